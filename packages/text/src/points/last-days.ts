import { day_ms } from '@meridian/engine'
import type { Language } from '../language.ts'
import { dayNumberOf } from '../wish/days/day-number.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { readItems } from '../wish/sentence/read-items.ts'

/** When a mail asks, and when it is answered. */
export interface Asked {
  /** `yyyy-MM-dd`, perhaps with a time. */
  readonly sentOn: string
  /** In epoch milliseconds. */
  readonly now?: number | undefined
}

export interface LastDay {
  /** The middle of the day, in UTC. */
  readonly at: number
  /** What is asked for is wanted before the day. */
  readonly isBefore: boolean
}

/** The day by which a sentence wants something; null where it names none, several, or one that has passed. */
export function lastDayIn(text: string, language: Language, { sentOn, now }: Asked): LastDay | null {
  const today = dayNumberOf(sentOn)
  const items = readItems(text.slice(0, longest_read), { language, today, isMonthFirst: false })
  const limits = items.flatMap((item) =>
    item.kind === 'days' && !item.isExcluded && (item.bound === 'by' || item.bound === 'before')
      ? [{ days: item.days, isBefore: item.bound === 'before' }]
      : [],
  )
  const [limit, ...others] = limits
  const [day, ...more] = limit?.days ?? []
  if (limit === undefined || day === undefined || others.length + more.length > 0) return null
  const at = day.last * day_ms + day_ms / 2
  const earliest = Math.max(today, Math.floor((now ?? 0) / day_ms))
  const isToCome = limit.isBefore ? day.last > earliest : day.last >= earliest
  return isToCome && day.last - today <= most_days ? { at, isBefore: limit.isBefore } : null
}

/** The one day by which a mail says that it wants to be answered. */
export function lastDayOfAnswer(text: string, language: Language, asked: Asked): LastDay | null {
  const days = text
    .slice(0, longest_mail)
    .split(/(?<=\P{N}[.!?])\s|\n/u)
    .filter((sentence) => answered.test(foldText(sentence)))
    .flatMap((sentence) => lastDayIn(sentence, language, asked) ?? [])
  const [day, ...others] = days
  return day !== undefined && others.every(({ at }) => at === day.at) ? day : null
}

const answered = matchAnyOf(
  '(answer|reply|response|hear|hearing|word (from|back)|respond|explanation)',
  '(antwort|ruckmeldung|hore|horen|stellungnahme|erklarung|nachricht)',
  '(reponse|repondre|retour|nouvelles|explication)',
  '(respuesta|responder|contestacion|noticias|explicacion)',
  '(risposta|rispondere|riscontro|notizie|spiegazione)',
)

const longest_mail = 8_000
const longest_read = 400
const most_days = 120
