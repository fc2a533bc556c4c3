## Seats and tables

seat-number = Place { $number }
seats-range = { $min } à { $max } places

## Why a move is refused

why-not-now = Ce coup n’est pas possible à ce moment. Choisissez un des coups de la liste.
why-not-your-turn = La décision revient à quelqu’un d’autre. Attendez que la table vous la demande.
why-game-over = La partie est terminée.
why-no-such-seat = Il n’y a pas de place { $seat } à cette table.
why-no-such-move = « { $text } » n’est pas un coup de ce jeu. Demandez la liste des coups.

## Why a table cannot be set up

options-seats = Ce jeu se joue de { $min } à { $max } places, pas { $seats }.
options-no-module = Il n’y a pas de module « { $module } ». Ce jeu propose : { $known }.
options-no-value = Le module { $module } ne peut pas valoir « { $value } ». Il peut valoir : { $known }.
options-twice = Le module { $module } est nommé deux fois. Nommez-le une seule fois.
options-module-seats = Le module { $module } se joue de { $min } à { $max } places.
options-conflict = Les modules { $module } et { $other } ne vont pas ensemble. Retirez-en un.

## Undo

undo-nothing = Il n’y a rien à reprendre.
undo-other-decided = Ce coup ne peut pas être repris : quelqu’un d’autre a décidé depuis.
undo-chance = Ce coup ne peut pas être repris : le hasard a parlé (une carte a été piochée).
undo-seen = Ce coup ne peut pas être repris : quelque chose de caché a été vu.
redo-nothing = Il n’y a rien à rejouer.

## Component tables

provenance-rulebook = imprimé dans la règle
provenance-public = de sources publiques
provenance-derived = découle d’autres faits
provenance-reconstructed = conçu par nous, pas la valeur imprimée
provenance-own = votre propre valeur

content-parse = Ce n’est pas du TOML valide : { $reason }
content-version = Ce fichier est pour la version { $version } du contenu ; ce Comptoir lit la version { $known }.
content-other-game = Ce fichier est pour le jeu { $game }, pas { $expected }.
content-no-sheet = Il n’y a pas de tableau « { $sheet } » dans ce jeu. Il contient : { $known }.
content-missing-sheet = Le tableau « { $sheet } » manque.
content-missing-field = À « { $row } » du tableau « { $sheet } », il manque la valeur « { $field } ».
content-unknown-field = « { $row } » du tableau « { $sheet } » porte la valeur « { $field } », qui ne signifie rien ici. Possibles : { $known }.
content-bad-value = « { $field } » de « { $row } » du tableau « { $sheet } » vaut { $value } ; attendu : { $expected }.
content-twice = « { $row } » figure deux fois dans le tableau « { $sheet } ».
content-count = Le tableau « { $sheet } » a { $count } lignes ; le jeu en demande { $expected }.
content-sense = Tableau « { $sheet } » : { $reason }
content-at-line = Ligne { $line } : { $reason }

## Records

record-not-one = Ce n’est pas une partie enregistrée de Comptoir.
record-newer = Cet enregistrement est au format { $version } ; ce Comptoir lit jusqu’au { $known }. Prenez un Comptoir plus récent.
record-newer-rules = Cette partie a été jouée sous la version { $version } des règles ; ce Comptoir connaît jusqu’à la { $known }. Prenez un Comptoir plus récent.
record-cut-off = L’enregistrement est tronqué : sa fin manque. Récupérez le fichier entier.
record-line = « { $text } » ne peut pas être lu ici ; attendu : { $expected }.
record-edited = L’enregistrement a été modifié après coup : sa somme de contrôle ne correspond pas.
record-count = L’enregistrement annonce { $expected } coups mais en contient { $count }.
record-no-game = Il n’y a pas de jeu « { $game } » dans ce Comptoir.
record-content = La partie a été jouée avec d’autres valeurs de matériel. Donnez le même fichier avec --content.
record-seed-hash = La graine ne correspond pas à l’empreinte publiée au début.
record-move = Le coup { $ply }, « { $text } » de la place { $seat }, n’est pas permis : { $reason }
record-move-unknown = Le coup { $ply }, « { $text } », n’est pas un coup de ce jeu.
record-final = Les coups mènent à une autre position que celle où l’enregistrement se termine.
record-damaged = Les octets de l’enregistrement sont endommagés : { $reason }
record-at-line = Ligne { $line } : { $reason }
record-at-byte = Octet { $byte } : { $reason }

## Scenes as text

scene-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
scene-zone = { $zone } : { $pieces }.
scene-zone-empty = { $zone } : rien.
scene-many = { $count } × { $piece }
scene-badges = { $piece } ({ $badges })
scene-guests = { $piece } (dessus : { $guests })
scene-choices = { $count ->
    [one] Un seul choix :
   *[other] { $count } choix possibles :
}
scene-choice = { $number }. { $choice }
