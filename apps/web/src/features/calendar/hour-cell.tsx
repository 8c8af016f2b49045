import { memo } from 'react'
import { t } from '../../platform/text/text.ts'
import type { Clock } from '../../platform/time/format.ts'
import { cx } from '../../ui/cx.ts'
import type { CalendarHost } from './calendar-host.ts'
import { EventBlock } from './event-block.tsx'
import { type GridEvent, isSameCell } from './grid-picture.ts'
import { itemLook } from './item-look.ts'

interface HourCellProps {
  /** 'Tuesday 3 November, 10:00 AM' */
  readonly label: string
  readonly address: string
  /** On the wall clock; -1 where the clock shows it for the second time. */
  readonly hour: number
  readonly at: number
  readonly events: readonly GridEvent[]
  readonly nowMs: number
  readonly nextKey: string | undefined
  readonly sources: CalendarHost['sources']
  readonly clock: Clock
}

/** One hour of one day with the events that begin in it. Drawn anew only when one of them looks different. */
export const HourCell = memo(function HourCell(props: HourCellProps) {
  const { label, address, hour, at, events, nowMs, nextKey, sources, clock } = props
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      data-cell={address}
      data-hour={hour}
      aria-label={events.length === 0 ? t('{label}, free', { label }) : undefined}
      className="cal-cell"
    >
      {events.length > 0 && <span className="sr-only">{label}</span>}
      {events.map((event) => (
        <EventBlock
          key={event.item.key}
          event={event}
          cellAt={at}
          tint={sources[event.item.occurrence.meeting_integration_type].tint}
          look={cx(itemLook(event.item, nowMs), event.item.key === nextKey && 'is-next')}
          clock={clock}
        />
      ))}
    </div>
  )
}, isSameLook)

function isSameLook(before: HourCellProps, after: HourCellProps): boolean {
  return (
    before.label === after.label &&
    before.address === after.address &&
    before.at === after.at &&
    before.hour === after.hour &&
    before.clock.zone === after.clock.zone &&
    before.clock.isTwelveHour === after.clock.isTwelveHour &&
    isSameCell(before.events, after.events) &&
    after.events.every(
      ({ item }) =>
        isPast(item.interval, before) === isPast(item.interval, after) &&
        isNext(item.key, before) === isNext(item.key, after),
    )
  )
}

function isPast([, end]: readonly [number, number], { nowMs }: HourCellProps): boolean {
  return end <= nowMs
}

function isNext(key: string, { nextKey }: HourCellProps): boolean {
  return key === nextKey
}
