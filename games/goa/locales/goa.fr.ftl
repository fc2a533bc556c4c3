## The game

game-goa = Goa
game-goa-about = Des marchands d’épices portugais en Inde : achetez des tuiles aux enchères, cultivez des épices, construisez des navires, fondez des colonies et faites descendre vos cinq marqueurs sur le plateau Développement.
module-quick-start = Départ rapide
module-quick-start-about = Avant la première manche, chacun descend deux marqueurs d’une rangée ou prend dix ducats.
module-bonanza = Bonanza
module-bonanza-about = Sous chaque tuile de coin du plateau se cache un bonus pour qui prend la tuile.

## Spices

good-0 = gingembre
good-0-letter = G
good-1 = poivre
good-1-letter = P
good-2 = muscade
good-2-letter = M
good-3 = cannelle
good-3-letter = C
good-4 = girofle
good-4-letter = F
goa-some-0 = du gingembre
goa-some-1 = du poivre
goa-some-2 = de la muscade
goa-some-3 = de la cannelle
goa-some-4 = du girofle
goa-any-spice = épice au choix
goa-either-spice = { $one } ou { $other }
goa-list = { $items }

## Goods

goa-ships = { $count ->
    [one] { $count } navire
   *[other] { $count } navires
}
goa-colonists = { $count ->
    [one] { $count } colon
   *[other] { $count } colons
}
goa-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
goa-extra-actions = { $count ->
    [one] { $count } carte Action bonus
   *[other] { $count } cartes Action bonus
}
goa-cards = { $count ->
    [one] { $count } carte Expédition
   *[other] { $count } cartes Expédition
}
goa-gather = { $count ->
    [one] { $count } épice au choix
   *[other] jusqu’à { $count } épices au choix
}
goa-fields = { $count ->
    [one] { $count } champ pour { $takes }
   *[other] { $count } champs pour { $takes }
}
goa-flag = le drapeau

## Places

goa-column-ships = Navires
goa-column-harvest = Récolte
goa-column-taxes = Taxes
goa-column-expedition = Expédition
goa-column-colonies = Colonies
goa-colony-quilon = Quilon
goa-colony-cochin = Cochin
goa-colony-madras = Madras
goa-colony-calicut = Calicut
goa-square = rangée { $row }, colonne { $column }
goa-above = bord haut, colonne { $column }
goa-below = bord bas, colonne { $column }
goa-left = bord gauche, rangée { $row }
goa-right = bord droit, rangée { $row }
goa-site = plantation { $number }
goa-the-site = la plantation { $number }
goa-the-estate = la { $tile } (case { $number })
goa-estate = { $tile } (case { $number })
goa-round = { $half }-{ $number }
goa-colony-tile = { $colony }, { $fields }

## Tiles

goa-tile-plantation = { $fields ->
    [1] plantation simple de { $spice }
    [2] plantation double de { $spice }
    [3] plantation triple de { $spice }
   *[other] plantation de { $spice } à { $fields } champs
}
goa-tile-rotation = Culture mixte
goa-short-rotation = Mixte
goa-tile-favour = Faveur
goa-short-favour = Faveur
goa-tile-duty = Impôt
goa-short-duty = Impôt
goa-tile-vice-king = Vice-roi
goa-short-vice-king = Vice-roi
goa-tile-swap = Échange
goa-short-swap = Échange
goa-tile-extra-harvest = Récolte supplémentaire
goa-short-extra-harvest = Récolte
goa-tile-espionage = Espionnage
goa-short-espionage = Espion
goa-tile-resupply = Réapprovisionnement
goa-short-resupply = Réappro.
goa-tile-foreman = Contremaître
goa-short-foreman = Contremaître
goa-tile-supply = ressources : { $goods }
goa-tile-either = { $count } navires ou { $count } colons
goa-tile-red = tuile rouge : { $goods } par manche
goa-tile-mission = mission à { $points } points
goa-short-mission = Mission
goa-tip = { $id }, { $name }. { $does }
goa-tip-plantation = Tout de suite : posez-la sur votre plateau et remplissez-la ({ $fields }).
goa-tip-single = Tout de suite : posez-la sur votre plateau et remplissez-la ({ $fields }). À la fin, elle vaut { $points ->
    [one] un point
   *[other] { $points } points
}, même abandonnée.
goa-tip-supply = Tout de suite : prenez { $goods }.
goa-tip-either = Tout de suite : prenez { $count } navires ou { $count } colons, sans mélange.
goa-tip-red = Une fois par manche, à votre tour : prenez { $goods }.
goa-tip-mission = À la fin, elle vaut { $points } points.
goa-tip-favour = Tout de suite : choisissez une des tuiles remises dans la boîte à la mise en place.
goa-tip-duty = Une seule fois, à votre tour : remettez { $count } de vos épices. La tuile vaut alors { $points } points à la fin.
goa-tip-vice-king = Une seule fois, à votre tour : votre marqueur le moins avancé descend d’une rangée, gratuitement.
goa-tip-swap = À un tour suivant : échangez-la contre une tuile du plateau, à utiliser aussitôt ou plus tard.
goa-tip-extra-harvest = Une seule fois, à votre tour : remplissez entièrement jusqu’à { $count } de vos plantations et colonies.
goa-tip-espionage = Une seule fois, à votre tour, en plus de votre action : construisez, récoltez, taxez ou fondez avec le marqueur d’un adversaire.
goa-tip-resupply = Une seule fois, à votre tour : dévoilez { $count } cartes Expédition et prenez autant de navires, de colons ou d’épices qu’elles montrent de colons.
goa-tip-foreman = À la fin, chacune de vos plantations simples vaut { $points } points.

## Expedition cards

goa-card-gain = prendre { $goods }
goa-card-sell = vendre jusqu’à { $count } épices à { $price } ducats
goa-card-buy-step = un progrès pour { $price } ducats
goa-card-harvest-mix = récolte mixte
goa-card-third-card = une troisième carte pour fonder
goa-card-no-spice = progrès sans épices
goa-card-no-ship = progrès sans navires
goa-card-with-symbol = { $card } ({ $symbol }, { $recruits ->
    [one] { $recruits } colon
   *[other] { $recruits } colons
})
goa-no-card = aucune carte
goa-symbol = { $symbol ->
    [elephant] éléphant
    [tiger] tigre
    [fish] poisson
    [palm] palmier
    [shell] coquillage
    [statue] statue
   *[other] { $symbol }
}
goa-tip-card = { $id }. { $does } Dévoilée : { $recruits ->
    [one] { $recruits } colon
   *[other] { $recruits } colons
}. En main à la fin : { $symbol }.
goa-tip-card-gain = À votre tour : prenez { $goods }.
goa-tip-card-sell = À votre tour : vendez jusqu’à { $count } de vos épices à { $price } ducats chacune.
goa-tip-card-buy-step = À votre tour : payez { $price } ducats et descendez un marqueur d’une rangée.
goa-tip-card-harvest-mix = Avec l’action Récolter : prenez un mélange d’épices, de navires et de colons.
goa-tip-card-third-card = Avec l’action Fonder : dévoilez une troisième carte, même après avoir vu les deux premières.
goa-tip-card-no-spice = Avec l’action Progrès : ne payez que les navires.
goa-tip-card-no-ship = Avec l’action Progrès : ne payez que les épices.

## The table

goa-panel-seat = { $who }
goa-zone-grid = Tuiles à vendre
goa-zone-pile = Cartes Expédition
goa-zone-recruiting = Dévoilées
goa-zone-boxed = Dans la boîte
goa-zone-supply = Réserve
goa-zone-stock = Colonies
goa-zone-board = Plateau Développement
goa-zone-estates = Plantations et colonies
goa-zone-tiles = Tuiles
goa-zone-hand = Main
goa-zone-goods = Ressources
goa-zone-buttons = Décisions
goa-piece-round = manche { $round }
goa-piece-lot = en vente : { $lot }
goa-piece-high = { $who_is ->
    [you] meilleure mise : { $count ->
        [one] { $count } ducat, la vôtre
       *[other] { $count } ducats, la vôtre
    }
   *[other] meilleure mise : { $count ->
        [one] { $count } ducat, { $who }
       *[other] { $count } ducats, { $who }
    }
}
goa-tip-high = La meilleure mise emporte le lot, à moins que le vendeur ne l’achète un ducat de moins.
goa-tip-round = Deux phases, A et B, de quatre manches chacune.
goa-piece-square = case vide, { $space }
goa-piece-border = { $space }
goa-piece-flag = drapeau
goa-tip-flag = Qui achète le drapeau joue en premier, prend une carte Action bonus et place le drapeau à la manche suivante.
goa-piece-token = { $who_is ->
    [you] votre jeton { $token }
   *[other] jeton { $token } de { $who }
}
goa-tip-token = { $who_is ->
    [you] Vous vendez ce qui se trouve sous ce jeton, lot { $token }.
   *[other] { $who } vend ce qui se trouve sous ce jeton, lot { $token }.
}
goa-piece-pile = pioche, face cachée
goa-tip-pile = { $count ->
    [one] { $count } carte Expédition
   *[other] { $count } cartes Expédition
} face cachée. Quand la pioche est épuisée, on mélange les cartes défaussées.
goa-piece-discard = défausse
goa-tip-discard = S’y trouvent : { $cards }.
goa-badge-used = utilisée
goa-badge-bonanza = tuile Bonanza dessous
goa-piece-colony = { $colony }, { $cost } colons
goa-tip-colony = Avec l’action Fonder : il faut { $cost } colons pour { $colony }. Ceux de votre plateau Développement et de deux cartes dévoilées viennent d’eux-mêmes ; vous payez le reste.
goa-piece-supply = { $spice } de la réserve
goa-tip-supply-spice = La réserve n’a pas de limite ({ $spice }), mais on ne prend une épice que pour un champ vide où elle pousse.
goa-tip-colony-tile = { $id }, { $tile }. Qui fonde la colonie la remplit aussitôt ; l’épice se choisit champ par champ.
goa-piece-spice = { $spice }
goa-tip-spice = { $spice } sur { $site }
goa-piece-site = place libre : { $site }
goa-piece-face-down = { $tile }, abandonnée, face cachée
goa-tip-face-down = Une plantation simple abandonnée : rien n’y pousse plus, mais elle compte encore à la fin.
goa-tip-ships = Navires : un progrès sur le plateau Développement en coûte un par épice.
goa-tip-colonists = Colons : ils paient ce qui manque pour fonder une colonie.
goa-tip-ducats = Ducats, cachés : ils paient les mises. Le plus de ducats à la fin rapporte des points, et départage les égalités.
goa-tip-extra = Cartes Action bonus : chacune donne un tour de plus après les trois actions de chacun. On peut en garder une pour la manche suivante.
goa-tip-hand = { $who } a { $count ->
    [one] { $count } carte Expédition
   *[other] { $count } cartes Expédition
} en main, que personne d’autre ne voit.
goa-piece-cell = { $column }, rangée { $row } : { $value }
goa-tip-cell = Vers la rangée suivante : { $spices } et { $ships ->
    [one] un navire
   *[other] { $ships } navires
}. Dans cette rangée à la fin : { $points } points.
goa-tip-last-cell = La dernière rangée. À la fin : { $points } points.
goa-piece-marker = { $who_is ->
    [you] votre marqueur, { $column }, rangée { $row }
   *[other] marqueur de { $who }, { $column }, rangée { $row }
}
goa-value-harvest = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
goa-value-draw = piocher { $count }, limite de main { $limit }
goa-piece-ducats-hidden = ducats, cachés
goa-hidden-figure = ?
goa-piece-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
goa-press-pass = Passer
goa-press-buy = Acheter
goa-press-sell = Vendre
goa-press-decline = Renoncer
goa-press-put-back = Remettre
goa-press-keep = Garder
goa-press-stop = Terminé
goa-press-end = Fin du tour
goa-press-spices = Épices
goa-press-play = Jouer

## Headings and notes of the table

goa-panel-quay = Quai du marché
goa-panel-house = Douane
goa-panel-wall = Plateau Développement
goa-panel-coast = Plantations, colonies, ressources
goa-panel-desk = Cartes et tuiles
goa-zone-stage = Scène
goa-zone-speakers = Qui parle
goa-zone-honours = Points et drapeau
goa-head-quay = Quai du marché
goa-head-expeditions = Expéditions
goa-head-boxed = Mises de côté
goa-note-boxed = Faveur prend l’une d’elles
goa-head-auction = Enchère
goa-lot-of = lot { $lot } sur { $lots }
goa-lot-flag = Le drapeau
goa-lot-plantation = { $fields ->
    [1] Plantation simple de { $spice }
    [2] Plantation double de { $spice }
    [3] Plantation triple de { $spice }
   *[other] Plantation de { $spice } à { $fields } champs
}
goa-lot-supply = Ressources : { $goods }
goa-lot-red = { $goods } par manche
goa-lot-mission = Mission à { $points } points
goa-head-over = La partie est terminée
goa-piece-final = { $count ->
    [one] { $who } : { $count } point
   *[other] { $who } : { $count } points
}
goa-tip-final = Tous les points, avec ceux du plus de ducats.
goa-piece-used = { $tile } (utilisée)
goa-none-yet = aucune
goa-at-the-end = à la fin
goa-so-many-of = { $count } sur { $needed }
goa-ready = prête
goa-head-lots = Lots de la manche
goa-note-lots = qui marque un lot le vend
goa-place-token = à marquer
goa-head-turn = { $who_is ->
    [you] À vous
   *[other] { $who } joue
}
goa-action-of = action { $action } sur { $actions }
goa-action-extra = action bonus
goa-head-gather = Épices
goa-head-fill = Remplir les champs
goa-still = encore { $count }
goa-head-founding = Fonder { $colony }
goa-from-board = du plateau
goa-founding-sum = { $board } du plateau et { $cards } des cartes : { $total } colons sur { $cost } ; il en manque { $lacking }.
goa-so-many-fields = { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
goa-head-gained = Nouvelle plantation
goa-head-extra = Actions bonus
goa-head-stage = Douane
goa-head-ships = Navires
goa-head-harvest = Récolte
goa-head-taxes = Taxes
goa-head-expedition = Expédition
goa-head-plantations = Plantations
goa-head-colonies = Colonies
goa-head-hand = Expéditions
goa-hand-limit = limite { $limit }
goa-head-tiles = Mes tuiles
goa-goods-ships = Navires
goa-goods-colonists = Colons
goa-goods-ducats = Ducats
goa-goods-extra = Actions bonus
goa-played = jouées
goa-sold = vendu
goa-flag-sold = drapeau vendu
goa-free = libre
goa-place-for-lot = place du lot { $lot }
goa-speaker-leads = mise le plus
goa-speaker-spoke = a parlé
goa-speaker-now = { $who_is ->
    [you] à vous
   *[other] parle
}
goa-speaker-waits = à suivre
goa-speaker-sells = vend
goa-speaker-decides = dernier mot
goa-piece-speaker = { $who } : { $state }
goa-tip-speaker = Chacun sauf le vendeur parle une fois, dans le sens horaire : miser plus, ou passer. Puis le vendeur a le dernier mot.
goa-counter-purse = dans votre bourse
goa-counter-last-word = Vendre : { $count } dans votre bourse. Acheter : { $price } à la banque.
goa-extra-now = décide
goa-extra-passed = a passé
goa-extra-waits = à suivre
goa-when-filled = remplie aussitôt d’épices
goa-when-now = tout de suite
goa-when-round = une fois par manche
goa-when-once = une seule fois, à son tour
goa-when-later = à un tour suivant
goa-when-end = des points à la fin
goa-when-flag = premier à jouer, 1 action bonus
goa-act-progress = Progrès
goa-act-ships = Navires
goa-act-harvest = Récolter
goa-act-taxes = Taxes
goa-act-expedition = Expédition
goa-act-colonies = Fonder
goa-yield-progress = { $count ->
    [0] aucun payable
    [one] { $count } payable
   *[other] { $count } payables
}
goa-yield-ships = { $count ->
    [one] +{ $count } navire
   *[other] +{ $count } navires
}
goa-yield-harvest = { $room ->
    [0] aucun champ vide
    [one] jusqu’à { $count } ; { $room } vide
   *[other] jusqu’à { $count } ; { $room } vides
}
goa-yield-taxes = { $count ->
    [one] +{ $count } ducat
   *[other] +{ $count } ducats
}
goa-yield-expedition = piocher { $count }, main { $held } sur { $limit }
goa-yield-colonies = { $count ->
    [0] aucun colon
    [one] { $count } colon vient
   *[other] { $count } colons viennent
}
goa-piece-action = { $action } : { $gives }
goa-piece-step = { $column }, vers la rangée { $row }
goa-tip-act-progress = Payez les épices entre deux rangées et un navire pour chacune : un marqueur descend d’une rangée.
goa-tip-act-ships = Prenez autant de navires que l’indique la rangée de votre marqueur.
goa-tip-act-harvest = Posez des épices de la réserve sur vos champs vides, autant que l’indique la rangée de votre marqueur.
goa-tip-act-taxes = Prenez autant de ducats que l’indique la rangée de votre marqueur.
goa-tip-act-expedition = Piochez des cartes Expédition, jusqu’à la limite de votre main.
goa-tip-act-colonies = Nommez une colonie et dévoilez deux cartes : leurs colons et ceux de votre plateau viennent d’eux-mêmes, vous payez le reste.
goa-piece-points = { $count ->
    [one] { $count } point pour l’instant
   *[other] { $count } points pour l’instant
}
goa-tip-points = Ce qui est visible : marqueurs, colonies, plantations simples, impôts et missions ; pour vous, aussi les symboles de votre main. Le plus de ducats ne se compte qu’à la fin.
goa-band-0 = Gingembre
goa-band-1 = Poivre
goa-band-2 = Muscade
goa-band-3 = Cannelle
goa-band-4 = Girofle
goa-band-ships = Navires
goa-band-colonists = Colons
goa-band-ducats = Ducats
goa-band-actions = Actions
goa-band-expeditions = Expéditions
goa-band-spices = Épices
goa-band-settlement = Installation
goa-band-either = Au choix
goa-band-red = Par manche
goa-short-quilon = Qu
goa-short-cochin = Co
goa-short-madras = Ma
goa-short-calicut = Ca
goa-step-place = Jetons
goa-step-auction = Enchères
goa-step-actions = Actions
goa-step-extra = Bonus
goa-note-flag = Les lots forment une chaîne depuis le drapeau : chaque jeton touche le précédent, en diagonale aussi.
goa-note-token = Vous vendez ce que vous marquez : le prix est pour vous, ou vous l’achetez.
goa-note-bid = { $count ->
    [one] Vous avez { $count } ducat.
   *[other] Vous avez { $count } ducats.
} Chacun parle une fois ; puis { $who } vend, ou achète pour { $less } de moins.
goa-note-last-word = Une vente remplit votre bourse ; un achat se paie à la banque.
goa-note-give-up = Vos quatre places sont prises. Les épices de la plantation abandonnée sont perdues.
goa-note-fields = Une épice va sur un champ vide où elle pousse.
goa-note-turn = Une action ; avant et après, vous pouvez jouer une carte et utiliser des tuiles.
goa-note-after = Votre action est faite.
goa-note-expedition = Au-delà de la limite de main, défaussez ou jouez une carte.
goa-note-founding = { $count ->
    [one] Si vous renoncez, vous recevez { $count } colon.
   *[other] Si vous renoncez, vous recevez { $count } colons.
}
goa-note-extra = { $count ->
    [one] Une carte peut être gardée pour la manche suivante.
   *[other] { $count } cartes peuvent être gardées pour la manche suivante.
}

## What is asked

goa-ask-over = La partie est terminée.
goa-ask-other = { $who } décide.
goa-ask-other-places = { $who } pose un jeton.
goa-ask-other-bids = En vente : { $lot }. { $who } mise ou passe.
goa-ask-other-last-word = { $leader_is ->
    [you] En vente : { $lot }. { $who } vous le vend pour { $count }, ou l’achète.
   *[other] En vente : { $lot }. { $who } le vend à { $leader } pour { $count }, ou l’achète.
}
goa-ask-other-acts = { $who } choisit une action.
goa-ask-other-founds = { $who } paie une colonie ou y renonce.
goa-ask-other-extra = { $who } joue une carte Action bonus ou passe.
goa-ask-quick-start = Départ rapide : descendez { $count } marqueurs d’une rangée, ou prenez des ducats.
goa-ask-another-marker = Quel autre marqueur descend d’une rangée ?
goa-ask-flag = Placez le drapeau : sur une case vide ou sur le bord, à côté d’une tuile.
goa-ask-token = Sur quelle tuile posez-vous le jeton { $token } ?
goa-ask-bid = En vente : { $lot }. Misez-vous ?
goa-ask-bid-over = En vente : { $lot }. La meilleure mise est { $count }. Misez-vous plus ?
goa-ask-last-word = En vente : { $lot }. Vendre à { $who } pour { $count }, ou acheter pour { $price } ?
goa-ask-must-sell = En vente : { $lot }. Vous ne pouvez pas payer { $price } : vendez à { $who } pour { $count }.
goa-ask-either = Prenez { $count } navires ou { $count } colons.
goa-ask-resupply = Prenez { $count } navires, colons ou épices.
goa-ask-give-up = Quelle plantation cède la place à la { $tile } ?
goa-ask-give-up-boxed = Quelle plantation cède la place à la { $tile } ? Ou remettez-la dans la boîte.
goa-ask-boxed = Quelle tuile prenez-vous dans la boîte ?
goa-ask-use-now = Utiliser { $tile } maintenant, ou garder la tuile pour plus tard ?
goa-ask-gather = Posez des épices sur des champs vides ; encore { $count }.
goa-ask-mix = Prenez des épices, des navires ou des colons ; encore { $count }.
goa-ask-fill = Quelle épice posez-vous sur { $estate } ?
goa-ask-fill-next = Quelle plantation ou colonie remplissez-vous ? Encore { $count }.
goa-ask-turn = À vous : faites une action, ou jouez d’abord une carte ou une tuile.
goa-ask-after = Jouez une carte ou une tuile, ou finissez votre tour.
goa-ask-with-mix = Quelle récolte est mixte ?
goa-ask-with-third = Quelle colonie fondez-vous avec une troisième carte ?
goa-ask-with-step = Quel marqueur descend d’une rangée ?
goa-ask-spying = Quel marqueur adverse utilisez-vous, et pour quelle action ?
goa-ask-name = Quelle colonie fondez-vous ?
goa-ask-pay-step = De quel champ payez-vous { $spice } ?
goa-ask-buy-step = Quel marqueur descend d’une rangée ?
goa-ask-vice-king = Lequel de vos marqueurs les moins avancés descend d’une rangée ?
goa-ask-sell = Quelles épices vendez-vous à { $price } ducats chacune ? Encore { $count } au plus.
goa-ask-duty = Quelles épices donnez-vous à l’impôt ? Encore { $count }.
goa-ask-over-limit = Votre main dépasse sa limite de { $limit } : défaussez ou jouez une carte.
goa-ask-expedition = Expédition : encore { $count } à piocher, limite de main { $limit }.
goa-ask-founding = { $count ->
    [one] Il manque { $count } colon : payer, ou renoncer ?
   *[other] Il manque { $count } colons : payer, ou renoncer ?
}
goa-ask-settle = Quelle tuile { $colony } prenez-vous ?
goa-ask-swap = Quelle tuile du plateau prenez-vous contre Échange ?
goa-ask-extra = { $count ->
    [one] Jouez-vous votre carte Action bonus, ou la gardez-vous ?
   *[other] Jouez une carte Action bonus ; vous en avez { $count }.
}

## What can be done

goa-do-take = Prendre { $goods }
goa-do-flag = Drapeau : { $space }
goa-do-token = Poser le jeton sur { $tile } ({ $space })
goa-do-bid = { $count ->
    [one] Miser { $count } ducat
   *[other] Miser { $count } ducats
}
goa-do-pass-bid = Ne pas miser
goa-do-pass-extra = Garder la carte et passer
goa-do-buy = { $count ->
    [one] L’acheter soi-même pour { $count } ducat
   *[other] L’acheter soi-même pour { $count } ducats
}
goa-do-sell = { $count ->
    [one] Vendre à { $who } pour { $count } ducat
   *[other] Vendre à { $who } pour { $count } ducats
}
goa-do-build = { $count ->
    [one] Construire { $count } navire
   *[other] Construire { $count } navires
}
goa-do-take-spices = { $count ->
    [one] Prendre { $count } épice
   *[other] Prendre jusqu’à { $count } épices
}
goa-do-give-up = Abandonner la { $estate }
goa-do-take-boxed = Prendre dans la boîte : { $tile }
goa-do-put-back = Remettre la plantation dans la boîte
goa-do-keep = Garder la tuile pour plus tard
goa-do-put = Poser { $spice } sur { $estate }
goa-do-give = Remettre { $spice } de { $estate }
goa-do-sell-spice = Vendre { $spice } de { $estate } pour { $count } ducats
goa-do-fill = Remplir { $estate }
goa-do-progress = Progrès : { $column } en rangée { $row } pour { $spices } et { $ships ->
    [one] un navire
   *[other] { $ships } navires
}
goa-do-progress-no-spice = Progrès sans épices : { $column } en rangée { $row } pour { $ships ->
    [one] un navire
   *[other] { $ships } navires
}
goa-do-progress-no-ship = Progrès sans navires : { $column } en rangée { $row } pour { $spices }
goa-do-step = Marqueur { $column } en rangée { $row }
goa-do-harvest = { $mix ->
    [yes] Récolte mixte, jusqu’à { $count }
   *[no] Récolter jusqu’à { $count ->
        [one] une épice
       *[other] { $count } épices
    }
}
goa-do-tax = { $count ->
    [one] Taxes : { $count } ducat
   *[other] Taxes : { $count } ducats
}
goa-do-expedition = { $count ->
    [one] Expédition : piocher { $count } carte (limite de main { $limit })
   *[other] Expédition : piocher jusqu’à { $count } cartes (limite de main { $limit })
}
goa-do-draw = Piocher une carte
goa-do-discard = Défausser : { $card }
goa-do-found = Fonder { $colony } ({ $cost } colons)
goa-do-pay = { $count ->
    [one] Payer { $count } colon
   *[other] Payer { $count } colons
}
goa-do-decline = { $count ->
    [one] Renoncer à la colonie et prendre { $count } colon
   *[other] Renoncer à la colonie et prendre { $count } colons
}
goa-do-settle = Prendre { $tile }
goa-do-play = Jouer une carte : { $card }
goa-do-use = Utiliser une tuile : { $tile }
goa-do-swap = Échanger contre { $tile } ({ $space })
goa-do-spy-ships = { $count ->
    [one] Avec le marqueur de { $who } : construire { $count } navire
   *[other] Avec le marqueur de { $who } : construire { $count } navires
}
goa-do-spy-harvest = Avec le marqueur de { $who } : récolter jusqu’à { $count }
goa-do-spy-taxes = { $count ->
    [one] Avec le marqueur de { $who } : { $count } ducat de taxes
   *[other] Avec le marqueur de { $who } : { $count } ducats de taxes
}
goa-do-spy-colonies = Avec le marqueur de { $who } : fonder une colonie, avec { $count } colons d’office
goa-do-extra = Jouer une carte Action bonus
goa-do-stop = Terminé
goa-do-end = Finir le tour

## What happened

goa-log-round = La manche { $round } commence.
goa-log-laid-out = Le plateau est garni des tuiles de la phase B.
goa-log-flag = { $who_is ->
    [you] Vous placez le drapeau : { $space }.
   *[other] { $who } place le drapeau : { $space }.
}
goa-log-token = { $who_is ->
    [you] Vous posez le jeton { $token } : { $space }.
   *[other] { $who } pose le jeton { $token } : { $space }.
}
goa-log-bid = { $who_is ->
    [you] Vous misez { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } mise { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-passed-bid = { $who_is ->
    [you] Vous ne misez pas.
   *[other] { $who } ne mise pas.
}
goa-log-sold = { $who_is ->
    [you] Vous payez { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } à { $seller }.
   *[other] { $seller_is ->
        [you] { $who } vous paie { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        }.
       *[other] { $who } paie { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        } à { $seller }.
    }
}
goa-log-bought = { $who_is ->
    [you] Vous achetez votre lot et payez { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } à la banque.
   *[other] { $who } achète son lot et paie { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } à la banque.
}
goa-log-took-free = { $who_is ->
    [you] Personne ne mise : vous prenez le lot gratuitement.
   *[other] Personne ne mise : { $who } prend le lot gratuitement.
}
goa-log-took-flag = { $who_is ->
    [you] Vous prenez le drapeau.
   *[other] { $who } prend le drapeau.
}
goa-log-took-tile = { $who_is ->
    [you] Vous prenez une tuile : { $tile }.
   *[other] { $who } prend une tuile : { $tile }.
}
goa-log-took-boxed = { $who_is ->
    [you] Vous prenez dans la boîte : { $tile }.
   *[other] { $who } prend dans la boîte : { $tile }.
}
goa-log-put-back = { $who_is ->
    [you] Vous remettez dans la boîte : { $tile }.
   *[other] { $who } remet dans la boîte : { $tile }.
}
goa-log-gave-up = { $who_is ->
    [you] Vous abandonnez une plantation : { $tile }.
   *[other] { $who } abandonne une plantation : { $tile }.
}
goa-log-bonanza = { $who_is ->
    [you] Bonanza ! Vous recevez { $goods }.
   *[other] Bonanza ! { $who } reçoit { $goods }.
}
goa-log-gained = { $who_is ->
    [you] Vous prenez { $goods }.
   *[other] { $who } prend { $goods }.
}
goa-log-drew-card = { $who_is ->
    [you] Vous piochez : { $card }.
   *[other] { $who } pioche : { $card }.
}
goa-log-drew = { $who_is ->
    [you] Vous piochez une carte Expédition.
   *[other] { $who } pioche une carte Expédition.
}
goa-log-put = { $who_is ->
    [you] Vous posez { $spice } sur { $site }.
   *[other] { $who } pose { $spice } sur { $site }.
}
goa-log-gave = { $who_is ->
    [you] Vous remettez { $spice } de { $site }.
   *[other] { $who } remet { $spice } de { $site }.
}
goa-log-sold-spice = { $who_is ->
    [you] Vous vendez { $spice } de { $site } pour { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } vend { $spice } de { $site } pour { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-built = { $who_is ->
    [you] Vous construisez { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }.
   *[other] { $who } construit { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }.
}
goa-log-harvested = { $who_is ->
    [you] Vous récoltez jusqu’à { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }.
   *[other] { $who } récolte jusqu’à { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }.
}
goa-log-taxed = { $who_is ->
    [you] Vous levez { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } de taxes.
   *[other] { $who } lève { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } de taxes.
}
goa-log-went-out = { $who_is ->
    [you] Vous partez en expédition.
   *[other] { $who } part en expédition.
}
goa-log-paid-ships = { $who_is ->
    [you] Vous payez { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }.
   *[other] { $who } paie { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }.
}
goa-log-paid-ducats = { $who_is ->
    [you] Vous payez { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } paie { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-stepped = { $who_is ->
    [you] Votre marqueur { $column } descend en rangée { $row }.
   *[other] Le marqueur { $column } de { $who } descend en rangée { $row }.
}
goa-log-first-there = { $who_is ->
    [you] Vous atteignez en premier la rangée { $row } de la colonne { $column }.
   *[other] { $who } atteint en premier la rangée { $row } de la colonne { $column }.
}
goa-log-all-in-row = { $who_is ->
    [you] Tous vos marqueurs sont au moins en rangée { $row }.
   *[other] Tous les marqueurs de { $who } sont au moins en rangée { $row }.
}
goa-log-recruited = { $who_is ->
    [you] Vous recrutez pour { $colony } : { $cards }. Cela fait { $total } colons sur { $cost }.
   *[other] { $who } recrute pour { $colony } : { $cards }. Cela fait { $total } colons sur { $cost }.
}
goa-log-paid-colonists = { $who_is ->
    [you] Vous payez { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }.
   *[other] { $who } paie { $count ->
        [one] { $count } colon
       *[other] { $count } colons
    }.
}
goa-log-founded = { $who_is ->
    [you] Vous fondez une colonie : { $tile }.
   *[other] { $who } fonde une colonie : { $tile }.
}
goa-log-failed = { $who_is ->
    [you] Vous ne fondez pas { $colony }.
   *[other] { $who } ne fonde pas { $colony }.
}
goa-log-turned-up = { $who_is ->
    [you] Vous dévoilez : { $cards }. Cela donne { $count } navires, colons ou épices.
   *[other] { $who } dévoile : { $cards }. Cela donne { $count } navires, colons ou épices.
}
goa-log-played = { $who_is ->
    [you] Vous jouez une carte : { $card }.
   *[other] { $who } joue une carte : { $card }.
}
goa-log-discarded = { $who_is ->
    [you] Vous défaussez : { $card }.
   *[other] { $who } défausse : { $card }.
}
goa-log-reshuffled = Les cartes Expédition défaussées forment la nouvelle pioche.
goa-log-used = { $who_is ->
    [you] Vous utilisez une tuile : { $tile }.
   *[other] { $who } utilise une tuile : { $tile }.
}
goa-log-swapped = { $who_is ->
    [you] Vous échangez contre { $tile } ({ $space }).
   *[other] { $who } échange contre { $tile } ({ $space }).
}
goa-log-spied = { $who_is ->
    [you] Vous utilisez le marqueur { $column } de { $on }.
   *[other] { $on_is ->
        [you] { $who } utilise votre marqueur { $column }.
       *[other] { $who } utilise le marqueur { $column } de { $on }.
    }
}
goa-log-extra = { $who_is ->
    [you] Vous jouez une carte Action bonus.
   *[other] { $who } joue une carte Action bonus.
}
goa-log-extra-passed = { $who_is ->
    [you] Vous gardez votre carte Action bonus.
   *[other] { $who } garde sa carte Action bonus.
}
goa-log-counted = { $who_is ->
    [you] Vous avez { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } et en main : { $cards }.
   *[other] { $who } a { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } et en main : { $cards }.
}
goa-log-ended = La partie est terminée.

## Why not

why-goa-flag-on-tile = Le drapeau va sur une case vide ou sur le bord, pas sur une tuile.
why-goa-flag-alone = Le drapeau doit toucher une tuile par un côté ; un coin ne suffit pas.
why-goa-token-no-tile = Un jeton se pose sur une tuile du plateau.
why-goa-token-taken = Il y a déjà un jeton sur cette tuile.
why-goa-token-far = Posez-le sur une tuile voisine du jeton { $token }, diagonales comprises.
why-goa-bid-too-low = Misez au moins { $least }, ou passez.
why-goa-bid-too-high = Vous ne pouvez pas miser plus que vous n’avez : { $had ->
    [one] { $had } ducat
   *[other] { $had } ducats
}.
why-goa-buy-too-dear = Acheter votre propre lot coûte { $needed } ducats ; vous en avez { $had }.
why-goa-same-marker = Choisissez un marqueur qui n’a pas encore bougé.
why-goa-markers-begun = Vous avez commencé à descendre des marqueurs : choisissez-en un autre.
why-goa-at-bottom = Un marqueur sur la dernière rangée ne peut plus bouger.
why-goa-lacks-spices = Ce progrès coûte { $needed } épices différentes ; il vous en manque { $lacking }.
why-goa-lacks-ships = Ce progrès coûte { $needed ->
    [one] un navire
   *[other] { $needed } navires
} ; vous en avez { $had }.
why-goa-lacks-ducats = Cette carte coûte { $needed } ducats ; vous en avez { $had }.
why-goa-not-the-least = Vice-roi ne descend qu’un marqueur parmi les plus hauts.
why-goa-no-empty-field = Vous n’avez aucun champ vide pour une épice.
why-goa-no-estate = Il n’y a ni plantation ni colonie à cet endroit.
why-goa-full = Il n’y reste aucun champ vide.
why-goa-wrong-spice = Cette épice n’y pousse pas.
why-goa-other-site = Remplissez la plantation ou la colonie que vous venez d’obtenir.
why-goa-no-such-spice = Il n’y a pas cette épice à cet endroit.
why-goa-other-spice = C’est une autre épice qu’il faut payer maintenant.
why-goa-at-least-one = Il en faut au moins une.
why-goa-acted = Vous avez déjà fait votre action de ce tour.
why-goa-action-first = Faites une action avant de finir votre tour.
why-goa-hand-full = Vous ne pouvez plus piocher : votre limite de main est de { $limit }. Défaussez ou jouez une carte, s’il vous reste une pioche.
why-goa-hand-over = Vous avez { $had } cartes et votre limite est de { $limit } : défaussez ou jouez d’abord une carte.
why-goa-hand-has-room = Il y a de la place dans votre main (limite { $limit }) pour tout ce que vous pouvez encore piocher : inutile de défausser.
why-goa-no-cards = Il ne reste aucune carte Expédition à piocher.
why-goa-not-in-hand = Cette carte n’est pas dans votre main.
why-goa-one-card = Vous avez déjà joué une carte Expédition à ce tour ; une seule est permise.
why-goa-card-not-now = Cette carte se joue avec l’action qu’elle modifie, et cette action n’est pas possible maintenant.
why-goa-nothing-to-sell = Vous n’avez aucune épice à vendre.
why-goa-colony-owned = Vous avez déjà fondé cette colonie ; fondez-en une autre.
why-goa-lacks-colonists = Il faudrait payer { $needed ->
    [one] un colon
   *[other] { $needed } colons
} ; vous en avez { $had }.
why-goa-no-colony-tile = Cette tuile Colonie n’est pas disponible.
why-goa-not-your-tile = Cette tuile n’est pas devant vous.
why-goa-tile-used = Vous avez déjà utilisé cette tuile. Les tuiles rouges resservent à la manche suivante.
why-goa-tile-at-end = Cette tuile ne compte qu’à la fin de la partie.
why-goa-inside-action = Espionnage est une action : impossible au milieu d’une autre.
why-goa-no-such-errand = Espionnage permet de construire, récolter, taxer ou fonder, rien d’autre ; une carte jouée avec doit convenir à l’action.
why-goa-not-an-opponent = Choisissez le marqueur d’un adversaire.
why-goa-duty-lacks = L’impôt prend { $needed } épices ; vous en avez { $had }.
why-goa-no-tile-there = Il n’y a pas de tuile à échanger à cet endroit.
why-goa-not-boxed = Cette tuile n’est pas dans la boîte.
why-goa-not-a-plantation = Choisissez une de vos plantations.
why-goa-must-plant = Une plantation acquise prend la place d’une autre : choisissez laquelle.
why-goa-too-many-extras = Vous avez { $had } cartes Action bonus et pouvez en garder { $most } : jouez-en une.

## Points

source-markers = Marqueurs
source-colonies = Colonies
source-symbols = Cartes Expédition
source-ducats = Plus de ducats
source-plantations = Plantations simples
source-duties = Impôts
source-missions = Missions

## Ce qui plaide pour une décision

factor-points = points acquis
factor-stores = navires et colons
factor-ducats = ducats
factor-spices = épices et champs
factor-development = plateau Développement
factor-cards = cartes Expédition
factor-colonies = prochaine colonie
factor-tiles = tuiles
factor-lots = enchères
factor-time = actions à venir

## Les signes de cette boîte là où on ne peut les dessiner

goa-sign-plantation-short = Pla
goa-sign-colony-short = Cny
goa-sign-step-short = ▸
