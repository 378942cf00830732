## Historique

web-back = Retour
history-all = Depuis le début
history-before = Avant la première manche
history-redo = Rétablir
history-series = Ce que montre la courbe
history-chart = Le film de la partie, une ligne par personne
history-here = Revenir ici
history-go-back = { $count ->
    [one] Revenir, annuler { $count } coup
   *[other] Revenir, annuler { $count } coups
}
history-nothing-lost = Tout le monde le voit. Rien n’est perdu : on peut rétablir.
history-pick = Touchez une ligne pour revenir à ce point
series-score = Score

## Ludothèque

shelf-title = Ludothèque
shelf-past = Parties jouées
shelf-none = Aucune partie terminée. La première se rangera ici.
shelf-running = Encore sur la table
shelf-leaders = Qui gagne
shelf-wins = { $wins } sur { $games }
shelf-players = { $players ->
    [one] { $players } personne
   *[other] { $players } personnes
}
shelf-minutes = { $minutes } min
shelf-all = Tous les jeux
shelf-place = Place
shelf-games = { $count ->
    [0] pas encore joué
    [one] { $count } partie
   *[other] { $count } parties
}
shelf-export = Enregistrer dans un fichier
shelf-csv = Feuille de score (CSV)
shelf-import = Importer un fichier
shelf-import-help = Une partie enregistrée ici ou sur une autre machine.
shelf-forget = Retirer de la ludothèque
shelf-new-game = Nouvelle partie
shelf-notebook = Carnet de cartes
shelf-not_an_export = Ce fichier n’est pas une partie enregistrée
shelf-newer_export = Ce fichier vient d’une version plus récente de Tablée
shelf-damaged_export = Ce fichier est endommagé
shelf-unknown_game = Le jeu de ce fichier n’est pas dans cette ludothèque
shelf-last = Dernière : { $day }
shelf-mine-games = { $games ->
    [one] partie
   *[other] parties
}
shelf-mine-wins = { $wins ->
    [one] victoire
   *[other] victoires
}
shelf-mine-rate = de victoires
shelf-last-scores = { $count ->
    [one] Votre dernier score
   *[other] Vos { $count } derniers scores
}
shelf-facts = { $game } en chiffres
shelf-average-score = score gagnant moyen
shelf-average-time = { $rounds ->
    [0] durée moyenne
    [one] durée moyenne, une manche
   *[other] durée moyenne, { $rounds } manches
}
shelf-ties = décidées par un départage
shelf-tie = départage
shelf-kept = Gardé sur cette machine
