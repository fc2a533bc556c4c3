## Le jeu

game-new-world = Un nouveau monde
game-new-world-about = Envoyez des colons dans un nouveau pays pour produire, échanger et améliorer des marchandises, expulsez les autres des meilleurs lieux et réclamez des cartes Points dans les forts.
module-fourth-panel = Autre quatrième panneau
module-fourth-panel-about = Le pays se termine par le panneau D1. Choisissez E1 (améliorations), F1 (échanges), ou G1 ou H1, dont des lieux donnent un autre tour, pour jouer sur un autre.
prompt-action = À vous : envoyez des colons dans un lieu, ou reposez-vous.
