import { day_ms } from '@meridian/engine'
import type { PollOption, PollState } from '@meridian/contract'
import type { OptionRow } from './poll.queries.ts'

interface Ending {
  readonly poll_state: PollState
  readonly deadline: Date | null
}

/** Whether participants can answer: the deadline counts to the moment, whenever the job closes the poll. */
export function isOpen({ poll_state, deadline }: Ending, now: Date): boolean {
  return poll_state === 'open' && (deadline === null || deadline > now)
}

/** As mails and invitations have times: a whole day is the date in UTC. */
export function spanOfOption(
  { option_date, starts_ms, ends_ms }: OptionRow,
  poll_timezone: string,
): { starts_ms: number; ends_ms: number; is_all_day: boolean; zone: string } {
  if (option_date === null) return { starts_ms, ends_ms, is_all_day: false, zone: poll_timezone }
  const day = Date.parse(`${option_date}T00:00:00Z`)
  return { starts_ms: day, ends_ms: day + day_ms, is_all_day: true, zone: 'UTC' }
}

export function presentTimes({
  option_id,
  option_date,
  starts_ms,
  ends_ms,
}: OptionRow): Omit<PollOption, 'is_held' | 'is_busy'> {
  return {
    option_id,
    option_date,
    start_timestamp: new Date(starts_ms).toISOString(),
    end_timestamp: new Date(ends_ms).toISOString(),
  }
}
