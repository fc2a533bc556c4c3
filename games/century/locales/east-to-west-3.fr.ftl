## Le jeu

game-east-to-west-3 = D’est en ouest III
game-east-to-west-3-about = Tout le voyage : des colons dans le nouveau pays, les marchands de l’ancienne route, des bateaux entre les îles. Utilisez des cartes Marchand, naviguez et construisez des comptoirs, et réclamez des cartes Points dans les forts.
prompt-action = À vous : envoyez des colons dans un lieu, ou reposez-vous.
prompt-card-or-deal = Chez le marchand : utiliser la carte, ou son affaire ?
prompt-prize-used = Encore { $every } cartes utilisées : prenez une tuile Bonus, ou laissez-la.
move-no-prize = Ne pas prendre de tuile Bonus
why-century-tile-by-cards = Cette tuile Bonus vient chaque fois que vous avez utilisé { $every } cartes Marchand.
