## Le jeu

game-east-to-west-2 = D’est en ouest II
game-east-to-west-2-about = Des colons dans le nouveau pays, des bateaux entre les îles. Envoyez des colons dans les lieux, partez du port, construisez des comptoirs et échangez là où vous accostez, et réclamez des cartes Points dans les forts.
prompt-action = À vous : envoyez des colons dans un lieu, ou reposez-vous.
