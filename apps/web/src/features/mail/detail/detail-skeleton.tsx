import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'

/** In the size of a mail's head, text and cards. */
export function MailDetailSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-8 w-40" />
      <Skeleton className="mb-4.5 h-8 w-96 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_27.25rem] lg:gap-5">
        <Block lines={9} />
        <div className="flex flex-col gap-4 max-lg:hidden">
          <Block lines={3} />
          <Block lines={6} />
        </div>
      </div>
    </>
  )
}

function Block({ lines }: { readonly lines: number }) {
  return (
    <Card as="div" className="flex flex-col gap-3.5 p-4.5">
      <Skeleton className="h-4 w-28" />
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line % 3 === 2 ? 'h-3 w-[58%]' : 'h-3 w-[92%]'} />
      ))}
    </Card>
  )
}
