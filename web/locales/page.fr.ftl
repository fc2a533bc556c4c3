## Partout

comptoir = Comptoir
skip = Aller au contenu
close = Fermer
dismiss = Fermer
delete = Supprimer
to-home = Vers les jeux

top-account = Votre nom
top-language = Langue
theme-system = Clair ou sombre : comme votre système
theme-light = Clair
theme-dark = Sombre

foot-links = Plus
foot-rules = Règles :
foot-api = API pour les programmes
foot-unofficial = Comptoir est une adaptation non officielle faite par des amateurs. Les jeux appartiennent à leurs auteurs et éditeurs ; les images et les textes sont les nôtres.

fault-away = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.
fallen = Quelque chose s’est cassé dans la page. Votre partie est à l’abri : rechargez pour continuer.
fallen-reload = Recharger
link-dropped = La connexion s’est perdue avant la réponse de la table. Regardez si votre demande est arrivée, sinon réessayez.

missing-title = Il n’y a rien ici
missing-text = Cette page n’existe pas, ou n’existe plus.

## Le nom des tables, des jeux et des robots

title-table = { $game } – Comptoir
title-your-turn = ● À vous – { $game }
game-unknown = { $game }

ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

## La première page

home-window = Comptoir – des jeux de plateau à une table en ligne
home-title = Prenez place.
home-text = Jouez entre amis grâce à un lien, ou tout de suite contre des robots. Sans inscription ; seul, on joue même hors ligne.
home-away = Le serveur est injoignable pour le moment. Vous pouvez jouer contre des robots sur cet appareil.
home-games = Jeux
home-mine = Vos tables
home-kept = Sur cet appareil
home-open = Tables ouvertes
home-open-none = Aucune table n’attend de monde en ce moment. Préparez-en une et envoyez le lien à vos amis.

card-seats = { $min } à { $max } joueurs
card-minutes = { $min }–{ $max } min
card-weight = Complexité : { $weight } sur 5
card-play = Jouer
card-set-up = Préparer
card-rules = Règles

line-open = Ouverte
line-your-turn = À vous
line-continue = Continuer
line-playing = En cours
line-watch = Regarder
line-over = Terminée
line-closed = Fermée
line-free = { $count ->
    [one] une chaise libre
   *[other] { $count } chaises libres
}
line-forget = Supprimer cette partie ({ $when })
line-forget-short = Supprimer cette partie

## Préparer une table

setup-title = Une table : { $game }
setup-change-title = Modifier la table
setup-seats = Joueurs
setup-chairs = Qui joue avec vous ?
setup-chair = Chaise { $number }
setup-chair-free = Quelqu’un qui a le lien
setup-modules = Modules
setup-module = Module
setup-module-value = { $module } ({ $value })
setup-more = Autres options
setup-door = Qui peut s’asseoir
setup-door-link = Qui a le lien
setup-door-public = Tout le monde
setup-door-private = Seulement qui j’invite par son nom
setup-invited = Comptes invités, avec des virgules
setup-window = Qui peut regarder
setup-window-link = Qui a le lien
setup-window-public = Tout le monde
setup-window-shut = Personne
setup-undo = Revenir en arrière
setup-undo-own = Avant la décision d’un autre
setup-undo-consent = Si tous sont d’accord
setup-undo-none = Jamais
setup-clock = Temps de réflexion
setup-clock-none = Sans limite
setup-clock-20-minutes = 20 minutes chacun
setup-clock-45-minutes = 45 minutes chacun
setup-clock-90-minutes = 90 minutes chacun
setup-clock-1-day = 1 jour par tour
setup-clock-3-days = 3 jours par tour
setup-clock-7-days = 7 jours par tour
setup-clock-minutes = { $count ->
    [one] { $count } minute chacun
   *[other] { $count } minutes chacun
}
setup-clock-days = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
setup-open = Ouvrir la table
setup-begin = Commencer sur le serveur
setup-here = Jouer sur cet appareil
setup-here-about = Pour une personne et des robots : la partie reste dans ce navigateur et se passe de réseau
setup-change = Modifier
setup-away = Le serveur est injoignable. Avec des robots sur toutes les chaises, vous pouvez jouer sur cet appareil.

## Avant la partie

lobby-link = Envoyez le lien, ou montrez le carré à un téléphone.
lobby-copy = Copier le lien
lobby-copied = Copié ✓
lobby-free = Chaise libre
lobby-you = { $name } (vous)
lobby-bot = robot
lobby-not-here = absent
lobby-is-ready = prêt
lobby-not-ready = présent
lobby-sit = S’asseoir ici
lobby-add-bot = Ajouter un robot…
lobby-bot-for = Un robot pour la chaise { $number }
lobby-clear = Retirer
lobby-say-name = Comment les autres doivent-ils vous appeler ?
lobby-name-go = S’asseoir
lobby-full = Toutes les chaises sont prises. Restez sur cette page pour regarder la partie.
lobby-can-begin = Tout le monde est là.
lobby-wait = { $count ->
    [one] Une chaise est libre. « Commencer » y met un robot.
   *[other] { $count } chaises sont libres. « Commencer » y met des robots.
}
lobby-wait-ready = On attend que { $name } soit prêt.
lobby-begin = Commencer
lobby-close = Fermer la table
lobby-ready-ask = Dites à l’hôte quand vous êtes prêt.
lobby-wait-host = Vous êtes prêt. L’hôte commence la partie.
lobby-ready = Je suis prêt
lobby-unready = Finalement, pas prêt
lobby-leave = Se lever
lobby-options = Cette table
lobby-change = Modifier…
lobby-seats = { $count }
lobby-chat = Discussion
lobby-chat-sit = Prenez place pour participer à la discussion.
lobby-chat-label = Dire quelque chose
lobby-chat-say = Dire

name-label = Votre nom
name-nobody = Vous

## Une table

table-coming = En route vers la table…
table-coming-solo = On installe le jeu…
box-away-title = Ce jeu n’a pas pu être chargé
box-away = Les règles de ce jeu se chargent à sa première ouverture, et elles ne sont pas arrivées. Vérifiez votre connexion et réessayez.
box-again = Réessayer
rules-coming = On va chercher les règles…
table-lost = La connexion est perdue ; nouvel essai…
table-gone-title = Cette table n’existe pas
table-gone = Cette table n’existe pas, ou n’est pas visible par tous.
table-gone-solo = Cette partie n’est pas dans ce navigateur. Elle se joue ailleurs, ou a été supprimée.
table-closed-title = La table est fermée
table-closed-text = Son hôte l’a fermée avant le début de la partie.
solo-fallen = La table de ce navigateur s’est cassée. Rechargez la page : la partie reprend où elle en était.
solo-not-kept = Ce navigateur n’a plus de place pour garder la partie. Supprimez d’anciennes parties sur la première page.

## Règles

rules-title = Règles : { $game } – Comptoir

## Le compte

account-window = Votre compte – Comptoir
account-title = Vous à la table
account-asking = Un instant…
account-away = Le serveur est injoignable. Ce nom sert aux parties sur cet appareil.
account-guest = Jouer en invité
account-name = Votre nom
account-save = Enregistrer
account-named = Votre nom est enregistré.
account-register = Gardez vos parties
account-register-text = Avec un mot de passe, vous retrouvez vos tables sur tout appareil. Aucune adresse n’est demandée ; un mot de passe perdu ne peut pas vous être renvoyé.
account-register-go = Créer le compte
account-login = Se connecter
account-login-text = Vous avez déjà un compte.
account-login-go = Se connecter
account-password = Mot de passe
account-welcome = Bienvenue !
account-account = Vous êtes connecté avec ce compte.
account-logout = Se déconnecter
account-left = Vous êtes déconnecté.
account-leave-all = Quitter tous les appareils
account-left-all = Vous avez quitté tous les appareils.
account-change = Changer de mot de passe
account-change-text = Vous restez ici ; partout ailleurs il faudra se connecter de nouveau, et vos clés prennent fin.
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-changed = Le mot de passe est changé.
account-forget = Être oublié
account-forget-text = Votre nom et tous les moyens de revenir sont supprimés. Les parties que vous avez jouées restent, sous le nom « un ancien invité ». C’est définitif.
account-forget-sure = J’en suis sûr
account-forget-go = Me supprimer
account-forgotten = Vous êtes oublié ici.
account-settings = À la table
account-sound = Un son quand c’est à moi
account-confirm = Confirmer la fin de mon tour
account-keys = Clés pour les programmes
account-keys-text = Avec une clé, un de vos programmes peut jouer à votre place.
account-key-label = À quoi sert la clé
account-key-new = Nouvelle clé
account-key-once = Voici la clé. Elle n’est montrée que maintenant : copiez-la.
account-key-scope = À quoi la clé peut servir
account-key-play = pour jouer
account-key-read = pour regarder seulement
account-key-lasts = { $days ->
    [one] { $scope }, encore un jour
   *[other] { $scope }, encore { $days } jours
}
account-key-ended = a pris fin
account-key-renew = Renouveler
account-key-renew-named = Renouveler la clé « { $name } »
account-key-delete = Supprimer la clé « { $name } »
home-tables = Tables
home-seats = Places
home-length = Durée en minutes
home-any = Au choix
home-minutes = ≤ { $minutes }
home-join = Rejoindre
home-join-what = Un lien ou un code
home-offline = Seul, tout fonctionne aussi hors ligne.
card-rules-of = Règles de { $game }
lobby-qr = Le lien sous forme de code QR

setup-hints = Conseils
setup-hints-allowed = Pour qui en veut
setup-hints-none = Aucun entre humains
map-own = une carte à vous
map-edit = La composer…
map-table = La carte. Les flèches déplacent, Entrée prend une tuile et la repose.
map-tile = { $kind } { $place }
map-empty = place vide
map-held = { $tile }, en main
map-begin = Partir de :
map-fine = ✓ Le jeu accepte cette carte.
map-text = La carte en texte, à garder ou à envoyer
map-import = Prendre ce texte
map-no-map = Ce texte n’est pas une carte avec toutes les tuiles.
map-how = Faites glisser une tuile où elle doit aller, ou touchez-la puis sa place. Une tuile qui s’y trouve échange sa place.
map-use = Jouer sur cette carte
map-back = Retour
map-loading = On déballe la boîte…
map-away = La boîte est inaccessible pour le moment.
lobby-friend = Encore un ami
lobby-new-to = { $game }, c’est nouveau pour vous ?
lobby-free-for = pour qui a le lien
lobby-ready-of = { $ready } sur { $of } sont prêts
home-watch = Tables à regarder
card-opening = On ouvre…
home-long = Longue
home-box = { $box } · { $count }
home-fit = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
tonight = Lequel ce soir ?
tonight-about = Deux questions, une réponse
tonight-seats = Combien êtes-vous ?
tonight-length = De combien de minutes disposez-vous ?
tonight-answer = { $count ->
    [one] { $game } : le seul qui convienne.
   *[other] { $game } : un des { $count } qui conviennent.
}
tonight-none = Aucun jeu ne répond aux deux. Retirez une réponse.
tonight-another = Un autre
home-jump = Sur cette page
