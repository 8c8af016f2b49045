import type { PackedSpan } from '@meridian/engine'
import { type Clock, formatTime } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import type { CalendarHost } from '../calendar-host.ts'
import { type CalendarItem, itemLabel } from '../item/calendar-item.ts'
import { itemLook } from '../item/item-look.ts'

interface BarLook {
  /** Height of a lane, and where the first one begins, in rem. */
  readonly tops: number
  readonly from?: number
  readonly nowMs: number
  readonly sourceOf: CalendarHost['sourceOf']
  readonly clock: Clock
}

interface DayBarsProps extends BarLook {
  readonly items: readonly CalendarItem[]
  /** The spans of a row, by the place of their item; those that begin in the column are drawn. */
  readonly spans: readonly PackedSpan[]
  readonly column: number
}

/** The bars that begin on a day. */
export function DayBars({ items, spans, column, ...look }: DayBarsProps) {
  return spans
    .filter(({ first }) => first === column)
    .map((span) => {
      const item = items[span.index]
      return item && <DayBar key={item.key} item={item} span={span} {...look} />
    })
}

interface DayBarProps extends BarLook {
  readonly item: CalendarItem
  readonly span: PackedSpan
}

/** One event in a row of days, as long as its days; with a time and a dot when it has hours of one day. */
function DayBar({ item, span, tops, from = 0, nowMs, sourceOf, clock }: DayBarProps) {
  const isTimed = !item.isWholeDays
  const days = span.last - span.first + 1
  return (
    <button
      type="button"
      tabIndex={-1}
      data-event={item.key}
      className={cx(
        'day-bar',
        sourceOf(item.occurrence).tint,
        itemLook(item, nowMs),
        isTimed && 'is-timed',
        span.isCutBefore && 'rounded-s-none',
        span.isCutAfter && 'rounded-e-none',
      )}
      style={{
        top: `${from + span.lane * tops}rem`,
        insetInlineStart: 3,
        width: `calc(${days * 100}% + ${days - 1}px - 7px)`,
      }}
    >
      <span className="sr-only">{itemLabel(item, clock)}</span>
      {isTimed ? (
        <>
          <span aria-hidden className="num">
            {shortTime(item.interval[0], clock)}
          </span>
          <b aria-hidden title={item.title}>
            {item.title}
          </b>
        </>
      ) : (
        <b aria-hidden title={item.title} className="font-medium">
          {item.title}
        </b>
      )}
    </button>
  )
}

/** '9:30a' leaves a title the room that '09:30 AM' takes. */
function shortTime(ms: number, clock: Clock): string {
  return formatTime(ms, clock)
    .replace(/^0(?=\d:\d\d [AP]M$)/, '')
    .replace(/ ([AP])M$/, (_, half: string) => half.toLowerCase())
}
