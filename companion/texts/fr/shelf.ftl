# Pourquoi un jeu ne peut pas être posé sur l’étagère.

shelf-problem = { $file }, ligne { $line } : { $reason }
shelf-problem_in_file = { $file } : { $reason }
score-rounds = Manches

## Le fichier lui-même

problem-cannot_read = le fichier ne peut pas être lu ({ $error })
problem-not_utf8 = le fichier n’est pas écrit en UTF-8 ({ $error })
problem-not_toml = ce n’est pas du TOML : { $error }
problem-too_large = le fichier dépasse { $most } Ko
problem-too_deep = trop de crochets imbriqués
problem-bad_file_name = le nom du fichier doit commencer par une lettre : il devient le nom du jeu
problem-wrong_key = le jeu doit porter le nom de son dossier, « { $key } »
problem-game_crashes = le jeu ne peut pas être chargé : { $error }
problem-unreadable_text = le texte « { $name } » est illisible : { $error }

## Mots et valeurs

problem-missing = il manque ici : { $name }
problem-unknown_word = « { $name } » est inconnu ici ; sont connus : { $known }
problem-unknown_word_near = « { $name } » est inconnu ici ; vouliez-vous dire « { $near } » ?
problem-unknown_effect = une action ne sait pas faire « { $name } » ; elle sait : { $known }
problem-unknown_part = aucun élément ne s’appelle « { $name } »
problem-unknown_option = aucune option ne s’appelle « { $name } »
problem-unknown_question = l’action ne pose pas de question adaptée nommée « { $name } »
problem-unknown_score = aucune ligne de score ne s’appelle « { $name } »
problem-unknown_field = aucun champ ne s’appelle « { $name } »
problem-wrong_place = « { $name } » est de l’autre côté : sur la table alors qu’une place est demandée, ou l’inverse
problem-bad_name = « { $name } » ne peut pas être un nom : seulement des minuscules, des chiffres et _, une lettre d’abord, et aucun de nos propres mots
problem-same_key = « { $name } » s’y trouve deux fois
problem-not_text = « { $name } » doit être un texte entre guillemets
problem-not_a_number = « { $name } » doit être un nombre entier
problem-number_too_large = « { $name } » ne doit pas dépasser { $most }
problem-too_small = il faut au moins { $least }
problem-not_yes_no = « { $name } » doit être true ou false
problem-not_a_list = « { $name } » doit être une liste entre [ ]
problem-not_a_table = « { $name } » doit être une table : une section à part, ou des paires entre accolades
problem-not_a_choice = « { $name } » ne figure pas parmi les choix
problem-not_seats = « { $name } » n’est pas un nombre de personnes
problem-not_countable = « { $name } » ne se compte pas
problem-not_a_token = « { $name } » n’est pas un jeton
problem-not_a_stock = « { $name } » n’est pas une réserve de plusieurs sortes
problem-not_a_roster = « { $name } » n’est pas un registre
problem-cannot_choose_from = impossible de choisir dans « { $name } » : ni réserve de plusieurs sortes ni registre
problem-option_without_numbers = les choix de l’option « { $name } » ne sont pas des nombres
problem-most_or_fewest = « { $name } » doit être most ou fewest
problem-wrong_seats = seats doit donner deux nombres de 1 à { $most }, le plus petit d’abord
problem-wrong_rounds = il peut y avoir de 1 à { $most } manches
problem-no_words = le texte en { $language ->
    [fr] français
   *[en] anglais
} manque
problem-text_too_long = un texte ne doit pas dépasser { $most } caractères

## Les règles

problem-no_text = « { $name } » n’a pas de texte en { $language ->
    [fr] français
   *[en] anglais
}
problem-end_at_opening = la fin « { $name } » est déjà atteinte à l’ouverture
problem-law_broken_at_opening = la loi « { $name } » n’est pas respectée à l’ouverture
problem-starts_out_of_bounds = « { $name } » commence à { $value }, hors de ses propres limites
problem-ties_of_nothing = il y a des départages mais aucune ligne de score
problem-opening_crashes = la partie ne peut pas commencer à { $seats } : { $error }
problem-rule_crashes = la règle « { $name } » échoue : { $error }
problem-action_crashes = l’action « { $name } » échoue : { $error }
