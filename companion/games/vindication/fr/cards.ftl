# Noms des cartes et des territoires, d’après le livre de règles français.

## Déclencheurs

card-all_in = Tapis
card-balance = Équilibre
card-companions = Compagnons
card-monsters = Monstres
card-proficiencies = Aptitudes
card-regions = Territoires
card-relics = Reliques
card-supremacy = Suprématie
card-speed = Rapidité
card-traits = Attraits
card-tokens = Jetons de déclenchement
card-vindication = Transcendement

## Compagnons

card-nyra = Nyra
card-zinh = Zinh
card-adena = Adena
card-igor = Igor et Senna
card-durgle = Durgle
card-belac = Belac
card-zaya = Zaya
card-sestra = Sestra
card-leiyha = Leiyha
card-gha_kein = Négociateur Gha-Kein
card-elina = Elina
card-elyas = Commerçant Elyas
card-yohna = Yohna
card-ursula = Ursula
card-yenara = Yenara
card-fynnok = Fynnok
card-rhun = Impératrice Rhun
card-anazi_birin = Anazi’birin
card-hira = Conteurs Hira et Gan
card-adren = Adren
card-ruak = Ruak
card-dregun = Dregun
card-dara = Dara
card-yok_non = Yok-Non
card-qu_ara = Qu’ara
card-xan = Xan
card-arn = Arn
card-groll = Groll
card-nilo = Nilo
card-krajik = Krajik
card-zharah = Zharah
card-ga_nok = Ga’nok
card-herk = Herk
card-yanos = Yanos
card-wim = Wim
card-jerno = Jerno
card-izah = Izah
card-veroa = Veroa
card-nalin = Nalin
card-drokk = Drokk
card-oneth = Oneth
card-black_dove = La Colombe noire
card-kealth = Kealth
card-xina = Xina
card-jika = Jika
card-zharyan = Les Sœurs Zharyan
card-tirynn = Tirynn
card-zho = Zho
card-dawn = Dawn
card-kheya = Kheya
card-miara = Miara
card-johann = Johann
card-eila = Eila
card-oog_teh = Oog’Teh
card-grenn = Grenn
card-nyei = Nyei
card-dahlia = Dahlia
card-elya = Elya
card-kaladre = Ambassadeur Kaladre
card-dryn = Dryn
card-seven_spikes = Sept Piquants
card-strann = Strann
card-zula = Zula
card-feth = Feth
card-kuvot = Kuvot
card-evil_tongue = La Mauvaise Langue
card-vrix = Vrix
card-toule = Toule
card-sidney = Sidney

## Attraits

card-creativity = Créativité
card-devotion = Dévouement
card-diligence = Diligence
card-expertise = Expertise
card-gallantry = Galanterie
card-humility = Humilité
card-impunity = Impunité
card-leadership = Leadership
card-loyalty = Loyauté
card-patience = Patience
card-persistence = Persistence
card-preparation = Préparation
card-purpose = Objectif
card-resilience = Résilience
card-adventure = Esprit d’aventure
card-wonder = Merveille
card-usurpation = Attrait de trahison : prise de contrôle pour 1 conviction
card-greed = Avidité
card-hubris = Hubris

## Reliques

card-right_arm = Bras droit de la Maîtresse de la Bête
card-ceremonial_knife = Couteau Cérémonial Modifié
card-portal_stone = Pierre de Portail Chargée
card-dawn_seal = Sceau de Chercheur d’Aube
card-riddle_orb = Orbe Scintillante des Énigmes
card-reality_mirror = Miroir des Réalités Alternatives
card-power_pendant = Pendentif de Puissance
card-shimmering_berries = Sachet de Baies Scintillantes
card-blue_sceptre = Sceptre de Flammes Bleues
card-highborn_scroll = Parchemin du Haut-Né
card-awe_shield = Bouclier d’Effroi et de Merveille
card-star_taker = Preneur d’Étoiles
card-what_was_broken = Ce Qui Était Brisé
card-worn_mask = Masque Usé de l’Envahisseur
card-elemental_tome = Tome de Maîtrise Élémentaire
card-pink_elixir = Élixir Rose pailleté de Yenara
card-fools_boot = Botte du Fou Fringant
card-conviction_siphon = Siphon de Conviction
card-green_toxin = La Toxine Verte Tachetée de Yenara

## Monstres

card-butterfly_crusher = Crazed Écraseur de Papillons
card-tomb_keeper = Gardien de la Tombe Intérieure
card-dro_zol = Dro’zol, Seigneur du Vortex
card-drogas = Drogas, les Ténèbres Vivantes
card-drug = Drug, Destructeur Gratuit
card-violet_slime = Slime Violet Hideux
card-risen_dead = Les Morts Revigorés
card-mornak = Mornak, Perdu dans l’Ombre
card-ogun = Ogun, l’Écorce Vivante
card-oya = Oya, Fleur Carnivore
card-maw_sentinel = Sentinelle de la Gueule Béante
card-caterpillar = Fulminant Frayeur Chenillette
card-sula = Sula, Étang Mutant Moqueur
card-twin_voices = Voix Jumelles de la Peur et du Désespoir
card-unspeakable = L’Indicible
card-vish_ne = Vish’ne, Gardien des Falaises

## Animaux de compagnie

card-brokk = Brokk
card-claude = Claude
card-gremlin_gang = Dryad Gremlin Gang
card-ghak = Ghak
card-jaike_zoba = Jaïke et Zoba
card-kajek = Kajek
card-ketena = Ketena
card-ostrah = Ostrah
card-shonah = Shonah
card-slyrk = Slyrk
card-twerbs = Twerbs
card-vak_lk = Vak’lk
card-vosh = Vosh
card-yi_qua = Yi’Qua
card-zea = Zea

## Butin

card-owl_spear = Lance Cérémonielle du Hibou
card-dust = La Poussière des Êtres Disparus
card-sky_carpet = Tapis de Ciel Enchanté
card-everlit_medal = Médaillon de l’Everlit
card-island_standard = Norme de l’Île Particulière
card-prismatic_amulet = Amulette Prismatique des Âges
card-ambition_ring = Anneau d’Ambition Aveugle
card-sacred_feather = Plume Sacrée
card-nightwatch_sceptre = Sceptre du Veilleur de Nuit
card-learning_scroll = Parchemin d’Apprentissage Sans Limite
card-unknown_magic = Magie non Identifiée
card-hypnotic_wand = Baguette d’Emprise Hypnotique

## Quêtes secrètes

card-dawn_awakening = Réveil de l’Aube
card-carpe_diem = Carpe Diem
card-control_issues = Problèmes de Contrôle
card-no_evil_here = N’apportez pas votre mal ici
card-exoneration = Exonération des Misérables
card-innovation = Le Génie de l’Innovation
card-superiority = Supériorité Intellectuelle
card-party_time = C’est l’Heure de la Fête
card-motivation = Leadership de Motivation
card-inner_power = Le Pouvoir Intérieur
card-prized_expert = L’Expert Prisé
card-discipline = Le Bénéfice de la Discipline
card-promise = La Promesse Faite à Vous-Même
card-polymath = L’Ascension du Polymathe
card-tower_trinkets = Bibelots de la Tour
card-brawn = Vigoureux Musclé

## Cartes sans nom

unnamed-companions = Un compagnon
unnamed-relics = Une relique
unnamed-traits = Un attrait
unnamed-monsters = Un monstre
unnamed-pets = Un animal de compagnie
unnamed-loot = Une carte butin
unnamed-pure = Un cristal pur
card-companions_card = Un compagnon
card-relics_card = Une relique
card-traits_card = Un attrait
card-monsters_card = Un monstre
card-pets_card = Un animal
card-loot_card = Une carte butin

## Territoires

region-kind = { $kind ->
        [academy] Académie
        [tomb] Tombeau Antique
        [tower] Tour des Arcanes
        [post] Poste de Commandement
        [fort] Fort
        [maw] Gueule Béante
        [spire] Flèche Sacrée
        [inn] Auberge
        [library] Bibliothèque
        [monastery] Monastère
        [shrine] Sanctuaire
        [jeweller] Joaillier
        [mine] Mine de cristal
        [menagerie] Ménagerie
        [stones] Pierres Sacrées
        [ruins] Ruines du Temple
        [well] Puits des Souhaits
        [site] Site de construction
        [ronak] Ronak
        [tuuk] Tuuk-Tuuk
       *[other] Territoire
    }
choice-region = { region-kind }
choice-region-held = { region-kind } · { $holder }
choice-token = Jeton sur { $space }
