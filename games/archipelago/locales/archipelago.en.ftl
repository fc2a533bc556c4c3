## The game

game-archipelago = Archipelago
game-archipelago-about = Explore islands, harvest, trade, build and bargain in a colony that may declare its independence, each with a secret objective.
module-length = Length
module-length-about = Which objectives are dealt: short, medium or long.
module-desert-start = Desert start
module-desert-start-about = The game starts in a desert village: no ships, five surplus workers.
module-no-secrets = No secrets
module-no-secrets-about = Objectives lie open and count for all; no trend card.
module-more-control = More control
module-more-control-about = Two trend cards.
module-more-spice = More spice
module-more-spice-about = Everybody is dealt twice as many objectives and keeps half of them.
module-chosen-trend = Chosen trend
module-chosen-trend-about = The trend card is voted for before the game.
module-benefactor = Benefactor
module-benefactor-about = The Benefactor and a second trend; no Pacifist, no Separatist.
module-length-short = short
module-length-medium = medium
module-length-long = long

## Resources

good-0 = fruit
good-0-letter = F
good-1 = cattle
good-1-letter = C
good-2 = stone
good-2-letter = S
good-3 = wood
good-3-letter = W
good-4 = fish
good-4-letter = P
good-5 = iron
good-5-letter = I
archipelago-list = { $items }
archipelago-nothing = nothing
archipelago-token = explorer token
archipelago-cubes = { $count ->
    [one] { $count } cube of { $of }
   *[other] { $count } cubes of { $of }
}
archipelago-tokens = { $count ->
    [one] { $count } explorer token
   *[other] { $count } explorer tokens
}
archipelago-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}

## Places and units

archipelago-letter = { $letter }
archipelago-region = region { $letter }
archipelago-start = the start hexagon
archipelago-face = hexagon { $id }
archipelago-citizen = citizen
archipelago-ship = ship
archipelago-figure = { $kind }, { $region }, { $place }
archipelago-figure-of = { $who }: { $kind }, { $region }, { $place }
archipelago-at-side = side { $side }
archipelago-at-icon = at work
archipelago-at-building = on the { $building }
archipelago-town = town
archipelago-market = market
archipelago-temple = temple
archipelago-port = port
archipelago-ship-work = ship
archipelago-board-home = domestic market
archipelago-board-abroad = export market
archipelago-action-harvest = harvest
archipelago-action-taxes = taxes
archipelago-action-exploration = exploration
archipelago-action-reproduction = reproduction
archipelago-action-recruitment = recruitment
archipelago-action-migration = migration
archipelago-action-construction = construction
archipelago-action-transaction = transaction
archipelago-action-taxes-about = Rebellion rises by one, then every active citizen and ship, town and temple of yours brings money.
archipelago-action-exploration-about = Take the visible hexagon or the next, place it beside two regions and move a unit in.
archipelago-action-reproduction-about = A citizen more wherever just two of yours live on one shore.
archipelago-action-recruitment-about = Hire surplus workers where you have an active unit.
archipelago-action-migration-about = Move your units that are not engaged.
archipelago-action-harvest-about = Set units on icons and take the cubes.
archipelago-source-market = from the market
archipelago-source-own = of one’s own
archipelago-source-token = an explorer token
archipelago-memo-repay = it is a loan
archipelago-memo-consent = a harvest next turn
archipelago-memo-help = help in the next crisis
archipelago-memo-spare = no expulsion
archipelago-memo-other = as said

## Cards

archipelago-card-a01 = Researcher
archipelago-card-a01-about = Shows five cards of the deck; you may buy a progress card for its lowest price.
archipelago-card-a02 = Headhunter
archipelago-card-a02-about = Shows five cards of the deck; you may buy a character for its lowest price.
archipelago-card-a03 = Archbishop
archipelago-card-a03-about = Rebellion down by one, by two with three temples, by three with five.
archipelago-card-a04 = Pope
archipelago-card-a04-about = Rebellion down by the number of temples.
archipelago-card-a05 = King
archipelago-card-a05-about = Your bids for the order count three florins more.
archipelago-card-a06 = Barbarian
archipelago-card-a06-about = A coin spoils a free icon where you have a unit; two cubes of it for you, rebellion up by one.
archipelago-card-a07 = Pirate
archipelago-card-a07-about = Destroys a ship where you have one; its owner gives you a cube; rebellion up by one.
archipelago-card-a08 = Thief
archipelago-card-a08-about = Somebody hides cubes in two fists; you open one.
archipelago-card-a09 = Merchant
archipelago-card-a09-about = Up to four transactions on the domestic market.
archipelago-card-a10 = Exporter
archipelago-card-a10-about = Up to four transactions on the export market.
archipelago-card-a11 = Recruiter
archipelago-card-a11-about = Recruits one worker without a disc.
archipelago-card-a12 = Minister of Labour
archipelago-card-a12-about = One surplus worker less.
archipelago-card-a13 = Architect
archipelago-card-a13-about = One construction without a disc.
archipelago-card-a14 = Navigator
archipelago-card-a14-about = One exploration without a disc or circle.
archipelago-card-a15 = Sea Captain
archipelago-card-a15-about = Your ships migrate, and may carry citizens.
archipelago-card-a16 = Shipwright
archipelago-card-a16-about = A new ship where you have an active unit.
archipelago-card-a17 = Tax Collector
archipelago-card-a17-about = A florin for each active citizen where you control the town, four at most; rebellion up by one.
archipelago-card-a18 = Midwife
archipelago-card-a18-about = A citizen more in one region where two of yours live.
archipelago-card-a19 = Diplomat
archipelago-card-a19-about = Rebellion down by one.
archipelago-card-a20 = Missionary
archipelago-card-a20-about = Rebellion down by one, by two if you control a temple.
archipelago-card-a21 = Usurer
archipelago-card-a21-about = Three florins; rebellion up by one.
archipelago-card-a22 = Smuggler
archipelago-card-a22-about = Buys a cube for half its price, rounded up.
archipelago-card-a23 = Foreman
archipelago-card-a23-about = Up to two of your citizens leave their icons and can work again.
archipelago-card-a24 = Governor
archipelago-card-a24-about = A cube that a region whose town you control produces.
archipelago-card-a25 = Sawmill
archipelago-card-a25-about = Doubles your wood harvest of this round.
archipelago-card-a26 = Quarry
archipelago-card-a26-about = Doubles your stone harvest of this round.
archipelago-card-a27 = Iron Mine
archipelago-card-a27-about = Doubles your iron harvest of this round.
archipelago-card-a28 = Plantation
archipelago-card-a28-about = Doubles your fruit harvest of this round.
archipelago-card-a29 = Ranch
archipelago-card-a29-about = Doubles your cattle harvest of this round.
archipelago-card-a30 = Fishing Nets
archipelago-card-a30-about = Doubles your fish harvest of this round.
archipelago-card-a31 = Local Commerce
archipelago-card-a31-about = One transaction on the domestic market.
archipelago-card-a32 = Maritime Trade
archipelago-card-a32-about = One transaction on the export market.
archipelago-card-a33 = Expansionism
archipelago-card-a33-about = One migration without a disc.
archipelago-card-a34 = Roads
archipelago-card-a34-about = Citizens take two steps by land in your migration of this round.
archipelago-card-a35 = Emigration
archipelago-card-a35-about = Surplus workers down by the number of ports.
archipelago-card-a36 = Education
archipelago-card-a36-about = Two surplus workers less.
archipelago-card-a37 = Amphitheater
archipelago-card-a37-about = Two florins; rebellion down by one.
archipelago-card-a38 = Gifts from the Clergy
archipelago-card-a38-about = Rebellion down by one for fruit, by two for fruit and cattle.
archipelago-card-a39 = Slavery
archipelago-card-a39-about = Recruits up to two workers for nothing; rebellion up by two.
archipelago-card-a40 = Medicine
archipelago-card-a40-about = Up to three rebels stand up; rebellion down by one.
archipelago-card-a41 = Public Works
archipelago-card-a41-about = Two surplus workers less; rebellion down by one.
archipelago-card-a42 = Barter
archipelago-card-a42-about = A cube or token for another cube, never iron.
archipelago-card-a43 = Customs House
archipelago-card-a43-about = A florin for each port and market you control, four at most.
archipelago-card-a44 = Carnival
archipelago-card-a44-about = Rebellion down by one for each town you control, two at most.
archipelago-card-a45 = Cathedral
archipelago-card-a45-about = Wonder; needs a temple of yours. Once: rebellion down by the number of temples. Two points.
archipelago-card-a46 = Colossus
archipelago-card-a46-about = Wonder. Once: one surplus worker less. One point.
archipelago-card-a47 = Great Lighthouse
archipelago-card-a47-about = Wonder; needs a port of yours. Once: everybody gets a ship at each port controlled. One point.
archipelago-card-a48 = Pyramid
archipelago-card-a48-about = Wonder. Once: rebellion up by two. Two points.
archipelago-card-other = card { $id }
archipelago-card-other-about = A card of your own content.
archipelago-price = costs { $florins }

## Objectives and trends

archipelago-wins-temples = most temples
archipelago-wins-towns = most towns
archipelago-wins-ports = most ports
archipelago-wins-markets = most markets
archipelago-wins-trade = most ports and markets
archipelago-wins-characters = most characters
archipelago-wins-progress = most progress cards
archipelago-wins-cards = most cards
archipelago-wins-explorers = most explorer tokens
archipelago-wins-money = most florins
archipelago-wins-cubes = most cubes of { $of }
archipelago-wins-icons = most icons of { $of } in regions whose town one controls
archipelago-wins-ships = most ships
archipelago-wins-benefactor = most help in crises
archipelago-wins-pacifist = Pacifist: population more than { $margin } above rebellion
archipelago-wins-separatist = Separatist: wins alone at independence
archipelago-end-markets = { $n } markets
archipelago-end-towns = { $n } towns
archipelago-end-ports = { $n } ports
archipelago-end-temples = { $n } temples
archipelago-end-ships = { $n } ships
archipelago-end-population = a population of { $n }
archipelago-end-progress = { $n } progress cards
archipelago-end-characters = { $n } characters
archipelago-end-cards = { $n } cards
archipelago-end-piles = { $n } empty piles of explorers
archipelago-end-exhausted = { $n } resources that the bank lacks
archipelago-end-workers = { $n } surplus workers
archipelago-end-bankrupt = a bank without money
archipelago-objective = Ends with { $end }; counts { $wins }
archipelago-trend = Trend: { $wins }

## Backs

archipelago-back = Back of the top card: { $home }; { $abroad }
archipelago-half-crisis-home = domestic crisis of { $of }, a cube for { $n } citizens
archipelago-half-crisis-abroad = export crisis of { $n } { $of }
archipelago-half-temples = rebellion down by { $n } per temple
archipelago-half-towns = rebellion up by { $n } per town
archipelago-half-arrive = { $n } surplus workers more
archipelago-half-leave = { $n } surplus workers less
archipelago-red = { $half } (red)

## Deals

archipelago-terms = gives { $give }, wants { $want }; { $clauses }
archipelago-clause-harvest = harvest of { $most } { $of } in { $region }
archipelago-clause-stand = { $count } citizens of { $who } stand up first
archipelago-clause-supply = { $count ->
    [one] { $count } cube given in the crisis
   *[other] { $count } cubes given in the crisis
}
archipelago-clause-temple = the temple of { $region } for { $who }
archipelago-clause-order = { $who } at place { $place }
archipelago-clause-memo = promise: { $memo }
archipelago-clause-none = no clause

## What can be done

archipelago-do-vote = Vote: { $trend }
archipelago-do-keep = Keep { $cards }
archipelago-do-place = Place { $face }, turned by { $turned }, at { $q }, { $r }
archipelago-do-land = Land on side { $side }
archipelago-do-home-cube = { $of } to the domestic market
archipelago-do-own-cube = Take { $of }
archipelago-do-bid = Bid { $florins }
archipelago-do-keep-order = Keep the order as it is
archipelago-do-next = { $who } is next
archipelago-do-supply = Give { $of } ({ $source })
archipelago-do-stand = Stand up { $unit }
archipelago-do-pass = Pass
archipelago-do-expel = Expel the rebel
archipelago-do-spare = Spare the rebel
archipelago-do-act = Action: { $action }
archipelago-do-harvest = Harvest { $of }
archipelago-do-work = Set to work: { $unit }
archipelago-do-buy = Buy { $of } on the { $board } for { $florins }
archipelago-do-sell = Sell { $of } on the { $board } for { $florins }
archipelago-do-sell-token = Sell a token as { $of } on the { $board } for { $florins }
archipelago-do-take = Take the hexagon
archipelago-do-discard = Discard it and take the next
archipelago-do-enter = Move in: { $unit }
archipelago-do-breed = A citizen is born in { $region }
archipelago-do-recruit = Recruit in { $region }, side { $side }
archipelago-do-march = { $unit } goes to { $region }, { $place }
archipelago-do-build = Build a { $work } with { $unit } (tokens: { $tokens }, sides { $shore }, { $sea })
archipelago-do-site = Use the { $building } of { $region } ({ $by })
archipelago-do-use = Use { $card } (tokens: { $tokens })
archipelago-do-use-both = Use { $card } with both gifts (tokens: { $tokens })
archipelago-do-raise = Build the wonder { $card } with { $unit } (tokens: { $tokens })
archipelago-do-spoil = Spoil an icon of { $of } in { $region }
archipelago-do-sink = Destroy { $unit }
archipelago-do-give = Give { $of }
archipelago-do-rob = Rob { $who }
archipelago-do-hide = Hide { $left } left, { $right } right
archipelago-do-fist-left = Open the left fist
archipelago-do-fist-right = Open the right fist
archipelago-do-launch = A ship in { $region }, side { $side }
archipelago-do-free = Free { $unit }
archipelago-do-govern = Take { $of } as Governor
archipelago-do-barter = { $gave } for { $took }
archipelago-do-pick = Buy { $card }
archipelago-do-card = Buy { $card }
archipelago-do-turn = Turn { $card }
archipelago-do-stop = Stop: that is all
archipelago-do-end = End the round
archipelago-do-offer = Offer to { $who }: { $terms }
archipelago-do-counter = Counter { $who }: { $terms }
archipelago-do-accept = Accept the offer of { $who }: { $terms }
archipelago-do-reject = Reject the offer of { $who }
archipelago-do-withdraw = Withdraw my offer
archipelago-by-unit = the unit on it
archipelago-by-town = from the town

## What happened

archipelago-told-chose = You have decided in secret.
archipelago-told-trends = Trends: { $items }.
archipelago-told-settled = { $who_is ->
    [you] You place { $face } as { $region }.
   *[other] { $who } places { $face } as { $region }.
}
archipelago-told-discarded = { $who_is ->
    [you] You discard { $items }.
   *[other] { $who } discards { $items }.
}
archipelago-told-token = { $who_is ->
    [you] You take an explorer token.
   *[other] { $who } takes an explorer token.
}
archipelago-told-new-disc = Everybody now has { $discs } discs.
archipelago-told-stocked = { $of } goes to the domestic market.
archipelago-told-gained = { $who_is ->
    [you] You gain { $cubes }.
   *[other] { $who } gains { $cubes }.
}
archipelago-told-paid = { $who_is ->
    [you] You pay { $florins }.
   *[other] { $who } pays { $florins }.
}
archipelago-told-received = { $who_is ->
    [you] You receive { $florins }.
   *[other] { $who } receives { $florins }.
}
archipelago-told-turn = Turn { $turn }.
archipelago-told-bids = Bids: { $items }.
archipelago-told-bid = { $who } { $florins }
archipelago-told-decides = { $who_is ->
    [you] You set the order.
   *[other] { $who } sets the order.
}
archipelago-told-ordered = Order: { $items }.
archipelago-told-seat = { $who }
archipelago-told-workers-up = Surplus workers up by { $by } to { $now }.
archipelago-told-workers-down = Surplus workers down by { $by } to { $now }.
archipelago-told-rebels-up = Rebellion up by { $by } to { $now }.
archipelago-told-rebels-down = Rebellion down by { $by } to { $now }.
archipelago-told-crisis = { $half }.
archipelago-told-incident = Event: { $half }.
archipelago-told-supplied = { $who_is ->
    [you] You give { $of } ({ $source }).
   *[other] { $who } gives { $of } ({ $source }).
}
archipelago-told-stood-up = { $who_is ->
    [you] One of your citizens stands up in { $region }.
   *[other] A citizen of { $who } stands up in { $region }.
}
archipelago-told-passed = { $who_is ->
    [you] You pass.
   *[other] { $who } passes.
}
archipelago-told-revolt = The crisis leaves { $count } unmet.
archipelago-told-expelled = { $who_is ->
    [you] You expel a rebel of { $other } in { $region }.
   *[other] { $who } expels a rebel of { $other } in { $region }.
}
archipelago-told-spared = { $who_is ->
    [you] You let a rebel of { $other } be in { $region }.
   *[other] { $who } lets a rebel of { $other } be in { $region }.
}
archipelago-told-named = { $who_is ->
    [you] You are number { $place } of the order.
   *[other] { $who } is number { $place } of the order.
}
archipelago-told-acted = { $who }: { $action }.
archipelago-told-worked = { $who_is ->
    [you] You work for { $of } in { $region }.
   *[other] { $who } works for { $of } in { $region }.
}
archipelago-told-bought = { $who_is ->
    [you] You buy { $of } on the { $board } for { $florins }.
   *[other] { $who } buys { $of } on the { $board } for { $florins }.
}
archipelago-told-sold = { $who_is ->
    [you] You sell { $of } on the { $board } for { $florins }.
   *[other] { $who } sells { $of } on the { $board } for { $florins }.
}
archipelago-told-sold-token = { $who_is ->
    [you] You sell a token as { $of } on the { $board } for { $florins }.
   *[other] { $who } sells a token as { $of } on the { $board } for { $florins }.
}
archipelago-told-entered = { $who_is ->
    [you] You enter { $region } ({ $kind }).
   *[other] { $who } enters { $region } ({ $kind }).
}
archipelago-told-born = { $who_is ->
    [you] One of your citizens is born in { $region }.
   *[other] A citizen of { $who } is born in { $region }.
}
archipelago-told-recruited = { $who_is ->
    [you] You recruit in { $region } for { $florins }.
   *[other] { $who } recruits in { $region } for { $florins }.
}
archipelago-told-moved = { $unit } goes to { $region }.
archipelago-told-built = { $who_is ->
    [you] You build a { $building } in { $region }.
   *[other] { $who } builds a { $building } in { $region }.
}
archipelago-told-launched = { $who_is ->
    [you] One of your ships in { $region }.
   *[other] A ship of { $who } in { $region }.
}
archipelago-told-opened = { $who_is ->
    [you] You use the { $building } of { $region }.
   *[other] { $who } uses the { $building } of { $region }.
}
archipelago-told-used = { $who_is ->
    [you] You use { $card } of { $other }.
   *[other] { $who } uses { $card } of { $other }.
}
archipelago-told-raised = { $who_is ->
    [you] You build the wonder { $card }.
   *[other] { $who } builds the wonder { $card }.
}
archipelago-told-spoilt = { $who_is ->
    [you] You spoil an icon of { $of } in { $region }.
   *[other] { $who } spoils an icon of { $of } in { $region }.
}
archipelago-told-sunk = { $who_is ->
    [you] You destroy a ship of { $other } in { $region }.
   *[other] { $who } destroys a ship of { $other } in { $region }.
}
archipelago-told-robbed = { $who_is ->
    [you] You take { $of } from { $other }.
   *[other] { $who } takes { $of } from { $other }.
}
archipelago-told-hid = { $who_is ->
    [you] You hold out two fists.
   *[other] { $who } holds out two fists.
}
archipelago-told-freed = { $who_is ->
    [you] One of your citizens in { $region } can work again.
   *[other] A citizen of { $who } in { $region } can work again.
}
archipelago-told-bartered = { $who_is ->
    [you] You give { $gave } for { $took }.
   *[other] { $who } gives { $gave } for { $took }.
}
archipelago-told-shown = { $who_is ->
    [you] You show { $items }.
   *[other] { $who } shows { $items }.
}
archipelago-told-acquired = { $who_is ->
    [you] You buy { $card } for { $florins }.
   *[other] { $who } buys { $card } for { $florins }.
}
archipelago-told-turned = { $who_is ->
    [you] You turn { $card }.
   *[other] { $who } turns { $card }.
}
archipelago-told-turned-gone = { $who_is ->
    [you] You turn { $card }, which is discarded.
   *[other] { $who } turns { $card }, which is discarded.
}
archipelago-told-refilled = { $card } comes on the track.
archipelago-told-round-ended = { $who_is ->
    [you] You end the round.
   *[other] { $who } ends the round.
}
archipelago-told-out = { $who_is ->
    [you] You are out for this phase.
   *[other] { $who } is out for this phase.
}
archipelago-told-offered = { $who_is ->
    [you] You offer { $other } a deal: { $terms }.
   *[other] { $who } offers { $other } a deal: { $terms }.
}
archipelago-told-withdrawn = { $who_is ->
    [you] Your offer to { $other } is withdrawn.
   *[other] The offer of { $who } to { $other } is withdrawn.
}
archipelago-told-rejected = { $who_is ->
    [you] You reject the offer of { $other }.
   *[other] { $who } rejects the offer of { $other }.
}
archipelago-told-dealt = { $who_is ->
    [you] You accept the offer of { $other }: { $terms }.
   *[other] { $who } accepts the offer of { $other }: { $terms }.
}
archipelago-told-met = An objective is met: { $objective }. The game ends soon.
archipelago-told-met-by = { $who_is ->
    [you] Your objective is met: { $objective }. The game ends soon.
   *[other] The objective of { $who } is met: { $objective }. The game ends soon.
}
archipelago-told-independence = The archipelago declares its independence.
archipelago-told-objective = The game is over.
archipelago-told-time = The game is over after the last turn.

## What is asked

archipelago-prompt = { $who }: { $what }
archipelago-prompt-all = All: { $what }
archipelago-ask-vote = vote for a trend
archipelago-ask-keep = keep objectives
archipelago-ask-settle = place a region beside the start
archipelago-ask-land = land a citizen
archipelago-ask-home-cube = a cube for the domestic market
archipelago-ask-own-cube = a cube of your own
archipelago-ask-bid = bid for the order, in secret
archipelago-ask-order = set the order of play
archipelago-ask-chance = help in the crisis, or pass
archipelago-ask-stand-up = stand citizens up ({ $left } more)
archipelago-ask-expel = expel the rebel?
archipelago-ask-round = an action, a card, a port or market; or end the round
archipelago-ask-harvest = set units on icons of { $of }
archipelago-ask-trade = buy or sell ({ $left } more)
archipelago-ask-smuggle = buy a cube for half its price
archipelago-ask-explore = take the hexagon or discard it
archipelago-ask-place = place the hexagon
archipelago-ask-enter = move a unit in
archipelago-ask-breed = where is a citizen born?
archipelago-ask-recruit = where do you recruit?
archipelago-ask-migrate = move units
archipelago-ask-build = build something
archipelago-ask-spoil = spoil an icon
archipelago-ask-sink = destroy a ship
archipelago-ask-ransom = give a cube
archipelago-ask-rob = rob somebody
archipelago-ask-hide = hide cubes in your fists
archipelago-ask-fist = open a fist
archipelago-ask-launch = where is the new ship?
archipelago-ask-free = free citizens
archipelago-ask-govern = take a cube
archipelago-ask-heal = stand rebels up
archipelago-ask-barter = exchange a cube
archipelago-ask-pick = buy a card, or decline
archipelago-ask-purchase = buy or turn cards
archipelago-ask-over = The game is over.

## The table

archipelago-panel-board = The archipelago
archipelago-panel-seat = { $who }
archipelago-zone-map = Map
archipelago-zone-home = Domestic market
archipelago-zone-abroad = Export market
archipelago-zone-bank = Bank
archipelago-zone-boards = Colony
archipelago-zone-wheel = Action wheel
archipelago-zone-track = Evolution track
archipelago-zone-order = Order of play
archipelago-zone-trends = Trends and objectives
archipelago-zone-hexes = Hexagons
archipelago-zone-buttons = Buttons
archipelago-zone-stock = Behind the screen
archipelago-zone-cards = Cards
archipelago-zone-objectives = Objectives
archipelago-zone-deals = Offers and promises
archipelago-region-tip = { $region }: { $face }. Huts: { $huts }. Icons: { $icons }.
archipelago-site = { $building } of { $region }
archipelago-site-tip = { $building } of { $region }; its controller uses it.
archipelago-group = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
archipelago-group-tip = { $unit }. Engaged: { $engaged }. Rebels: { $lying }.
archipelago-space = Free place { $q }, { $r }
archipelago-section = { $of }, { $board }
archipelago-section-tip = { $of } on the { $board }: { $cubes } of { $room }; buying costs { $buying }, selling brings { $selling }.
archipelago-cube-count = { $count }
archipelago-bank-of = Bank: { $of }
archipelago-bank-tip = The bank has { $count } of { $of }.
archipelago-bank-money = Bank: money
archipelago-bank-money-tip = The bank has { $count } florins.
archipelago-population = Population
archipelago-population-tip = Citizens on the map: { $count }.
archipelago-rebellion = Rebellion
archipelago-rebellion-tip = Rebellion { $count }: above the population the game is lost.
archipelago-surplus = Surplus workers
archipelago-surplus-tip = Surplus workers: { $count }; the next costs { $cost }.
archipelago-explorers = Explorer tokens
archipelago-explorers-tip = Explorer tokens left: { $count }.
archipelago-back-short = Next crisis
archipelago-top-hex = Top hexagon
archipelago-top-hex-tip = { $face } lies on top.
archipelago-hand-hex = { $face }
archipelago-place-in-order = { $who }
archipelago-place-in-order-tip = { $who }: place { $place }, discs left { $discs }.
archipelago-purse = Florins
archipelago-purse-tip = Florins of { $who }; others cannot see them.
archipelago-stock-of = { $of }
archipelago-stock-tip = Cubes of { $of } behind the screen: { $count }.
archipelago-stock-token-tip = Explorer tokens behind the screen: { $count }.
archipelago-card-tip = { $about } { $price }. { $state }
archipelago-card-ready = Not used this turn.
archipelago-card-engaged = Used this turn.
archipelago-card-built = Built.
archipelago-offer-from = Offer of { $who }
archipelago-offer-tip = { $who } to { $other }: { $terms }.
archipelago-promise = Promise of { $who }
archipelago-promise-tip = { $who } to { $other }: { $memo }.
archipelago-objective-short = Objective { $id }
archipelago-trend-short = Trend { $id }
archipelago-button-discard = Discard it
archipelago-button-expel = Expel the rebel
archipelago-button-spare = Spare the rebel
archipelago-button-by-unit = By the unit here
archipelago-button-turn = Turn the card
archipelago-button-buy-card = Buy the card
archipelago-button-accept = Accept: { $who }
archipelago-button-reject = Refuse: { $who }
archipelago-button-side = Side { $n }
archipelago-button-turned = Turn { $n }°
archipelago-button-pay = Explorers { $a }+{ $b }
archipelago-button-gift-one = One gift
archipelago-button-gift-two = Two gifts
archipelago-button-left = Left: { $of }
archipelago-button-right = Right: { $of }
archipelago-button-fist-left = Left fist
archipelago-button-fist-right = Right fist
archipelago-form-offer = Offer a deal
archipelago-form-counter = Counter an offer
archipelago-field-to = To
archipelago-part-give = You give
archipelago-part-want = You want
archipelago-field-give = I give: { $what }
archipelago-field-want = I want: { $what }
archipelago-field-clause = Clause { $n }
archipelago-word-florins = florins

## On the board

archipelago-note = Turn { $turn } · population { $people } · rebellion { $rebels }
archipelago-step-order = Order
archipelago-step-balance = Crisis
archipelago-step-rounds = Actions
archipelago-step-purchase = Evolution
archipelago-panel-markets = Markets and bank
archipelago-panel-colony = Colony and workers
archipelago-panel-piles = Piles and order
archipelago-board-one = Home market
archipelago-board-two = Export market
archipelago-board-three = Colony
archipelago-margin = { $count } below independence
archipelago-price-unrest = price · unrest
archipelago-heading-actions = Actions
archipelago-heading-regions = Regions
archipelago-heading-explorers = Explorers
archipelago-heading-order = Order
archipelago-heading-deals = Deals
archipelago-wheel-taxes = Taxes
archipelago-wheel-exploration = Explore
archipelago-wheel-reproduction = Births
archipelago-wheel-recruitment = Recruit
archipelago-wheel-migration = Move
archipelago-wheel-construction = Build
archipelago-wheel-transaction = Trade
archipelago-action-construction-about = Touch a price on your screen, then the unit that builds.
archipelago-action-transaction-about = Touch a section of a market, then buy or sell one cube.
archipelago-hub = Ports and markets in use
archipelago-hub-tip = Coins for the use of ports and markets: { $count }.
archipelago-deck = deck { $count }
archipelago-no-back = No card lies on top.
archipelago-needs = needs { $count }
archipelago-there = { $count } there
archipelago-trend-word = Trend
archipelago-points = points
archipelago-ends = ends game
archipelago-aim = Secret aim
archipelago-objective-tip = { $objective }. So far: { $now }.
archipelago-card-ready-short = ready
archipelago-card-engaged-short = used
archipelago-card-built-short = built
archipelago-space-tip = A hexagon may be placed here if its sides fit.
archipelago-site-tip-of = { $building } of { $region }; controlled by { $who }.
archipelago-no-hex-tip = No hexagon lies open.
archipelago-pile-tip = { $top } Left in the pile: { $count }, discarded: { $out }.
archipelago-out = { $count } out
archipelago-hand-hex-tip = { $face }: choose it, a free place and how it is turned.
archipelago-moment-vote = Vote for the trend
archipelago-moment-keep = Which objectives do you keep?
archipelago-moment-shown = Cards of the deck
archipelago-moment-hand = Which side do you place?
archipelago-moment-bid = Sealed bids for the order of play
archipelago-moment-bid-again = A tie: bid again
archipelago-moment-crisis = Crisis
archipelago-bid-of = Bid of { $who }
archipelago-bid-tip = { $who } bids in secret; nobody sees whether a bid is made.
archipelago-bid-own-tip = Your bid stays secret until all have one; until then you can change it.
archipelago-crisis-each = one cube calms { $count }
archipelago-crisis-more = { $count } more asked for
archipelago-crisis-rebels = lying, of { $count }
archipelago-crisis-there = on the market
archipelago-crisis-settled = Are rebels expelled?
archipelago-crisis-chance = may help, or pass
archipelago-ordinal = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
archipelago-pill-disc = Action
archipelago-pill-card = Card
archipelago-pill-site = Port, market
archipelago-reserve = Reserve
archipelago-no-cards = No evolution cards yet
archipelago-tokens-any = explorers (any good)
archipelago-price-of = Price: { $work }
archipelago-price-tip = { $work }: costs { $cost }.
archipelago-count-citizens = Active citizens: { $count }
archipelago-count-citizens-tip = { $who } has { $count } active citizens on the map.
archipelago-count-rebels = Rebels: { $count }
archipelago-count-rebels-tip = { $who } has { $count } rebels on the map.
archipelago-count-ships = Ships: { $count }
archipelago-count-ships-tip = { $who } has { $count } ships on the map.
archipelago-count-sites = { $building }: { $count }
archipelago-count-sites-tip = { $who } controls { $count }: { $building }.
archipelago-screen = Screen
archipelago-screen-tip = Behind the screen of { $who } nobody else sees florins, cubes, tokens and objectives.
archipelago-screen-open-tip = { $who }: { $florins }; { $cubes }. { $aims }

## Points

source-objectives = Objectives
source-trends = Trends
source-medals = Medals
source-independence = Independence
factor-points = Points so far
factor-stock = Stock
factor-presence = Presence
factor-cards = Cards
factor-peace = Peace
factor-plans = Under way

## Why not

why-archipelago-no-trend = There is no such trend to vote for.
why-archipelago-wrong-keep = Keep { $count } of the objectives dealt.
why-archipelago-same-choice = That is what you decided already.
why-archipelago-not-in-hand = That hexagon is not in your hand.
why-archipelago-no-space = A hexagon goes on a free place beside others.
why-archipelago-no-fit = Sides that touch must be alike.
why-archipelago-few-neighbours = A new region touches at least two others.
why-archipelago-no-entry = No unit of yours can step in there.
why-archipelago-no-shore = There is no such side.
why-archipelago-no-icon = That resource cannot be had here.
why-archipelago-bid-too-high = You have only { $florins } florins.
why-archipelago-place-promised = A deal has given that place away.
why-archipelago-placed-already = That seat has its place.
why-archipelago-nothing-to-give = There is nothing to give from there.
why-archipelago-supply-due = A deal asks for { $count } more cubes first.
why-archipelago-nobody-lies = No rebel lies there.
why-archipelago-no-temple = You control no temple there.
why-archipelago-stand-due = A deal asks for citizens of seat { $seat } first.
why-archipelago-one-action = You have taken your action of this round.
why-archipelago-one-card = You have used a card in this round.
why-archipelago-one-site = You have used a port or market in this round.
why-archipelago-no-disc = You have too few discs left.
why-archipelago-no-circle = No circle of that action is free.
why-archipelago-no-unit = No unit there can do that.
why-archipelago-no-free-icon = No such icon is free there.
why-archipelago-needs-consent = Another controls the town: you need consent.
why-archipelago-bank-empty = The bank has none left.
why-archipelago-at-least-one = At least one must be done.
why-archipelago-market-empty = Nothing can be traded there.
why-archipelago-market-full = That section of the market is full.
why-archipelago-wrong-board = It trades on the other market.
why-archipelago-lacks-cube = You lack a cube: { $resource ->
    [0] fruit
    [1] cattle
    [2] fish
    [3] wood
    [4] stone
   *[other] iron
}.
why-archipelago-lacks-token = You need { $tokens } explorer tokens.
why-archipelago-lacks-florins = You need { $florins } florins.
why-archipelago-no-hex = There is no hexagon left.
why-archipelago-no-surplus = There are no surplus workers.
why-archipelago-no-supply = All your pieces of that kind are in use.
why-archipelago-region-full = Three citizens of a seat are the most in a region.
why-archipelago-not-present = You have no active unit there.
why-archipelago-no-couple = Just two active citizens of yours must live on one shore.
why-archipelago-no-way = There is no way there.
why-archipelago-occupied = Somebody is on it.
why-archipelago-lords-region = Another controls that region.
why-archipelago-crowded = The fourth citizen must leave first.
why-archipelago-built-already = There is one already.
why-archipelago-no-tokens = No such building is left.
why-archipelago-no-ground = It cannot be built there.
why-archipelago-not-controlled = You do not control it.
why-archipelago-site-used = It was used in this phase.
why-archipelago-not-your-card = That card is not yours to use.
why-archipelago-card-engaged = That card was used this turn.
why-archipelago-no-effect = The card would do nothing.
why-archipelago-wonder-fresh = A wonder is built in a later turn.
why-archipelago-wonder-needs = The wonder is built, or needs a temple or port of yours.
why-archipelago-wrong-pay = That is not what it costs.
why-archipelago-no-victim = There is nobody like that.
why-archipelago-fill-fists = Fill both fists if you can.
why-archipelago-no-card = No such card lies there.
why-archipelago-same-slot = Turn two different cards.
why-archipelago-one-purchase = Buy one card, before you turn any.
why-archipelago-no-window = Nothing can be agreed upon now.
why-archipelago-wrong-partner = One side of a deal is the one whose turn it is.
why-archipelago-offer-open = An offer of yours waits for its answer.
why-archipelago-too-many-offers = No more than { $most } offers to each.
why-archipelago-empty-offer = An offer says something.
why-archipelago-gives-too-much = You do not have what you offer.
why-archipelago-wants-too-much = Nobody can have as much as you ask for.
why-archipelago-bad-clause = That clause means nothing here.
why-archipelago-clause-conflict = That clause contradicts a deal.
why-archipelago-no-offer = There is no such offer.
why-archipelago-cannot-cover = You do not have what the deal asks for.
why-archipelago-no-counter = A counter-offer is not countered.

## Signs of this box where they cannot be drawn

arch-sign-market-short = Mkt
arch-sign-temple-short = Tmp
