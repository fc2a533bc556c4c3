## Réglage

module-map-about = Une autre disposition du plateau maritime : une des nôtres, ou une à vous. Chaque tuile en touche au moins deux autres.
module-map-star = Étoile
module-map-band = Trois rangées
chart-market = marché
chart-sea = mer ouverte
chart-text = Ce n’est pas une carte : voyez le caractère { $place }. Une carte, ce sont des colonnes séparées par « / », chacune avec la ligne de sa première case et une lettre par case : « m » marché, « s » mer, « . » rien.
chart-count = Un plateau maritime a { $needed } marchés et une tuile Mer ; celui-ci en a { $markets } et { $seas }.

## La table

panel-outposts = Comptoirs de { $who }
region-a2 = A2 Côte
region-b2 = B2 Rivière
region-f2 = F2 Port
region-d2 = D2 Cartes utilisées
zone-chart = Plateau maritime
chart-note = 12 marchés, trois de chaque marque, autour de la mer
legend-price = cubes à payer pour y construire
legend-toll = cubes à payer aux bateaux qui y sont
note-voyage = Sur les tuiles : −1 pour le bateau qui s’y trouve, −1 pour y construire.
ship-sail = Naviguer, payer les bateaux
ship-build = Construire, si l’on veut
ship-trade = Échanger, si l’on veut
mine-sources-sea = cartes { $cards }, comptoirs { $outposts }, bonus { $tiles }, explor. { $charts }, cubes { $goods }
used-title = D2 : une tuile toutes les { $every } cartes, encore { $left }
deed-fort-claim = réclamer la carte Points
sign-sail = naviguer
sign-sail-any = partout
sign-trade-boat = échanger au bateau
sign-trade-outpost = échanger au comptoir
tip-market = { $id } : { $site }. Un comptoir ici vient de la rangée { $icon } et coûte { $price ->
    [0] 0 marchandise
    [one] une marchandise
   *[other] { $price } marchandises
} en ce moment.
tip-outpost = { $who } peut échanger sur cette tuile depuis le port.
tip-boat = Bateau de { $who }. Qui s’arrête où il se trouve paie une marchandise à son propriétaire.
tip-space = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} une fois son comptoir parti. Les comptoirs partent de la gauche ; une colonne vide rapporte une tuile Bonus.
outposts-note = vide : tuile
piece-built = comptoirs : { $yellow } maïs, { $red } viande, { $green } tabac, { $brown } fourrure
button-no-outpost = Ne pas construire

## Ce qui est demandé

prompt-voyage = { $steps ->
    [0] Vers quelle tuile va votre bateau ?
    [one] Votre bateau avance d’un pas : vers quelle tuile ?
   *[other] Votre bateau avance de { $steps } pas au plus : vers quelle tuile ?
}
prompt-toll = { $who } a un bateau ici : quelle marchandise payez-vous ?
prompt-spend = Payez le comptoir : encore { $left ->
    [one] une marchandise
   *[other] { $left } marchandises
} à payer.
prompt-ashore = { $price ->
    [0] Construire ici un comptoir sans rien payer ?
    [one] Construire ici un comptoir pour une marchandise ?
   *[other] Construire ici un comptoir pour { $price } marchandises ?
}
prompt-posts = Dans lequel de vos comptoirs échangez-vous ?
prompt-prize-column = Une colonne de comptoirs est vide : quelle tuile Bonus prenez-vous ?

## Ce qui peut être fait

move-sail = { $tolls ->
    [0] Aller vers { $site }
    [one] Aller vers { $site } et payer une marchandise
   *[other] Aller vers { $site } et payer { $tolls } marchandises
}
move-build = { $cost ->
    [0] Construire un comptoir en { $cell } sans rien payer
    [one] Construire un comptoir en { $cell } pour une marchandise
   *[other] Construire un comptoir en { $cell } pour { $cost } marchandises
}
move-no-outpost = Ne pas construire de comptoir
move-post = Échanger dans votre comptoir { $site }

## Pourquoi pas

why-century-tile-by-column = Cette tuile Bonus vient avec une colonne de comptoirs vidée.
why-sea-cannot-pay-tolls = S’arrêter là coûte { $needed ->
    [one] une marchandise
   *[other] { $needed } marchandises
}, une par autre bateau ; vous en avez { $had }.
why-sea-build-too-dear = Un comptoir ici coûte { $needed ->
    [one] une marchandise
   *[other] { $needed } marchandises
} ; vous en avez { $had }.
why-sea-no-outpost = Vous n’y avez pas de comptoir où échanger.
why-sea-too-far = Cette tuile est trop loin : le lieu fait avancer votre bateau de { $most ->
    [one] un pas
   *[other] { $most } pas
} au plus.
why-sea-boat-must-move = Votre bateau doit aller vers une autre tuile.
why-sea-sail-by-location = Votre bateau avance quand vous envoyez des colons dans un lieu du port.
