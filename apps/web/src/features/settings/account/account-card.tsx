import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'

interface AccountCardProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One matter of the account: its name, what it is about, and what can be done. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  const id = useId()
  return (
    <Card labelledBy={id} className="flex flex-col gap-4 p-4">
      <div>
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        <p className="mt-0.25 text-muted">{lead}</p>
      </div>
      {children}
    </Card>
  )
}
