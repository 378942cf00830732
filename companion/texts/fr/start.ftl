## Ouvrir une table

start-title = À quoi joue-t-on ?
start-game = Jeu
start-players = Joueurs et options
start-new = nouveau
start-free = libre
start-name-of = Nom à la place { $seat }
start-names-help = Les noms peuvent attendre les téléphones : scannez, touchez votre nom, c’est fait.
start-setup = Mise en place à { $seats }
start-no-setup = Rien à préparer : ouvrez la table et jouez.
start-shelf = Ludothèque et parties
start-back-to = Retour à { $game } ({ $code })
start-have-code = J’ai un code
start-code = Code
start-join = Rejoindre
lobby-seats = { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
lobby-checklist = Mise en place
lobby-same-wifi = Sur le même Wi-Fi que cet écran. Ou tapez
lobby-code = code
lobby-cannot-connect = Pas de connexion ?
lobby-free = Place libre
lobby-without-phone = Ajouter sans téléphone
lobby-no-phone = sans téléphone
lobby-remove = Retirer { $who }
lobby-first = Qui joue en premier
lobby-first-random = Premier joueur au hasard
lobby-first-is = { $who } joue en premier
lobby-start = Commencer
lobby-setup-done = { $of ->
    [0] Aucune mise en place.
   *[other] Mise en place : { $done } sur { $of }.
}
lobby-can-start = { $players ->
    [one] Vous pouvez commencer en solo.
   *[other] Vous pouvez commencer à { $players }.
}
lobby-need-more = Ce jeu demande au moins { $least } personnes.
lobby-seated = Vous êtes à table
lobby-you = vous
lobby-one-more = Une place de plus sur ce téléphone
lobby-wait-host = L’hôte lance la partie
join-table = { $free ->
    [0] Table { $code } · plus de place
    [one] Table { $code } · une place libre
   *[other] Table { $code } · { $free } places libres
}
join-name = Votre prénom
join-are-you = C’est vous ?
join-recent = Déjà venus
join-crest = Votre couleur et emblème
join-watch = Regarder seulement
join-full = Toutes les places sont prises
join-full-help = Vous pouvez regarder, ou demander à l’hôte de libérer une place pour votre téléphone.
crest-1 = Vague
crest-2 = Soleil
crest-3 = Feuille
crest-4 = Coquille
crest-5 = Lune
crest-6 = Sommet
web-language = Langue
log-tick = { $who } prépare la table
