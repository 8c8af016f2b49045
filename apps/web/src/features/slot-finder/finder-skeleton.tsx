import { t } from '../../platform/text/text.ts'
import { Skeleton } from '../../ui/state/skeleton.tsx'

/** The lanes and two cards of an answer that is on its way. */
export function FinderSkeleton() {
  return (
    <div aria-busy="true">
      <span role="status" className="sr-only">
        {t('Fetching data...')}
      </span>
      <Skeleton className="mt-2 h-3.5 w-56" />
      <div className="mt-10 border-t border-border">
        {[0, 1, 2].map((lane) => (
          <div key={lane} className="flex h-11.5 items-center gap-3 border-b border-border md:h-15.5">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-6 flex-1" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-12 h-20.5 rounded-lg" />
      <Skeleton className="mt-2 h-20.5 rounded-lg" />
    </div>
  )
}
