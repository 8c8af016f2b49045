import type { HoursSpan } from '@meridian/contract'
import { cx } from '../../../ui/cx.ts'
import { barsOf } from './hours.ts'

interface DayBarProps {
  /** None on a day off. */
  readonly spans: readonly HoursSpan[]
  readonly className?: string
}

/** The hours as parts of the whole day; what it shows stands in the fields beside it. */
export function DayBar({ spans, className }: DayBarProps) {
  return (
    <div
      aria-hidden
      className={cx(
        'relative h-2.5 rounded-[5px] bg-sunken bg-[linear-gradient(90deg,var(--c-border-strong)_1px,transparent_1px)] bg-size-[25%_100%] shadow-[inset_0_0_0_1px_var(--c-border)] forced-colors:border',
        spans.length === 0 && 'opacity-60',
        className,
      )}
    >
      {barsOf(spans).map((bar, place) => (
        <span
          key={place}
          className="absolute inset-y-0 rounded-[5px] bg-accent-line transition-[inset-inline-start,width] duration-(--dur-base) ease-in-out forced-colors:bg-[Highlight]"
          style={{ insetInlineStart: `${bar.start}%`, width: `${bar.width}%` }}
        />
      ))}
    </div>
  )
}

/** The hours over the bars, where these are wide enough for them. */
export function DayAxis({ isTwelveHour }: { readonly isTwelveHour: boolean }) {
  return (
    <div aria-hidden className="num hidden justify-between @min-[46rem]:flex">
      {(isTwelveHour ? twelve : twenty_four).map((hour, index) => (
        <span key={index}>{hour}</span>
      ))}
    </div>
  )
}

const twelve = ['12 AM', '6 AM', '12 PM', '6 PM', '12 AM']
const twenty_four = ['00:00', '06:00', '12:00', '18:00', '24:00']
