## The game

game-archipelago = Archipelago
game-archipelago-about = Explorez des îles, récoltez, commercez, bâtissez et négociez dans une colonie qui peut proclamer son indépendance, chacun avec un objectif secret.
module-length = Durée
module-length-about = Quels objectifs sont distribués : courts, moyens ou longs.
module-desert-start = Départ dans le désert
module-desert-start-about = La partie commence dans un village du désert : aucun navire, cinq ouvriers en surplus.
module-no-secrets = Sans secrets
module-no-secrets-about = Les objectifs sont visibles et comptent pour tous ; aucune carte tendance.
module-more-control = Plus de contrôle
module-more-control-about = Deux cartes tendance.
module-more-spice = Plus de piment
module-more-spice-about = Chacun reçoit deux fois plus d’objectifs et en garde la moitié.
module-chosen-trend = Tendance choisie
module-chosen-trend-about = La carte tendance est votée avant la partie.
module-benefactor = Bienfaiteur
module-benefactor-about = Le Bienfaiteur et une seconde tendance ; ni Pacifiste ni Indépendantiste.
module-length-short = courte
module-length-medium = moyenne
module-length-long = longue

## Resources

good-0 = fruits
good-0-letter = F
good-1 = bétail
good-1-letter = B
good-2 = pierre
good-2-letter = R
good-3 = bois
good-3-letter = O
good-4 = poisson
good-4-letter = P
good-5 = fer
good-5-letter = E
archipelago-list = { $items }
archipelago-nothing = rien
archipelago-token = jeton explorateur
archipelago-cubes = { $count ->
    [one] { $count } cube de { $of }
   *[other] { $count } cubes de { $of }
}
archipelago-tokens = { $count ->
    [one] { $count } jeton explorateur
   *[other] { $count } jetons explorateur
}
archipelago-florins = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}

## Places and units

archipelago-letter = { $letter }
archipelago-region = la région { $letter }
archipelago-start = l’hexagone de départ
archipelago-face = l’hexagone { $id }
archipelago-citizen = citoyen
archipelago-ship = navire
archipelago-figure = { $kind }, { $region }, { $place }
archipelago-figure-of = { $who } : { $kind }, { $region }, { $place }
archipelago-at-side = côté { $side }
archipelago-at-icon = au travail
archipelago-at-building = { $building }
archipelago-town = ville
archipelago-market = marché
archipelago-temple = temple
archipelago-port = port
archipelago-ship-work = navire
archipelago-board-home = marché intérieur
archipelago-board-abroad = marché extérieur
archipelago-action-harvest = récolte
archipelago-action-taxes = impôts
archipelago-action-exploration = exploration
archipelago-action-reproduction = reproduction
archipelago-action-recruitment = recrutement
archipelago-action-migration = migration
archipelago-action-construction = construction
archipelago-action-transaction = transaction
archipelago-action-taxes-about = La rébellion monte d’un, puis vos citoyens actifs, navires, villes et temples rapportent de l’argent.
archipelago-action-exploration-about = Prenez l’hexagone visible ou le suivant, posez-le contre deux régions et faites-y entrer une unité.
archipelago-action-reproduction-about = Un citoyen de plus partout où deux des vôtres, exactement, vivent sur la même rive.
archipelago-action-recruitment-about = Engagez des ouvriers en surplus là où vous avez une unité active.
archipelago-action-migration-about = Déplacez vos unités non engagées.
archipelago-action-harvest-about = Placez des unités sur les icônes et prenez les cubes.
archipelago-source-market = du marché
archipelago-source-own = personnel
archipelago-source-token = un jeton explorateur
archipelago-memo-repay = c’est un prêt
archipelago-memo-consent = une récolte au prochain tour
archipelago-memo-help = de l’aide à la prochaine crise
archipelago-memo-spare = pas d’expulsion
archipelago-memo-other = comme convenu

## Cards

archipelago-card-a01 = Chercheur
archipelago-card-a01-about = Montre cinq cartes de la pioche ; vous pouvez acheter une carte progrès à son prix le plus bas.
archipelago-card-a02 = Chasseur de tête
archipelago-card-a02-about = Montre cinq cartes de la pioche ; vous pouvez acheter un personnage à son prix le plus bas.
archipelago-card-a03 = Archevêque
archipelago-card-a03-about = Rébellion moins un, moins deux avec trois temples, moins trois avec cinq.
archipelago-card-a04 = Pape
archipelago-card-a04-about = Rébellion moins le nombre de temples.
archipelago-card-a05 = Roi
archipelago-card-a05-about = Vos mises pour l’ordre comptent trois florins de plus.
archipelago-card-a06 = Barbare
archipelago-card-a06-about = Une pièce gâche une icône libre là où vous avez une unité ; deux cubes pour vous, rébellion plus un.
archipelago-card-a07 = Pirate
archipelago-card-a07-about = Détruit un navire là où vous en avez un ; son propriétaire vous donne un cube ; rébellion plus un.
archipelago-card-a08 = Voleuse
archipelago-card-a08-about = Quelqu’un cache des cubes dans ses deux poings ; vous en ouvrez un.
archipelago-card-a09 = Marchand
archipelago-card-a09-about = Jusqu’à quatre transactions au marché intérieur.
archipelago-card-a10 = Exportateur
archipelago-card-a10-about = Jusqu’à quatre transactions au marché extérieur.
archipelago-card-a11 = Recruteur
archipelago-card-a11-about = Recrute un ouvrier sans disque.
archipelago-card-a12 = Ministre du travail
archipelago-card-a12-about = Un ouvrier en surplus de moins.
archipelago-card-a13 = Architecte
archipelago-card-a13-about = Une construction sans disque.
archipelago-card-a14 = Navigateur
archipelago-card-a14-about = Une exploration sans disque ni cercle.
archipelago-card-a15 = Capitaine
archipelago-card-a15-about = Vos navires migrent et peuvent porter des citoyens.
archipelago-card-a16 = Charpentier naval
archipelago-card-a16-about = Un nouveau navire là où vous avez une unité active.
archipelago-card-a17 = Collecteur
archipelago-card-a17-about = Un florin par citoyen actif là où vous contrôlez la ville, quatre au plus ; rébellion plus un.
archipelago-card-a18 = Sage-femme
archipelago-card-a18-about = Un citoyen de plus dans une région où deux des vôtres vivent.
archipelago-card-a19 = Diplomate
archipelago-card-a19-about = Rébellion moins un.
archipelago-card-a20 = Missionnaire
archipelago-card-a20-about = Rébellion moins un, moins deux si vous contrôlez un temple.
archipelago-card-a21 = Usurier
archipelago-card-a21-about = Trois florins ; rébellion plus un.
archipelago-card-a22 = Contrebandier
archipelago-card-a22-about = Achète un cube à moitié prix, arrondi au supérieur.
archipelago-card-a23 = Contremaître
archipelago-card-a23-about = Jusqu’à deux de vos citoyens quittent leur icône et peuvent retravailler.
archipelago-card-a24 = Gouverneur
archipelago-card-a24-about = Un cube produit par une région dont vous contrôlez la ville.
archipelago-card-a25 = Scierie
archipelago-card-a25-about = Double votre récolte de bois de cette manche.
archipelago-card-a26 = Carrière
archipelago-card-a26-about = Double votre récolte de pierre de cette manche.
archipelago-card-a27 = Mine de fer
archipelago-card-a27-about = Double votre récolte de fer de cette manche.
archipelago-card-a28 = Plantation
archipelago-card-a28-about = Double votre récolte de fruits de cette manche.
archipelago-card-a29 = Élevage
archipelago-card-a29-about = Double votre récolte de bétail de cette manche.
archipelago-card-a30 = Filets
archipelago-card-a30-about = Double votre récolte de poisson de cette manche.
archipelago-card-a31 = Commerce local
archipelago-card-a31-about = Une transaction au marché intérieur.
archipelago-card-a32 = Commerce maritime
archipelago-card-a32-about = Une transaction au marché extérieur.
archipelago-card-a33 = Expansionnisme
archipelago-card-a33-about = Une migration sans disque.
archipelago-card-a34 = Routes
archipelago-card-a34-about = Les citoyens font deux pas par terre dans votre migration de cette manche.
archipelago-card-a35 = Émigration
archipelago-card-a35-about = Ouvriers en surplus moins le nombre de ports.
archipelago-card-a36 = Éducation
archipelago-card-a36-about = Deux ouvriers en surplus de moins.
archipelago-card-a37 = Amphithéâtre
archipelago-card-a37-about = Deux florins ; rébellion moins un.
archipelago-card-a38 = Dons du clergé
archipelago-card-a38-about = Rébellion moins un pour des fruits, moins deux pour fruits et bétail.
archipelago-card-a39 = Esclavage
archipelago-card-a39-about = Recrute jusqu’à deux ouvriers pour rien ; rébellion plus deux.
archipelago-card-a40 = Médecine
archipelago-card-a40-about = Jusqu’à trois rebelles se relèvent ; rébellion moins un.
archipelago-card-a41 = Grands travaux
archipelago-card-a41-about = Deux ouvriers en surplus de moins ; rébellion moins un.
archipelago-card-a42 = Troc
archipelago-card-a42-about = Un cube ou jeton contre un autre cube, jamais du fer.
archipelago-card-a43 = Douane
archipelago-card-a43-about = Un florin par port et marché contrôlé, quatre au plus.
archipelago-card-a44 = Carnaval
archipelago-card-a44-about = Rébellion moins un par ville contrôlée, deux au plus.
archipelago-card-a45 = Cathédrale
archipelago-card-a45-about = Merveille ; demande un temple à vous. Une fois : rébellion moins le nombre de temples. Deux points.
archipelago-card-a46 = Colosse
archipelago-card-a46-about = Merveille. Une fois : un ouvrier en surplus de moins. Un point.
archipelago-card-a47 = Grand Phare
archipelago-card-a47-about = Merveille ; demande un port à vous. Une fois : chacun reçoit un navire à chaque port contrôlé. Un point.
archipelago-card-a48 = Pyramide
archipelago-card-a48-about = Merveille. Une fois : rébellion plus deux. Deux points.
archipelago-card-other = carte { $id }
archipelago-card-other-about = Une carte de votre contenu.
archipelago-price = coûte { $florins }

## Objectives and trends

archipelago-wins-temples = le plus de temples
archipelago-wins-towns = le plus de villes
archipelago-wins-ports = le plus de ports
archipelago-wins-markets = le plus de marchés
archipelago-wins-trade = le plus de ports et marchés
archipelago-wins-characters = le plus de personnages
archipelago-wins-progress = le plus de cartes progrès
archipelago-wins-cards = le plus de cartes
archipelago-wins-explorers = le plus de jetons explorateur
archipelago-wins-money = le plus de florins
archipelago-wins-cubes = le plus de cubes de { $of }
archipelago-wins-icons = le plus d’icônes de { $of } dans les régions dont on contrôle la ville
archipelago-wins-ships = le plus de navires
archipelago-wins-benefactor = le plus d’aide dans les crises
archipelago-wins-pacifist = Pacifiste : population de plus de { $margin } au-dessus de la rébellion
archipelago-wins-separatist = Indépendantiste : gagne seul à l’indépendance
archipelago-end-markets = { $n } marchés
archipelago-end-towns = { $n } villes
archipelago-end-ports = { $n } ports
archipelago-end-temples = { $n } temples
archipelago-end-ships = { $n } navires
archipelago-end-population = une population de { $n }
archipelago-end-progress = { $n } cartes progrès
archipelago-end-characters = { $n } personnages
archipelago-end-cards = { $n } cartes
archipelago-end-piles = { $n } piles d’explorateurs vides
archipelago-end-exhausted = { $n } ressources épuisées à la banque
archipelago-end-workers = { $n } ouvriers en surplus
archipelago-end-bankrupt = une banque sans argent
archipelago-objective = Finit avec { $end } ; compte { $wins }
archipelago-trend = Tendance : { $wins }

## Backs

archipelago-back = Dos de la carte du dessus : { $home } ; { $abroad }
archipelago-half-crisis-home = crise intérieure de { $of }, un cube pour { $n } citoyens
archipelago-half-crisis-abroad = crise extérieure de { $n } { $of }
archipelago-half-temples = rébellion moins { $n } par temple
archipelago-half-towns = rébellion plus { $n } par ville
archipelago-half-arrive = { $n } ouvriers en surplus de plus
archipelago-half-leave = { $n } ouvriers en surplus de moins
archipelago-red = { $half } (rouge)

## Deals

archipelago-terms = donne { $give }, veut { $want } ; { $clauses }
archipelago-clause-harvest = récolte de { $most } { $of } dans { $region }
archipelago-clause-stand = { $count } citoyens de { $who } se relèvent d’abord
archipelago-clause-supply = { $count ->
    [one] { $count } cube donné dans la crise
   *[other] { $count } cubes donnés dans la crise
}
archipelago-clause-temple = le temple de { $region } pour { $who }
archipelago-clause-order = { $who } à la place { $place }
archipelago-clause-memo = promesse : { $memo }
archipelago-clause-none = aucune clause

## What can be done

archipelago-do-vote = Voter : { $trend }
archipelago-do-keep = Garder { $cards }
archipelago-do-place = Poser { $face }, tourné de { $turned }, en { $q }, { $r }
archipelago-do-land = Débarquer côté { $side }
archipelago-do-home-cube = { $of } au marché intérieur
archipelago-do-own-cube = Prendre { $of }
archipelago-do-bid = Miser { $florins }
archipelago-do-keep-order = Garder l’ordre
archipelago-do-next = { $who } est le suivant
archipelago-do-supply = Donner { $of } ({ $source })
archipelago-do-stand = Relever { $unit }
archipelago-do-pass = Passer
archipelago-do-expel = Expulser le rebelle
archipelago-do-spare = Épargner le rebelle
archipelago-do-act = Action : { $action }
archipelago-do-harvest = Récolter : { $of }
archipelago-do-work = Au travail : { $unit }
archipelago-do-buy = Acheter { $of } au { $board } pour { $florins }
archipelago-do-sell = Vendre { $of } au { $board } pour { $florins }
archipelago-do-sell-token = Vendre un jeton comme { $of } au { $board } pour { $florins }
archipelago-do-take = Prendre l’hexagone
archipelago-do-discard = Le défausser et prendre le suivant
archipelago-do-enter = Faire entrer : { $unit }
archipelago-do-breed = Un citoyen naît dans { $region }
archipelago-do-recruit = Recruter dans { $region }, côté { $side }
archipelago-do-march = { $unit } va dans { $region }, { $place }
archipelago-do-build = Bâtir : { $work } avec { $unit } (jetons : { $tokens }, côtés { $shore }, { $sea })
archipelago-do-site = Utiliser : { $building } de { $region } ({ $by })
archipelago-do-use = Utiliser { $card } (jetons : { $tokens })
archipelago-do-use-both = Utiliser { $card } avec les deux dons (jetons : { $tokens })
archipelago-do-raise = Bâtir la merveille { $card } avec { $unit } (jetons : { $tokens })
archipelago-do-spoil = Gâcher une icône de { $of } dans { $region }
archipelago-do-sink = Détruire { $unit }
archipelago-do-give = Donner { $of }
archipelago-do-rob = Voler { $who }
archipelago-do-hide = Cacher { $left } à gauche, { $right } à droite
archipelago-do-fist-left = Ouvrir le poing gauche
archipelago-do-fist-right = Ouvrir le poing droit
archipelago-do-launch = Un navire dans { $region }, côté { $side }
archipelago-do-free = Libérer { $unit }
archipelago-do-govern = Prendre { $of } comme Gouverneur
archipelago-do-barter = { $gave } contre { $took }
archipelago-do-pick = Acheter { $card }
archipelago-do-card = Acheter { $card }
archipelago-do-turn = Tourner { $card }
archipelago-do-stop = Stop : c’est tout
archipelago-do-end = Finir la manche
archipelago-do-offer = Proposer à { $who } : { $terms }
archipelago-do-counter = Contre-proposer à { $who } : { $terms }
archipelago-do-accept = Accepter l’offre de { $who } : { $terms }
archipelago-do-reject = Refuser l’offre de { $who }
archipelago-do-withdraw = Retirer mon offre
archipelago-by-unit = l’unité dessus
archipelago-by-town = depuis la ville

## What happened

archipelago-told-chose = Vous avez décidé en secret.
archipelago-told-trends = Tendances : { $items }.
archipelago-told-settled = { $who_is ->
    [you] Vous posez { $face } : { $region }.
   *[other] { $who } pose { $face } : { $region }.
}
archipelago-told-discarded = { $who_is ->
    [you] Vous défaussez { $items }.
   *[other] { $who } défausse { $items }.
}
archipelago-told-token = { $who_is ->
    [you] Vous prenez un jeton explorateur.
   *[other] { $who } prend un jeton explorateur.
}
archipelago-told-new-disc = Chacun a maintenant { $discs } disques.
archipelago-told-stocked = { $of } : un cube au marché intérieur.
archipelago-told-gained = { $who_is ->
    [you] Vous gagnez { $cubes }.
   *[other] { $who } gagne { $cubes }.
}
archipelago-told-paid = { $who_is ->
    [you] Vous payez { $florins }.
   *[other] { $who } paie { $florins }.
}
archipelago-told-received = { $who_is ->
    [you] Vous recevez { $florins }.
   *[other] { $who } reçoit { $florins }.
}
archipelago-told-turn = Tour { $turn }.
archipelago-told-bids = Mises : { $items }.
archipelago-told-bid = { $who } { $florins }
archipelago-told-decides = { $who_is ->
    [you] Vous fixez l’ordre.
   *[other] { $who } fixe l’ordre.
}
archipelago-told-ordered = Ordre : { $items }.
archipelago-told-seat = { $who }
archipelago-told-workers-up = Ouvriers en surplus : plus { $by }, soit { $now }.
archipelago-told-workers-down = Ouvriers en surplus : moins { $by }, soit { $now }.
archipelago-told-rebels-up = Rébellion : plus { $by }, soit { $now }.
archipelago-told-rebels-down = Rébellion : moins { $by }, soit { $now }.
archipelago-told-crisis = { $half }.
archipelago-told-incident = Événement : { $half }.
archipelago-told-supplied = { $who_is ->
    [you] Vous donnez { $of } ({ $source }).
   *[other] { $who } donne { $of } ({ $source }).
}
archipelago-told-stood-up = { $who_is ->
    [you] Un de vos citoyens se relève dans { $region }.
   *[other] Un citoyen de { $who } se relève dans { $region }.
}
archipelago-told-passed = { $who_is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
archipelago-told-revolt = La crise laisse { $count } manques.
archipelago-told-expelled = { $who_is ->
    [you] Vous expulsez un rebelle de { $other } dans { $region }.
   *[other] { $who } expulse un rebelle de { $other } dans { $region }.
}
archipelago-told-spared = { $who_is ->
    [you] Vous laissez un rebelle de { $other } dans { $region }.
   *[other] { $who } laisse un rebelle de { $other } dans { $region }.
}
archipelago-told-named = { $who_is ->
    [you] Vous êtes numéro { $place } de l’ordre.
   *[other] { $who } est numéro { $place } de l’ordre.
}
archipelago-told-acted = { $who } : { $action }.
archipelago-told-worked = { $who_is ->
    [you] Vous travaillez pour { $of } dans { $region }.
   *[other] { $who } travaille pour { $of } dans { $region }.
}
archipelago-told-bought = { $who_is ->
    [you] Vous achetez { $of } au { $board } pour { $florins }.
   *[other] { $who } achète { $of } au { $board } pour { $florins }.
}
archipelago-told-sold = { $who_is ->
    [you] Vous vendez { $of } au { $board } pour { $florins }.
   *[other] { $who } vend { $of } au { $board } pour { $florins }.
}
archipelago-told-sold-token = { $who_is ->
    [you] Vous vendez un jeton comme { $of } au { $board } pour { $florins }.
   *[other] { $who } vend un jeton comme { $of } au { $board } pour { $florins }.
}
archipelago-told-entered = { $who_is ->
    [you] Vous entrez dans { $region } ({ $kind }).
   *[other] { $who } entre dans { $region } ({ $kind }).
}
archipelago-told-born = { $who_is ->
    [you] Un de vos citoyens naît dans { $region }.
   *[other] Un citoyen de { $who } naît dans { $region }.
}
archipelago-told-recruited = { $who_is ->
    [you] Vous recrutez dans { $region } pour { $florins }.
   *[other] { $who } recrute dans { $region } pour { $florins }.
}
archipelago-told-moved = { $unit } va dans { $region }.
archipelago-told-built = { $who_is ->
    [you] Vous bâtissez : { $building } dans { $region }.
   *[other] { $who } bâtit : { $building } dans { $region }.
}
archipelago-told-launched = { $who_is ->
    [you] Un de vos navires dans { $region }.
   *[other] Un navire de { $who } dans { $region }.
}
archipelago-told-opened = { $who_is ->
    [you] Vous utilisez : { $building } de { $region }.
   *[other] { $who } utilise : { $building } de { $region }.
}
archipelago-told-used = { $who_is ->
    [you] Vous utilisez { $card } de { $other }.
   *[other] { $who } utilise { $card } de { $other }.
}
archipelago-told-raised = { $who_is ->
    [you] Vous bâtissez la merveille { $card }.
   *[other] { $who } bâtit la merveille { $card }.
}
archipelago-told-spoilt = { $who_is ->
    [you] Vous gâchez une icône de { $of } dans { $region }.
   *[other] { $who } gâche une icône de { $of } dans { $region }.
}
archipelago-told-sunk = { $who_is ->
    [you] Vous détruisez un navire de { $other } dans { $region }.
   *[other] { $who } détruit un navire de { $other } dans { $region }.
}
archipelago-told-robbed = { $who_is ->
    [you] Vous prenez { $of } à { $other }.
   *[other] { $who } prend { $of } à { $other }.
}
archipelago-told-hid = { $who_is ->
    [you] Vous tendez deux poings.
   *[other] { $who } tend deux poings.
}
archipelago-told-freed = { $who_is ->
    [you] Un de vos citoyens dans { $region } peut retravailler.
   *[other] Un citoyen de { $who } dans { $region } peut retravailler.
}
archipelago-told-bartered = { $who_is ->
    [you] Vous donnez { $gave } contre { $took }.
   *[other] { $who } donne { $gave } contre { $took }.
}
archipelago-told-shown = { $who_is ->
    [you] Vous montrez { $items }.
   *[other] { $who } montre { $items }.
}
archipelago-told-acquired = { $who_is ->
    [you] Vous achetez { $card } pour { $florins }.
   *[other] { $who } achète { $card } pour { $florins }.
}
archipelago-told-turned = { $who_is ->
    [you] Vous tournez { $card }.
   *[other] { $who } tourne { $card }.
}
archipelago-told-turned-gone = { $who_is ->
    [you] Vous tournez { $card }, qui est défaussée.
   *[other] { $who } tourne { $card }, qui est défaussée.
}
archipelago-told-refilled = { $card } arrive sur la piste.
archipelago-told-round-ended = { $who_is ->
    [you] Vous finissez votre manche.
   *[other] { $who } finit sa manche.
}
archipelago-told-out = { $who_is ->
    [you] Vous sortez de cette phase.
   *[other] { $who } sort de cette phase.
}
archipelago-told-offered = { $who_is ->
    [you] Vous proposez à { $other } : { $terms }.
   *[other] { $who } propose à { $other } : { $terms }.
}
archipelago-told-withdrawn = { $who_is ->
    [you] Votre offre à { $other } est retirée.
   *[other] L’offre de { $who } à { $other } est retirée.
}
archipelago-told-rejected = { $who_is ->
    [you] Vous refusez l’offre de { $other }.
   *[other] { $who } refuse l’offre de { $other }.
}
archipelago-told-dealt = { $who_is ->
    [you] Vous acceptez l’offre de { $other } : { $terms }.
   *[other] { $who } accepte l’offre de { $other } : { $terms }.
}
archipelago-told-met = Un objectif est atteint : { $objective }. La partie va finir.
archipelago-told-met-by = { $who_is ->
    [you] Votre objectif est atteint : { $objective }. La partie va finir.
   *[other] L’objectif de { $who } est atteint : { $objective }. La partie va finir.
}
archipelago-told-independence = L’archipel proclame son indépendance.
archipelago-told-objective = La partie est finie.
archipelago-told-time = La partie est finie après le dernier tour.

## What is asked

archipelago-prompt = { $who } : { $what }
archipelago-prompt-all = Tous : { $what }
archipelago-ask-vote = votez pour une tendance
archipelago-ask-keep = gardez des objectifs
archipelago-ask-settle = posez une région contre le départ
archipelago-ask-land = débarquez un citoyen
archipelago-ask-home-cube = un cube pour le marché intérieur
archipelago-ask-own-cube = un cube pour vous
archipelago-ask-bid = misez en secret pour l’ordre
archipelago-ask-order = fixez l’ordre du tour
archipelago-ask-chance = aidez dans la crise, ou passez
archipelago-ask-stand-up = relevez des citoyens (encore { $left })
archipelago-ask-expel = expulser le rebelle ?
archipelago-ask-round = une action, une carte, un port ou marché ; ou finissez la manche
archipelago-ask-harvest = placez des unités sur les icônes de { $of }
archipelago-ask-trade = achetez ou vendez (encore { $left })
archipelago-ask-smuggle = achetez un cube à moitié prix
archipelago-ask-explore = prenez l’hexagone ou défaussez-le
archipelago-ask-place = posez l’hexagone
archipelago-ask-enter = faites entrer une unité
archipelago-ask-breed = où naît un citoyen ?
archipelago-ask-recruit = où recrutez-vous ?
archipelago-ask-migrate = déplacez des unités
archipelago-ask-build = bâtissez
archipelago-ask-spoil = gâchez une icône
archipelago-ask-sink = détruisez un navire
archipelago-ask-ransom = donnez un cube
archipelago-ask-rob = volez quelqu’un
archipelago-ask-hide = cachez des cubes dans vos poings
archipelago-ask-fist = ouvrez un poing
archipelago-ask-launch = où va le nouveau navire ?
archipelago-ask-free = libérez des citoyens
archipelago-ask-govern = prenez un cube
archipelago-ask-heal = relevez des rebelles
archipelago-ask-barter = échangez un cube
archipelago-ask-pick = achetez une carte, ou renoncez
archipelago-ask-purchase = achetez ou tournez des cartes
archipelago-ask-over = La partie est finie.

## The table

archipelago-panel-board = L’archipel
archipelago-panel-seat = { $who }
archipelago-zone-map = Carte
archipelago-zone-home = Marché intérieur
archipelago-zone-abroad = Marché extérieur
archipelago-zone-bank = Banque
archipelago-zone-boards = Colonie
archipelago-zone-wheel = Roue des actions
archipelago-zone-track = Piste d’évolution
archipelago-zone-order = Ordre du tour
archipelago-zone-trends = Tendances et objectifs
archipelago-zone-hexes = Hexagones
archipelago-zone-buttons = Boutons
archipelago-zone-stock = Derrière l’écran
archipelago-zone-cards = Cartes
archipelago-zone-objectives = Objectifs
archipelago-zone-deals = Offres et promesses
archipelago-region-tip = { $region } : { $face }. Huttes : { $huts }. Icônes : { $icons }.
archipelago-site = { $building } de { $region }
archipelago-site-tip = { $building } de { $region } ; qui le contrôle s’en sert.
archipelago-group = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
archipelago-group-tip = { $unit }. Engagés : { $engaged }. Rebelles : { $lying }.
archipelago-space = Place libre { $q }, { $r }
archipelago-section = { $of }, { $board }
archipelago-section-tip = { $of } au { $board } : { $cubes } sur { $room } ; acheter coûte { $buying }, vendre rapporte { $selling }.
archipelago-cube-count = { $count }
archipelago-bank-of = Banque : { $of }
archipelago-bank-tip = La banque a { $count } de { $of }.
archipelago-bank-money = Banque : argent
archipelago-bank-money-tip = La banque a { $count } florins.
archipelago-population = Population
archipelago-population-tip = Citoyens sur la carte : { $count }.
archipelago-rebellion = Rébellion
archipelago-rebellion-tip = Rébellion { $count } : au-dessus de la population la partie est perdue.
archipelago-surplus = Ouvriers en surplus
archipelago-surplus-tip = Ouvriers en surplus : { $count } ; le prochain coûte { $cost }.
archipelago-explorers = Jetons explorateur
archipelago-explorers-tip = Jetons explorateur restants : { $count }.
archipelago-back-short = Crise à venir
archipelago-top-hex = Hexagone du dessus
archipelago-top-hex-tip = { $face } est au-dessus.
archipelago-hand-hex = { $face }
archipelago-place-in-order = { $who }
archipelago-place-in-order-tip = { $who } : place { $place }, disques restants { $discs }.
archipelago-purse = Florins
archipelago-purse-tip = Florins de { $who } ; les autres ne les voient pas.
archipelago-stock-of = { $of }
archipelago-stock-tip = Cubes de { $of } derrière l’écran : { $count }.
archipelago-stock-token-tip = Jetons explorateur derrière l’écran : { $count }.
archipelago-card-tip = { $about } { $price }. { $state }
archipelago-card-ready = Pas encore utilisée ce tour.
archipelago-card-engaged = Utilisée ce tour.
archipelago-card-built = Bâtie.
archipelago-offer-from = Offre de { $who }
archipelago-offer-tip = { $who } à { $other } : { $terms }.
archipelago-promise = Promesse de { $who }
archipelago-promise-tip = { $who } à { $other } : { $memo }.
archipelago-objective-short = Objectif { $id }
archipelago-trend-short = Tendance { $id }
archipelago-button-discard = Le défausser
archipelago-button-expel = Expulser le rebelle
archipelago-button-spare = Épargner le rebelle
archipelago-button-by-unit = Par l’unité ici
archipelago-button-turn = Tourner la carte
archipelago-button-buy-card = Acheter la carte
archipelago-button-accept = Accepter : { $who }
archipelago-button-reject = Refuser : { $who }
archipelago-button-side = Côté { $n }
archipelago-button-turned = Pivot { $n }°
archipelago-button-pay = Explorateurs { $a }+{ $b }
archipelago-button-gift-one = Un don
archipelago-button-gift-two = Deux dons
archipelago-button-left = Gauche : { $of }
archipelago-button-right = Droite : { $of }
archipelago-button-fist-left = Poing gauche
archipelago-button-fist-right = Poing droit
archipelago-form-offer = Proposer un accord
archipelago-form-counter = Contre-proposer
archipelago-field-to = À
archipelago-part-give = Vous donnez
archipelago-part-want = Vous voulez
archipelago-field-give = Je donne : { $what }
archipelago-field-want = Je veux : { $what }
archipelago-field-clause = Clause { $n }
archipelago-word-florins = florins

## Sur le plateau

archipelago-note = Tour { $turn } · population { $people } · rébellion { $rebels }
archipelago-step-order = Ordre
archipelago-step-balance = Crise
archipelago-step-rounds = Actions
archipelago-step-purchase = Évolution
archipelago-panel-markets = Marchés et banque
archipelago-panel-colony = Colonie et travailleurs
archipelago-panel-piles = Piles et ordre du tour
archipelago-board-one = Marché intérieur
archipelago-board-two = Marché d’exportation
archipelago-board-three = Colonie
archipelago-margin = { $count } avant l’indépendance
archipelago-price-unrest = prix · révolte
archipelago-heading-actions = Actions
archipelago-heading-regions = Régions
archipelago-heading-explorers = Explorateurs
archipelago-heading-order = Ordre
archipelago-heading-deals = Accords
archipelago-wheel-taxes = Impôts
archipelago-wheel-exploration = Explorer
archipelago-wheel-reproduction = Peupler
archipelago-wheel-recruitment = Recruter
archipelago-wheel-migration = Migrer
archipelago-wheel-construction = Bâtir
archipelago-wheel-transaction = Négoce
archipelago-action-construction-about = Touchez un prix sur votre paravent, puis l’unité qui bâtit.
archipelago-action-transaction-about = Touchez une case d’un marché, puis achetez ou vendez un cube.
archipelago-hub = Ports et marchés utilisés
archipelago-hub-tip = Pièces pour l’usage des ports et des marchés : { $count }.
archipelago-deck = pile { $count }
archipelago-no-back = Aucune carte sur la pile.
archipelago-needs = besoin { $count }
archipelago-there = { $count } là
archipelago-trend-word = Tendance
archipelago-points = points
archipelago-ends = fin du jeu
archipelago-aim = But secret
archipelago-objective-tip = { $objective }. Jusqu’ici : { $now }.
archipelago-card-ready-short = prête
archipelago-card-engaged-short = utilisée
archipelago-card-built-short = bâtie
archipelago-space-tip = On peut poser ici un hexagone dont les côtés concordent.
archipelago-site-tip-of = { $building } de { $region } ; sous le contrôle de { $who }.
archipelago-no-hex-tip = Aucun hexagone n’est visible.
archipelago-pile-tip = { $top } Reste dans la pile : { $count }, défaussés : { $out }.
archipelago-out = { $count } hors jeu
archipelago-hand-hex-tip = { $face } : choisissez-le, une place libre et son orientation.
archipelago-moment-vote = Vote pour la tendance
archipelago-moment-keep = Quels objectifs gardez-vous ?
archipelago-moment-shown = Cartes de la pioche
archipelago-moment-hand = Quelle face posez-vous ?
archipelago-moment-bid = Enchères secrètes pour l’ordre du tour
archipelago-moment-bid-again = Égalité : nouvelle enchère
archipelago-moment-crisis = Crise
archipelago-bid-of = Enchère : { $who }
archipelago-bid-tip = { $who } enchérit en secret ; nul ne voit si l’offre est faite.
archipelago-bid-own-tip = Votre offre reste secrète tant que tous n’ont pas enchéri ; d’ici là vous pouvez la changer.
archipelago-crisis-each = un cube en calme { $count }
archipelago-crisis-more = encore { $count } à fournir
archipelago-crisis-rebels = couchés, sur { $count }
archipelago-crisis-there = sur le marché
archipelago-crisis-settled = Expulser des rebelles ?
archipelago-crisis-chance = peut aider ou passer
archipelago-ordinal = { $n ->
    [1] 1er
   *[other] { $n }e
}
archipelago-pill-disc = Action
archipelago-pill-card = Carte
archipelago-pill-site = Port, marché
archipelago-reserve = Réserve
archipelago-no-cards = Pas encore de carte d’évolution
archipelago-tokens-any = explorateurs (tout bien)
archipelago-price-of = Prix : { $work }
archipelago-price-tip = { $work } : coûte { $cost }.
archipelago-count-citizens = Citoyens actifs : { $count }
archipelago-count-citizens-tip = { $who } : { $count } citoyens actifs sur la carte.
archipelago-count-rebels = Rebelles : { $count }
archipelago-count-rebels-tip = { $who } : { $count } rebelles sur la carte.
archipelago-count-ships = Navires : { $count }
archipelago-count-ships-tip = { $who } : { $count } navires sur la carte.
archipelago-count-sites = { $building } : { $count }
archipelago-count-sites-tip = { $who } contrôle { $count } : { $building }.
archipelago-screen = Paravent
archipelago-screen-tip = Nul autre ne voit les florins, cubes, jetons et objectifs derrière le paravent de { $who }.
archipelago-screen-open-tip = { $who } : { $florins } ; { $cubes }. { $aims }

## Points

source-objectives = Objectifs
source-trends = Tendances
source-medals = Médailles
source-independence = Indépendance
factor-points = Points acquis
factor-stock = Réserve
factor-presence = Présence
factor-cards = Cartes
factor-peace = Paix
factor-plans = En cours

## Why not

why-archipelago-no-trend = Il n’y a pas de telle tendance.
why-archipelago-wrong-keep = Gardez { $count } des objectifs reçus.
why-archipelago-same-choice = C’est déjà votre choix.
why-archipelago-not-in-hand = Cet hexagone n’est pas dans votre main.
why-archipelago-no-space = Un hexagone va sur une place libre contre d’autres.
why-archipelago-no-fit = Les côtés qui se touchent doivent être pareils.
why-archipelago-few-neighbours = Une nouvelle région touche au moins deux autres.
why-archipelago-no-entry = Aucune de vos unités ne peut y entrer.
why-archipelago-no-shore = Il n’y a pas de tel côté.
why-archipelago-no-icon = Cette ressource n’est pas disponible ici.
why-archipelago-bid-too-high = Vous n’avez que { $florins } florins.
why-archipelago-place-promised = Un accord a déjà donné cette place.
why-archipelago-placed-already = Ce joueur a déjà sa place.
why-archipelago-nothing-to-give = Il n’y a rien à donner de là.
why-archipelago-supply-due = Un accord demande d’abord encore { $count } cubes.
why-archipelago-nobody-lies = Aucun rebelle n’est couché là.
why-archipelago-no-temple = Vous n’y contrôlez aucun temple.
why-archipelago-stand-due = Un accord demande d’abord des citoyens du joueur { $seat }.
why-archipelago-one-action = Vous avez fait votre action de cette manche.
why-archipelago-one-card = Vous avez utilisé une carte dans cette manche.
why-archipelago-one-site = Vous avez utilisé un port ou un marché dans cette manche.
why-archipelago-no-disc = Il vous reste trop peu de disques.
why-archipelago-no-circle = Aucun cercle de cette action n’est libre.
why-archipelago-no-unit = Aucune unité ne peut faire cela là.
why-archipelago-no-free-icon = Aucune icône de ce genre n’y est libre.
why-archipelago-needs-consent = Un autre contrôle la ville : il faut son accord.
why-archipelago-bank-empty = La banque n’en a plus.
why-archipelago-at-least-one = Il en faut au moins un.
why-archipelago-market-empty = Rien ne peut y être échangé.
why-archipelago-market-full = Cette section du marché est pleine.
why-archipelago-wrong-board = Il commerce sur l’autre marché.
why-archipelago-lacks-cube = Il vous manque un cube : { $resource ->
    [0] fruits
    [1] bétail
    [2] poisson
    [3] bois
    [4] pierre
   *[other] fer
}.
why-archipelago-lacks-token = Il faut { $tokens } jetons explorateur.
why-archipelago-lacks-florins = Il faut { $florins } florins.
why-archipelago-no-hex = Il n’y a plus d’hexagone.
why-archipelago-no-surplus = Il n’y a pas d’ouvriers en surplus.
why-archipelago-no-supply = Toutes vos pièces de ce genre sont en jeu.
why-archipelago-region-full = Trois citoyens d’un joueur au plus dans une région.
why-archipelago-not-present = Vous n’y avez pas d’unité active.
why-archipelago-no-couple = Il faut exactement deux de vos citoyens actifs sur une rive.
why-archipelago-no-way = Il n’y a pas de chemin.
why-archipelago-occupied = Quelqu’un est dessus.
why-archipelago-lords-region = Un autre contrôle cette région.
why-archipelago-crowded = Le quatrième citoyen doit d’abord partir.
why-archipelago-built-already = Il y en a déjà un.
why-archipelago-no-tokens = Il ne reste pas de tel bâtiment.
why-archipelago-no-ground = On ne peut pas bâtir là.
why-archipelago-not-controlled = Vous ne le contrôlez pas.
why-archipelago-site-used = Il a servi dans cette phase.
why-archipelago-not-your-card = Cette carte n’est pas à vous.
why-archipelago-card-engaged = Cette carte a servi ce tour.
why-archipelago-no-effect = La carte ne ferait rien.
why-archipelago-wonder-fresh = Une merveille se bâtit un tour suivant.
why-archipelago-wonder-needs = La merveille est bâtie, ou demande un temple ou un port à vous.
why-archipelago-wrong-pay = Ce n’est pas le coût.
why-archipelago-no-victim = Il n’y a personne de tel.
why-archipelago-fill-fists = Remplissez les deux poings si vous pouvez.
why-archipelago-no-card = Il n’y a pas de telle carte.
why-archipelago-same-slot = Tournez deux cartes différentes.
why-archipelago-one-purchase = Achetez une carte, avant d’en tourner.
why-archipelago-no-window = Rien ne peut être convenu maintenant.
why-archipelago-wrong-partner = Un côté de l’accord est celui dont c’est le tour.
why-archipelago-offer-open = Une offre de vous attend sa réponse.
why-archipelago-too-many-offers = Pas plus de { $most } offres à chacun.
why-archipelago-empty-offer = Une offre dit quelque chose.
why-archipelago-gives-too-much = Vous n’avez pas ce que vous offrez.
why-archipelago-wants-too-much = Personne ne peut avoir autant.
why-archipelago-bad-clause = Cette clause n’a pas de sens ici.
why-archipelago-clause-conflict = Cette clause contredit un accord.
why-archipelago-no-offer = Il n’y a pas de telle offre.
why-archipelago-cannot-cover = Vous n’avez pas ce que l’accord demande.
why-archipelago-no-counter = On ne contre pas une contre-offre.

## Les signes de cette boîte là où on ne peut les dessiner

arch-sign-market-short = Mké
arch-sign-temple-short = Tmp
