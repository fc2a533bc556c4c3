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
zone-coins = Pièces
zone-points = Cartes Points
zone-points-far = Suite des cartes Points
zone-point-pile = Pioche Points
zone-market-far = Suite des cartes Marchand
zone-caravan = Caravane
zone-surplus = Sans place dans la caravane
zone-claimed = Réclamées
zone-own-coins = Pièces gagnées
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
note-buying = Pour le marchand : { $card }
note-using = Carte : { $card }
piece-point-pile = pioche face cachée
piece-gold = pièces d’or à { $points } points
piece-silver = pièces d’argent à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-coins = Qui réclame la carte Points du dessous prend une de ces pièces. Quand l’or est épuisé, l’argent passe au-dessus de la première carte.
tip-point-card = { $id } : { $card }.

## What is asked

prompt-action = À vous : jouez une carte, prenez un marchand, réclamez des points ou reposez-vous.
prompt-action-deals = À vous : jouez une carte, prenez un marchand, concluez une affaire, réclamez des points ou reposez-vous.
prompt-discard = Votre caravane contient { $limit } épices au plus : remettez-en { $left }.

## What can be done

move-claim = Réclamer { $point }
move-claim-gold = Réclamer { $point }, et une pièce d’or
move-claim-silver = Réclamer { $point }, et une pièce d’argent

## What happened

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
log-discarded = { $who_is ->
    [you] Vous remettez { $cube } : votre caravane est pleine.
   *[other] { $who } remet { $cube } : la caravane est pleine.
}
log-point-came = Nouvelle carte Points : { $point }.
log-last-round = { $who_is ->
    [you] Vous avez réclamé la carte Points décisive : c’est la dernière manche.
   *[other] { $who } a réclamé la carte Points décisive : c’est la dernière manche.
}

## Points

source-point-cards = Cartes Points
source-gold = Pièces d’or
source-silver = Pièces d’argent

## De quoi une estimation est faite

factor-point-cards = cartes Points
factor-coins = pièces
factor-spices = épices dans la caravane
factor-within-reach = une carte Points à portée
factor-under-way = ce qui est en cours
