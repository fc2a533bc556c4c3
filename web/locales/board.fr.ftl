## Le journal

log-sat = { $name } a pris place.
log-left = { $name } est parti.
log-began = La partie commence.
log-undone = { $who_is ->
    [you] Vous êtes revenu sur votre décision.
   *[other] { $who } est revenu sur une décision.
}
log-handed-wish = { $who_is ->
    [you] Un robot joue pour vous.
   *[other] Un robot joue pour { $who }.
}
log-handed-resigned = { $who_is ->
    [you] Vous avez abandonné. Un robot finit la partie.
   *[other] { $who } a abandonné. Un robot finit la partie.
}
log-handed-away = { $who_is ->
    [you] Vous étiez absent : un robot joue pour vous.
   *[other] { $who } est absent : un robot prend la suite.
}
log-handed-time = { $who_is ->
    [you] Votre temps est écoulé : un robot joue pour vous.
   *[other] Le temps de { $who } est écoulé : un robot prend la suite.
}
log-returned = { $who_is ->
    [you] Vous jouez de nouveau.
   *[other] { $who } joue de nouveau.
}
log-rematch = Il y a une revanche.

## Autour du plateau

board-seat = { $who }
board-piece-deed = { $piece }. { $deed }
board-button = { $written } : { $deed }
board-choices = { $count ->
    [one] Un seul choix.
   *[other] { $count } choix.
}
board-which = Lequel ?
board-cancel = Renoncer
board-confirm = Confirmer
board-confirm-what = { $choice } – cela termine votre tour.
board-undo = Annuler
board-restart = Recommencer le tour
board-hint = Conseil
board-hints = Les meilleurs coups, semble-t-il :
board-menu = Menu
board-skip = Tout montrer
board-back-to-now = Revenir au présent
board-looking = En arrière : décision { $at } sur { $of }.
board-handed = Un robot joue pour vous. Le menu vous rend la main.
board-since = Depuis { $time }.
board-time-left = reste { $time }
board-away = absent
board-bot-plays = robot
board-enlarge = Voir toute la place
board-place = De plus près
board-amount = Montant
board-less = Moins
board-more = Plus
board-list = { $count ->
    [0] Rien à décider
    [one] Une possibilité
   *[other] { $count } possibilités
}
board-list-short = { $count ->
    [0] Aucun coup
    [one] Un coup
   *[other] Les { $count } coups
}
board-moves = Coups
board-log = Journal
board-chat = Discussion
board-say = Dire quelque chose
board-send = Envoyer
board-side = Joueurs, journal et discussion
board-in-words = La table en mots
board-tab-mine = Moi
board-tab-board = Plateau
board-tab-others = Autres
board-tab-log = Journal

## Pourquoi pas

board-why-looking = Vous regardez en arrière. Revenez au présent pour décider.
board-why-watching = Vous regardez : seuls ceux qui sont assis décident.
board-why-not-turn = Ce n’est pas votre tour : { $who } décide.
board-why-wait = Un instant : la table est encore occupée.
board-why-not-this = Cette pièce ne sert pas maintenant. Ce qui brille peut servir ; tout ce qui est possible est aussi dans la liste.

## Questions et connexion

board-wire-trying = La connexion est perdue. Nouvel essai…
board-wire-gone = Cette table n’existe plus, ou vous ne pouvez pas la voir.
board-asks-undo = { $who_is ->
    [you] Vous demandez à annuler { $count ->
        [one] une décision.
       *[other] { $count } décisions.
    }
   *[other] { $who } demande à annuler { $count ->
        [one] une décision.
       *[other] { $count } décisions.
    }
}
board-asks-replace = { $who_is ->
    [you] Vous demandez
   *[other] { $who } demande
} qu’un robot joue pour { $seat }.
board-asks-waiting = En attente des réponses.
board-yes = Accepter
board-no = Refuser

## Le menu

board-close = Fermer
board-hand-over = Laisser jouer un robot
board-return = Rejouer moi-même
board-resign = Abandonner
board-resign-sure = Abandonner ?
board-resign-about = Vous abandonnez pour de bon, et un robot finit la partie à votre place.
board-play-on = Continuer
board-replace = Demander un robot à la place de { $who }
board-leave = Vers l’accueil
board-rules = Les règles
board-copy-link = Copier le lien pour spectateurs
board-copy-replay = Copier le lien de la partie
board-closer = Plus près
board-further = Plus loin
board-fit = Voir tout (F)
board-copied = Copié
board-keys = Touches
board-settings = Réglages
board-sound = Un son quand c’est mon tour
board-ask-confirm = Demander avant la fin de mon tour
board-theme-system = Comme le système
board-theme-light = Clair
board-theme-dark = Sombre
board-key-arrows = aller d’une pièce utilisable à l’autre
board-key-touch = utiliser la pièce, ou confirmer
board-key-digits = choisir dans la liste
board-key-undo = annuler la dernière décision
board-key-restart = recommencer le tour
board-key-hint = conseil
board-key-fit = voir tout le plateau
board-key-log = journal
board-key-escape = renoncer, fermer, passer
board-key-help = ces touches

## Regarder en arrière

board-replay = Moments de la partie
board-moment = Décision { $at } sur { $of }
board-earlier = Avant
board-later = Après
board-play = Lecture
board-pause = Pause
board-speed = Vitesse
board-speed-times = Vitesse { $times }×

## La fin

board-scores = Résultat
board-total = Total
board-won = { $who_is ->
    [you] Vous avez gagné !
   *[other] { $who } a gagné !
}
board-won-by = { $who_is ->
    [you] Vous avez gagné
   *[other] { $who } a gagné
} { $points ->
    [0] au départage !
    [one] d’un point !
   *[other] de { $points } points !
}
board-won-by-nobody = Tout le monde a perdu !
board-won-together = Victoire partagée : { $who } !
board-won-against = { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre { $next } pour { $who_is ->
    [you] vous
   *[other] { $who }
}.
board-best = Qui a été le meilleur en quoi
board-best-by = { $who },
board-course = Les points au fil de la partie
board-turning = Le tournant : décision { $at }. La revoir.
board-rematch = Revanche
board-rematch-join = Rejoindre la revanche
board-again = Rejouer
board-replay-game = Revoir la partie
board-see-board = Voir le plateau
board-proof = Le hasard était-il honnête ?
board-proof-about = L’empreinte était montrée dès le début, la graine l’est maintenant que la partie est finie. L’une se calcule à partir de l’autre : la donne était fixée d’avance. « comptoir verify » le vérifie avec le fichier de la partie.
board-commitment = Empreinte
board-seed = Graine
board-record = Télécharger la partie

## La première fois

board-welcome-prompt = Cette ligne dit toujours ce qu’il faut décider, et qui décide.
board-welcome-glow = Ce qui brille peut servir : cliquez ou faites glisser. Cliquez ailleurs pour savoir pourquoi pas.
board-welcome-list = Tout ce qui est possible est aussi dans la liste, avec des numéros pour le clavier. U annule, H conseille.
board-welcome-skip = Je connais
board-welcome-next = Suite
board-welcome-done = Jouons

## Les conseils et la partie revue

board-thinking = Réflexion…
board-hints-told = { $count ->
    [one] Un choix semble bon. Il figure sous la barre.
   *[other] { $count } choix semblent bons. Ils figurent sous la barre.
}
review-begin = Analyser la partie
review-about = Un robot fort revoit chaque décision : comment les chances de chacun ont changé, et quelles décisions ont coûté le plus. Chacune peut être revue sur le plateau et rejouée à partir de là.
review-running = Chaque décision est revue…
review-failed = La partie n’a pas pu être analysée.
review-course = Les chances de gagner au fil de la partie
review-mistakes = Les plus grandes erreurs
review-no-mistakes = Aucune décision n’a coûté cher.
review-moment = Moment de la partie
review-show = Montrer ce moment
review-at = Avant la décision { $at } : { $chances }
review-at-end = À la fin : { $chances }
review-chance = { $who } { $percent } %
review-play-on = Rejouer d’ici
review-no-play-on = La partie ne peut pas être rejouée d’ici.
board-speed-slow = Lente
board-speed-normal = Normale
board-speed-fast = Rapide
board-speed-at-once = Immédiate
board-you-watch = Vous regardez
board-wire-sending = Envoi en cours…
board-wire-kept = La connexion est coupée. Votre décision est gardée et sera envoyée dès son retour.
board-sources = Points par origine
board-aid = Aide de jeu
board-key-aid = signes, pièces et règles
board-aid-table = Sur la table en ce moment

board-form-own = vous seul le voyez
board-form-close = Fermer ; ce que vous avez composé est gardé
board-form-most = au plus
board-form-send = Envoyer
board-form-sending = Envoi…
board-form-clear = Effacer
board-form-fine = ✓ Aucune règle ne s’y oppose.
board-form-none = Ce n’est pas encore complet.
board-form-gone = L’envoi est impossible pour le moment. Ce que vous avez composé est gardé.
board-form-suggestions = Exemples
board-form-others = { $count ->
    [one] Un autre choix
   *[other] { $count } autres choix
}
board-why-no-hints = Cette table joue sans conseils.
