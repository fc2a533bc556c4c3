game-toy = Lanternes
game-toy-about = Enchères scellées pour des lanternes face cachée.
module-rich = Riche
module-rich-about = Chacun commence avec plus de pièces.
module-poor = Pauvre
module-poor-about = Chacun commence avec moins de pièces.
source-lanterns = Lanternes
source-charms = Amulettes
source-coins = Pièces

why-empty-spot = Il n’y a pas de lanterne à l’endroit { $spot }.
why-one-peek = Vous avez déjà regardé une lanterne à ce tour.
why-seen-already = Vous connaissez cette lanterne.
why-too-few-coins = Vous avez { $coins } pièces, pas { $bid }.
why-sweetened = On enrichit le pot une fois par tour, avec une pièce qui n’est pas misée.
why-no-charm = Le sac est vide.

token-hidden = une lanterne face cachée
token-seen = une lanterne qui vaut { $value }
spot = endroit { $spot }
spot-tip = Regardez sous une lanterne par tour, puis mettez-en une en vente.
purse = bourse
coins = { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }
pot = le pot
bag = le sac d’amulettes
button-peek = regarder
button-bid = miser { $coins }
button-sweeten = enrichir
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
do-sweeten = Ajouter une pièce au pot
do-draw = Piocher une amulette
do-leave = Laisser le sac

told-peeked = { $who } regarde la lanterne de l’endroit { $spot }{ $value ->
    [0] .
   *[other] {" "}: elle vaut { $value }.
  }
told-chosen = { $who } met en vente la lanterne de l’endroit { $spot }.
told-bid = { $who } a misé.
told-sweetened = { $who } ajoute une pièce au pot.
told-sold = { $who } gagne une lanterne qui vaut { $value } pour { $coins }.
told-drew = { $who } pioche une amulette qui vaut { $value }.
told-left = { $who } laisse le sac.
