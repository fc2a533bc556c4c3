## Le jeu

game-new-world = Un nouveau monde
game-new-world-about = Envoyez des colons dans un nouveau pays pour produire, échanger et améliorer des marchandises, expulsez les autres des meilleurs lieux et réclamez des cartes Points dans les forts.
module-fourth-panel = Autre quatrième panneau
module-fourth-panel-about = Le pays se termine par les Montagnes (D1). Choisissez un autre panneau.
module-fourth-panel-e1 = Moulins (E1) : améliorations
module-fourth-panel-f1 = Foires (F1) : échanges
module-fourth-panel-g1 = Carrefours (G1) : un autre tour
module-fourth-panel-h1 = Haut col (H1) : un autre tour
prompt-action = À vous : envoyez des colons dans un lieu, ou reposez-vous.
