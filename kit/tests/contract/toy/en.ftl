game-toy = Lanterns
game-toy-about = Sealed bids for face-down lanterns.
module-rich = Rich
module-rich-about = Everybody begins with more coins.
module-poor = Poor
module-poor-about = Everybody begins with fewer coins.
source-lanterns = Lanterns
source-charms = Charms
source-coins = Coins

why-empty-spot = There is no lantern on spot { $spot }.
why-one-peek = You have looked at a lantern this round.
why-seen-already = You know that lantern.
why-too-few-coins = You have { $coins } coins, not { $bid }.
why-sweetened = You can sweeten the pot once a round, with a coin you have not bid.
why-no-charm = The bag is empty.

token-hidden = a lantern, face down
token-seen = a lantern worth { $value }
spot = spot { $spot }
spot-tip = Look under a lantern once a round, then choose one for sale.
purse = purse
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
  }
pot = the pot
bag = the bag of charms
button-peek = look
button-bid = bid { $coins }
button-sweeten = sweeten
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
do-sweeten = Add a coin to the pot
do-draw = Draw a charm
do-leave = Leave the bag alone
only-english = Something nobody has translated

told-peeked = { $who } looks at the lantern on spot { $spot }{ $value ->
    [0] .
   *[other] : it is worth { $value }.
  }
told-chosen = { $who } puts the lantern on spot { $spot } up for sale.
told-bid = { $who } has bid.
told-sweetened = { $who } adds a coin to the pot.
told-sold = { $who } wins a lantern worth { $value } for { $coins }.
told-drew = { $who } draws a charm worth { $value }.
told-left = { $who } leaves the bag alone.
