## La fin d’une partie

web-game-over = La partie est finie
web-closing-help = Chacun a-t-il terminé ? Comptez les points, ou continuez à jouer.
web-count-title = Comptez vos cartes
web-count-line = Le reste est déjà compté
web-from-counters = D’après vos compteurs
web-your-total = Votre total
web-done = C’est bon
web-sealed = Sous scellés : personne ne voit vos lignes avant le décompte
web-waiting-for = On attend { $who }, puis le décompte
web-final-scoring = Décompte final
web-counting = Chaque téléphone compte ce que seul son propriétaire voit
web-counting-help = Les lignes restent scellées jusqu’à ce que tous soient prêts ; puis on les dévoile ensemble.
web-ready = C’est prêt
web-is-counting = compte…
web-count-for = Compter pour { $who }
web-of = { $at } sur { $of }
web-penalties-last = Les malus viennent à la fin
web-reveal-help = Touchez l’écran ou Espace pour la ligne suivante
web-skip = Aller au résultat
web-not-needed = inutile
web-score-by-line = Score par ligne
web-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
web-wins = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent ensemble !
}
web-you-win = { $count ->
    [one] Gagné, { $who } !
   *[other] Victoire partagée, { $who } !
}
web-reason-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-reason-tie = { $points } points, au départage
web-reason-shared = { $points } points chacun : victoire partagée
web-tie-at = Égalité à { $points } : { $names }
web-tie-broken = Égalité à { $points } : { $why } → { $names }
web-tie-shared = Égalité à { $points } : partagée par { $names }
web-ranking = Classement
web-how-it-went = Le film de la partie
web-correct-line = Corriger une ligne
web-correct-line-help = La table a raison : mettez la ligne comme vous l’avez comptée. Tout le monde voit le changement.
web-play-again = Rejouer
web-to-shelf = Ranger
