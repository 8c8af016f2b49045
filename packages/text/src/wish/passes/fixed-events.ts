import type { Language } from '../../language.ts'
import { type DaysItem, isBeforeThat, isOneDay, isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { JudgeContext, Judged } from './judge-sentence.ts'
import { possible } from './score-sentence.ts'
import { asksOrMoves, asOfOther } from './of-other-matters.ts'

/**
 * `The signing is on 17 December at 2 pm. When could we go through the deed before that?`: such a day and its hour are
 * those of something else, and the meeting is before that day.
 */
export function withoutFixedEvents(judged: readonly Judged[], { language }: JudgeContext): readonly Judged[] {
  const asking = judged.findLastIndex((one) => asksAhead(one, language))
  const events = judged.filter((one, place) => place < asking && isEvent(one))
  const [event, other] = events
  const day = event?.items.find(isOneDay)
  if (!event || !day || other) return judged
  return judged.map((one, place) => {
    if (one === event) return { ...asOfOther(one), items: [] }
    return place === asking && !one.items.some(isBeforeThat)
      ? { ...one, items: [beforeDay(day, one), ...one.items] }
      : one
  })
}

/** A sentence that asks to meet before what was named. */
function asksAhead(one: Judged, language: Language): boolean {
  const { items, score, folded } = one
  return score >= possible && (items.some(isBeforeThat) || beforehand[language]?.test(folded) === true)
}

/** Such words with no day behind them, where other words for it are no time of their own. */
const beforehand: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?<!\p{L})(?:auparavant|avant(?= ?[,?.!]))(?!\p{L})/u,
  es: /(?<!\p{L})antes(?! d(?:e|el) )(?!\p{L})/u,
  it: /(?<!(?:giorno|settimana|ora|volta|sera|mese|la|alla|nella) )(?<!\p{L})prima(?= (?:l['’]|(?:con|la|lo|il|i|gli|le|un|una|insieme) )|,? ?[?.!,])/u,
}

function beforeDay({ days }: DaysItem, { start, end }: Judged): Item {
  const more = { isExcluded: false, isTarget: false, isBeforeThat: true, isSettled: true } as const
  return { kind: 'days', days: [...days], bound: 'before', clause: 0, start, end, ...more }
}

/** A statement that names one day, and one hour on it. */
function isEvent(one: Judged): boolean {
  if (asksOrMoves(one)) return false
  const times = one.items.filter(isTime)
  return (
    times.length === 2 &&
    times.some((item) => isOneDay(item) && !item.isExcluded && item.bound === null) &&
    times.some((item) => item.kind === 'hours' && item.hours.isExact && !item.isExcluded)
  )
}
