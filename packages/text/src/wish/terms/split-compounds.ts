import type { Language } from '../../language.ts'
import type { Token } from './tokens.ts'

const days = 'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag'
const parts =
  'fruhmorgen|fruh|morgen|vormittag|mittag|spatnachmittag|nachmittag|abend|nacht|morgens|vormittags|mittags|nachmittags|abends'
const months =
  'januar|janner|februar|feber|marz|april|mai|juni|juli|august|september|oktober|november|dezember'
const numbers =
  'zwei|drei|vier|funf|sechs|acht|zehn|funfzehn|zwanzig|dreissig|vierzig|funfundvierzig|sechzig|neunzig'

const day_and_part = new RegExp(`^(${days})(${parts})(?:e|en)?$`)
const month_and_part = new RegExp(
  `^(${months}|monats|wochen|advents|quartals)(woche|wochen|wochenende|wochenenden|halfte|mitte|anfang|beginn|ende|schluss|drittel|tage|tagen|vormittag|nachmittag|abend|${days})(?:e|en)?$`,
)
const number_and_unit = new RegExp(`^(${numbers})((?:stund|minut)ig\\p{L}{0,2})$`, 'u')

/**
 * German writes `Freitagnachmittag`, `Dezemberhälfte` and `dreistündig` as one word, and English `nineish`: each part
 * says something.
 */
export function splitCompounds(tokens: readonly Token[], language: Language): readonly Token[] {
  if (language === 'en') return tokens.flatMap(splitAbout)
  return language === 'de' ? tokens.flatMap(splitToken) : tokens
}

/** `nineish`, and `nine-ish` without its hyphen. */
function splitAbout(token: Token, place: number, tokens: readonly Token[]): readonly Token[] {
  if (token.word === '-' && tokens[place + 1]?.word === 'ish') return []
  const [, hour] = about.exec(token.word) ?? []
  return hour === undefined ? [token] : partsOf(token, hour, 'ish')
}

const about = /^(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)ish$/

function splitToken(token: Token): readonly Token[] {
  if (token.word.length < 7 || token.word.length > 24) return [token]
  const pair = day_and_part.exec(token.word) ?? number_and_unit.exec(token.word)
  if (pair) return partsOf(token, pair[1] ?? '', pair[2] === 'nacht' ? 'abend' : (pair[2] ?? ''))
  const month = month_and_part.exec(token.word)
  if (!month || token.word === 'wochenende') return [token]
  const [, noun = '', edge = ''] = month
  return partsOf(token, edge === 'schluss' ? 'ende' : edge, nouns[noun] ?? noun)
}

const nouns: Readonly<Record<string, string>> = {
  monats: 'monat',
  wochen: 'woche',
  advents: 'advent',
  quartals: 'quartal',
}

/** Where the word has them does not matter: both stand for the whole of it. */
function partsOf({ start, end }: Token, first: string, second: string): readonly Token[] {
  const middle = start + Math.floor((end - start) / 2)
  return [
    { word: first, start, end: middle },
    { word: second, start: middle, end },
  ]
}
