import type { Language } from '../../language.ts'
import { type DaysItem, type HoursItem, isBeforeThat, isOneDay, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { possible } from './score-sentence.ts'
import { asksOrMoves, asOfOther } from './of-other-matters.ts'

/**
 * `The signing is on 17 December at 2 pm. When could we go through the deed before that?`: such a day and its hour are
 * those of something else, and the meeting is before that day.
 */
export function withoutFixedEvents(
  judged: readonly Judged[],
  { language, today }: JudgeContext,
): readonly Judged[] {
  const asking = judged.findLastIndex((one) => asksAhead(one, language))
  const events = judged.filter((one, place) => place < asking && isEvent(one))
  const [event, other] = events
  const day = event?.items.find(isOneDay)
  if (!event || !day || other) return judged
  return judged.map((one, place) => {
    if (one === event) return { ...asOfOther(one), items: [] }
    if (place !== asking) return one
    if (day.days.every(({ first }) => first === today))
      return {
        ...one,
        items: [...todayUntil(event, one), ...one.items.filter((item) => !isBeforeThat(item))],
      }
    return one.items.some(isBeforeThat) ? one : { ...one, items: [beforeDay(day, one), ...one.items] }
  })
}

/** A sentence that asks to meet before what was named. */
function asksAhead(one: Judged, language: Language): boolean {
  const { items, score, folded } = one
  return score >= possible && (items.some(isBeforeThat) || beforehand[language].test(folded))
}

/** Such words with no day behind them, where no day was read of them. */
const beforehand: Readonly<Record<Language, RegExp>> = {
  en: /(?<!(?:hours?|minutes?|days?|weeks?|bit) )(?<!\p{L})(?:before (?:then|that)|beforehand)(?!\p{L})/u,
  de: /(?<!(?:stunden?|minuten|tage?|wochen?) )(?<!\p{L})(?:vorher|davor|zuvor)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:auparavant|avant(?= ?[,?.!]))(?!\p{L})/u,
  es: /(?<!\p{L})antes(?! d(?:e|el) )(?!\p{L})/u,
  it: /(?<!(?:giorno|settimana|ora|volta|sera|mese|la|alla|nella) )(?<!\p{L})prima(?= (?:l['’]|(?:con|la|lo|il|i|gli|le|un|una|insieme) )|,? ?[?.!,])/u,
}

function beforeDay({ days }: DaysItem, { start, end }: Judged): Item {
  const more = { isExcluded: false, isTarget: false, isBeforeThat: true, isSettled: true } as const
  return { kind: 'days', days: [...days], bound: 'before', clause: 0, start, end, ...more }
}

/** The present day up to the hour of what is on it, at the place of a sentence. */
function todayUntil({ items }: Judged, { start, end }: Judged): Item[] {
  const place = { start, end, clause: 0, isSettled: true }
  return items.filter(isTime).map((item): Item => {
    if (item.kind === 'days') return { ...item, ...place, bound: null }
    return { ...item, ...place, hours: { from: 0, until: momentOf(item), isExact: false } }
  })
}

/** `At 4`, or `by 4`, in minutes; the end of the day for other hours. */
function momentOf({ hours: { from, until, isExact } }: HoursItem): number {
  return isExact ? from : from === 0 ? until : 24 * 60
}

/** A statement that names one day, and one hour on it. */
function isEvent(one: Judged): boolean {
  if (asksOrMoves(one)) return false
  const times = one.items.filter(isTime)
  return (
    times.length === 2 &&
    times.some(
      (item) => isOneDay(item) && !item.isExcluded && (item.bound === null || item.bound === 'by'),
    ) &&
    times.some((item) => item.kind === 'hours' && !item.isExcluded && momentOf(item) < 24 * 60)
  )
}
