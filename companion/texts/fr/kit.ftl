# Ce que le kit dit lui-même sur chaque page.
kit-skip = Aller à la table
kit-reconnecting = Reconnexion à la table…
kit-keep-playing = Continuez
kit-saved = { $moves ->
    [one] Continuez : { $moves } coup est gardé ici
   *[other] Continuez : { $moves } coups sont gardés ici
}
kit-stale = Pas à jour
kit-undo = Annuler
kit-anyway = Le faire quand même
kit-close = Fermer
kit-loading = Un instant…
kit-sheet-failed = Impossible d’ouvrir. Réessayez.
kit-refused = Cela n’a pas marché.
