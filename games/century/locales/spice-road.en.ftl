## The game

game-spice-road = Spice Road
game-spice-road-about = Lead a caravan: play merchant cards to gather, trade and refine four spices, and claim point cards with them before the others do.

## Spices

good-0 = turmeric
good-0-letter = Y
good-1 = saffron
good-1-letter = R
good-2 = cardamom
good-2-letter = G
good-3 = cinnamon
good-3-letter = B
cube-yellow = { $count } turmeric
cube-red = { $count } saffron
cube-green = { $count } cardamom
cube-brown = { $count } cinnamon

## The table

point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }
panel-board = The market
zone-coins = Coins
zone-points = Point cards
zone-point-pile = Point card pile
zone-caravan = Caravan
zone-claimed = Claimed
zone-own-coins = Own coins
piece-point-pile = face-down pile
piece-gold = gold coins, { $points } points each
piece-silver = silver coins, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
tip-coins = Whoever claims the point card below takes one of these coins. When the gold is gone the silver moves above the first card.
tip-point-card = { $id }: { $card }.

## What is asked

prompt-action = Your turn: play a card, take a merchant, claim points, or rest.
prompt-action-deals = Your turn: play a card, take a merchant, strike a deal, claim points, or rest.
prompt-discard = Your caravan holds { $limit }: put back { $left ->
    [one] one spice
   *[other] { $left } spices
}.

## What can be done

move-claim = Claim { $point }
move-claim-gold = Claim { $point }, and a gold coin
move-claim-silver = Claim { $point }, and a silver coin

## What happened

log-claimed = { $who_is ->
    [you] You claim { $point }.
   *[other] { $who } claims { $point }.
}
log-claimed-gold = { $who_is ->
    [you] You claim { $point }, and a gold coin.
   *[other] { $who } claims { $point }, and a gold coin.
}
log-claimed-silver = { $who_is ->
    [you] You claim { $point }, and a silver coin.
   *[other] { $who } claims { $point }, and a silver coin.
}
log-discarded = { $who_is ->
    [you] You put back { $cube }: your caravan is full.
   *[other] { $who } puts back { $cube }: the caravan is full.
}
log-point-came = New point card: { $point }.
log-last-round = { $who_is ->
    [you] You have claimed the deciding point card: this is the last round.
   *[other] { $who } has claimed the deciding point card: this is the last round.
}

## Points

source-point-cards = Point cards
source-gold = Gold coins
source-silver = Silver coins

## What an evaluation is made of

factor-point-cards = point cards
factor-coins = coins
factor-spices = spices in the caravan
factor-within-reach = a point card within reach
factor-under-way = what is under way
