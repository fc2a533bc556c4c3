## Pourquoi la maison refuse

fault-no-identity = La maison ne vous connaît pas encore. Dites d’abord votre nom.
fault-bad-token = Ce jeton n’est pas valable. Créez-en un autre.
fault-no-path = Il n’y a rien à cette adresse.
fault-no-table = Il n’y a pas de table de ce nom. Vérifiez le lien.
fault-no-token = Ce jeton n’existe pas.
fault-no-method = Cette adresse ne s’utilise pas ainsi.
fault-media-type = Envoyez du JSON (content-type: application/json).
fault-cross-site = Cette requête vient d’un autre site.
fault-bad-json = Ce n’est pas du JSON : { $reason }
fault-bad-body = Ce n’est pas ce qui est attendu ici : { $reason }
fault-bad-query = La partie de l’adresse après le point d’interrogation n’est pas comprise : { $reason }
fault-too-large = C’est trop long. Envoyez au plus { $most } Kio.
fault-too-fast = C’était trop souvent. Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} et réessayez.
fault-busy = La maison ne peut pas le faire pour l’instant. Réessayez dans un moment.
fault-too-slow = Cela a pris trop de temps. Réessayez.
fault-bad-name = Un nom a de 1 à { $most } lettres, sans signes invisibles.
fault-name-taken = Ce nom appartient à un compte. Choisissez-en un autre, ou connectez-vous.
fault-bad-password = Un mot de passe a de { $least } à { $most } lettres.
fault-has-account = Vous avez un compte ; son nom reste.
fault-wrong-login = Le nom ou le mot de passe est faux.
fault-bad-label = Un jeton porte un nom de 1 à { $most } lettres.
fault-too-many-tokens = Vous avez { $most } jetons ; reprenez-en un d’abord.
fault-not-over = L’enregistrement est là quand la partie est finie.
fault-no-look = Cette table ne se regarde pas.
fault-not-playing = Il n’y a pas encore de partie à cette table.
fault-too-many-connections = Vous êtes connecté trop de fois. Fermez d’abord une fenêtre de cette maison.
fault-no-socket = Cette adresse est pour les WebSockets.
