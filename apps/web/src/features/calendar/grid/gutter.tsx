import { type AxisDay, type AxisRow, instantAt, wallTimeOf } from '@meridian/engine'
import type { Clock } from '../../../platform/time/format.ts'
import { abbreviationOf } from '../../../platform/time/zones.ts'

/** How wide the column of a zone is, in rem: 'hh:mm AM' takes more room than 'h AM'. */
export function zoneWidth(zone: string, clock: Clock, day: AxisDay): number {
  if (!clock.isTwelveHour) return 2.875
  return /T\d\d:00/.test(wallTimeOf(day.startMs, zone)) ? 3 : 3.875
}

interface HourLabelsProps {
  readonly row: AxisRow
  readonly zones: readonly string[]
  readonly clock: Clock
  /** The day whose moments the other zones show. */
  readonly day: AxisDay
  /** Where clocks change, the hour carries the name of its clock. */
  readonly hasChange: boolean
  /** The time of the now line stands in its place. */
  readonly isCovered: boolean
}

/** The hour of a row in each zone, the reader's own last, beside the grid. */
export function HourLabels({ row, zones, clock, day, hasChange, isCovered }: HourLabelsProps) {
  const ms = instantAt(day, row.at)
  return (
    <div role="rowheader" className="cal-gutter num">
      {zones.map((zone) => (
        <div key={zone} className="cal-zone" style={{ width: `${zoneWidth(zone, clock, day)}rem` }}>
          <span>{shortHour(wallTimeOf(ms, zone), clock)}</span>
        </div>
      ))}
      <div className="cal-zone flex-1">
        <span className={isCovered ? 'opacity-0' : undefined}>
          {shortHour(`T${wallTime(row.wallMinute)}`, clock)}
          {(row.isRepeated || hasChange) && (
            <span className="block font-normal text-muted">{zoneSign(clock.zone, ms)}</span>
          )}
        </span>
      </div>
    </div>
  )
}

/** 'CET', or '+05:45' where there is no common abbreviation: a column is narrow. */
export function zoneSign(zone: string, ms: number): string {
  return abbreviationOf(zone, ms).replace(/^UTC(?=.)/, '')
}

/** '7 AM', '11:30 AM', or '07:00' on a 24-hour clock; of a text that ends in THH:mm or THH:mm:ss. */
export function shortHour(wall: string, { isTwelveHour }: Pick<Clock, 'isTwelveHour'>): string {
  const [hour = '00', minute = '00'] = wall.slice(wall.indexOf('T') + 1).split(':')
  if (!isTwelveHour) return `${hour}:${minute}`
  const half = Number(hour) < 12 ? 'AM' : 'PM'
  return `${Number(hour) % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${half}`
}

/** HH:mm of minutes since midnight. */
export function wallTime(minutes: number): string {
  const day = ((minutes % 1440) + 1440) % 1440
  return `${String(Math.floor(day / 60)).padStart(2, '0')}:${String(Math.floor(day % 60)).padStart(2, '0')}`
}
