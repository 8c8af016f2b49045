import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'

/** In the size of a meeting's head and first cards. */
export function DetailSkeleton() {
  return (
    <>
      <div className="mb-5.5">
        <Skeleton className="mb-2 h-5.5 w-44" />
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="mt-2 h-5.5 w-96 max-w-full" />
      </div>
      <CardSkeletons />
    </>
  )
}

export function CardSkeletons() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 lg:grid-cols-[minmax(0,1fr)_19.5rem]">
      <Block lines={3} />
      <Block lines={4} />
    </div>
  )
}

function Block({ lines }: { readonly lines: number }) {
  return (
    <Card as="div" className="flex flex-col gap-3 p-4">
      <Skeleton className="h-4 w-28" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 2 === 0 ? 'h-3 w-[85%]' : 'h-3 w-[64%]'} />
      ))}
    </Card>
  )
}
