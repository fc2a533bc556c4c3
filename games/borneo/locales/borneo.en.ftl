## The game

game-borneo = Borneo
game-borneo-about = Send your merchants into four trading companies, ship cargo to the harbours, collect the spices your companies earn, and turn them into missions before the others do.
module-four-merchants = Four merchants
module-four-merchants-about = For three: everybody begins with four merchants instead of three.
module-blackbeard = Blackbeard’s secrets
module-blackbeard-about = Pay one card of a mission as if it were another spice. You take the pirate ship, which costs its holder points at the end.

## Spices and companies

good-1 = pepper
good-1-letter = P
good-2 = nutmeg
good-2-letter = N
good-3 = cinnamon
good-3-letter = C
good-4 = clove
good-4-letter = K
good-5 = crate
good-5-letter = ?
company-0 = English company
company-0-letter = E
nation-0 = English
house-0 = English
company-1 = Dutch company
company-1-letter = D
nation-1 = Dutch
house-1 = Dutch
company-2 = Portuguese company
company-2-letter = P
nation-2 = Portuguese
house-2 = Portuguese
company-3 = Spanish company
company-3-letter = S
nation-3 = Spanish
house-3 = Spanish

## Cards and tiles

card = { $units ->
    [1] { $good } ({ $first }; { $second } below)
   *[other] { $good } ×{ $units } ({ $first }; { $second } below)
}
card-short = { $card } ({ $one } { $two } { $three }; { $second } below)
port = { $name } ({ $spice }; { $monopoly } flags or { $most } cards)
port-name = { $name }
port-as-spice = { $name } ({ $spice })
mission = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $spices }
spice-count = { $count } { $spice }
wares = { $wares }
wares-none = nothing
tip-card = { $id }: { $units ->
    [1] { $good }
   *[other] { $good }, worth { $units } in a payment
}. Flags: { $first }; below them { $second }, which counts only until the next card covers it.
tip-port = { $id }, { $name }: { $monopoly } visible flags of one company are a monopoly; with { $most } cards the cargo is shared. Whoever plays the deciding card takes this card, worth one { $spice }.
tip-mission = { $id }, category { $category }: { $mission }. Paid from your warehouse; crates are any spice, no change is given.

## The table

panel-missions = Missions
panel-missions-far = More missions
panel-companies = Trading companies
panel-harbours = Harbours
panel-harbours-far = Another harbour, and the piles
panel-duel = Duel
panel-duel-cards = Cards played in the duel
panel-store = Warehouse and missions carried out
panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-missions = Missions
zone-missions-far = More missions
zone-harbour = Harbour { $name }
zone-harbour-empty = Harbour being emptied
zone-pile = Shipment pile
zone-port-pile = Harbour pile
zone-discard = Discard
zone-lair = Pirate lair
zone-duel-attack = Attack
zone-duel-defence = Defence
zone-hand = Hand
zone-warehouse = Warehouse
zone-bay = Warehouse, { $good }
zone-carried-out = Missions carried out
zone-buttons = Actions
piece-free-rank = free rank { $rank }
piece-merchant = rank { $rank }: { $who_is ->
    [you] your merchant
   *[other] merchant of { $who }
}
piece-merchant-attacks = rank { $rank }: { $who_is ->
    [you] your merchant attacks
   *[other] merchant of { $who }, attacks
}
piece-merchant-attacked = rank { $rank }: { $who_is ->
    [you] your merchant is attacked
   *[other] merchant of { $who }, attacked
}
piece-merchant-next = rank { $rank }: { $who_is ->
    [you] your merchant, now to decide
   *[other] merchant of { $who }, now to decide
}
piece-tally = { $nation }: { $count } visible
piece-pile = face-down pile
piece-hand = hidden hand of { $count ->
    [one] one card
   *[other] { $count } cards
}
piece-pirate-ship = pirate ship
badge-being-paid = being paid for
badge-paid = in the payment
badge-monopoly = monopoly
badge-served = served in place { $rank }
badge-left = { $count } left
short-pile = Cargo
short-port-pile = Ports
short-lair = Pirates
card-name = { $units ->
    [1] { $good }
   *[other] { $good } ×{ $units }
}
seat-name = { $who_is ->
    [you] You
   *[other] { $who }
}
heading-hand = Hand { $count }/{ $limit }
heading-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
heading-sources = missions { $missions } · warehouse { $cards }
heading-sources-pirates = missions { $missions } · warehouse { $cards } · pirates −{ $loss }
heading-missions = Carried out: { $count }
aside-missions = paid from your warehouse, one each turn
aside-ready = ready
aside-on-top = if on top
change-more = +{ $count }
change-fewer = −{ $count }
change-flags = { $nation }: { $count }
change-monopoly = { $company }: monopoly
change-shared = cargo shared out
aside-monopoly = monopoly
aside-room = { $left ->
    [one] one more card
   *[other] { $left } more cards
}
aside-takers = shared now
taker = { $who }
harbour-takers = shared now, the cargo goes to { $takers }
aside-warehouse = { $count ->
    [one] one card
   *[other] { $count } cards
}, { $each ->
    [one] one point
   *[other] { $each } points
} per card
step-mission = Mission
step-company = Company
step-ship = Ship
step-draw = Draw
note-payment = In the payment so far: { $wares }.
note-duel = In the { $company }. A tie goes to the attacker.
note-ship = A card covers the lower flag of the one before it.
note-monopoly = The { $company } has the monopoly: its merchants take the cargo in turn.
note-shared = The cargo is shared; the { $company } is served first.
note-ending = The game is ending.
duel-title = Duel in the { $company }
duel-aside = { $who_is ->
    [you] You want rank { $rank }
   *[other] { $who } wants rank { $rank }
}
duel-attacks = attack
duel-defends = defence
duel-flags = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}
duel-between = { $count ->
    [0] nobody between
    [one] +{ $count } for a merchant between
   *[other] +{ $count } for merchants between
}
duel-in-hand = { $count ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
duel-attack-of = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}, { $left ->
    [0] no card in hand
    [one] one card in hand
   *[other] { $left } cards in hand
}
duel-defence-of = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}, { $bonus ->
    [0] nobody between
    [one] +{ $bonus } for a merchant between
   *[other] +{ $bonus } for merchants between
}
duel-no-card = no card yet
duel-taken = As it stands { $who_is ->
    [you] you take rank { $rank }
   *[other] { $who } takes rank { $rank }
}
duel-held = As it stands { $who_is ->
    [you] you hold rank { $rank }
   *[other] { $who } holds rank { $rank }
}
duel-rule = The defender may answer with as many cards as the attacker has played. Both keep a card in hand.
duel-with = { $cards ->
    [0] Stop
    [one] Best card
   *[other] Best { $cards } cards
}
duel-then-ahead = enough so far
duel-then-behind = not enough yet
duel-then-held = rank { $rank } held
duel-then-lost = rank { $rank } lost
duel-held-title = The attack has failed
duel-reward = { $who_is ->
    [you] You held out: one of the cards you played may go to your warehouse.
   *[other] { $who } held out: one of these cards may go to the warehouse.
}
tip-company = { $company }: merchants take part in its cargo from the highest rank down.
tip-merchant = { $who_is ->
    [you] Your merchant
   *[other] Merchant of { $who }
}, rank { $rank } of the { $company }.
tip-tally = { $nation }: { $count } of { $needed } visible flags for a monopoly, { $lacking } to go.
tip-pile = { $count ->
    [one] One shipment card
   *[other] { $count } shipment cards
} face down. When the pile is empty the discard becomes the new one.
tip-port-pile = { $count ->
    [one] One harbour card
   *[other] { $count } harbour cards
} to come. When a harbour cannot be replaced the game ends.
tip-hand = { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
} in hand.
tip-pirate-ship = Whoever pays with the help of the pirates takes this ship and cannot do so again while holding it. At the end it costs { $loss ->
    [one] one point
   *[other] { $loss } points
}.
button-no-mission = No mission
button-no-company = Stay as it is
button-no-reward = Keep none
button-done = Stop
button-as-it-is = As it is
button-smuggle = As { $spice }

## What is asked

prompt-over = The game is over.
prompt-other-places = { $who } places a merchant.
prompt-other-mission = { $who } may carry out a mission.
prompt-other-company = { $who } may change company or attack.
prompt-other-defends = { $who } defends.
prompt-other-decides = { $who } decides.
prompt-other-ships = { $who } plays a shipment.
prompt-other-picks = { $who } takes cargo.
prompt-place = Choose a company for your merchant.
prompt-mission = Carry out a mission?
prompt-last-mission = The game is ending: carry out a last mission?
prompt-pay = Choose the cards that pay for: { $mission }.
prompt-company = Move a merchant to another company, attack a higher one, or neither.
prompt-attack-first = You attack rank { $rank }: play a card that shows the { $nation } flag.
prompt-attack = You attack rank { $rank }: { $strength } against { $total }. { $left ->
    [0] Stop?
   *[other] One more card, or stop?
}
prompt-defend = { $who } attacks rank { $rank }: { $strength } against { $total }. { $left ->
    [0] You have no card to answer with.
    [one] One card, or stop?
   *[other] Up to { $left } cards, or stop?
}
prompt-yield = Your merchant is beaten: take the attacker’s old rank, or go to another company?
prompt-reward = You held out: which of your cards goes to your warehouse?
prompt-ship = Play a card from your hand in a harbour.
prompt-pick = Your merchant on rank { $rank } of the { $company } takes a card.
prompt-discard = You may keep { $limit } cards: discard { $left ->
    [one] one
   *[other] { $left }
}.

## What can be done

move-place = Place a merchant: { $company }, rank { $rank }
move-mission = Mission: { $mission }
move-mission-pirates = Mission with the help of the pirates: { $mission }
move-spend = Pay { $card }
move-spend-pirates = Pay { $card }; only the pirates can then complete the payment, and their ship costs { $loss ->
    [one] one point
   *[other] { $loss } points
} at the end
move-smuggle = Pay { $card } as { $spice }, with the help of the pirates
move-transfer = Move your merchant from rank { $rank } of the { $company } to the { $to }
move-attack = Attack { $rival } on rank { $target } of the { $company } from rank { $rank } (defender’s bonus { $bonus })
move-lay = Play { $card }, { $flags ->
    [one] one flag
   *[other] { $flags } flags
}
move-done = Stop
move-stay = Take rank { $rank } of the { $company }
move-leave = Go to the { $company }
move-keep = Keep { $card }
move-ship = Play { $card } in { $harbour }
move-pick = Take { $card }
move-discard = Discard { $card }
move-no-mission = No mission
move-no-company = Stay as it is
move-no-reward = Keep none

## What happened

log-placed = { $who_is ->
    [you] You place a merchant in the { $company }.
   *[other] { $who } places a merchant in the { $company }.
}
log-smuggled = { $who_is ->
    [you] You pass { $card } off as { $spice } and take the pirate ship.
   *[other] { $who } passes { $card } off as { $spice } and takes the pirate ship.
}
log-carried-out = { $who_is ->
    [you] You carry out a mission ({ $mission }) and pay { $cards }.
   *[other] { $who } carries out a mission ({ $mission }) and pays { $cards }.
}
log-transferred = { $who_is ->
    [you] You move a merchant from the { $from } to the { $to }.
   *[other] { $who } moves a merchant from the { $from } to the { $to }.
}
log-attacked = { $who_is ->
    [you] You attack { $rival } on rank { $rank } of the { $company }.
   *[other] { $rival_is ->
        [you] { $who } attacks you on rank { $rank } of the { $company }.
       *[other] { $who } attacks { $rival } on rank { $rank } of the { $company }.
    }
}
log-laid = { $who_is ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-attack-won = The attack succeeds: { $strength ->
    [one] one flag
   *[other] { $strength } flags
} against { $answer } and a bonus of { $bonus }.
log-attack-lost = The attack fails: { $strength ->
    [one] one flag
   *[other] { $strength } flags
} against { $answer } and a bonus of { $bonus }.
log-yielded = { $who_is ->
    [you] Your merchant leaves the { $from } for the { $to }.
   *[other] { $who }’s merchant leaves the { $from } for the { $to }.
}
log-kept = { $who_is ->
    [you] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
log-shipped = { $who_is ->
    [you] You play { $card } in { $harbour }.
   *[other] { $who } plays { $card } in { $harbour }.
}
log-monopoly = The { $company } has the monopoly in { $harbour }.
log-shared = The cargo of { $harbour } is shared: { $ranking }.
log-took-harbour = { $who_is ->
    [you] You take the harbour card { $port }.
   *[other] { $who } takes the harbour card { $port }.
}
log-picked = { $who_is ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
}
log-cargo-lost = No merchant can take the cargo: { $count ->
    [one] one card is
   *[other] { $count } cards are
} discarded.
log-harbour-came = New harbour: { $port }.
log-reshuffled = The discard becomes the new shipment pile.
log-drew = { $who_is ->
    [you] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
log-drew-cards = { $who_is ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
}
log-discarded = { $who_is ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
log-ending-harbours = There is no harbour to come: the game ends. Everybody may carry out a last mission.
log-ending-shipments = There are not enough shipment cards to draw: the game ends. Everybody may carry out a last mission.
log-hand-shown = { $who_is ->
    [you] You discard your hand: { $cards }.
   *[other] { $who } discards the hand: { $cards }.
}
log-ended = The game is over.

## Points

source-missions = Missions
source-warehouse = Cards in the warehouse
source-pirate-ship = Pirate ship

## What an evaluation is made of

factor-missions = missions carried out
factor-warehouse = goods in the warehouse
factor-plans = missions within reach
factor-cargo = cargo about to be shared out
factor-merchants = ranks in the companies
factor-hand = cards in hand
factor-duel = duel under way
factor-pirates = pirate ship

## Why not

why-borneo-no-such-company = There is no such company.
why-borneo-company-full = That company is full: it has { $ranks } ranks.
why-borneo-mission-gone = That mission is not on offer.
why-borneo-cannot-pay = Your warehouse does not pay for this mission: it asks for { $needed ->
    [one] one spice
   *[other] { $needed } spices
}, and you lack { $lacking }. Cards in hand do not count, and a double is two of its own spice only.
why-borneo-not-stored = That card is not in your warehouse.
why-borneo-paid-already = That card lies in the payment already.
why-borneo-not-needed = That card does not belong in this payment: every card of a payment must be needed.
why-borneo-no-pirates = This game is played without the pirates.
why-borneo-pirates-once = The pirates help with one card of a payment only.
why-borneo-pirate-ship = You have the pirate ship: the pirates help you again once somebody else has taken it.
why-borneo-no-pirates-at-end = The pirates do not help with the last missions.
why-borneo-nothing-to-smuggle = The pirates turn a card into another spice; a crate is any spice already.
why-borneo-not-your-merchant = None of your merchants stands there.
why-borneo-same-company = Choose another company than the one the merchant is in.
why-borneo-nobody-there = Nobody stands on that rank.
why-borneo-own-merchant = You cannot attack your own merchant.
why-borneo-not-higher = Only a merchant higher up in the same company can be attacked.
why-borneo-keep-a-card = In a duel you must keep { $keep ->
    [one] a card
   *[other] { $keep } cards
} in hand.
why-borneo-no-flag-in-hand = An attack needs a card with the company’s flag.
why-borneo-no-flag-on-card = That card does not show the company’s flag.
why-borneo-attack-with-a-card = An attack is made with at least one card.
why-borneo-not-a-defence = You may keep one of the cards you have just played in defence.
why-borneo-not-in-hand = That card is not in your hand.
why-borneo-no-such-harbour = There is no such harbour.
why-borneo-not-in-harbour = That card does not lie in the harbour whose cargo is shared out.

## Signs of this box where they cannot be drawn

borneo-sign-blades-short = ⚔
borneo-sign-pirate-short = ☠
