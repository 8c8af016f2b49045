import type { Language } from '../../language.ts'
import type { Span } from '../../sentences.ts'
import { foldSpelledOut } from '../terms/chat-spelling.ts'
import { momentOf } from '../items/ends-of-work.ts'
import { type HoursItem, isOneDay, isTime } from '../items/groups.ts'
import { type Item, longest_clause } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { filtered } from '../../literal-filter.ts'

/** `An hour before the concert on Friday at 8`: the meeting begins so long before the hour that is named. */
export function withHoursAhead(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  return judged.map((one) => (one.isAboutTime || one.score > 0 ? aheadOf(one, language) : one))
}

function aheadOf(one: Judged, language: Language): Judged {
  const { items, text, start } = one
  const amount = amountIn(one, language)
  const times = items.filter(isTime)
  const day = times.find(isOneDay)
  const hour = times.find((item) => item.kind === 'hours')
  const moment = hour && momentOf(hour.hours)
  if (!amount || !day || !hour || times.length !== 2 || moment === null) return one
  if (moment === undefined || day.start < amount.end || hour.start < amount.end) return one
  const [from, to] = [amount.start - start, amount.end - start]
  const ahead = foldSpelledOut(text.slice(Math.max(0, from - longest_clause), from), language)
  const behind = foldSpelledOut(text.slice(to, to + longest_clause), language)
  const leads = amount.isEarlier ? of_event : before_event[language]
  if (!leads.test(behind) || lasts[language].test(ahead)) return one
  const isEvening = hour.hasHalf !== true && moment < 10 * 60 && evening_event.test(behind)
  const begin = moment + (isEvening ? 12 * 60 : 0) - amount.minutes
  if (begin < 0) return one
  const meant = { isExcluded: false, isSettled: true, start: hour.start, end: hour.end } as const
  const told: Item[] = [
    { ...day, ...meant, start: day.start, end: day.end, bound: null },
    { ...hoursAt(hour, begin), ...meant },
  ]
  return {
    ...one,
    items: told,
    isOffer: true,
    unread: one.unread.filter(({ start: at }) => at !== amount.start),
  }
}

interface Amount extends Span {
  readonly minutes: number
  /** Its words say that it is earlier: `una hora antes de la reunión`. */
  readonly isEarlier: boolean
}

function amountIn({ items, unread, text, start: from }: Judged, language: Language): Amount | null {
  const length = items.find((item) => item.kind === 'length')
  if (length?.kind === 'length') return { ...length, isEarlier: false }
  for (const { start, end } of unread) {
    const [, words, count] =
      earlier.exec(foldSpelledOut(text.slice(start - from, end - from), language)) ?? []
    const minutes = count === undefined ? counted[words ?? ''] : Number(count)
    if (minutes !== undefined) return { start, end, minutes, isEarlier: true }
  }
  return null
}

const earlier = /^(una hora|media hora|un[' ]ora|mezz[' ]ora|(\d{1,2}) (?:minutos|minuti)) (?:antes|prima)$/
const counted: Readonly<Record<string, number>> = {
  'una hora': 60,
  'media hora': 30,
  "un'ora": 60,
  'un ora': 60,
  "mezz'ora": 30,
  'mezz ora': 30,
}

function hoursAt({ kind, clause }: HoursItem, begin: number): Pick<HoursItem, 'kind' | 'clause' | 'hours'> {
  return { kind, clause, hours: { from: begin, until: begin, isExact: true } }
}

const of_event = /^ d(?:e|el|i|ell[ao']|ei) ?/
const evening_event = filtered(
  /(?:^|[^\p{L}])(?:concert|film|show|play|match|game|konzert|vorstellung|spiel|spectacle|concierto|pelicula|partido|funcion|concerto|spettacolo|partita)(?!\p{L})/u,
)

const before_event: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:before|ahead of) /,
  de: /^ vor (?:de[rm]|unsere[rm]|beginn|dem|eurem|ihrem|anpfiff) ?/,
  fr: /^ avant (?:l[ae' ]|notre|le|votre|ton) ?/,
  es: /^ antes (?:de |del )/,
  it: /^ prima (?:di |del|dell)/,
}

/** `For half an hour before the call` says how long. */
const lasts: Readonly<Record<Language, RegExp>> = {
  en: /(?:^| )(?:for|have|need|spare|take) (?:about |just |an? )?$/,
  de: /(?:^| )(?:fur|habe|haben|brauche) $/,
  fr: /(?:^| )(?:pendant|pour|avoir|prendre) $/,
  es: /(?:^| )(?:durante|tener|unos|necesito) $/,
  it: /(?:^| )(?:per|avere|dedicarmi) $/,
}
