game-toy = Lanterns
game-toy-about = Sealed bids for face-down lanterns.
module-rich = Rich
module-rich-about = Everybody begins with more coins.
module-poor = Poor
module-poor-about = Everybody begins with fewer coins.
module-isle = An island of your own
module-isle-about = The hexagons of the island, as q,r pairs.
isle-hexes = an island has { $count } hexagons that differ.
source-lanterns = Lanterns
source-charms = Charms
source-coins = Coins

why-empty-spot = There is no lantern on spot { $spot }.
why-one-peek = You have looked at a lantern this round.
why-seen-already = You know that lantern.
why-too-few-coins = You have { $coins } coins, not { $bid }.
why-same-bid = You have bid { $bid } already.
why-one-offer = You make one offer a round.
why-no-such-charm = Nobody there has such a charm.
why-no-offer = There is no such offer.

token-hidden = a lantern, face down
token-seen = a lantern worth { $value }
spot = spot { $spot }
spot-tip = Look under a lantern once a round, then choose one for sale.
purse = purse
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
  }
charm = a charm worth { $value }
form-offer = An offer
field-to = To whom
field-coins = Coins you give
field-charm = Charm you want
bag = the bag of charms
button-peek = look
button-withdraw = withdraw
button-accept = accept { $who }
button-reject = reject { $who }
button-leave = leave
panel-board = The island
panel-seat = { $who }
zone-isle = Island
zone-table = Table
zone-purse = Purse
zone-hand = Your choices

do-peek = Look at the lantern on spot { $spot }
do-choose = Put the lantern on spot { $spot } up for sale
do-bid = Bid { $coins }
do-offer = Offer { $who } { $coins } coins for a charm worth { $value }
do-withdraw = Withdraw your offer
do-accept = Accept the offer of { $who }
do-reject = Reject the offer of { $who }
do-draw = Draw a charm
do-leave = Leave the bag alone
only-english = Something nobody has translated

told-peeked = { $who } looks at the lantern on spot { $spot }{ $value ->
    [0] .
   *[other] : it is worth { $value }.
  }
told-chosen = { $who } puts the lantern on spot { $spot } up for sale.
told-bid = You have bid.
told-offered = { $who } offers { $to } { $coins } coins for a charm worth { $value }.
told-withdrawn = { $who } withdraws the offer to { $to }.
told-rejected = { $who } rejects the offer of { $to }.
told-dealt = { $who } gives { $to } a charm worth { $value } for { $coins } coins.
told-sold = { $who } wins a lantern worth { $value } for { $coins }.
told-drew = { $who } draws a charm worth { $value }.
told-left = { $who } leaves the bag alone.
