## The command line

cli-about = Comptoir : une table pour des jeux du temps des épices. Une réalisation de fans, non officielle.
cli-after-help = Codes de sortie : 0 tout va bien, 1 la réponse est non, 2 la commande ou un fichier n’a pas pu être utilisé.
cli-help-help = Montrer cette aide
cli-version-help = Montrer la version
cli-usage-heading = Utilisation :
cli-commands-heading = Commandes :
cli-arguments-heading = Arguments :
cli-options-heading = Options :
cli-command-value = COMMANDE
cli-lang-help = Langue : en ou fr (par défaut celle du système)
cli-in-file = { $file } : { $reason }
cli-cannot-read = Le fichier ne peut pas être lu : { $reason }
cli-cannot-write = Le fichier ne peut pas être écrit : { $reason }
cli-is-folder = C’est un dossier, pas un fichier.
cli-too-long = Le fichier dépasse { $most } Mio : on n’en lit pas plus.
cli-not-text = Ce n’est pas un fichier texte (octet { $byte }).
cli-bad-seed = « { $text } » n’est pas une graine. Une graine est un nombre ou 64 chiffres hexadécimaux.
cli-who = { $who }

## The terminal table

play-about = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier
play-game-help = Le jeu, par son identifiant (voir « comptoir games ») ; inutile avec --resume
play-seats-help = Qui prend place où : human, human:NOM, ou un robot (level1 à level4, greedy, random ; level4@2s réfléchit deux secondes), séparés par des virgules [par défaut : human,level2,level2]
play-with-help = Modules à ajouter, séparés par des virgules (voir « comptoir games »)
play-seed-help = La graine du hasard : un nombre ou 64 chiffres hexadécimaux [par défaut : imprévisible]
play-resume-help = Continuer une partie enregistrée
play-save-help = Garder la partie dans ce fichier, à jour après chaque décision
play-pace-help = Le temps que prend un robot pour une décision, en millisecondes [par défaut : 700 ; 0 avec --plain]
play-confirm-help = Les robots attendent Entrée après votre tour, pour que vous puissiez le reprendre
play-plain-help = Des lignes de texte au lieu d’une table dessinée, pour lecteurs d’écran et scripts (toujours ainsi sans terminal)
play-which-game = Nommez le jeu : { $games }.
play-other-game = C’est une partie de { $game }, pas de { $asked }.
play-unknown-seat = « { $text } » ne peut pas prendre place. Une place est human, human:NOM, ou l’un des robots : { $bots }. Choisissez avec --seats.
play-seat-count = Cette partie a { $seats } places, mais --seats en nomme { $count }.
play-save-exists = Ce fichier existe déjà. Continuez-le (--resume), ou gardez la partie dans un autre fichier.
play-terminal = Le terminal ne peut pas être utilisé : { $reason }

play-you = Vous
play-zone = { $zone } :
play-zone-count = { $zone } ({ $count }) :
play-on-it = Dessus : { $guests }.
play-commitment = Empreinte de la graine, pour vérifier les mélanges plus tard : { $hash }
play-seed = La graine de cette partie était { $seed }
play-log = Journal
play-choices = { $count ->
    [0] Rien à choisir pour l’instant
    [one] Un seul choix
   *[other] { $count } choix
}
play-amount = ◂ { $choice } ▸ ({ $least }–{ $most })
play-choices-typed = Choix { $typed }… (Entrée le prend)
play-prompt-of = { $who } — { $prompt }
play-held = Votre tour est joué. Entrée laisse continuer les autres ; U le reprend.

play-taken-back = { $count ->
    [one] Décision reprise.
   *[other] { $count } décisions reprises.
}
play-done-again = Décision rejouée.
play-saved = Enregistré dans { $file }
play-no-file = Dites dans quel fichier enregistrer.
play-no-record = Une partie commencée par un état ne peut pas être enregistrée.
play-broken = La table ne peut pas être mise en place : { $reason }.
play-save-stream = Une partie ne s’enregistre que dans un fichier ; ceci n’en est pas un.
play-language = La table parle français.
play-not-touchable = Aucun de vos choix ne concerne cette pièce pour l’instant.
play-no-choice = Vous n’avez rien à choisir pour l’instant.
play-no-such-number = Aucun choix ne porte ce numéro ; ils vont de 1 à { $most }.
play-hints-title = Conseils
play-hint = { $number }. { $choice } : { $figures }.
play-decides = À { $who } de décider.

play-tip-list = Tapez un numéro, ou choisissez avec ↑ ↓ et Entrée. Tab mène au plateau.
play-tip-board = Les flèches mènent à ce que vous pouvez toucher, Entrée le touche. Tab ramène à la liste.
play-tip-narrowed = Voici les choix pour cette pièce. Échap les montre tous à nouveau.
play-tip-bot = Entrée continue tout de suite.
play-tip-bot-undo = Entrée continue tout de suite. U reprend votre dernière décision.
play-tip-held = Entrée laisse continuer les autres. U reprend votre dernière décision.
play-tip-over = Entrée montre à nouveau le résultat, S enregistre la partie, Q quitte.
play-keys = Tab plateau  U reprendre  R rejouer  T tour  S enregistrer  ? aide  Q quitter
play-keys-short = U reprendre  S enregistrer  ? aide  Q quitter
play-too-small = Cette fenêtre est trop petite pour la table. Donnez-lui au moins { $columns } colonnes et { $lines } lignes.

play-legend-goods = Lettres du plateau : { $goods }.
play-legend-good = { $letter } { $good }
play-legend-signs = Signes : → ce qui précède devient ce qui suit ; ↑2 deux marchandises peuvent monter d’un niveau ; ↶ la carte revient en main ; ⇉ chaque autre place reçoit ce qui suit ; / ou ; [2] combien il y en a ; ◆ le dos d’une carte.
play-help-title = Aide
play-help-list = 1–9 — prendre le choix de ce numéro ; Entrée termine un nombre à deux chiffres
play-help-board = ↑ ↓ ← → — se déplacer dans la liste ou sur le plateau, fixer un montant ; Entrée choisit ou touche
play-help-look = Maj et une flèche — regarder n’importe quelle pièce, même intouchable
play-help-switch = Tab — de la liste au plateau et retour
play-help-signs = [ ] ou un cadre épais — ce que vous pouvez toucher ; ‹ › — ce qui est posé sur une carte
play-help-undo = U — reprendre la dernière décision, même juste après votre tour
play-help-redo = R — rejouer ce qui a été repris
play-help-restart = T — revenir au début de votre tour
play-help-bots = Entrée ou espace — ne pas attendre les robots
play-help-hint = H — les trois meilleurs choix, et pourquoi
play-help-places = O — toute la table en phrases
play-help-log = Page haut, page bas — lire le journal
play-help-save = S — enregistrer ; continuez plus tard avec « comptoir play --resume FICHIER »
play-help-language = L — English
play-help-quit = Q — quitter la table
play-places-title = Sur la table
play-quit-title = Quitter ?
play-quit = La partie n’est pas enregistrée dans son état actuel.
play-quit-saved = Rien ne sera perdu.
play-save-title = Enregistrer
play-save-as = Enregistrer dans quel fichier ?
play-save-replace = Ce fichier existe. Entrée une seconde fois le remplace.
play-handover-title = Au suivant
play-handover = À { $name } de décider.
play-result-title = Le résultat
play-foot-scroll = ↑ ↓ défiler, Échap fermer
play-foot-hints = Entrée prend le premier, un chiffre un autre, Échap ferme
play-foot-quit = S enregistrer et quitter, Q quitter, Échap rester
play-foot-quit-saved = Q quitter, Échap rester
play-foot-save = Entrée enregistrer, Échap annuler
play-foot-handover = Entrée prendre place, U reprendre
play-foot-result = Échap voir la table, S enregistrer, Q quitter

play-winner = { $who_is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
play-no-winner = Tout le monde a perdu.
play-winners = { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun.
play-source = { $source } { $points }
play-sources = { $sources }

play-plain-welcome = { $game }. Tapez le numéro de votre choix ; ? explique les autres commandes.
play-plain-amount = de ={ $least } à ={ $most } : un montant ; le plus petit : { $choice }
play-plain-unknown = Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
play-plain-confirm = Entrée laisse continuer les autres ; u reprend votre tour.
play-plain-help-number = Un numéro prend ce choix, = et un nombre ce montant ; une ligne vide relit les choix ; o lit toute la table.
play-plain-help-turn = u reprend la dernière décision, r la rejoue, t revient au début de votre tour.
play-plain-help-more = s FICHIER enregistre, h donne un conseil, l parle anglais, q quitte.
play-plain-not-saved = La partie n’a pas été enregistrée.
play-plain-line = { $rank }. { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $sources }

## The arena

arena-about = Faire jouer des tournois à des robots et compter ce qui en sort
arena-after-help = Les places tournent : chaque robot occupe chaque place aussi souvent que les autres. La même graine donne le même résultat quel que soit le nombre de fils.
    S’il y a moins de robots que de places, le dernier occupe celles qui restent ; s’il y en a plus, chaque groupe possible joue. Les robots de même nom sont comptés ensemble.
arena-bots-help = Les robots, par exemple random,greedy ; random*3 équivaut à random,random,random ; level3@50ms et level3@2000 réfléchissent ce temps ou ce nombre d’itérations ; seer:level3 voit tout
arena-games-help = Nombre de parties [par défaut : 100]
arena-from-help = Numéro de la première partie, pour rejouer une partie ou jouer un tournoi en plusieurs fois [par défaut : 0]
arena-seed-help = D’où vient tout le hasard : un nombre, ou 64 chiffres hexadécimaux [par défaut : 1]
arena-seats-help = Nombre de places (par défaut autant que de robots)
arena-with-help = Modules à utiliser, par exemple golden-deals ou bonus-cards=b1
arena-all-tables-help = Jouer tour à tour à toutes les tables du jeu : chaque nombre de places avec chaque combinaison de modules ; les robots sont répétés pour remplir les places
arena-ladder-help = Jouer une échelle : chaque robot contre celui nommé avant lui, qui occupe toutes les autres places
arena-threads-help = Nombre de fils d’exécution (par défaut un par cœur)
arena-out-help = Écrire dans ce fichier une ligne de JSON par partie
arena-records-help = Enregistrer chaque partie dans ce dossier
arena-check-help = Vérifier chaque partie après chaque coup, comme le font les tests des règles
arena-progress = Parties

arena-no-games = Aucune partie n’est demandée. Donnez à --games au moins 1.
arena-too-many-games = Aucune partie n’a un numéro aussi grand. Diminuez --games ou --from.
arena-bad-threads = Donnez à --threads une valeur de 1 à { $most }.
arena-no-threads = Les fils d’exécution ne démarrent pas : { $reason }
arena-bad-entrant = « { $text } » ne désigne aucun robot. Donnez un nom, ou un nom et combien de fois, par exemple random*3.
arena-too-many-entrants = Trop de robots. Nommez-en { $most } au plus.
arena-unknown-bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
arena-short-ladder = Une échelle a au moins deux robots. Nommez-les du plus faible au plus fort, par exemple level1,level2,level3.
arena-nobody = Personne n’est à la table. Nommez au moins un robot.

arena-mishap = La partie { $number } a mal tourné après { $ply ->
        [one] { $ply } décision
       *[other] { $ply } décisions
    } : { $what }
      Table : { $seats } places, modules : { $with } ; robots : { $bots }
      Graine de la partie : { $seed }
      Pour la revoir : { $again }
arena-broken = la vérification « { $check } » a échoué. { $rule } Constaté : { $detail }
arena-panic = le programme a trébuché : { $said }
arena-endless = elle continue au-delà de { $longest } décisions.
arena-dead-end = la place { $seat } est attendue mais n’a aucun coup.
arena-refused = « { $text } » par la place { $seat } est dans la liste des coups mais a été refusé : { $reason }
arena-astray = le robot de la place { $seat } a choisi un coup qui n’est pas dans la liste.

arena-title = { $game }, { $table } : { $count ->
    [one] une partie
   *[other] { $games } parties
}, graine { $seed }
arena-table = { $seats } places
arena-table-with = { $seats } places avec { $with }
arena-tables = { $count } tables différentes
arena-column-bot = Robot
arena-column-below = Contre
arena-column-seat = Place
arena-column-played = Jouées
arena-column-wins = Victoires
arena-column-share = Part
arena-column-interval = Intervalle à 95 %
arena-column-expected = À égalité
arena-column-points = Points
arena-percent = { $figure } %
arena-interval = { $low }–{ $high } %
arena-length = Durée : { $mean } décisions en moyenne, de { $min } à { $max }.
arena-speed = { $decisions } décisions en { $seconds } s de jeu : { $speed } par seconde sur { $threads ->
    [one] un fil
   *[other] { $threads } fils
}.
arena-stopped = { $count ->
    [one] Une partie a été arrêtée
   *[other] { $games } parties ont été arrêtées
} par la limite de durée.
arena-checked = Vérifié { $times } fois ; rien d’anormal.

## Réglage

fit-about = Trouver ce que comptent les repères d’une position quand on prédit les points de la fin
fit-after-help = Un robot joue contre lui-même ; puis l’on cherche ce que compte chaque repère d’une position, selon le temps qui reste, pour que les prévisions s’approchent le plus de ce que les parties ont donné. Ce qui compte est l’avance d’une place sur les autres. Une partie sur cinq est gardée pour la preuve. Le fichier est celui qu’un jeu garde pour ses prévisions. La même graine donne les mêmes chiffres quel que soit le nombre de fils, sauf si le robot réfléchit à la montre.
fit-bot-help = Qui joue : level2, ou une recherche comme ismcts@200 [par défaut : level2]
fit-games-help = Nombre de parties, au moins dix [par défaut : 300]
fit-seats-help = Nombre de places ; à défaut, des tables de toutes les tailles à tour de rôle
fit-off = Les avances prédites pour des parties non apprises étaient fausses de { $before } points ; elles le sont maintenant de { $after }. Qui suppose que personne ne mène se trompe de { $spread }.
fit-spreads = On prédit au mieux qui va gagner en multipliant les écarts du jeu par { $factor }.
fit-no-features = Il n’y a rien à apprendre pour { $game } : ce jeu prédit les points par son seul jugement.
fit-column-feature = Repère
fit-column-always = Toujours
fit-column-round = Par manche
fit-column-last = Dernière
fit-column-last-three = Trois dernières
tune-about = Trouver de meilleurs chiffres pour le jugement d’un jeu en le faisant jouer contre lui-même
tune-after-help = À chaque manche, tous les chiffres montent ou descendent un peu au hasard ; ce jeu de chiffres affronte son reflet aux mêmes tables, et l’on suit le gagnant. À la fin, les nouveaux chiffres affrontent les anciens. La même graine donne les mêmes chiffres quel que soit le nombre de fils, sauf si le robot réfléchit à la montre.
tune-bot-help = Qui joue : greedy, ou une recherche comme ismcts@200 [par défaut : greedy]
tune-seats-help = Nombre de places (par défaut 4, ou autant que le jeu en a)
tune-only-help = Les chiffres qui peuvent changer, séparés par des virgules (par défaut tous)
tune-rounds-help = Nombre de manches [par défaut : 100]
tune-games-help = Nombre de parties par manche [par défaut : 200]
tune-proof-help = Nombre de parties des nouveaux chiffres contre les anciens à la fin [par défaut : 2000]
tune-seed-help = D’où vient tout le hasard : un nombre, ou 64 chiffres hexadécimaux [par défaut : 1]
tune-out-help = Écrire les nouveaux chiffres dans ce fichier
tune-progress = Parties
tune-no-figure = Il n’y a pas de chiffre « { $name } ». Il y a : { $known }.
tune-column-name = Chiffre
tune-column-before = Avant
tune-column-after = Après
tune-better = Les nouveaux chiffres sont meilleurs : ils prennent { $share } % des victoires contre les anciens (intervalle à 95 % : { $low }–{ $high } %).
tune-worse = Les nouveaux chiffres sont moins bons : ils prennent { $share } % des victoires contre les anciens (intervalle à 95 % : { $low }–{ $high } %). Essayez plus de manches ou de parties.
tune-equal = Aucune différence n’est prouvée : les nouveaux chiffres prennent { $share } % des victoires contre les anciens (intervalle à 95 % : { $low }–{ $high } %). Essayez plus de manches ou de parties.


## Games, component tables, records and the engine

cli-json-help = Écrire du JSON, pour les programmes ; les places y sont comptées à partir de 0
cli-game-help = Le jeu, tel que « comptoir games » le nomme
cli-record-help = Un enregistrement, texte ou binaire
cli-content-help = Vos propres valeurs de matériel à la place de celles du programme (voir « comptoir content --export »)
cli-cannot-print = La réponse ne peut pas être écrite : { $reason }
games-about = Lister les jeux avec leurs modules, leurs places et leur durée
games-none = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
games-title = { $id } : { $name }
games-facts = { $min } à { $max } places, { $from } à { $to } minutes, complexité { $weight } sur 5, règles version { $rules }
games-modules = Modules (--with) :
games-module = { $id } : { $name }
content-about = Montrer les tables de matériel d’un jeu et l’origine de chaque valeur, ou vérifier les vôtres
content-export-help = Écrire un fichier TOML à modifier puis à redonner avec --content
content-check-help = Vérifier un fichier de vos propres valeurs ; le code de sortie 1 nomme la ligne et la raison
content-export-how =
    Les valeurs de matériel de { $game }. Mettez celles qui sont imprimées sur vos cartes,
    écrivez provenance = "own", et redonnez le fichier avec --content FICHIER. Les tables que vous
    retirez restent celles du programme. « comptoir content { $game } --check FICHIER » dit s’il convient.
content-sheet = { $sheet } ({ $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}) : { $provenance }
content-invented = { $mark } conçu pour Comptoir, la valeur imprimée n’ayant pas été trouvée. Qui possède la boîte peut saisir celle qui est imprimée (--export).
content-good = { $file } : ces valeurs conviennent pour { $game }.
content-replaced = { $sheet } ({ $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}) : { $what }
content-changed = changées : { $rows }
content-added = ajoutées : { $rows }
content-removed = retirées : { $rows }
content-unchanged = mêmes valeurs que celles du programme : { $sheets }
score-rank = Rang
score-seat = Place
score-points = Points
score-final = Score final
score-so-far = Score jusqu’ici
analyse-about = Revoir une partie enregistrée : l’évolution des chances de chacun et les plus grandes erreurs
analyse-effort-help = Nombre d’itérations de recherche pour chaque décision [par défaut : { $effort }]
analyse-progress = Analyse
analyse-title = { $game }, { $count } décisions
analyse-course = Les chances de gagner au fil de la partie
analyse-decision = Décision
analyse-mistakes = Les plus grandes erreurs
analyse-no-mistakes = Aucune décision n’a coûté cher.
verify-about = Vérifier un enregistrement : chaque coup permis, même position finale, graine conforme à son empreinte publiée (code de sortie 1 sinon)
verify-good = L’enregistrement est juste. { $game }, { $seats } places, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} : tous sont permis, ils mènent à la position enregistrée, et la graine correspond à son empreinte publiée.
verify-edited-too = { $reason } L’enregistrement a été modifié après son écriture : sa somme de contrôle ne correspond pas.
replay-about = Raconter une partie enregistrée et montrer la table où elle en était
replay-at-help = S’arrêter après tant de coups (0 : la mise en place)
replay-seat-help = La voir depuis cette place, comptée à partir de 1 (par défaut : en spectateur)
replay-at-too-late = L’enregistrement n’a que { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
replay-no-seat = Il n’y a pas de place { $seat } : cette table a les places 1 à { $count }.
replay-title = { $game }, { $seats } places{ $modules ->
    [0] { "" }
   *[other] , avec { $with }
}, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
replay-who = { $seat } : { $who }
replay-silent = { $seat } : { $text }
replay-table = La table après { $ply ->
    [one] { $ply } coup
   *[other] { $ply } coups
} sur { $count }
engine-about = Parler avec un programme : un objet JSON par ligne en entrée, un par ligne en sortie (voir docs/engine-protocol.md)
engine-said = { $text }
engine-cannot-read = L’entrée ne peut pas être lue : { $reason }
engine-not-utf8 = La ligne n’est pas du texte UTF-8 (octet { $byte }).
engine-line-too-long = La ligne dépasse { $most } octets et a été sautée.
engine-bad-json = La ligne n’est pas une valeur JSON : { $reason }
engine-not-object = Une demande est un objet JSON, pas { $text }.
engine-unknown-command = Il n’y a pas de commande « { $text } ». Il y a : { $known }.
engine-missing-field = Il manque le champ « { $field } ».
engine-missing-game = Dites quoi charger : « record » avec un enregistrement, ou « state » avec un état.
engine-missing-viewer = Dites qui regarde : « seat » avec son numéro, ou « spectator » avec true.
engine-unknown-field = Le champ « { $field } » n’a pas sa place dans ce { $command }.
engine-bad-field = Le champ « { $field } » ne peut pas valoir { $value } ; il faut { $expected }.
engine-expects-id = un texte ou un nombre entier
engine-expects-text = un texte
engine-expects-list = une liste de textes
engine-expects-whole = un nombre entier de 0 à { $most }
engine-expects-seed = un nombre entier ou 64 chiffres hexadécimaux
engine-expects-move = le texte d’un coup ou son numéro dans la liste
engine-expects-viewer = true, sans place à côté
engine-no-table = Aucune partie n’est ouverte. Envoyez d’abord new ou load.
engine-no-seat = Il n’y a pas de place { $seat } : cette table a les places 0 à { $last }.
engine-no-record = Une partie commencée par un état n’a pas d’enregistrement.
engine-bad-state = Cet état est impossible : { $reason }

## Le serveur

serve-about = Ouvrir Comptoir aux autres : jeux, comptes et page web, jusqu’à l’ordre d’arrêter
serve-db-help = Le fichier qui garde les tables et les gens ; créé s’il n’existe pas [par défaut : comptoir.db]
serve-listen-help = Où écouter, adresse et port ; le port 0 en prend un libre [par défaut : 127.0.0.1:8080]
serve-pace-help = Le temps qu’un bot prend pour la première décision de son tour, en millisecondes, et la moitié pour les autres [par défaut : 700]
serve-host-help = Un nom du serveur, en plus de localhost ; peut être donné plusieurs fois
serve-behind-proxy-help = Un mandataire se tient devant le serveur : croire ses en-têtes X-Forwarded
serve-open-metrics-help = Laisser aussi d’autres machines lire /metrics
serve-no-limits-help = Laisser chacun demander aussi souvent qu’il veut, pour des essais et des mesures
serve-log-format-help = Comment tenir le journal sur la sortie d’erreur : text ou json [par défaut : text]
serve-ready = Comptoir est ouvert à { $address }
serve-no-threads = Les fils d’exécution ne peuvent pas être lancés : { $reason }
serve-no-address = Comptoir ne peut pas écouter à { $address } : { $reason }
serve-no-store = Ce fichier ne peut pas servir de mémoire : { $reason }
serve-two-names = Ce fichier a un second nom (un lien physique), par lequel un autre Comptoir pourrait écrire par-dessus. Supprimez l’un des noms, ou indiquez un autre fichier avec --db.
serve-in-use = Un autre Comptoir sert déjà ce fichier. Arrêtez-le d’abord, ou indiquez un autre fichier avec --db.
serve-newer = Ce fichier a été écrit par un Comptoir plus récent (version { $found } ; celui-ci connaît { $known }).
backup-about = Copier le fichier d’un serveur dans un nouveau fichier, même pendant qu’il tourne
backup-db-help = Le fichier du serveur
backup-out-help = Le nouveau fichier
backup-nothing = Ce fichier n’existe pas.
backup-exists = Ce fichier existe déjà. Donnez-en un autre.

## Valeurs par l’exercice

derive-about = Trouver par l’exercice ce que valent les cartes d’un jeu de course
derive-after-help = De nombreuses courses sont jouées seul, avec des mains tirées au hasard ; celles qui avaient une carte sont comparées à celles qui ne l’avaient pas.
    La même graine donne les mêmes valeurs quel que soit le nombre de fils d’exécution.
derive-races-help = Nombre de courses [par défaut : 20000]
derive-progress = Courses
derive-no-race = { $game } n’est pas un jeu de course : il n’y a pas de cartes à essayer.
