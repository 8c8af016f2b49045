import { instantOf } from '@meridian/engine'
import { shiftDate } from '../../../platform/navigation/shown-period.ts'
import { weekdayNumber } from '../../../platform/text/dates.ts'
import { isoDate } from '../../../platform/time/format.ts'

/** A time that is offered for later. */
export interface LaterTime {
  readonly id: 'today' | 'tomorrow' | 'monday'
  readonly at: string
}

const morning = '09:00'
const evening = '18:00'

/** This evening while it is before 17:00, tomorrow morning and Monday morning, by the clocks of the zone. */
export function laterTimes(nowMs: number, zone: string): LaterTime[] {
  const today = isoDate(nowMs, zone)
  const tomorrow = shiftDate('day', today, 1)
  const monday = shiftDate('day', today, (8 - weekdayNumber(today)) % 7 || 7)
  const isEarly = nowMs < instantOf(`${today}T17:00`, zone)
  return [
    ...(isEarly ? [timeAt('today', today, evening, zone)] : []),
    timeAt('tomorrow', tomorrow, morning, zone),
    ...(monday === tomorrow ? [] : [timeAt('monday', monday, morning, zone)]),
  ]
}

/** A picked day and time as a moment; null where it is over or incomplete. */
export function pickedMoment(
  { date, time }: { readonly date: string | null; readonly time: string | null },
  zone: string,
  nowMs: number,
): string | null {
  if (date === null || time === null) return null
  const at = instantOf(`${date}T${time}`, zone)
  return at > nowMs ? new Date(at).toISOString() : null
}

function timeAt(id: LaterTime['id'], date: string, time: string, zone: string): LaterTime {
  return { id, at: new Date(instantOf(`${date}T${time}`, zone)).toISOString() }
}
