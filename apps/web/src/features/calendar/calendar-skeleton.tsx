import type { CalendarView } from '../../platform/navigation/shown-period.ts'
import { Skeleton } from '../../ui/state/skeleton.tsx'

interface CalendarSkeletonProps {
  readonly view: CalendarView
  /** How many days the view shows. */
  readonly days: number
}

/** The lines of a view while its events are on their way. */
export function CalendarSkeleton({ view, days }: CalendarSkeletonProps) {
  if (view === 'agenda') {
    return (
      <div className="mx-auto flex max-w-180 flex-col gap-1.5 px-4 pt-12">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="ms-17 h-14 rounded-[10px]" />
        ))}
      </div>
    )
  }
  const columns = view === 'month' ? 7 : days
  const rows = view === 'month' ? 6 : 12
  return (
    <div className="px-5">
      <Skeleton className="mb-4 h-8" />
      <div className="grid gap-2" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: columns * rows }, (_, cell) => (
          <Skeleton key={cell} className={view === 'month' ? 'h-20' : 'h-11'} />
        ))}
      </div>
    </div>
  )
}
