game-toy = Lanternes
game-toy-about = Enchères scellées pour des lanternes face cachée.
module-rich = Riche
module-rich-about = Chacun commence avec plus de pièces.
module-poor = Pauvre
module-poor-about = Chacun commence avec moins de pièces.
module-isle = Votre île
module-isle-about = Les hexagones de l’île, par paires q,r.
isle-hexes = une île a { $count } hexagones différents.
source-lanterns = Lanternes
source-charms = Amulettes
source-coins = Pièces

why-empty-spot = Il n’y a pas de lanterne à l’endroit { $spot }.
why-one-peek = Vous avez déjà regardé une lanterne à ce tour.
why-seen-already = Vous connaissez cette lanterne.
why-too-few-coins = Vous avez { $coins } pièces, pas { $bid }.
why-same-bid = Vous avez déjà misé { $bid }.
why-one-offer = On fait une offre par tour.
why-no-such-charm = Personne là-bas n’a une telle amulette.
why-no-offer = Cette offre n’existe pas.

token-hidden = une lanterne face cachée
token-seen = une lanterne qui vaut { $value }
spot = endroit { $spot }
spot-tip = Regardez sous une lanterne par tour, puis mettez-en une en vente.
purse = bourse
coins = { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }
charm = une amulette qui vaut { $value }
form-offer = Une offre
field-to = À qui
field-coins = Pièces données
field-charm = Amulette voulue
bag = le sac d’amulettes
button-peek = regarder
button-withdraw = retirer
button-accept = accepter { $who }
button-reject = refuser { $who }
button-leave = laisser
panel-board = L’île
panel-seat = { $who }
zone-isle = Île
zone-table = Table
zone-purse = Bourse
zone-hand = Vos choix

do-peek = Regarder la lanterne de l’endroit { $spot }
do-choose = Mettre en vente la lanterne de l’endroit { $spot }
do-bid = Miser { $coins }
do-offer = Offrir à { $who } { $coins } pièces pour une amulette qui vaut { $value }
do-withdraw = Retirer votre offre
do-accept = Accepter l’offre de { $who }
do-reject = Refuser l’offre de { $who }
do-draw = Piocher une amulette
do-leave = Laisser le sac

told-peeked = { $who } regarde la lanterne de l’endroit { $spot }{ $value ->
    [0] .
   *[other] {" "}: elle vaut { $value }.
  }
told-chosen = { $who } met en vente la lanterne de l’endroit { $spot }.
told-bid = Vous avez misé.
told-offered = { $who } offre à { $to } { $coins } pièces pour une amulette qui vaut { $value }.
told-withdrawn = { $who } retire son offre à { $to }.
told-rejected = { $who } refuse l’offre de { $to }.
told-dealt = { $who } donne à { $to } une amulette qui vaut { $value } pour { $coins } pièces.
told-sold = { $who } gagne une lanterne qui vaut { $value } pour { $coins }.
told-drew = { $who } pioche une amulette qui vaut { $value }.
told-left = { $who } laisse le sac.
