## Spices

good-0 = gingembre
good-0-letter = J
good-1 = piment
good-1-letter = R
good-2 = thé
good-2-letter = V
good-3 = girofle
good-3-letter = M
cube-yellow = { $count ->
    [one] { $count } gingembre
   *[other] { $count } gingembres
}
    .good = 0
cube-red = { $count ->
    [one] { $count } piment
   *[other] { $count } piments
}
    .good = 1
cube-green = { $count ->
    [one] { $count } thé
   *[other] { $count } thés
}
    .good = 2
cube-brown = { $count ->
    [one] { $count } clou de girofle
   *[other] { $count } clous de girofle
}
    .good = 3
