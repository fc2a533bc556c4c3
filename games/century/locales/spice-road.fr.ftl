## The game

game-spice-road = La Route des épices
game-spice-road-about = Menez une caravane : jouez des cartes Marchand pour récolter, échanger et affiner quatre épices, puis réclamez des cartes Points avant les autres.
module-bonus-cards = Cartes bonus
module-bonus-cards-about = Huit cartes Marchand de plus : améliorer une épice en la prenant, reprendre une carte jouée, ou échanger du curcuma de deux façons. « b1 » ou « b2 » n’ajoute qu’un des deux paquets.
module-golden-deals = Affaires en or
module-golden-deals-about = Chaque carte Marchand porte une affaire. Cédez la carte et posez-en une autre pour en profiter une fois ; certaines affaires donnent aussi une épice à tous les autres.

## Spices

good-0 = curcuma
good-0-letter = J
good-1 = safran
good-1-letter = R
good-2 = cardamome
good-2-letter = V
good-3 = cannelle
good-3-letter = M
cubes = { $cubes }
cubes-none = rien
cube-yellow = { $count } curcuma
cube-red = { $count } safran
cube-green = { $count } cardamome
cube-brown = { $count } cannelle

## What cards do

effect = { $parts }
effect-gain = prendre { $cubes }
effect-trade = échanger { $give } contre { $take }
effect-swap = échanger { $give } contre { $take } ou { $other }
effect-raise = { $count ->
    [one] améliorer une épice
   *[other] améliorer { $count } fois
}
effect-take-back = reprendre une carte jouée
effect-gift = tous les autres reçoivent { $cube }
kind-starting = carte de départ
kind-spice = carte Épices
kind-upgrade = carte Amélioration
kind-trade = carte Échange
kind-bonus = carte Bonus
card-tip = { $id }, { $kind } : { $effect }.
point-card = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost }

## The table

panel-board = Le marché
panel-seat = { $who } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
zone-coins = Pièces
zone-points = Cartes Points
zone-point-pile = Pioche Points
zone-market = Cartes Marchand
zone-merchant-pile = Pioche Marchand
zone-discard = Défausse commune
zone-hand = Main
zone-played = Cartes jouées
zone-caravan = Caravane
zone-claimed = Réclamées
zone-buttons = Actions
piece-point-pile = pioche de { $count ->
    [one] { $count } carte Points
   *[other] { $count } cartes Points
}
piece-merchant-pile = pioche de { $count ->
    [one] { $count } carte Marchand
   *[other] { $count } cartes Marchand
}
piece-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
} à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-silver = { $count ->
    [one] { $count } pièce d’argent
   *[other] { $count } pièces d’argent
} à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piece-deal = affaire : { $deal }
badge-left = { $count ->
    [one] reste { $count }
   *[other] restent { $count }
}
tip-coins = Qui réclame la carte Points du dessous prend une de ces pièces. Quand l’or est épuisé, l’argent passe au-dessus de la première carte.
tip-cube = { $cube }, niveau { $level } sur 4.
tip-deal = Affaire en or : { $deal }. Cédez cette carte et posez-en une autre pour en profiter.
tip-point-card = { $id } : { $card }.
button-trade = × { $count }
button-swap = { $take }
button-rest = Repos
button-stop = Terminé

## What is asked

prompt-action = À vous : jouez une carte, prenez un marchand, réclamez des points ou reposez-vous.
prompt-other = { $who } décide.
prompt-over = La partie est terminée.
prompt-pay = Choisissez l’épice à poser sur le marchand { $place } ; { $left ->
    [one] c’est la dernière
   *[other] { $left } à payer en tout
}.
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
log-rested = { $who_is ->
    [you] Vous vous reposez et reprenez { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who } se repose et reprend { $count ->
        [0] aucune carte
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
    [you] Vous concluez l’affaire de « { $card } » et posez « { $laid } ».
   *[other] { $who } conclut l’affaire de « { $card } » et pose « { $laid } ».
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
log-point-came = Nouvelle carte Points : { $point }.
log-reshuffled = La défausse commune devient la nouvelle pioche Marchand.
log-last-round = { $who_is ->
    [you] Vous avez réclamé la carte Points décisive : c’est la dernière manche.
   *[other] { $who } a réclamé la carte Points décisive : c’est la dernière manche.
}
log-ended = La partie est terminée.
log-stopped = La partie est arrêtée après { $rounds } manches et comptée.

## Points

source-point-cards = Cartes Points
source-gold = Pièces d’or
source-silver = Pièces d’argent
source-spices = Épices restantes

## Why not

why-century-not-in-hand = Cette carte n’est pas dans votre main. Reposez-vous pour reprendre les cartes jouées.
why-century-trade-too-dear = Vous ne pouvez pas faire cet échange une seule fois : il demande { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
} et il vous en manque { $lacking }.
why-century-trade-too-often = Vous pouvez faire cet échange { $most ->
    [one] une seule fois
   *[other] au plus { $most } fois
}.
why-century-trade-at-least-once = Un échange se fait au moins une fois.
why-century-no-such-cube = Cette épice n’est pas dans votre caravane.
why-century-top-level = La cannelle est l’épice la plus haute : elle ne s’améliore pas.
why-century-empty-slot = Il n’y a pas de carte à cette place de la rangée.
why-century-cannot-reach = Ce marchand coûte { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
}, une par carte à sa gauche ; vous en avez { $had }.
why-century-cannot-claim = Il manque à votre caravane { $lacking } des { $needed } épices demandées. Chacune doit être exactement celle qui est montrée.
why-century-not-played = Cette carte n’est pas posée devant vous.
why-century-not-itself = Une carte ne peut pas se reprendre elle-même.
why-century-no-deals = Cette partie se joue sans les Affaires en or.
why-century-no-deal-on-start = Les cartes de départ ne portent pas d’affaire.
why-century-nothing-to-lay-down = Une affaire demande une autre carte de votre main à poser.
why-century-not-the-deal-card = Posez une autre carte que celle de l’affaire.
