import { positionOf, type TimeAxis, wallTimeOf } from '@meridian/engine'
import type { Clock } from '../../../platform/time/format.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { rem } from './grid-rem.ts'
import { shortHour } from './gutter.tsx'

interface NowLineProps {
  readonly axis: TimeAxis
  readonly clock: Clock
}

/** Where now is: strong on today, faint behind the other days. It moves each minute, and is alone in doing so. */
export function NowLine({ axis, clock }: NowLineProps) {
  const now = useNow(60_000)
  const today = axis.days.findIndex(({ startMs, endMs }) => startMs <= now && now < endMs)
  const day = axis.days[today]
  if (!day) return null
  const top = `${rem(positionOf(day, now))}rem`
  const column = `(100% - var(--gutter)) / ${axis.days.length}`
  return (
    <div aria-hidden>
      <div className="cal-now" style={{ top }} />
      <div
        className="cal-now-today"
        style={{
          top,
          insetInlineStart: `calc(var(--gutter) + ${column} * ${today})`,
          width: `calc(${column})`,
        }}
      />
      <div className="cal-now-time num" style={{ top }}>
        <span>{shortHour(wallTimeOf(now, clock.zone), clock)}</span>
      </div>
    </div>
  )
}
