## The card notebook

notebook-help = What was typed about a card is remembered on this machine and offered the next time.
notebook-export = Take it along
notebook-import = Bring in another notebook
notebook-save = Save
notebook-forget = Forget this card
notebook-empty = Nothing remembered yet.
notebook-not-one = That file is not a card notebook
