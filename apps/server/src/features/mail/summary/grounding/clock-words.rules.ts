/** The words of the five languages for the hours and minutes of a clock, as pieces of regular expressions. */

/** Words in a row count on from `first` by `step`; a word may have a hyphen for each of its spaces. */
function countFrom(first: number, names: string, step = 1): (readonly [string, number])[] {
  return names.split(',').map((name, index) => [name.trim(), first + step * index])
}

const twelve_hours = [
  'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve',
  'eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf',
  'une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze',
  'una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce',
  'una, due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici',
  'ein',
].flatMap((names) => countFrom(1, names))

const later_hours = [
  'dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig',
  'treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf, vingt, vingt et une, vingt deux, vingt trois, vingt quatre',
  'trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte, veintiuna, veintidós, veintitrés, veinticuatro',
  'tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti, ventuno, ventidue, ventitré, ventiquattro',
].flatMap((names) => countFrom(13, names))

/** Minutes are said in fives. */
const fives = [
  'five, ten, fifteen, twenty, twenty five, thirty, thirty five, forty, forty five, fifty, fifty five',
  'fünf, zehn, fünfzehn, zwanzig, fünfundzwanzig, dreißig, fünfunddreißig, vierzig, fünfundvierzig, fünfzig, fünfundfünfzig',
  'cinq, dix, quinze, vingt, vingt cinq, trente, trente cinq, quarante, quarante cinq, cinquante, cinquante cinq',
  'cinco, diez, quince, veinte, veinticinco, treinta, treinta y cinco, cuarenta, cuarenta y cinco, cincuenta, cincuenta y cinco',
  'cinque, dieci, quindici, venti, venticinque, trenta, trentacinque, quaranta, quarantacinque, cinquanta, cinquantacinque',
].flatMap((names) => countFrom(5, names, 5))

const noons = countFrom(12, 'noon, midday, midi, mediodía, mezzogiorno, mittags, zu mittag, mittag', 0)
const midnights = countFrom(0, 'midnight, minuit, medianoche, mezzanotte, mitternacht', 0)

const values = new Map<string, number>([
  ...twelve_hours,
  ...later_hours,
  ...fives,
  ...noons,
  ...midnights,
  ['dreissig', 30],
])

/** The hour or the minutes that a word or digits name. */
export function clockValue(text: string): number {
  return values.get(text.toLowerCase().replaceAll('-', ' ')) ?? Number(text)
}

/** The longest first: `vingt et une` is not `vingt`. */
function anyOf(names: readonly (readonly [string, number])[]): string {
  return [...new Set(names.map(([name]) => name))]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(' ', '[ -]'))
    .join('|')
}

export const small_hour = `(?:\\d{1,2}|${anyOf(twelve_hours)})`
export const hour = `(?:\\d{1,2}|${anyOf([...twelve_hours, ...later_hours])})`
/** `après-midi` is a part of the day. */
export const noon = `(?<!-)(?:${anyOf(noons)})`
export const midnight = `(?:${anyOf(midnights)})`
export const minutes_in_words = `(?:${anyOf(fives)}|dreissig)`
export const minutes = `(?:[0-5]\\d|${minutes_in_words})`
/** What is said before or after an hour: `20 past`, `ten to`. */
export const minutes_beside = `(?:5|10|15|20|25|${minutes_in_words})`

/** `um drei am Montag` is no morning. */
export const german_am = '(?!\\s(?:\\p{L}{3,7}tag|mittwoch|morgen|abend|\\d{1,2}\\.(?!\\d)))'
export const half_day = `(?:a\\.m\\.?|p\\.m\\.?|am${german_am}|pm)`
export const hour_mark = "(?:uhr|heures?|horas|hrs?|hs?|o[’']clock|ore)"
export const range_mark = '(?:\\s?[-–—]\\s?|\\s(?:to|or|and|bis|oder|und|à|et|ou|a|y|o|e|alle)\\s)'

const time_leads =
  "at|at around|at about|around|until|till|um|gegen|à|vers|dès|a las?|las?|alle|alle ore|dalle|delle|ore|h|h\\.|verso le|tra le|fra le|all[’']"
const other_leads = 'by|from|after|before|between|ab|bis|von|vor|nach|zwischen|de|entre|avant|après|le'

/** What each time of day contains; a word of it begins one: a `phone` names no hour. */
export const clock_token = new RegExp(
  `\\d|(?<!\\p{L})(?:${anyOf([...twelve_hours, ...later_hours, ...noons, ...midnights])})`,
  'iu',
)

function behindAny(words: string): string {
  return `(?<=(?:^|[^\\p{L}])(?:${words})\\s?)`
}

/** Behind a word that leads to a time and to no date. */
export const behind_time_lead = behindAny(time_leads)
/** Behind a word that may lead to a time. */
export const behind_lead = behindAny(`${time_leads}|${other_leads}`)
