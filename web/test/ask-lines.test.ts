/** What people type into the question line, word for word, and what they have to hear: all games, all languages. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES, type InEvery } from '@harvest/engine'
import { heard, playTo } from './asking.ts'

interface Example {
  readonly game: string
  /** Where it is asked: at the first decision with this prompt. */
  readonly at: string
  /** What is typed and what the answer has to be like. */
  readonly lines: InEvery<readonly (readonly [line: string, answer: RegExp])[]>
}

const SCOVILLE: Example = {
  game: 'scoville',
  at: 'harvest',
  lines: {
    en: [
      ['b3', /^B3: empty$/],
      ['e4', /^E4: red; .*gives a purple pepper/],
      ['my peppers', /holds a red pepper, a blue pepper and a purple pepper/],
      ['my recipes', /^recipes: none\.$/],
      ['my money', /^10 coins\.$/],
      ['where can I go', /^Step between E3 and F3\. Step/],
      ['what can I do?', /^Step between E3 and F3\. Step/],
      ['what would b4 give', /^B4: empty\.$/],
      ['what would e3 give', /^E3: empty.* Step between E3 and F3: You harvest nothing\./],
      ['Bob', /^Bob: farmer between E4 and F4/],
      ['market', /^Market: blue for 3 coins and 1 point;/],
      ['recipes', /^Cookoff: Mild Manners/],
      ['field', /^Planted: red/],
      ['last', /^Bob bids 3\.$/],
      ['since my turn', /^Nothing yet\.$/],
      ['score', /^Ann: 0 points in plaques; .* Bob: 15 points so far\. Cid: /],
      ['my score', /^Bob: 15 points so far\.$/],
      ['rule', /^Rule X-1/],
      ['help', /^Ask about a place/],
      ['?', /^Ask about a place/],
      ['where am i', /^farmer between E4 and F4, facing up\.$/],
      ['walk to c4', /^Step between C3 and C4: not possible right now\. The notch .* isn’t one step away/],
      ['walk to j7', /^Step between J6 and J7: not possible right now\. You can’t reach .* 3 steps/],
      ['plant red b3', /^Plant a red pepper: not possible right now\. You plant peppers in the planting/],
      ['cook', /^Cook Mild Manners: not possible right now\. You cook in the fulfilment phase/],
      ['what can I cook', /You cook in the fulfilment phase/],
      ['sell red', /^Sell a red pepper: not possible right now\. You sell peppers in the fulfilment/],
      ['1', /^There’s nothing to choose/],
      ['yes', /^There’s nothing to choose/],
      ['xyzzy', /“xyzzy” doesn’t mean anything/],
      ['b 3', /^B3: empty$/],
      ['my pepers', /^holds a red pepper, a blue pepper and a purple pepper/],
      ['how many coins do I have?', /^10 coins\.$/],
      ['what peppers do I have', /^holds a red pepper/],
      ['show me my peppers', /^holds a red pepper/],
      ['bob’s peppers', /^holds a red pepper/],
      ['what does Cid have', /^Cid: farmer not on the board yet/],
      ['where is Bob', /^farmer between E4 and F4, facing up\.$/],
      ['what did Ann do', /^Ann bids 2\.$/],
      ['what happened since my turn', /^Nothing yet\.$/],
      ['who is at e4', /^E4: red; /],
      ['is e4 empty', /^E4: red; /],
      ['whats in the marekt', /^Market: blue for 3 coins/],
      ['which recipes are there', /^Cookoff: Mild Manners/],
      ['how many rounds are left', /^Round 1, morning.*one last round/],
      ['who’s winning', /Bob: 15 points so far\./],
      ['how many points do I have', /^Bob: 15 points so far\.$/],
      ['what are my options', /^Step between E3 and F3\. /],
      ['what should I do', /^Walk your farmer/],
      ['what does the extra step tile do', /^Extra step tile: one more step\. Bob: /],
      ['pass', /^pass: not possible right now\. Walk your farmer/],
    ],
    de: [
      ['b3', /^B3: leer$/],
      ['meine Chilis', /hat eine rote Chili, eine blaue Chili und eine violette Chili/],
      ['meine Paprika', /hat eine rote Chili/],
      ['wohin kann ich gehen', /^Schritt zwischen E3 und F3\. Schritt/],
      ['was würde b4 bringen', /^B4: leer\.$/],
      ['Bob', /^Bob: Farmer zwischen E4 und F4/],
      ['Markt', /^Markt: blau für 3 Münzen/],
      ['Rezepte', /^Kochwettbewerb: Gute Manieren/],
      ['zuletzt', /^Bob bids 3\.$/],
      ['seit meinem Zug', /^Noch nichts\.$/],
      ['Stand', /Bob: bisher 15 Punkte\./],
      ['mein Stand', /^Bob: bisher 15 Punkte\.$/],
      ['Regel', /^Rule X-1/],
      ['Hilfe', /^Frag nach einem Ort/],
      ['wo bin ich', /^Farmer zwischen E4 und F4/],
      [
        'geh nach c4',
        /^Schritt zwischen C3 und C4: Das geht gerade nicht\. Die Kerbe .* nicht einen Schritt/,
      ],
      ['pflanze rot b3', /^Pflanze eine rote Chili: Das geht gerade nicht\. Gepflanzt wird/],
      ['kochen', /^Koche Gute Manieren: Das geht gerade nicht\./],
      ['1', /^Gerade steht nichts zur Wahl/],
      ['ja', /^Gerade steht nichts zur Wahl/],
      ['meine chillis', /^hat eine rote Chili/],
      ['wie viele Münzen habe ich?', /^10 Münzen\.$/],
      ['zeig mir meine Plättchen', /^Pflanzplättchen, Schrittplättchen und Kehrtplättchen\.$/],
      ['Bobs Chilis', /^hat eine rote Chili/],
      ['wo steht Bob', /^Farmer zwischen E4 und F4/],
      ['was hat Ann gemacht', /^Ann bids 2\.$/],
      ['was liegt im Mrakt', /^Markt: blau für 3 Münzen/],
      ['wer steht auf e4', /^E4: rot; /],
      ['wie viele Runden noch', /^Runde 1, Vormittag/],
      ['was kann ich jetzt tun', /^Schritt zwischen E3 und F3\. /],
    ],
    fr: [
      ['b3', /^B3\u00a0: vide$/],
      ['mes piments', /a un piment rouge, un piment bleu et un piment violet/],
      ['où puis-je aller', /^Aller entre E3 et F3\. Aller/],
      ['que donnerait b4', /^B4\u00a0: vide\.$/],
      ['Bob', /^Bob\u00a0: fermier entre E4 et F4/],
      ['Marché', /^Marché\u00a0: bleu contre 3 pièces et 1 point\u00a0; vert/],
      ['recettes', /^Concours\u00a0: Bonnes Manières/],
      ['dernier coup', /^Bob bids 3\.$/],
      ['depuis mon tour', /^Rien encore\.$/],
      ['score', /Bob\u00a0: 15 points jusqu’ici\./],
      ['mon score', /^Bob\u00a0: 15 points jusqu’ici\.$/],
      ['règle', /^Rule X-1/],
      ['aide', /^Demande un endroit/],
      ['où suis-je', /^fermier entre E4 et F4/],
      [
        'va en c4',
        /^Aller entre C3 et C4\u00a0: impossible pour l’instant\. L’encoche .* n’est pas à un pas/,
      ],
      ['plante rouge b3', /^Planter un piment rouge\u00a0: impossible pour l’instant\. On plante pendant/],
      ['1', /^Il n’y a rien à choisir/],
      ['oui', /^Il n’y a rien à choisir/],
      ['mes pimetns', /^a un piment rouge/],
      ['combien de pièces ai-je ?', /^10 pièces\.$/],
      ['les piments de Bob', /^a un piment rouge/],
      ['où est Bob', /^fermier entre E4 et F4/],
      ['qu’a fait Ann', /^Ann bids 2\.$/],
      ['qu’y a-t-il au marché', /^Marché\u00a0: bleu contre 3 pièces/],
      ['combien de tours reste-t-il', /^Manche 1, /],
      ['que puis-je faire maintenant', /^Aller entre E3 et F3\. /],
    ],
  },
}

const PLANTING: Example = {
  game: 'scoville',
  at: 'plantPepper',
  lines: {
    en: [
      ['plant green', /^Plant a green pepper: not possible right now\. You have no green pepper\./],
      ['plant b3', /^Plant on B3: not possible right now\. First choose the pepper/],
    ],
    de: [['pflanze grün', /^Pflanze eine grüne Chili: Das geht gerade nicht\. Du hast keine grüne Chili\./]],
    fr: [['plante vert', /^Planter un piment vert\u00a0: impossible pour l’instant\. /]],
  },
}

const FOOD_COURT: Example = {
  game: 'food-court',
  at: 'prepare',
  lines: {
    en: [
      ['my kitchen', /^Bob, .*Prepared: .*Hand: /],
      ['my hand', /^Hand: /],
      ['market', /^Central queue: /],
      ['score', /^Ann: 0 points\. Bob: 0 points\./],
      ['my score', /^Bob: 0 points\.$/],
      ['Cid', /^Cid, /],
      ['cook', /: not possible right now\. You get one main action per turn/],
      ['what would end your turn give', /^End your turn: /],
      ['what’s in my hand', /^Hand: /],
      ['what cards do I have', /^Hand: /],
      ['Ann’s queue', /^Queue \(0 of 3\): /],
      ['what does a complaint do', /^Complaint: Send one customer away/],
      ['spaghetti carbonara', /^Spaghetti Carbonara: normal, 2 points, 1 primary and 1 secondary/],
      ['rule', /^Rule X-1/],
    ],
    de: [
      ['meine Küche', /^Bob, .*Vorbereitet: .*Hand: /],
      ['meine Hand', /^Hand: /],
      ['mein Stand', /^Bob: 0 Punkte\.$/],
      ['kochen', /: Das geht gerade nicht\. Je Zug nur eine Hauptaktion/],
    ],
    fr: [
      ['ma cuisine', /^Bob, .*Préparé\u00a0: .*Main\u00a0: /],
      ['mon score', /^Bob\u00a0: 0 point\.$/],
      ['cuisiner', /\u00a0: impossible pour l’instant\. Une seule action principale/],
    ],
  },
}

const JELLY_BEANS: Example = {
  game: 'jelly-bean-farmers',
  at: 'plan',
  lines: {
    en: [
      ['my farm', /^Ann \(you\): .* food .*Your hand: /],
      ['my contracts', /^Tribute a year: none\.$/],
      ['my hand', /^Your hand: /],
      ['my fields', /^field 1 /],
      ['score', /^Ann: \d+ food and 2 food stamps\. Bob: /],
      ['my score', /^Ann: \d+ food and 2 food stamps\.$/],
      ['food', /^Ann \(you\): \d+ food/],
      ['how much food does Bob have', /^\d+ food \(/],
      ['what does warlord do', /^Warlord: Attacks an opponent/],
      ['discards', /^Deck: \d+ cards/],
      ['what year is it', /^Year 1 of 8/],
      ['attack Bob', /^Attack Bob: not possible right now\. /],
    ],
    de: [
      ['meine Farm', /^Ann \(du\): .* Nahrung .*Deine Hand: /],
      ['meine Verträge', /^Tribut im Jahr: keiner\.$/],
      ['meine Felder', /^Feld 1 /],
      ['Bohnen', /^Ann \(du\): \d+ Nahrung/],
      ['was macht der Kriegsherr', /^Kriegsherr: Greift nach allen anderen/],
      ['greif Bob an', /^Bob angreifen: Das geht gerade nicht\. /],
      ['mein Stand', /^Ann: \d+ Nahrung und 2 Essensmarken\.$/],
    ],
    fr: [
      ['ma ferme', /^Ann \(toi\)\u00a0: .* vivres .*Ta main\u00a0: /],
      ['mes contrats', /^Tribut annuel\u00a0: aucun\.$/],
      ['mon score', /^Ann\u00a0: \d+ vivres et 2 bons alimentaires\.$/],
    ],
  },
}

for (const { game, at, lines } of [SCOVILLE, PLANTING, FOOD_COURT, JELLY_BEANS]) {
  const { match, seat } = playTo(game, at)
  for (const language of LANGUAGES)
    test(`${game}, ${at}: what people ask is answered, in ${language}`, () => {
      for (const [line, expected] of lines[language])
        assert.match(heard(line, match, seat, language), expected, line)
    })
}
