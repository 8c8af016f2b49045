import type { Language } from '@meridian/text'

type Words = Readonly<Record<string, number>>

/** Words in a row count on from `first`. */
function countFrom(first: number, words: string): Words {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + index]))
}

/** Words in a row count on by ten from `first`. */
function countTens(first: number, words: string): Words {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, first + 10 * index]))
}

/** `dozen=12` is a word and its value. */
function valued(words: string): Words {
  return Object.fromEntries(
    words
      .split(' ')
      .map((word) => [word.slice(0, word.indexOf('=')), Number(word.slice(word.indexOf('=') + 1))]),
  )
}

const number_words: Readonly<Record<Language, Words>> = {
  en: {
    ...countFrom(0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'),
    ...countFrom(15, 'fifteen sixteen seventeen eighteen nineteen'),
    ...countTens(20, 'twenty thirty forty fifty sixty seventy eighty ninety'),
    ...countFrom(4, 'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'),
    ...countFrom(15, 'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'),
    ...valued('oh=0 thirtieth=30 dozen=12 dozens=12 hundred=100 hundreds=100 thousand=1000'),
    ...valued('thousands=1000 million=1e6 millions=1e6 billion=1e9 billions=1e9'),
  },
  de: {
    ...countFrom(0, 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn'),
    ...countFrom(15, 'fünfzehn sechzehn siebzehn achtzehn neunzehn'),
    ...countTens(20, 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
    ...valued('ein=1 zwo=2 dutzend=12 dreissig=30 hundert=100 tausend=1000 million=1e6 millionen=1e6'),
    ...valued('milliarde=1e9 milliarden=1e9 mio=1e6'),
  },
  fr: {
    ...countFrom(0, 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze'),
    ...countFrom(15, 'quinze seize'),
    ...countTens(20, 'vingt trente quarante cinquante soixante septante octante nonante'),
    ...valued('vingts=20 huitante=80 douzaine=12 dizaine=10 quinzaine=15 vingtaine=20 centaine=100'),
    ...valued('cent=100 cents=100 mille=1000 million=1e6 millions=1e6 milliard=1e9 milliards=1e9'),
  },
  es: {
    ...countFrom(0, 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce'),
    ...countFrom(
      15,
      'quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés',
    ),
    ...countFrom(24, 'veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'),
    ...countTens(30, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
    ...valued('docena=12 docenas=12 cien=100 ciento=100 centenar=100 doscientos=200 doscientas=200'),
    ...valued('trescientos=300 trescientas=300 cuatrocientos=400 cuatrocientas=400 quinientos=500'),
    ...valued('quinientas=500 seiscientos=600 seiscientas=600 setecientos=700 setecientas=700'),
    ...valued('ochocientos=800 ochocientas=800 novecientos=900 novecientas=900 mil=1000 miles=1000'),
    ...valued('millón=1e6 millones=1e6'),
  },
  it: {
    ...countFrom(0, 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici'),
    ...countFrom(14, 'quattordici quindici sedici diciassette diciotto diciannove'),
    ...countTens(20, 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta'),
    ...countTens(20, 'vent trent quarant cinquant sessant settant ottant novant'),
    ...valued('dozzina=12 decina=10 ventina=20 centinaio=100 cento=100 mille=1000 mila=1000'),
    ...valued('milione=1e6 milioni=1e6 miliardo=1e9 miliardi=1e9'),
  },
}

/** Words of another meaning in one of the other languages. */
const ambiguous = new Set(
  'die due once sei dos tan neuf mil mille miles cent cents sept acht elf null tre six dix venti vent trent oh ein un uno million millions mio mila'.split(
    ' ',
  ),
)
const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'it']

/** What may stand in one word: `vierundvierzig`, `venticinque`. */
const compounds: ReadonlyMap<string, number> = new Map(
  [number_words.de, number_words.it].flatMap((words) =>
    Object.entries(words).filter(([word]) => word.length > 2),
  ),
)
const part_length_max = Math.max(...[...compounds.keys()].map((part) => part.length))
const compound_length_max = 60

/** The numbers that a word is made of; null where it is no number in the language, or in any other one clearly. */
export function partsOfNumber(word: string, language: Language): readonly number[] | null {
  const own = number_words[language][word]
  if (own !== undefined) return [own]
  const foreign = ambiguous.has(word)
    ? undefined
    : languages.find((one) => Object.hasOwn(number_words[one], word))
  const value = foreign && number_words[foreign][word]
  return value === undefined ? splitCompound(word) : [value]
}

function splitCompound(word: string): readonly number[] | null {
  if (word.length > compound_length_max) return null
  const parts: number[] = []
  let at = 0
  for (let length = lengthOfPart(word, at); length > 0; length = lengthOfPart(word, at)) {
    parts.push(compounds.get(word.slice(at, at + length)) ?? 0)
    at += length
    if (word.startsWith('und', at)) at += 3
  }
  const ending = word.slice(at)
  const isOrdinal = /^s?te[nrs]?$/.test(ending) && Object.hasOwn(number_words.de, word.slice(0, at))
  if (isOrdinal) return parts.every((part) => part < 4) ? null : parts
  return parts.length > 1 && (ending === '' || ending === 'e') ? parts : null
}

function lengthOfPart(word: string, at: number): number {
  for (let length = Math.min(part_length_max, word.length - at); length > 2; length -= 1) {
    if (compounds.has(word.slice(at, at + length))) return length
  }
  return 0
}
