export const de = {
  farm: 'Eine Farm zu Beginn: ein Feld, ein Silo mit Platz für 5 Nahrung und auf dem Schild 5 Nahrung und 2 Essensmarken. Das Schwert ist der Angriff, das Wappen die Abwehr.',
  placing:
    'Greg hat den Dünger für den Frühling gelegt. Eine der beiden anderen kommt in den Sommer, die letzte bleibt auf der Hand.',
  planting:
    'Greg hat Feld 1 gewählt. Die markierten Felder darf er auch besäen, für je 1 Nahrung; noch weiß niemand, wie das Klima wird.',
  climate:
    'Eine Mäßige Dürre für das Jahr und Sanfter Regen für den Frühling. Der Regen bringt 1 mehr, und die Dürre zählt nicht. Feld 3 ist nicht besät, bringt aber dank seiner Staude trotzdem etwas.',
  uses: 'Greg hat nichts gesät, also hat seine Bewässerung Vorder- und Rückseite. Offen kommt sie auf Feld 1, denn Feld 2 hat schon eine. Verdeckt wird sie ein halbes Feld, ein halbes Silo, ein Bewaffneter oder aufgehoben.',
  steal:
    'Greg hat einen Diebstahl gespielt. Ruth und Yuri zeigen ihre Karten für den Frühling, und Greg darf den Berserker, die Flexible Hand oder die oberste Karte des Stapels nehmen.',
  fire: 'Greg hat sein Feld besät, und doch darf er wegen des Feuers eine Handkarte als halbes Feld legen. Mit dem halben, das er hat, wird daraus ein zweites.',
  assassin: 'Gregs Attentäter ist bei Yuri. Er entfernt die Mauern oder einen der beiden Bewaffneten.',
  armies:
    'Ein Bewaffneter und ein Berserker: Angriff 3, Abwehr 1. Zwei Bewaffnete hinter Mauern: Angriff 2, Abwehr 4.',
  warlord:
    'Mit dem Kriegsherrn hat Greg einen Angriff von 4. Ruths Abwehr ist 1: Die Hälfte von 3, abgerundet, ist ein Tribut von 1 im Jahr. Yuris Abwehr ist 4, dort ist nichts zu holen.',
  harvest:
    'Dürre −2 und Ungeziefer −2. Ein Feld ohne Schutz bringt nichts, denn weniger als 0 geht nicht. Mit Bewässerung oder Netz bringt es 1, mit beidem und Dünger 4.',
  storage:
    'Greg hat 13 Nahrung. Das Silo mit Anbau schützt 7, die Katzen 3, also liegen 3 offen. Ruth hat 9, und ihr Silo schützt 5; von den 4 offenen lassen ihr die Kaninchen nichts.',
  tribute:
    'Greg und Ruth zahlen einander Tribut. Am Ende jedes Sommers zahlt Ruth 1 Nahrung und Greg 2, solange ihre Abwehr nicht stark genug ist, es zu beenden.',
}
