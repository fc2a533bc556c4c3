## Modules

module-bonus-cards = Cartes bonus
module-bonus-cards-about = Huit cartes Marchand de plus : améliorer une épice en la prenant, reprendre une carte jouée, ou faire un même échange de deux façons.
module-bonus-cards-both = les deux paquets
module-bonus-cards-b1 = le premier paquet seul
module-bonus-cards-b2 = le second paquet seul
module-golden-deals = Affaires en or
module-golden-deals-about = Chaque carte Marchand porte une affaire. Cédez la carte et posez-en une autre pour en profiter une fois ; certaines affaires donnent aussi une épice à tous les autres.

## What cards do

effect-raise = { $count ->
    [one] améliorer une épice
   *[other] améliorer { $count } fois
}
effect-take-back = reprendre une carte jouée
kind-starting = carte de départ
kind-spice = carte Épices
kind-upgrade = carte Amélioration
kind-trade = carte Échange
kind-bonus = carte Bonus
card-gain = Récolte
card-upgrade = Amélioration
card-trade = Échange
heading-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-tip = { $id }, { $kind } : { $effect }.

## Why not

why-century-not-in-hand = Cette carte n’est pas dans votre main. Reposez-vous pour reprendre les cartes jouées.
why-century-trade-too-dear = Vous ne pouvez pas faire cet échange, même une seule fois : il demande { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
} et il vous en manque { $lacking }.
why-century-trade-at-least-once = Un échange se fait au moins une fois.
why-century-no-such-cube = Vous n’avez pas cette épice.
why-century-top-level = C’est l’épice la plus haute : elle ne s’améliore pas.
why-century-empty-slot = Il n’y a pas de carte à cette place de la rangée.
why-century-cannot-reach = Ce marchand coûte { $needed ->
    [one] { $needed } épice
   *[other] { $needed } épices
}, une par carte à sa gauche ; vous en avez { $had }.
why-century-cannot-claim = Il vous manque { $lacking } des { $needed } épices demandées. Chacune doit être exactement celle qui est montrée.
why-century-not-played = Cette carte ne peut pas être reprise : choisissez-en une autre posée devant vous.
why-century-no-deals = Cette partie se joue sans les Affaires en or.
why-century-no-deal-on-start = Les cartes de départ ne portent pas d’affaire.
why-century-nothing-to-lay-down = Une affaire demande une autre carte de votre main à poser.
why-century-not-the-deal-card = Posez une autre carte que celle de l’affaire.

## What is asked

prompt-raise = Quelle épice améliorez-vous ? { $left ->
    [one] Reste { $left } amélioration.
   *[other] Restent { $left } améliorations.
}

## The table

badge-owned = { $count }
tip-cube = Épice : { $cube }, niveau { $level } sur { $levels }.

## Points

source-spices = Épices restantes
