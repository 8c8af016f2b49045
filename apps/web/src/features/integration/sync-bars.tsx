import type { SyncHours } from '@meridian/contract'
import { useClock } from '../../platform/time/use-clock.ts'
import { hoursWords, lastHours, type SyncHour } from './sync-hours.ts'

export interface SyncBarsProps {
  readonly hours: SyncHours
  readonly nowMs: number
}

/** A bar for each of the last 24 hours: lower where syncs failed, so that color alone says nothing. */
export function SyncBars({ hours, nowMs }: SyncBarsProps) {
  const clock = useClock()
  const words = hoursWords(hours, nowMs, clock)
  return (
    <span role="img" aria-label={words} title={words} className="flex h-4 items-end gap-0.5">
      {lastHours(hours, nowMs).map(({ start, state }) => (
        <span key={start} className={`w-1.25 rounded-[1px] forced-colors:bg-[CanvasText] ${looks[state]}`} />
      ))}
    </span>
  )
}

const looks: Readonly<Record<SyncHour['state'], string>> = {
  none: 'h-1 bg-border',
  good: 'h-4 bg-success',
  some: 'h-2.5 bg-warning',
  failed: 'h-1.5 bg-danger',
}
