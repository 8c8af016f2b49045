import type { SyncHours } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'
import { type Clock, formatTimeRange } from '../../platform/time/format.ts'

/** An hour of the last day. */
export interface SyncHour {
  /** Epoch milliseconds. */
  readonly start: number
  readonly state: 'none' | 'good' | 'some' | 'failed'
}

/** The last 24 hours, the current one last. */
export function lastHours(hours: SyncHours, nowMs: number): SyncHour[] {
  const current = Math.floor(nowMs / hour_ms) * hour_ms
  const known = new Map(hours.map((one) => [Date.parse(one.hour), one]))
  return Array.from({ length: shown }, (_, index) => {
    const start = current - (shown - 1 - index) * hour_ms
    return { start, state: stateOf(known.get(start)) }
  })
}

/** What the bars say: how many syncs succeeded and failed, and when the last one failed. */
export function hoursWords(hours: SyncHours, nowMs: number, clock: Clock): string {
  const since = Math.floor(nowMs / hour_ms) * hour_ms - (shown - 1) * hour_ms
  const recent = hours.filter(({ hour }) => Date.parse(hour) >= since)
  const good = recent.reduce((sum, one) => sum + one.good, 0)
  const failed = recent.reduce((sum, one) => sum + one.failed, 0)
  if (good + failed === 0) return t('No sync in the last 24 hours')
  const done = plural(good, { one: 'One sync succeeded', other: '{count} syncs succeeded' })
  const last = recent.findLast((one) => one.failed > 0)
  if (!last) return `${done}, ${t('none failed')}`
  const start = Date.parse(last.hour)
  const when = formatTimeRange(start, start + hour_ms, clock)
  const missed = plural(failed, { one: 'one failed', other: '{count} failed' })
  return `${done}, ${missed} (${t('last between {when}', { when })})`
}

function stateOf(hour: SyncHours[number] | undefined): SyncHour['state'] {
  if (!hour || hour.good + hour.failed === 0) return 'none'
  if (hour.failed === 0) return 'good'
  return hour.good === 0 ? 'failed' : 'some'
}

const hour_ms = 3_600_000
const shown = 24
