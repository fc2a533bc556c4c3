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
options-text = Le réglage { $setting } est un texte d’au plus { $longest } caractères, sans espace ni accent.
options-refused = Le réglage { $setting } ne convient pas : { $reason }
options-conflict = Les modules { $module } et { $other } ne vont pas ensemble. Retirez-en un.

## Undo

undo-nothing = Il n’y a rien à reprendre.
undo-other-decided = Ce coup ne peut pas être repris : quelqu’un d’autre a décidé depuis.
undo-chance = Ce coup ne peut pas être repris : le hasard a parlé (une carte a été piochée).
undo-seen = Ce coup ne peut pas être repris : quelque chose de caché a été vu.
undo-agreed = C’est convenu avec quelqu’un d’autre : cela tient.
undo-together = Depuis, plusieurs décident en même temps : d’autres ont peut-être déjà choisi.
undo-over = Ce coup ne peut pas être repris : la partie est terminée.
redo-nothing = Il n’y a rien à rejouer.

## Component tables

provenance-rulebook = imprimé dans la règle
provenance-public = de sources publiques
provenance-derived = découle d’autres faits
provenance-reconstructed = conçu par nous, pas la valeur imprimée
provenance-own = votre propre valeur

content-too-big = Le fichier dépasse { $most } Mio. Des tableaux de matériel sont bien plus petits.
content-parse = Ce n’est pas du TOML valide : { $reason }
content-no-header = Il manque au début du fichier la ligne { $line }.
content-bad-header = « { $field } » au début du fichier doit être { $expected }, et non « { $value } ».
content-version = Ce fichier est pour la version { $version } du contenu ; ce Comptoir lit la version { $known }.
content-other-game = Ce fichier est pour le jeu { $game }, pas { $expected }.
content-not-a-sheet = « { $name } » n’est ni version, ni game, ni un tableau. Un tableau commence par son nom entre crochets.
content-no-sheet = Il n’y a pas de tableau « { $sheet } » dans ce jeu. Il contient : { $known }.
content-missing-sheet = Le tableau « { $sheet } » manque.
content-missing-row = La ligne « { $row } » manque dans le tableau « { $sheet } ».
content-missing-field = { $part } n’a pas la valeur « { $field } » ; attendu : { $expected }.
content-unknown-field = { $part } porte la valeur « { $field } », qui ne signifie rien ici. Possibles : { $known }.
content-bad-value = { $part } : « { $field } » vaut « { $value } » ; attendu : { $expected }.
content-twice = « { $row } » figure deux fois dans le tableau « { $sheet } ».
content-same-name = « { $id } » figure dans le tableau « { $sheet } » et dans le tableau « { $other } ». Donnez un autre nom à l’un des deux.
content-count = Le tableau « { $sheet } » a { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} ; le jeu en demande { $expected }.
content-too-many-rows = Le tableau « { $sheet } » a { $count } lignes ; un tableau ne peut en avoir plus de { $most }.
content-at-line = Ligne { $line } : { $reason }

content-part-sheet = Le tableau « { $sheet } »
content-part-row = « { $row } » du tableau « { $sheet } »
content-part-some-row = Une ligne du tableau « { $sheet } »

content-expects-version = un nombre
content-expects-number = un nombre de { $min } à { $max }
content-expects-text = un texte entre guillemets
content-expects-flag = true ou false
content-expects-value = un nombre, true ou false, un texte entre guillemets, ou une liste de ceux-ci
content-expects-id = de 1 à 32 signes parmi les lettres A–Z et a–z, les chiffres, « - » et « _ »
content-expects-one-of = l’un de { $known }
content-expects-rows = une liste de lignes comme [{"{"} id = "A" {"}"}]

## Records

record-not-one = Ce n’est pas une partie enregistrée de Comptoir.
record-too-big = Le fichier dépasse { $most } Mio. Aucun enregistrement n’est aussi long.
record-newer = Cet enregistrement est au format { $version } ; ce Comptoir lit jusqu’au { $known }. Prenez un Comptoir plus récent.
record-newer-rules = Cette partie a été jouée sous la version { $version } des règles ; ce Comptoir connaît jusqu’à la { $known }. Prenez un Comptoir plus récent.
record-older-rules = Cette partie a été jouée sous la version { $version } des règles ; ce Comptoir joue la version { $known }. Ouvrez-la avec le Comptoir sur lequel elle a été jouée.
record-cut-off = L’enregistrement est tronqué : sa fin manque. Récupérez le fichier entier.
record-line = « { $text } » ne peut pas être lu ici ; attendu : { $expected }.
record-after-end = « { $text } » se trouve après la fin de l’enregistrement, où rien ne doit suivre.
record-edited = L’enregistrement a été modifié après coup : Comptoir aurait écrit autre chose ici.
record-no-rules = { $version } n’est pas une version des règles ; elles se comptent à partir de 1.
record-crowded = L’enregistrement dit qui occupait { $count } places, mais la table en a { $seats }.
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

## Signes

icon-coin-short = ¢
icon-card-short = ▯
icon-draw-short = +▯
icon-ship-short = Nav
icon-settler-short = Col
icon-merchant-short = Mar
icon-house-short = Mai
icon-harbour-short = Prt
icon-fort-short = Frt
icon-crate-short = Cai
icon-barrel-short = Ton
icon-flag-short = ⚑
icon-hammer-short = Mrt
icon-sail-short = Voi
icon-action-short = Act
icon-scales-short = ⚖
icon-crown-short = ♔
icon-letter-short = ✉
icon-spyglass-short = Vue
icon-hourglass-short = ⧗
icon-jewel-short = ♦
icon-unrest-short = Trb
