## Pourquoi le serveur refuse

fault-no-identity = Le serveur ne vous connaît pas encore. Dites d’abord votre nom.
fault-bad-token = Ce jeton n’est pas valable, ou a expiré. Renouvelez-le, ou créez-en un autre.
fault-no-path = Il n’y a rien à cette adresse. Vérifiez-la, ou allez à la première page.
fault-no-table = Il n’y a pas de table de ce nom. Vérifiez le lien.
fault-no-token = Ce jeton n’existe pas. Regardez la liste de vos jetons.
fault-no-method = Cette adresse ne s’utilise pas ainsi. La bonne façon est décrite sous /api/docs.
fault-media-type = Envoyez du JSON (content-type: application/json).
fault-cross-site = Cette requête vient d’un autre site. Ouvrez Comptoir lui-même et réessayez là.
fault-bad-json = Ce n’est pas du JSON ; corrigez et renvoyez : { $reason }
fault-duplicate-key = La clé « { $key } » s’y trouve deux fois. Envoyez-la une fois.
fault-bad-body = Ce n’est pas ce qui est attendu ici (voir /api/docs) : { $reason }
fault-bad-query = La partie de l’adresse après le point d’interrogation n’est pas comprise (voir /api/docs) : { $reason }
fault-too-large = C’est trop long. Envoyez au plus { $most } Kio.
fault-too-fast = C’était trop souvent. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
fault-busy = Le serveur ne peut pas le faire pour l’instant. Réessayez dans un moment.
fault-too-slow = Cela a pris trop de temps. Réessayez.
fault-bad-name = Un nom a de 1 à { $most } lettres, sans signes invisibles.
fault-bot-name = Les noms qui commencent par « bot: » sont pour les robots. Choisissez-en un autre.
fault-name-taken = Ce nom appartient à un compte. Choisissez-en un autre, ou connectez-vous.
fault-bad-password = Un mot de passe a au moins { $least } caractères, et { $most } au plus. Tous les signes conviennent, espaces compris.
fault-has-account = Vous avez déjà un compte. Déconnectez-vous d’abord si vous en voulez un autre.
fault-no-account = Vous n’avez pas de compte. Créez-en un d’abord.
fault-wrong-password = Le mot de passe est faux. Tapez-le à nouveau.
fault-wrong-login = Le nom ou le mot de passe est faux. Vérifiez les deux et tapez-les à nouveau.
fault-bad-label = Un jeton porte un nom de 1 à { $most } lettres.
fault-bad-days = Un jeton dure de 1 à { $most } jours.
fault-token-reads = Ce jeton ne permet que de regarder. Créez-en un qui permet de jouer.
fault-token-cannot = Un programme ne peut pas faire cela avec un jeton. Faites-le dans un navigateur.
fault-too-many-tokens = Vous avez { $most } jetons ; reprenez-en un d’abord.
fault-not-over = L’enregistrement est là quand la partie est finie. Revenez à ce moment-là.
fault-no-look = Cette table ne se regarde pas. Demandez à son hôte d’inviter votre compte par son nom.
fault-not-playing = Il n’y a pas encore de partie à cette table. Attendez que son hôte commence.
fault-too-many-connections = Vous êtes connecté trop de fois. Fermez d’abord une fenêtre de Comptoir.
fault-too-many-bot-games = { $most } parties avec des robots sont en cours pour vous en même temps. Finissez-en une, ou fermez sa fenêtre et attendez une minute.
fault-too-many-public = Vous avez { $most } tables dans le salon. Commencez ou fermez d’abord l’une d’elles.
fault-too-many-public-here = Il y a { $most } tables dans le salon depuis votre connexion. Commencez ou fermez d’abord l’une d’elles.
fault-wrong-host = Ce serveur ne s’appelle pas « { $host } ». Qui le tient peut lui donner ce nom avec --host.
fault-no-socket = Cette adresse est pour les WebSockets. Sans cela, utilisez /events.

## Comment s’appelle qui a voulu être oublié

former-guest = un ancien invité
