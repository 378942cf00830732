## Le carnet de cartes

notebook-help = Ce qui est noté sur une carte reste sur cette machine et revient la fois suivante.
notebook-export = L’emporter
notebook-import = Importer un autre carnet
notebook-save = Enregistrer
notebook-forget = Oublier cette carte
notebook-empty = Rien de noté pour l’instant.
notebook-not-one = Ce fichier n’est pas un carnet de cartes
