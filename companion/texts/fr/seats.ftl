## Les places changent de main

seats-asks = Un autre téléphone demande la place de { $who }
seats-yes = Accepter
seats-no = Non
seats-here = à table
seats-play-for = Jouer pour { $who }
seats-free = Libérer la place
seats-make-host = Nommer hôte
seats-go = Y aller
seats-leave = Quitter
seats-claim = L’hôte est parti : devenir hôte
seats-invite = Pour rejoindre : { $place }, code { $code }
join-asked = C’est demandé. L’hôte va répondre…
join-take-over = Mon téléphone a changé : reprendre une place
join-take-over-help = Choisissez votre place. L’hôte dira si ce téléphone peut la reprendre.
prefs-look = Apparence
prefs-auto = Automatique
prefs-light = Clair
prefs-dark = Sombre
prefs-awake-lock = L’écran reste allumé tant que cette page est ouverte.
prefs-awake-video = L’écran reste allumé grâce à une petite astuce ; une adresse sécurisée (https) le ferait proprement.
prefs-awake-none = Ce navigateur ne permet pas de garder l’écran allumé. Allongez le délai de mise en veille.
prefs-clock = Horloge du tour
prefs-clock-off = Non
prefs-clock-on = Oui
prefs-clock-help = Elle montre seulement depuis quand dure ce tour. Personne ne perd à cause d’elle.
