import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'

/** In the size of a MeetingCard. */
export function MeetingCardSkeleton() {
  return (
    <Card as="div" className="flex h-full min-h-56 flex-col px-4 pt-4 pb-3">
      <div className="flex gap-2.5">
        <span aria-hidden className="w-0.75 shrink-0 rounded-full bg-pressed" />
        <div className="flex-1">
          <Skeleton className="mt-0.75 h-3.5 w-[62%]" />
          <Skeleton className="mt-2.25 mb-1 h-2.5 w-[34%]" />
        </div>
        <Skeleton className="mt-1.25 h-2.5 w-12" />
      </div>
      <Skeleton className="mt-4 h-3.5 w-[52%]" />
      <Skeleton className="mt-2.25 h-2.5 w-[70%]" />
      <Skeleton className="mt-3.5 h-2.5 w-[58%]" />
      <div className="mt-auto flex items-center pt-3.5">
        <Skeleton className="h-5.5 w-17 rounded-full" />
        <Skeleton className="ms-auto h-6.5 w-26 rounded-[7px]" />
      </div>
    </Card>
  )
}
