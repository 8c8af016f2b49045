import { filtered } from '../../literal-filter.ts'
import { isExcludedTime, isTime, isWantedDay } from '../items/groups.ts'
import type { Judged } from '../passes/judge-sentence.ts'
import { saysOtherSide } from '../items/sides.ts'
import type { LikelyRole } from './likely-roles.ts'
import { time_roles } from './time-cues.ts'

/** In sentences. */
const longest = 3

/**
 * Whether a mail is so short, and names one day or hour alone, that what it asks for can only be then: `We have people over
 * on Saturday at 7. Hope you can make it!`
 */
export function namesLoneTime(judged: readonly Judged[]): boolean {
  const timed = judged.filter(({ items, unmeant }) => [...items, ...unmeant].some(isTime))
  const [one, other] = timed
  if (!one || other || judged.length > longest || judged.some(tellsOtherTime)) return false
  const times = one.items.filter(isTime)
  const days = times.filter(({ kind }) => kind === 'days')
  const hours = times.filter((item) => item.kind === 'hours' && item.isPart !== true)
  return (
    days.length <= 1 &&
    hours.length <= 1 &&
    !times.some((item) => isExcludedTime(item) || saysOtherSide(item)) &&
    days.every(isWantedDay)
  )
}

function tellsOtherTime(one: Judged): boolean {
  return one.isMove || one.isDeclined || one.isGivenUp || one.isOldTime || some_day.test(one.folded)
}

/** `She starts her therapy on Monday. Could you come one day?` */
const some_day = filtered(
  /(?<!\p{L})(?:(?:one|some) day|some ?time|any ?time|irgendwann|(?:un|quelque|n'importe quel) jour|(?:un|algun|cualquier) dia|un giorno|qualche giorno)(?!\p{L})/u,
)

/** A limit of the meeting would stand beside the time of the meeting. */
export function asLone(likely: LikelyRole): LikelyRole {
  if (likely.role === 'meant') return likely
  const rest = likely.shares.reduce((sum, share, place) => sum + (place === meant ? 0 : share), 0)
  const shares = likely.shares.map((share, place) =>
    place === meant ? likelihood : (share / Math.max(rest, 1e-9)) * (1 - likelihood),
  )
  return { role: 'meant', likelihood, shares }
}

const meant = time_roles.indexOf('meant')
/** Of such times in short messages that nothing was learned of, most were meant. */
const likelihood = 0.85
