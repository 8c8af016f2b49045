import type { Language } from '../../language.ts'
import { isExcludedTime, isTime } from '../items/groups.ts'
import { foldText } from '../terms/tokens.ts'
import type { ReadSentence } from './judge-sentence.ts'

/** `I can't do Thursday, but Friday at 10 works`, `Thursday won't work, Friday would`: the second half says in few words that another time suits. */
export function turnsToOtherTime({ text, start, items }: ReadSentence, language: Language): boolean {
  const times = items.filter(isTime)
  const place = times.findIndex((item) => !isExcludedTime(item))
  const wanted = times.slice(Math.max(place, 0))
  const [first, last] = [wanted[0], times[place - 1]]
  if (!first || !last || wanted.some(isExcludedTime)) return false
  const between = text.slice(last.end - start, first.start - start)
  const turn = between.toLowerCase().search(turns[language])
  if (turn < 0) return false
  const behind = wanted.map(({ end }, at) =>
    text.slice(end - start, (wanted[at + 1]?.start ?? Number.POSITIVE_INFINITY) - start),
  )
  return [between.slice(turn), ...behind].every((words) => isOf(words, says_yes[language]))
}

/** Whether nothing but the writer stands before the first of the times: `I can't do Thursday, but …`, and not `Delivery on Thursday …` */
export function speaksOfTimesAlone({ text, start, items }: ReadSentence, language: Language): boolean {
  const first = items.find(isTime)
  return first !== undefined && isOf(text.slice(0, first.start - start), before_times[language])
}

function isOf(text: string, known: ReadonlySet<string>): boolean {
  return foldText(text)
    .split(/[^\p{L}]+/u)
    .every((word) => word === '' || known.has(word))
}

const before_times: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(
    'no sorry unfortunately sadly afraid i we m am are can can t cannot cant won could couldn not do make manage on at the free available hi hello that but',
  ),
  de: wordsOf('nein leider tut mir leid ich wir kann konnen am um der nicht also hallo entschuldigung'),
  fr: wordsOf(
    'non desole desolee malheureusement helas je nous on ne n peux pouvons peut pas suis le la a libre disponible bonjour',
  ),
  es: wordsOf(
    'no lo siento lamentablemente por desgracia yo el la las puedo podemos estoy libre disponible hola',
  ),
  it: wordsOf(
    'no mi dispiace purtroppo io non posso possiamo sono il la alle libero libera disponibile ciao',
  ),
}

const turns: Readonly<Record<Language, RegExp>> = {
  en: /[,;]|(?<!\p{L})(?:but|though|however)(?!\p{L})/u,
  de: /[,;]|(?<!\p{L})(?:aber|dafür|sondern)(?!\p{L})/u,
  fr: /[,;]|(?<!\p{L})(?:mais|en revanche|par contre)(?!\p{L})/u,
  es: /[,;]|(?<!\p{L})(?:pero|en cambio)(?!\p{L})/u,
  it: /[,;]|(?<!\p{L})(?:ma|però|invece)(?!\p{L})/u,
}

const says_yes: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(
    'but though however on at the is s does do works work would be will could can i we am m are fine ok okay good great perfect possible free available suits suit me us for should make it yes easier better',
  ),
  de: wordsOf(
    'aber dafur sondern am um der den geht ginge gehen passt passen wurde klappt ware ist bin sind moglich gut gern gerne schon dagegen ja kann konnte konnen ich wir mir uns es frei uhr auch hatte zeit besser lieber',
  ),
  fr: wordsOf(
    'mais en revanche par contre le la a oui si ca cela va irait convient conviendrait marche possible est serait suis je j on peux pourrais peut pouvons nous me m libre disponible bon bien parfait tout fait c mieux',
  ),
  es: wordsOf(
    'pero en cambio el la las a al si me nos va viene iria vendria bien puedo podria podemos es seria esta estoy estaria posible libre disponible perfecto perfectamente mejor',
  ),
  it: wordsOf(
    'ma pero invece il la alle all si va andrebbe bene posso potrei possiamo e sarebbe sono possibile puo andare mi ci libero libera disponibile perfetto perfettamente meglio',
  ),
}

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
