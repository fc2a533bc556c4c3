## Les robots

bot-level1 = Apprenti
bot-level1-about = Découvre le métier : facile à battre.
bot-level2 = Commis
bot-level2-about = Connaît le métier : à la mesure d’une première partie.
bot-level3 = Négociant
bot-level3-about = Voit plusieurs décisions à l’avance : difficile à battre.
bot-level4 = Maître
bot-level4-about = Réfléchit jusqu’à une seconde : le plus fort de la maison.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui paraît le mieux sur le moment.
bot-random = Hasard
bot-random-about = Prend n’importe quoi.
bot-ismcts = Chercheur
bot-ismcts-about = Cherche sans aucune habitude.
bot-unknown = Robot { $bot }
# One of several bots of a kind.
bot-numbered = { $bot } { $number }

## Les conseils

# Les chances de gagner en centièmes.
hint-figures = { $percent } % de chances de gagner
# De même pour une décision moins bonne que la première.
hint-figures-behind = { $percent } % de chances de gagner, { $points } de moins que la première
hint-because = Parce que : { $reasons }
hint-then = Ensuite : { $plan }
# Une part de ce que vaut une position, et combien de points de plus qu’après d’autres décisions.
reason-more = { $factor } (+{ $whole },{ $tenth })

## Une partie revue

mistake-played = Décision { $at } : { $who_is ->
    [you] vous avez
   *[other] { $who } a
} choisi « { $played } ».
mistake-better = Mieux : « { $better } ».
mistake-cost = Soit { $percent } % de chances de gagner en moins et { $points } en moins.
mistake-cost-chance = Soit { $percent } % de chances de gagner en moins.
mistake-cost-points = Soit { $points } en moins.
tenths = { $whole },{ $tenth } { $whole ->
    [one] point
   *[other] points
}
