import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

interface TitledCardProps {
  readonly title: string
  /** What it is about, below the title. */
  readonly lead?: ReactNode
  /** Of the heading: 3 where a card stands below the title of a view. */
  readonly level?: 2 | 3
  readonly children: ReactNode
}

/** A card named by the title at its top. */
export function TitledCard({ title, lead, level = 3, children }: TitledCardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card labelledBy={id} className="flex flex-col gap-4 p-4">
      <div>
        <Heading id={id} className="text-base font-semibold">
          {title}
        </Heading>
        {lead && <p className="mt-0.25 text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
