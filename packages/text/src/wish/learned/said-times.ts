import type { Span } from '../../sentences.ts'
import type { LikelyRole } from './likely-roles.ts'
import { type NamedTime, time_roles, type TimeRole } from './time-cues.ts'

/** Words of a mail that name a time, and what that time is. */
export interface SaidTime extends Span {
  readonly role: TimeRole
}

/** Such words with what the time was taken for. */
export interface ReadTime extends SaidTime {
  /** Whether it is clear what the time is. */
  readonly isClear: boolean
}

/** What the reader of a mail says of a time; null where nothing is said of it. */
export function saidRole({ item }: Pick<NamedTime, 'item'>, said: readonly SaidTime[]): LikelyRole | null {
  const one = said.find(({ start, end }) => start <= item.start && item.end <= end)
  if (one === undefined) return null
  return { role: one.role, likelihood: 1, shares: time_roles.map((role) => (role === one.role ? 1 : 0)) }
}

interface RoledTime extends Pick<LikelyRole, 'role' | 'likelihood'> {
  readonly time: Pick<NamedTime, 'item'>
}

/** From this likelihood on it is clear what a time is. */
export const least_clear = 0.8

/** The days and hours of a mail as its reader would point at them: `tomorrow at 9` is one. */
export function joinTimes(times: readonly RoledTime[], text: string): ReadTime[] {
  const joined: ReadTime[] = []
  for (const { time, role, likelihood } of times) {
    const { item } = time
    const isClear = likelihood >= least_clear
    if (item.kind === 'length') continue
    const last = joined.at(-1)
    const isOne =
      last?.role === role &&
      (item.start < last.end || (item.isJoined !== true && leadsOn(text.slice(last.end, item.start))))
    if (last !== undefined && isOne)
      joined[joined.length - 1] = { ...last, end: item.end, isClear: last.isClear && isClear }
    else joined.push({ start: item.start, end: item.end, role, isClear })
  }
  return joined
}

/** Nothing, a space or a word such as `at` stands between two times that are said as one: `tonight` says two. */
function leadsOn(between: string): boolean {
  return between.length <= longest_lead && /^(?:\s+(?:\p{L}+\s+)?)?$/u.test(between)
}

const longest_lead = 10
