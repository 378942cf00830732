# Why a game cannot be put on the shelf.

shelf-problem = { $file }, line { $line }: { $reason }
shelf-problem_in_file = { $file }: { $reason }
score-rounds = Rounds

## The file itself

problem-cannot_read = the file cannot be read ({ $error })
problem-not_utf8 = the file is not written in UTF-8 ({ $error })
problem-not_toml = this is not TOML: { $error }
problem-too_large = the file is larger than { $most } KB
problem-too_deep = too many brackets inside one another
problem-bad_file_name = the name of the file must begin with a letter: it becomes the name of the game
problem-wrong_key = the game must carry the name of its folder, “{ $key }”
problem-game_crashes = the game cannot be loaded: { $error }
problem-unreadable_text = the text “{ $name }” cannot be read: { $error }

## Words and values

problem-missing = something is missing here: { $name }
problem-unknown_word = “{ $name }” is not known here; known are: { $known }
problem-unknown_word_near = “{ $name }” is not known here; did you mean “{ $near }”?
problem-unknown_effect = “{ $name }” is nothing an action can do; it can: { $known }
problem-unknown_part = there is no part named “{ $name }”
problem-unknown_option = there is no option named “{ $name }”
problem-unknown_question = the action asks no fitting question named “{ $name }”
problem-unknown_score = there is no score line named “{ $name }”
problem-unknown_field = there is no field named “{ $name }”
problem-wrong_place = “{ $name }” belongs to the other side: it lies on the table where a seat is asked for, or the other way round
problem-bad_name = “{ $name }” cannot be a name: small letters, digits and _ only, a letter first, and not one of our own words
problem-same_key = “{ $name }” is there twice
problem-not_text = “{ $name }” must be a text in quotes
problem-not_a_number = “{ $name }” must be a whole number
problem-number_too_large = “{ $name }” must not go beyond { $most }
problem-too_small = this must be at least { $least }
problem-not_yes_no = “{ $name }” must be true or false
problem-not_a_list = “{ $name }” must be a list in [ ]
problem-not_a_table = “{ $name }” must be a table: a section of its own, or pairs in braces
problem-not_a_choice = “{ $name }” is not among the choices
problem-not_seats = “{ $name }” is not a number of players
problem-not_countable = “{ $name }” is nothing that can be counted
problem-not_a_token = “{ $name }” is not a token
problem-not_a_stock = “{ $name }” is not a stock
problem-not_a_roster = “{ $name }” is not a roster
problem-cannot_choose_from = one cannot choose from “{ $name }”: it is neither a stock nor a roster
problem-option_without_numbers = the choices of the option “{ $name }” are no numbers
problem-most_or_fewest = “{ $name }” must be most or fewest
problem-wrong_seats = seats must be two numbers from 1 to { $most }, the smaller first
problem-wrong_rounds = there can be 1 to { $most } rounds
problem-no_words = the text in { $language ->
    [fr] French
   *[en] English
} is missing
problem-text_too_long = a text must not be longer than { $most } characters

## The rules

problem-no_text = “{ $name }” has no text in { $language ->
    [fr] French
   *[en] English
}
problem-end_at_opening = the end “{ $name }” is already due when the game begins
problem-law_broken_at_opening = the law “{ $name }” does not hold when the game begins
problem-starts_out_of_bounds = “{ $name }” begins at { $value }, outside its own bounds
problem-ties_of_nothing = there are tiebreaks but no score lines
problem-opening_crashes = the game cannot be opened for { $seats } players: { $error }
problem-rule_crashes = the rule “{ $name }” fails: { $error }
problem-action_crashes = the action “{ $name }” fails: { $error }
