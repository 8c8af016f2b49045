import { memo, Suspense } from 'react'
import { t } from '../../../platform/text/text.ts'
import type { Clock } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import type { CalendarHost } from '../calendar-host.ts'
import { HeldBlock } from '../held/held-parts.tsx'
import { type HeldPart, isSameHeld } from '../held/held-store.ts'
import { itemLook } from '../item/item-look.ts'
import { EventBlock } from './event-block.tsx'
import { EventStack } from './event-stack.tsx'
import type { GridStack } from './event-stacks.ts'
import { rem } from './grid-rem.ts'
import { type GridEvent, isSameCell, isSameStacks } from './grid-picture.ts'

interface HourCellProps {
  /** 'Tuesday 3 November' */
  readonly day: string
  /** 'Tuesday 3 November, 10:00 AM' */
  readonly label: string
  readonly address: string
  /** On the wall clock; -1 where the clock shows it for the second time. */
  readonly hour: number
  readonly at: number
  readonly events: readonly GridEvent[]
  readonly stacks: readonly GridStack[]
  readonly held: readonly HeldPart[]
  /** What began before lasts into the hour. */
  readonly isTaken: boolean
  readonly nowMs: number
  readonly nextKey: string | undefined
  readonly sourceOf: CalendarHost['sourceOf']
  readonly clock: Clock
}

/** One hour of one day with the events that begin in it. Drawn anew only when one of them looks different. */
export const HourCell = memo(function HourCell(props: HourCellProps) {
  const { day, label, address, hour, at, events, stacks, held, isTaken, nowMs, nextKey, sourceOf, clock } =
    props
  const isEmpty = events.length === 0 && stacks.length === 0 && held.length === 0
  const name = isTaken ? t('{label}, taken', { label }) : t('{label}, free', { label })
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      data-cell={address}
      data-hour={hour}
      aria-label={isEmpty ? name : undefined}
      className="cal-cell"
    >
      {!isEmpty && <span className="sr-only">{label}</span>}
      {held.length > 0 && (
        <Suspense>
          {held.map((part) => (
            <HeldBlock
              key={part.item.held.held_time_id}
              part={part}
              style={placeOf(part, at)}
              clock={clock}
            />
          ))}
        </Suspense>
      )}
      {events.map((event) => (
        <EventBlock
          key={event.item.key}
          event={event}
          cellAt={at}
          tint={sourceOf(event.item.occurrence).tint}
          look={cx(itemLook(event.item, nowMs), event.item.key === nextKey && 'is-next')}
          clock={clock}
        />
      ))}
      {stacks.map((stack) => (
        <EventStack key={stack.start} stack={stack} cellAt={at} day={day} sourceOf={sourceOf} clock={clock} />
      ))}
    </div>
  )
}, isSameLook)

function placeOf({ start, end }: HeldPart, cellAt: number) {
  return { top: `${rem(start - cellAt)}rem`, height: `calc(${rem(end - start)}rem - 2px)` }
}

function isSameLook(before: HourCellProps, after: HourCellProps): boolean {
  return (
    before.label === after.label &&
    before.address === after.address &&
    before.at === after.at &&
    before.hour === after.hour &&
    before.isTaken === after.isTaken &&
    before.sourceOf === after.sourceOf &&
    before.clock.zone === after.clock.zone &&
    before.clock.isTwelveHour === after.clock.isTwelveHour &&
    isSameCell(before.events, after.events) &&
    isSameStacks(before.stacks, after.stacks) &&
    isSameHeld(before.held, after.held) &&
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
