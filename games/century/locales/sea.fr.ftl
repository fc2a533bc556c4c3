## Setting

module-map-about = Une autre disposition des tuiles : une des nôtres, ou une carte à vous. Chaque tuile en touche au moins deux autres, et les quatre ports sont aux coins.
module-map-std = Première carte
module-map-raft = Radeau
module-map-atoll = Atoll
chart-market = marché
chart-port = port
chart-text = Ce n’est pas une carte : voyez le caractère { $place }. Une carte, ce sont des colonnes séparées par « / », chacune avec la ligne de sa première case et une lettre par case : « m » marché, « p » port, « . » rien.
chart-count = Une carte a { $needed } marchés et { $corners } ports ; celle-ci en a { $markets } et { $ports }.
chart-no-corner = Les ports sont aux coins : autour de { $cell }, trois places de suite sur six doivent être vides.

## The chart

contract = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost }
bonus-sails = Voiles
bonus-sails-about = { $steps ->
    [one] un pas gratuit de plus
   *[other] { $steps } pas gratuits de plus
} à chaque déplacement
bonus-basket = Panier
bonus-basket-about = { $cubes } de plus à chaque récolte ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
bonus-honour = Honneur
bonus-honour-about = des points à la fin ; le premier pris vaut le plus
bonus-builders = Bâtisseurs
bonus-builders-about = { $raise ->
    [one] améliorer une épice
   *[other] améliorer { $raise } épices
} après chaque comptoir construit ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
bonus-barge = Barge
bonus-barge-about = { $places ->
    [one] une place de plus
   *[other] { $places } places de plus
} dans votre cale

## The table

zone-chart = Carte marine
zone-supply = Tuiles Bonus
zone-lots = Lots de départ
zone-contracts = Contrats
zone-hold = Cale
zone-claimed = Contrats
zone-tiles = Tuiles Bonus
closed = fermé
piece-closed = port fermé
piece-lot = lot : { $cubes }
piece-contract-pile = pioche face cachée
tip-market = { $id } : { $site }. Un comptoir vient ici de la rangée { $icon } et coûte en ce moment { $price ->
    [0] rien
    [one] { $price } épice
   *[other] { $price } épices
}.
tip-port = { $site } : payez exactement les épices du contrat pour le réclamer.
tip-closed = Pas de contrat ici. Après la prochaine réclamation ailleurs, cette tuile y va et un nouveau contrat vient ici.
tip-contract = Contrat : { $contract }.
tip-lot = Des épices pour commencer : prenez un lot, puis placez votre bateau.
tip-bonus = { $tile } : { $about }.
tip-space = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois son comptoir parti. Les comptoirs partent de la gauche ; une colonne vide rapporte une récompense.
tip-outpost = { $who } peut commercer sur cette tuile.
tip-boat = Bateau de { $who }. Qui s’arrête au marché où il se trouve paie une épice à son propriétaire.
contracts-left = { $count } en pioche. Réclamer ferme le port et rouvre l’autre.
outposts-note = colonne : gain
own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
own-hold = Cale { $count }/{ $limit }
own-hold-short = { $count }/{ $limit }
own-sources = contrats { $contracts } · comptoirs { $outposts } · bonus { $bonus-tiles } · épices { $spices }
zone-sources = Points par source
own-contracts-end = la partie finit à { $need }
own-contracts = Contrats { $have }/{ $need }
piece-adrift = laissé là : { $cubes }
tip-adrift = Laissé par des bateaux : { $cubes }. Qui finit ici son déplacement peut tout prendre.
tip-contract-pile = Les contrats à venir. La tuile qui ferme un port est parmi les six premiers.
piece-store = cale : { $cubes }, sur { $limit } places
tip-store = Les épices de cette cale.
piece-built = comptoirs : { $yellow } gingembre, { $red } piment, { $green } thé, { $brown } girofle
bonus-sails-short = +{ $steps } pas gratuit
bonus-basket-short = + { $cubes } à la récolte
bonus-honour-short = des points à la fin
bonus-builders-short = construire, puis améliorer une épice
bonus-barge-short = +{ $places } dans la cale
button-anchor = S’arrêter
button-exchange = Échanger
button-pass = Ne rien faire

## What is asked

prompt-lot = Choisissez un lot de départ.
prompt-moor = Placez votre bateau sur une tuile Marché.
prompt-sail = { $free ->
    [0] Naviguez plus loin en payant, ou arrêtez-vous ici.
    [one] Naviguez encore, un pas gratuit, ou arrêtez-vous ici.
   *[other] Naviguez encore, { $free } pas gratuits, ou arrêtez-vous ici.
}
prompt-toll = { $who } a un bateau ici : quelle épice payez-vous ?
prompt-spend = Payez le comptoir : encore { $left ->
    [one] { $left } épice
   *[other] { $left } épices
}.
prompt-reward = Une colonne est vide : choisissez votre récompense.

## What can be done

move-lot = Prendre { $cubes }
move-moor = Placer votre bateau en { $site }
move-sail = { $tolls ->
    [0] Naviguer vers { $site }
    [one] Naviguer vers { $site } ; s’y arrêter coûte { $tolls } épice
   *[other] Naviguer vers { $site } ; s’y arrêter coûte { $tolls } épices
}
move-anchor = { $tolls ->
    [0] S’arrêter en { $cell }
    [one] S’arrêter en { $cell } et payer { $tolls } épice
   *[other] S’arrêter en { $cell } et payer { $tolls } épices
}
move-build = { $cost ->
    [0] Construire un comptoir en { $cell }, gratuit
    [one] Construire un comptoir en { $cell } pour { $cost } épice
   *[other] Construire un comptoir en { $cell } pour { $cost } épices
}
move-tile = Prendre { $tile } : { $about }
move-claim-contract = Réclamer { $contract }
move-pass = Ne plus rien faire ce tour

## What happened

log-took-lot = { $who_is ->
    [you] Vous commencez avec { $cubes }.
   *[other] { $who } commence avec { $cubes }.
}
log-moored = { $who_is ->
    [you] Vous placez votre bateau en { $cell }.
   *[other] { $who } place son bateau en { $cell }.
}
log-took-tile = { $who_is ->
    [you] Vous videz une colonne et prenez { $tile }.
   *[other] { $who } vide une colonne et prend { $tile }.
}
log-claimed-contract = { $who_is ->
    [you] Vous réclamez { $contract }.
   *[other] { $who } réclame { $contract }.
}
log-contract-came = Nouveau contrat au port { $cell } : { $contract }.
log-port-closed = Le port { $cell } est fermé.
log-passed = { $who_is ->
    [you] Vous ne faites plus rien.
   *[other] { $who } ne fait plus rien.
}
log-discarded = { $who_is ->
    [you] Vous remettez { $cube } : votre cale est pleine.
   *[other] { $who } remet { $cube } : la cale est pleine.
}
log-last-round = { $who_is ->
    [you] Vous avez réclamé le contrat décisif : c’est la dernière manche.
   *[other] { $who } a réclamé le contrat décisif : c’est la dernière manche.
}
prompt-discard = Votre cale contient { $limit } places : remettez { $left ->
    [one] { $left } épice
   *[other] { $left } épices
}.

## Why not

why-sea-lot-taken = Ce lot n’est pas là.
why-sea-no-market-to-begin = Les bateaux commencent sur des tuiles Marché.
why-sea-not-next-to-boat = Votre bateau n’est pas à côté de cette tuile : il navigue de tuile en tuile voisine.
why-sea-no-fare = Il ne vous reste rien pour payer un pas de plus.
why-sea-no-stop-ahead = Vous ne pourriez vous arrêter ni là ni plus loin : s’y arrêter coûte { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
} et il vous en resterait { $had }.
why-sea-cannot-pay-tolls = S’arrêter ici coûte { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
}, une par autre bateau ; vous en avez { $had }.
why-sea-build-too-dear = Un comptoir coûte ici { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
} ; vous en avez { $had }.
why-sea-no-outpost = Il faut un comptoir ici pour y commercer.
why-sea-no-such-tile = Vous ne pouvez pas choisir cette tuile Bonus : il n’en reste pas, ou cette colonne n’en donne pas.
why-sea-not-in-port = Votre bateau n’est pas dans ce port.
why-sea-port-closed = Ce port est fermé.

## Points

source-contracts = Contrats
source-bonus-tiles = Tuiles Bonus

## What an evaluation is made of

factor-contracts = contrats
factor-bonus-tiles = tuiles Bonus
factor-spices = épices dans la cale
factor-within-reach = un contrat à portée
factor-under-way = ce qui est en cours
