## The game

game-spice-road = La Route des épices
game-spice-road-about = Menez une caravane : jouez des cartes Marchand pour récolter, échanger et affiner quatre épices, puis réclamez des cartes Points avant les autres.

## Spices

good-0 = curcuma
good-0-letter = J
good-1 = safran
good-1-letter = R
good-2 = cardamome
good-2-letter = V
good-3 = cannelle
good-3-letter = M
cube-yellow = { $count ->
    [one] { $count } curcuma
   *[other] { $count } curcumas
}
    .good = 0
cube-red = { $count ->
    [one] { $count } safran
   *[other] { $count } safrans
}
    .good = 1
cube-green = { $count ->
    [one] { $count } cardamome
   *[other] { $count } cardamomes
}
    .good = 2
cube-brown = { $count ->
    [one] { $count } cannelle
   *[other] { $count } cannelles
}
    .good = 3

## The table

point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost }
panel-points = Cartes Points
panel-spices = Suite des cartes Points, et les épices
panel-market = Marchands
panel-market-far = Suite des marchands
panel-played = Cartes jouées
panel-caravan = Caravane
panel-claimed = Cartes réclamées et pièces
panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-coins = Pièces
zone-points = Cartes Points
zone-points-far = Suite des cartes Points
zone-point-pile = Pioche Points
zone-market = Cartes Marchand
zone-market-far = Suite des cartes Marchand
zone-merchant-pile = Pioche Marchand
zone-discard = Défausse commune
zone-hand = Main
zone-played = Cartes jouées
zone-caravan = Caravane
zone-surplus = Sans place dans la caravane
zone-claimed = Réclamées
zone-own-coins = Pièces gagnées
zone-buttons = Actions
heading-spices = Épices
heading-level = niveau
heading-sources = cartes { $cards } · pièces { $coins } · épices { $spices }
heading-hand = Main { $count }
heading-played = Jouées { $count }
heading-caravan = Caravane { $count }/{ $limit }
heading-claimed = Réclamées { $count }/{ $end }
aside-market = Pour prendre une carte, laissez une épice sur chaque carte à sa gauche.
aside-played = reprises au prochain repos
aside-claimed = qui réclame la { $end }e carte lance la dernière manche
price-free = gratuit
tip-point-pile = Les cartes Points à venir. Une nouvelle arrive chaque fois qu’une carte est réclamée.
tip-merchant-pile = Les cartes Marchand à venir. Une nouvelle arrive au dernier étal chaque fois qu’une carte est prise.
tip-own-coins = Les pièces prises avec des cartes Points. Elles comptent à la fin.
note-round = Manche { $round }
note-last-round = Manche { $round }, la dernière
note-buying = Pour le marchand : { $card }
note-using = Carte : { $card }
piece-point-pile = pioche face cachée
piece-merchant-pile = pioche face cachée
piece-gold = pièces d’or à { $points } points
piece-silver = pièces d’argent à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-deal = affaire « { $deal } »
badge-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
badge-owned = { $count }
tip-coins = Qui réclame la carte Points du dessous prend une de ces pièces. Quand l’or est épuisé, l’argent passe au-dessus de la première carte.
tip-cube = Épice : { $cube }, niveau { $level } sur { $levels }.
tip-deal = Affaire en or : { $deal }. Cédez cette carte et posez-en une autre pour en profiter.
tip-point-card = { $id } : { $card }.
button-trade = × { $count }
button-swap = { $take }
button-rest = Repos
button-stop = Terminé

## What is asked

prompt-action = À vous : jouez une carte, prenez un marchand, réclamez des points ou reposez-vous.
prompt-action-deals = À vous : jouez une carte, prenez un marchand, concluez une affaire, réclamez des points ou reposez-vous.
prompt-other = { $who } décide.
prompt-over = La partie est terminée.
prompt-pay = { $left ->
    [one] Choisissez l’épice à poser sur le marchand { $place }.
   *[other] Choisissez l’épice à poser sur le marchand { $place } ; encore { $left } à payer.
}
prompt-bargain = Prendre la carte en main, ou poser une carte pour son affaire ({ $deal }) ?
prompt-lay-down = Quelle carte posez-vous pour l’affaire ({ $deal }) ?
prompt-trade = Combien de fois échangez-vous ?
prompt-swap = Quel échange faites-vous ?
prompt-raise = Quelle épice améliorez-vous ? { $left ->
    [one] Reste { $left } amélioration.
   *[other] Restent { $left } améliorations.
}
prompt-take-back = Quelle carte jouée reprenez-vous ?
prompt-discard = Votre caravane contient { $limit } épices au plus : remettez-en { $left }.

## What can be done

move-play = Jouer : { $card }
move-acquire = { $cost ->
    [0] Prendre le premier marchand, gratuit : { $card }
    [one] Prendre un marchand pour { $cost } épice : { $card }
   *[other] Prendre un marchand pour { $cost } épices : { $card }
}
move-acquire-cubes = { $cost ->
    [0] Prendre le premier marchand, gratuit, avec { $cubes } dessus : { $card }
    [one] Prendre un marchand pour { $cost } épice, avec { $cubes } dessus : { $card }
   *[other] Prendre un marchand pour { $cost } épices, avec { $cubes } dessus : { $card }
}
move-claim = Réclamer { $point }
move-claim-gold = Réclamer { $point }, et une pièce d’or
move-claim-silver = Réclamer { $point }, et une pièce d’argent
move-rest = { $count ->
    [0] Se reposer (aucune carte jouée à reprendre)
    [one] Se reposer : reprendre votre carte jouée
   *[other] Se reposer : reprendre vos { $count } cartes jouées
}
move-deal = Affaire : { $deal } (cède la carte « { $card } »)
move-pay = Payer { $cube }
move-take = Prendre la carte en main
move-lay-down = Poser la carte « { $card } »
move-trade = { $count ->
    [one] Échanger une fois : { $give } contre { $take }
   *[other] Échanger { $count } fois : { $give } contre { $take }
}
move-swap = Échanger { $give } contre { $take }
move-raise = Améliorer { $from } en { $to }
move-take-back = Reprendre la carte « { $card } »
move-stop = Terminé
move-discard = Remettre { $cube }

## What happened

log-played = { $who_is ->
    [you] Vous jouez : { $card }.
   *[other] { $who } joue : { $card }.
}
log-rested-none = { $who_is ->
    [you] Vous vous reposez.
   *[other] { $who } se repose.
}
log-rested = { $who_is ->
    [you] Vous vous reposez et reprenez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who } se repose et reprend { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
log-gained = { $who_is ->
    [you] Vous prenez { $cubes }.
   *[other] { $who } prend { $cubes }.
}
log-traded = { $who_is ->
    [you] Vous échangez { $give } contre { $take }.
   *[other] { $who } échange { $give } contre { $take }.
}
log-raised = { $who_is ->
    [you] Vous améliorez { $from } en { $to }.
   *[other] { $who } améliore { $from } en { $to }.
}
log-took-back = { $who_is ->
    [you] Vous reprenez : { $card }.
   *[other] { $who } reprend : { $card }.
}
log-paid = { $who_is ->
    [you] Vous posez { $cube } sur le marchand « { $card } ».
   *[other] { $who } pose { $cube } sur le marchand « { $card } ».
}
log-collected = { $who_is ->
    [you] Vous ramassez { $cubes } sur le marchand.
   *[other] { $who } ramasse { $cubes } sur le marchand.
}
log-acquired = { $who_is ->
    [you] Vous prenez le marchand : { $card }.
   *[other] { $who } prend le marchand : { $card }.
}
log-claimed = { $who_is ->
    [you] Vous réclamez { $point }.
   *[other] { $who } réclame { $point }.
}
log-claimed-gold = { $who_is ->
    [you] Vous réclamez { $point }, et une pièce d’or.
   *[other] { $who } réclame { $point }, et une pièce d’or.
}
log-claimed-silver = { $who_is ->
    [you] Vous réclamez { $point }, et une pièce d’argent.
   *[other] { $who } réclame { $point }, et une pièce d’argent.
}
log-struck = { $who_is ->
    [you] Vous concluez une affaire ({ $deal }) : vous cédez « { $card } » et posez « { $laid } ».
   *[other] { $who } conclut une affaire ({ $deal }), cède « { $card } » et pose « { $laid } ».
}
log-given = { $who_is ->
    [you] Vous recevez { $cube }.
   *[other] { $who } reçoit { $cube }.
}
log-discarded = { $who_is ->
    [you] Vous remettez { $cube } : votre caravane est pleine.
   *[other] { $who } remet { $cube } : la caravane est pleine.
}
log-merchant-came = Nouveau marchand : { $card }.
log-merchant-came-deal = Nouveau marchand : { $card }, avec l’affaire « { $deal } ».
log-point-came = Nouvelle carte Points : { $point }.
log-reshuffled = La défausse commune devient la nouvelle pioche Marchand.
log-last-round = { $who_is ->
    [you] Vous avez réclamé la carte Points décisive : c’est la dernière manche.
   *[other] { $who } a réclamé la carte Points décisive : c’est la dernière manche.
}
log-ended = La partie est terminée.
log-stopped = La partie est arrêtée après { $rounds } manches ; on compte les points.

## Points

source-point-cards = Cartes Points
source-gold = Pièces d’or
source-silver = Pièces d’argent
source-spices = Épices restantes

## De quoi une estimation est faite

factor-point-cards = cartes Points
factor-coins = pièces
factor-spices = épices dans la caravane
factor-merchant-cards = cartes Marchand
factor-within-reach = une carte Points à portée
factor-under-way = ce qui est en cours
