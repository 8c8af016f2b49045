import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** The whole card can be opened: it lifts under the pointer. */
  readonly isOpenable?: boolean
  /** Chosen by the keyboard. */
  readonly isCurrent?: boolean
  readonly labelledBy?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Card({
  as: Tag = 'section',
  isOpenable,
  isCurrent,
  labelledBy,
  className,
  children,
}: CardProps) {
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={cx(
        'min-w-0 rounded-lg border bg-raised transition-[box-shadow,transform,border-color] duration-(--dur-base) ease-out',
        isCurrent ? lifted : 'border-border shadow-card',
        isOpenable && 'hover:-translate-y-px hover:shadow-md',
        className,
      )}
    >
      {children}
    </Tag>
  )
}

const lifted = '-translate-y-px border-border-strong shadow-md'

interface CardHeaderProps {
  readonly id?: string
  readonly title: string
  readonly count?: number
  readonly end?: ReactNode
}

export function CardHeader({ id, title, count, end }: CardHeaderProps) {
  return (
    <header className="flex min-h-11 items-center gap-2 border-b max-xs:flex-wrap border-border px-4 py-2">
      <h2 id={id} className="text-base font-semibold tracking-snug">
        {title}
      </h2>
      {count !== undefined && <CountBadge count={count} />}
      {end && <div className="ms-auto flex items-center gap-2 max-xs:flex-wrap">{end}</div>}
    </header>
  )
}

function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className="num inline-flex h-4.5 items-center rounded-[5px] border border-border bg-sunken px-1.5 text-2xs font-medium text-muted">
      {count}
    </span>
  )
}
