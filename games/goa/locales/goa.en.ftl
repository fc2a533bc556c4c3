## The game

game-goa = Goa
game-goa-about = Portuguese spice merchants in India: buy tiles at auction, grow spices, build ships, found colonies and bring your five markers down the development board.
module-quick-start = Quick start
module-quick-start-about = Before the first round everybody moves two markers down a row or takes ten ducats.
module-bonanza = Bonanza
module-bonanza-about = Under each corner tile of the board lies a hidden bonus for whoever takes the tile.

## Spices

good-0 = ginger
good-0-letter = G
good-1 = pepper
good-1-letter = P
good-2 = nutmeg
good-2-letter = N
good-3 = cinnamon
good-3-letter = C
good-4 = clove
good-4-letter = K
goa-some-0 = ginger
goa-some-1 = pepper
goa-some-2 = nutmeg
goa-some-3 = cinnamon
goa-some-4 = clove
goa-any-spice = any spice
goa-either-spice = { $one } or { $other }
goa-list = { $items }

## Goods

goa-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
goa-colonists = { $count ->
    [one] { $count } colonist
   *[other] { $count } colonists
}
goa-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
goa-extra-actions = { $count ->
    [one] { $count } extra action card
   *[other] { $count } extra action cards
}
goa-cards = { $count ->
    [one] { $count } expedition card
   *[other] { $count } expedition cards
}
goa-gather = { $count ->
    [one] { $count } spice of your choice
   *[other] up to { $count } spices of your choice
}
goa-fields = { $count ->
    [one] { $count } field for { $takes }
   *[other] { $count } fields for { $takes }
}
goa-flag = the flag

## Places

goa-column-ships = ships
goa-column-harvest = harvest
goa-column-taxes = taxes
goa-column-expedition = expedition
goa-column-colonies = colonies
goa-colony-quilon = Quilon
goa-colony-cochin = Cochin
goa-colony-madras = Madras
goa-colony-calicut = Calicut
goa-square = row { $row }, column { $column }
goa-above = top border, column { $column }
goa-below = bottom border, column { $column }
goa-left = left border, row { $row }
goa-right = right border, row { $row }
goa-site = plantation { $number }
goa-the-site = plantation { $number }
goa-the-estate = { $tile } (place { $number })
goa-estate = { $tile } (place { $number })
goa-round = { $half }-{ $number }
goa-colony-tile = { $colony }, { $fields }

## Tiles

goa-tile-plantation = { $fields ->
    [1] single plantation of { $spice }
    [2] double plantation of { $spice }
    [3] triple plantation of { $spice }
   *[other] plantation of { $spice } with { $fields } fields
}
goa-tile-rotation = Crop rotation
goa-short-rotation = Any
goa-tile-favour = Favour
goa-short-favour = Favour
goa-tile-duty = Duty
goa-short-duty = Duty
goa-tile-vice-king = Vice-king
goa-short-vice-king = Vice-king
goa-tile-swap = Swap
goa-short-swap = Swap
goa-tile-extra-harvest = Extra harvest
goa-short-extra-harvest = Harvest
goa-tile-espionage = Espionage
goa-short-espionage = Spy
goa-tile-resupply = Resupply
goa-short-resupply = Resupply
goa-tile-foreman = Foreman
goa-short-foreman = Foreman
goa-tile-supply = supplies: { $goods }
goa-tile-either = { $count } ships or { $count } colonists
goa-tile-red = red tile: { $goods } each round
goa-tile-mission = mission worth { $points }
goa-short-mission = Mission
goa-tip = { $id }, { $name }. { $does }
goa-tip-plantation = At once: put it on your own board and fill it ({ $fields }).
goa-tip-single = At once: put it on your own board and fill it ({ $fields }). At the end it is worth { $points ->
    [one] one point
   *[other] { $points } points
}, even if it was given up.
goa-tip-supply = At once: take { $goods }.
goa-tip-either = At once: take { $count } ships or { $count } colonists, not a mix.
goa-tip-red = Once a round, on your turn: take { $goods }.
goa-tip-mission = At the end it is worth { $points } points.
goa-tip-favour = At once: choose one of the tiles that were put in the box when the board was laid out.
goa-tip-duty = Once, on your turn: put back { $count } of your spices. At the end the tile is then worth { $points } points.
goa-tip-vice-king = Once, on your turn: your least advanced marker goes down a row for free.
goa-tip-swap = On a later turn: exchange it for any tile of the board, and use that tile now or later.
goa-tip-extra-harvest = Once, on your turn: fill up to { $count } of your plantations and colonies completely.
goa-tip-espionage = Once, on your turn, beside your action: build ships, harvest, raise taxes or found a colony with an opponent’s marker.
goa-tip-resupply = Once, on your turn: turn up { $count } expedition cards and take as many ships, colonists or spices as they show colonists.
goa-tip-foreman = At the end each of your single plantations is worth { $points } points.

## Expedition cards

goa-card-gain = take { $goods }
goa-card-sell = sell up to { $count } spices at { $price } ducats
goa-card-buy-step = a step for { $price } ducats
goa-card-harvest-mix = mixed harvest
goa-card-third-card = a third card for a colony
goa-card-no-spice = progress without spices
goa-card-no-ship = progress without ships
goa-card-with-symbol = { $card } ({ $symbol }, { $recruits ->
    [one] 1 colonist
   *[other] { $recruits } colonists
})
goa-no-card = no card
goa-symbol = { $symbol ->
    [elephant] elephant
    [tiger] tiger
    [fish] fish
    [palm] palm
    [shell] shell
    [statue] statue
   *[other] { $symbol }
}
goa-tip-card = { $id }. { $does } When turned up: { $recruits ->
    [one] 1 colonist
   *[other] { $recruits } colonists
}. In hand at the end: { $symbol }.
goa-tip-card-gain = On your turn: take { $goods }.
goa-tip-card-sell = On your turn: sell up to { $count } of your spices for { $price } ducats each.
goa-tip-card-buy-step = On your turn: pay { $price } ducats and move any marker down a row.
goa-tip-card-harvest-mix = With the action harvest: take any mix of spices, ships and colonists.
goa-tip-card-third-card = With the action colony: turn up a third card, even after you have seen the first two.
goa-tip-card-no-spice = With the action progress: pay only the ships.
goa-tip-card-no-ship = With the action progress: pay only the spices.

## The table

goa-panel-seat = { $who }
goa-zone-grid = Tiles for sale
goa-zone-pile = Expedition cards
goa-zone-recruiting = Turned up
goa-zone-boxed = In the box
goa-zone-supply = Supply
goa-zone-stock = Colonies
goa-zone-board = Development board
goa-zone-estates = Plantations and colonies
goa-zone-tiles = Tiles
goa-zone-hand = Hand
goa-zone-goods = Goods
goa-zone-buttons = Decisions
goa-piece-round = round { $round }
goa-piece-lot = for sale: { $lot }
goa-piece-high = { $who_is ->
    [you] highest bid: { $count ->
        [one] { $count } ducat, yours
       *[other] { $count } ducats, yours
    }
   *[other] highest bid: { $count ->
        [one] { $count } ducat, { $who }
       *[other] { $count } ducats, { $who }
    }
}
goa-tip-high = Whoever has made the highest bid gets the lot, unless the auctioneer buys it for one ducat less.
goa-tip-round = Two phases, A and B, of four rounds each.
goa-piece-square = empty square, { $space }
goa-piece-border = { $space }
goa-piece-flag = flag
goa-tip-flag = Who buys the flag acts first, takes an extra action card and places the flag in the next round.
goa-piece-token = { $who_is ->
    [you] your token { $token }
   *[other] token { $token } of { $who }
}
goa-tip-token = { $who_is ->
    [you] You sell what lies under this token, as lot { $token }.
   *[other] { $who } sells what lies under this token, as lot { $token }.
}
goa-piece-pile = pile, face down
goa-tip-pile = { $count ->
    [one] One expedition card
   *[other] { $count } expedition cards
} face down. When the pile has run out, the discarded cards are shuffled.
goa-piece-discard = discard pile
goa-tip-discard = Lying there: { $cards }.
goa-badge-used = used
goa-badge-bonanza = Bonanza tile under it
goa-piece-colony = { $colony }, { $cost } colonists
goa-tip-colony = With the action colony: { $cost } colonists found { $colony }. Those of your development board and of two cards turned up come for free; you pay the rest.
goa-piece-supply = { $spice } from the supply
goa-tip-supply-spice = The supply of { $spice } has no limit, but a spice can only be taken for an empty field where it grows.
goa-tip-colony-tile = { $id }, { $tile }. Whoever founds the colony fills it at once; a spice can be chosen for each field.
goa-piece-spice = { $spice }
goa-tip-spice = { $spice } on { $site }
goa-piece-site = empty place for { $site }
goa-piece-face-down = { $tile }, given up, face down
goa-tip-face-down = A single plantation that was given up: it grows nothing but still counts at the end.
goa-tip-ships = Ships: a step down the development board costs one for each of its spices.
goa-tip-colonists = Colonists: they pay for what is lacking when a colony is founded.
goa-tip-ducats = Ducats, kept secret: they pay for bids. Whoever has the most at the end gets points, and they break ties.
goa-tip-extra = Extra action cards: each is one more turn after everybody’s three actions. One can be kept for the next round.
goa-tip-hand = { $who } holds { $count ->
    [one] one expedition card
   *[other] { $count } expedition cards
}, which nobody else sees.
goa-piece-cell = { $column }, row { $row }: { $value }
goa-tip-cell = To the next row: { $spices } and { $ships ->
    [one] one ship
   *[other] { $ships } ships
}. In this row at the end: { $points } points.
goa-tip-last-cell = The last row. At the end: { $points } points.
goa-piece-marker = { $who_is ->
    [you] your marker in { $column }, row { $row }
   *[other] marker of { $who } in { $column }, row { $row }
}
goa-value-harvest = { $count ->
    [one] { $count } spice
   *[other] { $count } spices
}
goa-value-draw = draw { $count }, hand limit { $limit }
goa-piece-ducats-hidden = ducats, hidden
goa-hidden-figure = ?
goa-piece-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
goa-press-pass = Pass
goa-press-buy = Buy
goa-press-sell = Sell
goa-press-decline = Give up
goa-press-put-back = Put back
goa-press-keep = Keep
goa-press-stop = Done
goa-press-end = End turn
goa-press-spices = Spices
goa-press-play = Play

## Headings and notes of the table

goa-panel-quay = Market quay
goa-panel-house = Custom house
goa-panel-wall = Development board
goa-panel-coast = Plantations, colonies, goods
goa-panel-desk = Cards and tiles
goa-zone-stage = Stage
goa-zone-speakers = Who speaks
goa-zone-honours = Points and flag
goa-head-quay = Market quay
goa-head-expeditions = Expeditions
goa-head-boxed = Set aside
goa-note-boxed = Favour takes one of these
goa-head-auction = Auction
goa-lot-of = lot { $lot } of { $lots }
goa-lot-flag = The flag
goa-lot-plantation = { $fields ->
    [1] Single plantation of { $spice }
    [2] Double plantation of { $spice }
    [3] Triple plantation of { $spice }
   *[other] Plantation of { $spice } with { $fields } fields
}
goa-lot-supply = Supplies: { $goods }
goa-lot-red = { $goods } each round
goa-lot-mission = Mission worth { $points }
goa-head-over = The game is over
goa-piece-final = { $count ->
    [one] { $who }: { $count } point
   *[other] { $who }: { $count } points
}
goa-tip-final = All points, with those for the most ducats.
goa-piece-used = { $tile } (used)
goa-none-yet = none yet
goa-at-the-end = at the end
goa-so-many-of = { $count } of { $needed }
goa-ready = ready
goa-head-lots = Lots of this round
goa-note-lots = whoever marks a lot sells it
goa-place-token = mark one
goa-head-turn = { $who_is ->
    [you] Your turn
   *[other] { $who } acts
}
goa-action-of = action { $action } of { $actions }
goa-action-extra = extra action
goa-head-gather = Spices
goa-head-fill = Fill the fields
goa-still = { $count } left
goa-head-founding = Founding { $colony }
goa-from-board = come along
goa-founding-sum = { $board } of the board and { $cards } of the cards make { $total } of { $cost } colonists; { $lacking } lacking.
goa-so-many-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
goa-head-gained = A new plantation
goa-head-extra = Extra actions
goa-head-stage = Custom house
goa-head-ships = Ships
goa-head-harvest = Harvest
goa-head-taxes = Taxes
goa-head-expedition = Expedition
goa-head-plantations = Plantations
goa-head-colonies = Colonies
goa-head-hand = My expeditions
goa-hand-limit = limit { $limit }
goa-head-tiles = My tiles
goa-goods-ships = Ships
goa-goods-colonists = Colonists
goa-goods-ducats = Ducats
goa-goods-extra = Extra actions
goa-played = played
goa-sold = sold
goa-flag-sold = flag sold
goa-free = free
goa-place-for-lot = place for lot { $lot }
goa-speaker-leads = bids highest
goa-speaker-spoke = has spoken
goa-speaker-now = { $who_is ->
    [you] your word
   *[other] speaks
}
goa-speaker-waits = to speak
goa-speaker-sells = seller
goa-speaker-decides = last word
goa-piece-speaker = { $who }: { $state }
goa-tip-speaker = Everybody but the seller speaks once, clockwise: a higher bid, or pass. Then the seller has the last word.
goa-counter-purse = in your purse
goa-counter-last-word = Sell: { $count } into your purse. Buy: { $price } to the bank.
goa-extra-now = decides
goa-extra-passed = has passed
goa-extra-waits = to decide
goa-when-filled = filled with spices at once
goa-when-now = at once
goa-when-round = once each round
goa-when-once = once, on your turn
goa-when-later = on a later turn
goa-when-end = points at the end
goa-when-flag = first to act, and an extra action
goa-act-progress = Progress
goa-act-ships = Ships
goa-act-harvest = Harvest
goa-act-taxes = Taxes
goa-act-expedition = Expedition
goa-act-colonies = Colony
goa-yield-progress = { $count ->
    [0] none can be paid
   *[other] { $count } can be paid
}
goa-yield-ships = { $count ->
    [one] +{ $count } ship
   *[other] +{ $count } ships
}
goa-yield-harvest = { $room ->
    [0] no empty field
   *[other] up to { $count }; { $room } empty
}
goa-yield-taxes = { $count ->
    [one] +{ $count } ducat
   *[other] +{ $count } ducats
}
goa-yield-expedition = draw { $count }, hand { $held } of { $limit }
goa-yield-colonies = { $count ->
    [0] none comes along
    [one] { $count } comes along
   *[other] { $count } come along
}
goa-piece-action = { $action }: { $gives }
goa-piece-step = { $column } to row { $row }
goa-tip-act-progress = Pay the spices between two rows and a ship for each of them: a marker goes down a row.
goa-tip-act-ships = Take ships, as many as the row of your marker says.
goa-tip-act-harvest = Put spices from the supply on your empty fields, as many as the row of your marker says.
goa-tip-act-taxes = Take ducats, as many as the row of your marker says.
goa-tip-act-expedition = Draw expedition cards, up to the limit of your hand.
goa-tip-act-colonies = Name a colony and turn up two cards: their colonists and those of your board come for free, the rest you pay.
goa-piece-points = { $count ->
    [one] { $count } point so far
   *[other] { $count } points so far
}
goa-tip-points = What is open now: markers, colonies, single plantations, duties and missions; for you the symbols in your hand too. The most ducats are only counted at the end.
goa-band-0 = Ginger
goa-band-1 = Pepper
goa-band-2 = Nutmeg
goa-band-3 = Cinnamon
goa-band-4 = Clove
goa-band-ships = Ships
goa-band-colonists = Colonists
goa-band-ducats = Ducats
goa-band-actions = Actions
goa-band-expeditions = Expeditions
goa-band-spices = Spices
goa-band-settlement = Settlement
goa-band-either = Either
goa-band-red = Each round
goa-short-quilon = Qu
goa-short-cochin = Co
goa-short-madras = Ma
goa-short-calicut = Ca
goa-step-place = Place
goa-step-auction = Auction
goa-step-actions = Actions
goa-step-extra = Extra
goa-note-flag = The lots lie in a chain from the flag: each next token goes beside the one before, diagonals count.
goa-note-token = You sell what you mark: the price goes into your purse, or you buy it yourself.
goa-note-bid = { $count ->
    [one] You have { $count } ducat.
   *[other] You have { $count } ducats.
} Everybody speaks once; then { $who } sells, or buys for { $less } less.
goa-note-last-word = A sale fills your purse; what you buy is paid to the bank.
goa-note-give-up = Your four places are taken. Spices on the plantation you give up are lost.
goa-note-fields = A spice goes on an empty field where it grows.
goa-note-turn = One action; before and after it you may play one card and use tiles.
goa-note-after = Your action is done.
goa-note-expedition = Above the limit of your hand you discard or play a card.
goa-note-founding = { $count ->
    [one] If you give it up, you get { $count } colonist.
   *[other] If you give it up, you get { $count } colonists.
}
goa-note-extra = { $count ->
    [one] One card may be kept for the next round.
   *[other] { $count } cards may be kept for the next round.
}

## What is asked

goa-ask-over = The game is over.
goa-ask-other = { $who } decides.
goa-ask-other-places = { $who } places a token.
goa-ask-other-bids = For sale: { $lot }. { $who } bids or passes.
goa-ask-other-last-word = { $leader_is ->
    [you] For sale: { $lot }. { $who } sells to you for { $count }, or buys.
   *[other] For sale: { $lot }. { $who } sells to { $leader } for { $count }, or buys.
}
goa-ask-other-acts = { $who } takes an action.
goa-ask-other-founds = { $who } pays for a colony or gives it up.
goa-ask-other-extra = { $who } plays an extra action card or passes.
goa-ask-quick-start = Quick start: move { $count } markers down a row, or take ducats.
goa-ask-another-marker = Which other marker goes down a row?
goa-ask-flag = Place the flag: on an empty square or on the border, beside a tile.
goa-ask-token = On which tile do you place token { $token }?
goa-ask-bid = For sale: { $lot }. Do you bid?
goa-ask-bid-over = For sale: { $lot }. The highest bid is { $count }. Do you bid more?
goa-ask-last-word = For sale: { $lot }. Sell to { $who } for { $count }, or buy for { $price }?
goa-ask-must-sell = For sale: { $lot }. You cannot pay { $price }: sell to { $who } for { $count }.
goa-ask-either = Take { $count } ships or { $count } colonists.
goa-ask-resupply = Take { $count } ships, colonists or spices.
goa-ask-give-up = Which plantation makes room for the { $tile }?
goa-ask-give-up-boxed = Which plantation makes room for the { $tile }? Or put it back in the box.
goa-ask-boxed = Which tile do you take from the box?
goa-ask-use-now = Use { $tile } now, or keep the tile for later?
goa-ask-gather = Put spices on empty fields; { $count } left.
goa-ask-mix = Take spices, ships or colonists; { $count } left.
goa-ask-fill = Which spice goes on { $estate }?
goa-ask-fill-next = Which plantation or colony do you fill? { $count } left.
goa-ask-turn = Your turn: take an action, or use a card or tile first.
goa-ask-after = Use a card or tile, or end your turn.
goa-ask-with-mix = Which harvest is mixed?
goa-ask-with-third = Which colony do you found with a third card?
goa-ask-with-step = Which marker goes down a row?
goa-ask-spying = Whose marker do you use, and for which action?
goa-ask-name = Which colony do you found?
goa-ask-pay-step = From which field do you pay { $spice }?
goa-ask-buy-step = Which marker goes down a row?
goa-ask-vice-king = Which of your least advanced markers goes down a row?
goa-ask-sell = Which spices do you sell for { $price } ducats each? { $count } more at most.
goa-ask-duty = Which spices go to the duty? { $count } left.
goa-ask-over-limit = Your hand is over its limit of { $limit }: discard or play a card.
goa-ask-expedition = Expedition: draw { $count } more, hand limit { $limit }.
goa-ask-founding = { $count ->
    [one] { $count } colonist is lacking: pay, or give the colony up?
   *[other] { $count } colonists are lacking: pay, or give the colony up?
}
goa-ask-settle = Which tile of { $colony } do you take?
goa-ask-swap = Which tile of the board do you take for Swap?
goa-ask-extra = { $count ->
    [one] Play your extra action card, or keep it?
   *[other] Play an extra action card; you have { $count }.
}

## What can be done

goa-do-take = Take { $goods }
goa-do-flag = Flag: { $space }
goa-do-token = Place the token on { $tile } ({ $space })
goa-do-bid = { $count ->
    [one] Bid { $count } ducat
   *[other] Bid { $count } ducats
}
goa-do-pass-bid = Do not bid
goa-do-pass-extra = Keep the card and pass
goa-do-buy = { $count ->
    [one] Buy it yourself for { $count } ducat
   *[other] Buy it yourself for { $count } ducats
}
goa-do-sell = { $count ->
    [one] Sell to { $who } for { $count } ducat
   *[other] Sell to { $who } for { $count } ducats
}
goa-do-build = { $count ->
    [one] Build { $count } ship
   *[other] Build { $count } ships
}
goa-do-take-spices = { $count ->
    [one] Take { $count } spice
   *[other] Take up to { $count } spices
}
goa-do-give-up = Give up the { $estate }
goa-do-take-boxed = Take from the box: { $tile }
goa-do-put-back = Put the plantation back in the box
goa-do-keep = Keep the tile for later
goa-do-put = Put { $spice } on { $estate }
goa-do-give = Put back { $spice } from { $estate }
goa-do-sell-spice = Sell { $spice } from { $estate } for { $count } ducats
goa-do-fill = Fill { $estate }
goa-do-progress = Progress: { $column } to row { $row } for { $spices } and { $ships ->
    [one] one ship
   *[other] { $ships } ships
}
goa-do-progress-no-spice = Progress without spices: { $column } to row { $row } for { $ships ->
    [one] one ship
   *[other] { $ships } ships
}
goa-do-progress-no-ship = Progress without ships: { $column } to row { $row } for { $spices }
goa-do-step = Marker of { $column } to row { $row }
goa-do-harvest = { $mix ->
    [yes] Mixed harvest of up to { $count }
   *[no] Harvest up to { $count ->
        [one] one spice
       *[other] { $count } spices
    }
}
goa-do-tax = { $count ->
    [one] Raise taxes: { $count } ducat
   *[other] Raise taxes: { $count } ducats
}
goa-do-expedition = { $count ->
    [one] Expedition: draw { $count } card (hand limit { $limit })
   *[other] Expedition: draw up to { $count } cards (hand limit { $limit })
}
goa-do-draw = Draw a card
goa-do-discard = Discard: { $card }
goa-do-found = Found { $colony } ({ $cost } colonists)
goa-do-pay = { $count ->
    [one] Pay { $count } colonist
   *[other] Pay { $count } colonists
}
goa-do-decline = { $count ->
    [one] Give the colony up and take { $count } colonist
   *[other] Give the colony up and take { $count } colonists
}
goa-do-settle = Take { $tile }
goa-do-play = Play a card: { $card }
goa-do-use = Use a tile: { $tile }
goa-do-swap = Swap for { $tile } ({ $space })
goa-do-spy-ships = { $count ->
    [one] With the marker of { $who }: build { $count } ship
   *[other] With the marker of { $who }: build { $count } ships
}
goa-do-spy-harvest = With the marker of { $who }: harvest up to { $count }
goa-do-spy-taxes = { $count ->
    [one] With the marker of { $who }: raise { $count } ducat of taxes
   *[other] With the marker of { $who }: raise { $count } ducats of taxes
}
goa-do-spy-colonies = With the marker of { $who }: found a colony, { $count } colonists come along
goa-do-extra = Play an extra action card
goa-do-stop = Done
goa-do-end = End the turn

## What happened

goa-log-round = Round { $round } begins.
goa-log-laid-out = The board is laid out with the tiles of phase B.
goa-log-flag = { $who_is ->
    [you] You place the flag: { $space }.
   *[other] { $who } places the flag: { $space }.
}
goa-log-token = { $who_is ->
    [you] You place token { $token }: { $space }.
   *[other] { $who } places token { $token }: { $space }.
}
goa-log-bid = { $who_is ->
    [you] You bid { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } bids { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-passed-bid = { $who_is ->
    [you] You do not bid.
   *[other] { $who } does not bid.
}
goa-log-sold = { $who_is ->
    [you] You pay { $seller } { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $seller_is ->
        [you] { $who } pays you { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        }.
       *[other] { $who } pays { $seller } { $count ->
            [one] { $count } ducat
           *[other] { $count } ducats
        }.
    }
}
goa-log-bought = { $who_is ->
    [you] You buy your lot and pay the bank { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } buys the lot and pays the bank { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-took-free = { $who_is ->
    [you] Nobody bids: you take the lot free.
   *[other] Nobody bids: { $who } takes the lot free.
}
goa-log-took-flag = { $who_is ->
    [you] You take the flag.
   *[other] { $who } takes the flag.
}
goa-log-took-tile = { $who_is ->
    [you] You take a tile: { $tile }.
   *[other] { $who } takes a tile: { $tile }.
}
goa-log-took-boxed = { $who_is ->
    [you] You take from the box: { $tile }.
   *[other] { $who } takes from the box: { $tile }.
}
goa-log-put-back = { $who_is ->
    [you] You put back in the box: { $tile }.
   *[other] { $who } puts back in the box: { $tile }.
}
goa-log-gave-up = { $who_is ->
    [you] You give up a plantation: { $tile }.
   *[other] { $who } gives up a plantation: { $tile }.
}
goa-log-bonanza = { $who_is ->
    [you] Bonanza! You get { $goods }.
   *[other] Bonanza! { $who } gets { $goods }.
}
goa-log-gained = { $who_is ->
    [you] You take { $goods }.
   *[other] { $who } takes { $goods }.
}
goa-log-drew-card = { $who_is ->
    [you] You draw: { $card }.
   *[other] { $who } draws: { $card }.
}
goa-log-drew = { $who_is ->
    [you] You draw an expedition card.
   *[other] { $who } draws an expedition card.
}
goa-log-put = { $who_is ->
    [you] You put { $spice } on { $site }.
   *[other] { $who } puts { $spice } on { $site }.
}
goa-log-gave = { $who_is ->
    [you] You put back { $spice } from { $site }.
   *[other] { $who } puts back { $spice } from { $site }.
}
goa-log-sold-spice = { $who_is ->
    [you] You sell { $spice } from { $site } for { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } sells { $spice } from { $site } for { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-built = { $who_is ->
    [you] You build { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }.
   *[other] { $who } builds { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }.
}
goa-log-harvested = { $who_is ->
    [you] You harvest up to { $count ->
        [one] one spice
       *[other] { $count } spices
    }.
   *[other] { $who } harvests up to { $count ->
        [one] one spice
       *[other] { $count } spices
    }.
}
goa-log-taxed = { $who_is ->
    [you] You raise { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } of taxes.
   *[other] { $who } raises { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } of taxes.
}
goa-log-went-out = { $who_is ->
    [you] You go on an expedition.
   *[other] { $who } goes on an expedition.
}
goa-log-paid-ships = { $who_is ->
    [you] You pay { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }.
   *[other] { $who } pays { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }.
}
goa-log-paid-ducats = { $who_is ->
    [you] You pay { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
   *[other] { $who } pays { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    }.
}
goa-log-stepped = { $who_is ->
    [you] Your marker in { $column } goes down to row { $row }.
   *[other] { $who }’s marker in { $column } goes down to row { $row }.
}
goa-log-first-there = { $who_is ->
    [you] You are the first in row { $row } of { $column }.
   *[other] { $who } is the first in row { $row } of { $column }.
}
goa-log-all-in-row = { $who_is ->
    [you] All your markers are in row { $row } or lower.
   *[other] All markers of { $who } are in row { $row } or lower.
}
goa-log-recruited = { $who_is ->
    [you] You recruit for { $colony }: { $cards }. That makes { $total } of { $cost } colonists.
   *[other] { $who } recruits for { $colony }: { $cards }. That makes { $total } of { $cost } colonists.
}
goa-log-paid-colonists = { $who_is ->
    [you] You pay { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }.
   *[other] { $who } pays { $count ->
        [one] { $count } colonist
       *[other] { $count } colonists
    }.
}
goa-log-founded = { $who_is ->
    [you] You found a colony: { $tile }.
   *[other] { $who } founds a colony: { $tile }.
}
goa-log-failed = { $who_is ->
    [you] You do not found { $colony }.
   *[other] { $who } does not found { $colony }.
}
goa-log-turned-up = { $who_is ->
    [you] You turn up: { $cards }. They are good for { $count } ships, colonists or spices.
   *[other] { $who } turns up: { $cards }. They are good for { $count } ships, colonists or spices.
}
goa-log-played = { $who_is ->
    [you] You play a card: { $card }.
   *[other] { $who } plays a card: { $card }.
}
goa-log-discarded = { $who_is ->
    [you] You discard: { $card }.
   *[other] { $who } discards: { $card }.
}
goa-log-reshuffled = The discarded expedition cards become the new pile.
goa-log-used = { $who_is ->
    [you] You use a tile: { $tile }.
   *[other] { $who } uses a tile: { $tile }.
}
goa-log-swapped = { $who_is ->
    [you] You swap for { $tile } ({ $space }).
   *[other] { $who } swaps for { $tile } ({ $space }).
}
goa-log-spied = { $who_is ->
    [you] You use the marker of { $on } in { $column }.
   *[other] { $on_is ->
        [you] { $who } uses your marker in { $column }.
       *[other] { $who } uses the marker of { $on } in { $column }.
    }
}
goa-log-extra = { $who_is ->
    [you] You play an extra action card.
   *[other] { $who } plays an extra action card.
}
goa-log-extra-passed = { $who_is ->
    [you] You keep your extra action card.
   *[other] { $who } keeps the extra action card.
}
goa-log-counted = { $who_is ->
    [you] You have { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } and in hand: { $cards }.
   *[other] { $who } has { $count ->
        [one] { $count } ducat
       *[other] { $count } ducats
    } and in hand: { $cards }.
}
goa-log-ended = The game is over.

## Why not

why-goa-flag-on-tile = The flag goes on an empty square or on the border, not on a tile.
why-goa-flag-alone = The flag needs a tile along one of its sides; a corner is not enough.
why-goa-token-no-tile = A token goes on a tile of the board.
why-goa-token-taken = There is a token on that tile already.
why-goa-token-far = Place it on a tile next to token { $token }; diagonals count.
why-goa-bid-too-low = Bid at least { $least }, or pass.
why-goa-bid-too-high = You cannot bid more than you have: { $had ->
    [one] one ducat
   *[other] { $had } ducats
}.
why-goa-buy-too-dear = Buying your own lot costs { $needed } ducats; you have { $had }.
why-goa-same-marker = Choose a marker that has not moved yet.
why-goa-markers-begun = You have begun to move markers: choose another marker.
why-goa-at-bottom = A marker in the last row cannot move.
why-goa-lacks-spices = This step costs { $needed } different spices; you lack { $lacking } of them.
why-goa-lacks-ships = This step costs { $needed ->
    [one] one ship
   *[other] { $needed } ships
}; you have { $had }.
why-goa-lacks-ducats = This card costs { $needed } ducats; you have { $had }.
why-goa-not-the-least = Vice-king moves only a marker than which none is higher up.
why-goa-no-empty-field = You have no empty field for a spice.
why-goa-no-estate = There is no plantation or colony in that place.
why-goa-full = There is no empty field left there.
why-goa-wrong-spice = That spice does not grow there.
why-goa-other-site = Fill the plantation or colony you have just gained.
why-goa-no-such-spice = There is no such spice there.
why-goa-other-spice = Another spice is to be paid now.
why-goa-at-least-one = Take at least one.
why-goa-acted = You have taken your action of this turn.
why-goa-action-first = Take an action before you end your turn.
why-goa-hand-full = You can draw no more: your hand limit is { $limit }. Discard or play a card to make room, if you may draw again.
why-goa-hand-over = You hold { $had } cards and your limit is { $limit }: discard or play a card first.
why-goa-hand-has-room = There is room in your hand (limit { $limit }) for all you may still draw: no need to discard.
why-goa-no-cards = There is no expedition card left to draw.
why-goa-not-in-hand = That card is not in your hand.
why-goa-one-card = You have played an expedition card this turn; one is all.
why-goa-card-not-now = This card is played together with the action it changes, and that action is not possible now.
why-goa-nothing-to-sell = You have no spice to sell.
why-goa-colony-owned = You have founded this colony already; found another one.
why-goa-lacks-colonists = You would have to pay { $needed ->
    [one] one colonist
   *[other] { $needed } colonists
}; you have { $had }.
why-goa-no-colony-tile = That colony tile cannot be had.
why-goa-not-your-tile = That tile does not lie in front of you.
why-goa-tile-used = You have used that tile. Red tiles are ready again next round.
why-goa-tile-at-end = That tile only counts at the end of the game.
why-goa-inside-action = Espionage is an action: it cannot be taken in the middle of another.
why-goa-no-such-errand = Espionage can build ships, harvest, raise taxes or found a colony, nothing else; a card played with it must go with that action.
why-goa-not-an-opponent = Choose the marker of an opponent.
why-goa-duty-lacks = The duty takes { $needed } spices; you have { $had }.
why-goa-no-tile-there = There is no tile there to swap for.
why-goa-not-boxed = That tile is not in the box.
why-goa-not-a-plantation = Choose one of your plantations.
why-goa-must-plant = A plantation you have won takes the place of another: choose which.
why-goa-too-many-extras = You hold { $had } extra action cards and may keep { $most }: play one.

## Points

source-markers = Markers
source-colonies = Colonies
source-symbols = Expedition cards
source-ducats = Most ducats
source-plantations = Single plantations
source-duties = Duties
source-missions = Missions

## What speaks for a decision

factor-points = points so far
factor-stores = ships and colonists
factor-ducats = ducats
factor-spices = spices and fields
factor-development = development board
factor-cards = expedition cards
factor-colonies = next colony
factor-tiles = tiles
factor-lots = auction
factor-time = actions to come

## Signs of this box where they cannot be drawn

goa-sign-plantation-short = Pla
goa-sign-colony-short = Cny
goa-sign-step-short = ▸
