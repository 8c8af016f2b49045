import { type ReactNode, useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'

interface DetailCardProps {
  readonly title: string
  /** A number beside the title. */
  readonly count?: number
  /** At the end of the head. */
  readonly end?: ReactNode
  readonly footer?: ReactNode
  /** There is nothing yet: title and content share a line. */
  readonly isLine?: boolean
  /** A place that links of this site lead to. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** One part of a meeting: a quiet head, its content, and what can be done with it. */
export function DetailCard({ title, count, end, footer, isLine = false, anchor, children }: DetailCardProps) {
  const titleId = useId()
  useInSight(anchor)
  return (
    <Card
      labelledBy={titleId}
      className={isLine ? 'flex flex-wrap items-baseline gap-x-3 px-4 py-2.5 print:hidden' : undefined}
    >
      <header
        id={anchor}
        className={cx('flex scroll-mt-20 items-center gap-2', isLine ? 'min-h-7' : 'px-4 pt-3.25')}
      >
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {title}
        </h2>
        {count !== undefined && (
          <span className="num inline-flex h-4.5 items-center rounded-[5px] border border-border bg-sunken px-1.5 text-2xs font-medium text-muted">
            {count}
          </span>
        )}
        {end && <span className="num ms-auto text-xs text-muted">{end}</span>}
      </header>
      <div className={isLine ? 'min-w-0 flex-1' : cx('px-4 pt-2', footer ? 'pb-2.5' : 'pb-4')}>
        {children}
      </div>
      {footer && (
        <footer className="print:hidden flex gap-1.5 border-t border-border px-4 pt-2.5 pb-3.5">
          {footer}
        </footer>
      )}
    </Card>
  )
}

/** A link that names the card's place leads to it. */
function useInSight(anchor: string | undefined) {
  const { hash } = useLocation()
  useEffect(() => {
    if (anchor !== undefined && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView()
  }, [anchor, hash])
}
