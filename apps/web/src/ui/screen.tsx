import type { ReactNode } from 'react'
import { formatNumber } from '../platform/text/intl.ts'
import { t } from '../platform/text/text.ts'
import { cx } from './cx.ts'

interface ScreenProps {
  /** Names the screen in the browser's tab. */
  readonly title: string
  readonly width?: keyof typeof widths
  readonly children: ReactNode
}

/** A screen within the shell: its document title, its width and its margins. */
export function Screen({ title, width = 'content', children }: ScreenProps) {
  return (
    <div className={cx('mx-auto w-full px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10', widths[width])}>
      <title>{t('{title} · Meridian', { title })}</title>
      {children}
    </div>
  )
}

const widths = {
  content: 'max-w-[calc(var(--w-content)+4rem)]',
  reading: 'max-w-[81.5rem]',
  writing: 'max-w-[49rem]',
} as const

interface ScreenHeaderProps {
  readonly title: string
  /** Shown behind the title, such as the number of meetings in a list. */
  readonly count?: number | undefined
  /** One line below the title. */
  readonly lead?: ReactNode
  readonly isHiddenOnPhone?: boolean
  /** Buttons at the end of the line. */
  readonly children?: ReactNode
}

/** The main heading of a screen. */
export function ScreenHeader({ title, count, lead, isHiddenOnPhone, children }: ScreenHeaderProps) {
  return (
    <header
      className={cx(
        'mb-4 flex flex-wrap items-end gap-x-4 gap-y-3 md:mb-5',
        isHiddenOnPhone && 'max-md:sr-only',
      )}
    >
      <div className="min-w-0">
        <h1 className="text-xl font-semibold tracking-tight">
          {title}
          {count !== undefined && (
            <>
              {' '}
              <span className="num font-normal text-muted">{formatNumber(count)}</span>
            </>
          )}
        </h1>
        {typeof lead === 'string' ? <p className="num mt-0.75 min-h-5 text-muted">{lead}</p> : lead}
      </div>
      {children}
    </header>
  )
}
