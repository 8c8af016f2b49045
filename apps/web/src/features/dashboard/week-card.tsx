import type { WorkingTime } from '@meridian/engine'
import { type ReactNode, Suspense, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { plural, t } from '../../platform/text/text.ts'
import { formatDateRange } from '../../platform/time/format.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import {
  barDaysOf,
  type DayFigures,
  differenceSentence,
  type WeekFigures,
  type Weeks,
} from './week-figures.ts'

interface WeekCardProps {
  readonly weeks: Weeks
  readonly today: string
  readonly children: ReactNode
}

/** The frame of the week's figures. */
export function WeekCard({ weeks, today, children }: WeekCardProps) {
  const isThisWeek = isWithin(weeks, today)
  return (
    <Card labelledBy="week-title" className="flex h-full flex-col overflow-hidden">
      <header className="flex min-h-11 items-center gap-2 px-4 py-2">
        <h2 id="week-title" className="text-base font-semibold tracking-snug">
          {isThisWeek ? t('This week') : t('That week')}
        </h2>
        <span className="num ms-auto text-xs text-muted">
          {formatDateRange(weeks.start, weeks.end).slice(0, isThisWeek ? -5 : undefined)}
        </span>
      </header>
      <div className={body_class}>{children}</div>
    </Card>
  )
}

/** One below the other, or side by side where the card has the whole width. What waits takes the place of the figures. */
const body_class =
  'flex flex-1 flex-col @min-[34rem]:@max-[54rem]:flex-row @min-[34rem]:@max-[54rem]:flex-wrap [&>:has(>[aria-busy])]:contents [&>[role=alert]]:m-4 [&>[role=alert]]:mt-1 [&>[role=alert]]:flex-1 [&>[role=status]]:mx-4 [&>[role=status]]:basis-full @max-[34rem]:[&>[role=status]]:basis-auto @min-[54rem]:[&>[role=status]]:basis-auto [&_[aria-busy]]:contents'

const fetchList = async () => ({ default: (await import('./week-list.tsx')).WeekList })
const WeekList = lazyPart(fetchList)

interface WeekFiguresViewProps {
  readonly figures: WeekFigures
  readonly weeks: Weeks
  readonly hours: WorkingTime | undefined
  readonly today: string
  /** How many; absent while that is not known. */
  readonly openItems: number | undefined
}

/** Three figures; each leads to what it counts. */
export function WeekFiguresView({ figures, weeks, hours, today, openItems }: WeekFiguresViewProps) {
  const isThisWeek = isWithin(weeks, today)
  const days = barDaysOf(figures.days, hours)
  const ofHours =
    figures.share === null ? null : t('{share}% of your hours', { share: Math.round(figures.share * 100) })
  const [shown, setShown] = useState<'meetings' | 'minutes' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = (which: 'meetings' | 'minutes') => () => {
    setShown(which)
    setOpen(true)
  }
  return (
    <>
      <AriaButton
        aria-haspopup="dialog"
        className={figure_class}
        onPress={open('meetings')}
        onHoverStart={fetchList}
        onFocus={fetchList}
      >
        <Figure
          value={figures.meetings}
          label={t('Meetings')}
          more={differenceSentence(figures.difference, isThisWeek)}
        />
        <Bars days={days} valueOf={({ meetings }) => meetings} today={today} />
      </AriaButton>
      <AriaButton
        aria-haspopup="dialog"
        className={figure_class}
        onPress={open('minutes')}
        onHoverStart={fetchList}
        onFocus={fetchList}
      >
        <Figure
          value={
            <>
              {Math.floor(figures.minutes / 60)}
              <Unit>{t('h')}</Unit> {String(figures.minutes % 60).padStart(2, '0')}
              <Unit>{t('min')}</Unit>
            </>
          }
          label={t('Hours in meetings')}
          more={ofHours}
        />
        <Bars days={days} valueOf={({ minutes }) => minutes} today={today} />
      </AriaButton>
      <OpenItemsFigure count={openItems} />
      {shown && (
        <Suspense>
          <WeekList
            shown={shown}
            figures={figures}
            weeks={weeks}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Leads to the items below, or where there are none to the meetings that could have some. */
function OpenItemsFigure({ count }: { readonly count: number | undefined }) {
  if (count === undefined) {
    return (
      <div className={figure_class}>
        <Skeleton className="h-12.5 w-32" />
      </div>
    )
  }
  const figure = (
    <Figure
      value={count}
      label={plural(count, { one: 'Open action item', other: 'Open action items' })}
      more={null}
    />
  )
  if (count > 0) {
    return (
      <a href="#open-items" className={figure_class}>
        {figure}
      </a>
    )
  }
  return (
    <Link href="/user/meetings?status=completed" look="bare" className={figure_class}>
      {figure}
    </Link>
  )
}

export function WeekSkeleton() {
  return ['meetings', 'hours', 'items'].map((name) => (
    <div key={name} className={figure_class}>
      <div className="flex-1">
        <Skeleton className="h-6.5 w-16" />
        <Skeleton className="mt-2 h-4 w-44 max-w-full" />
      </div>
    </div>
  ))
}

const figure_class =
  'flex min-h-19 flex-1 items-center gap-3 border-t text-start border-border px-4 py-2.5 -outline-offset-2 hover:bg-hover @min-[34rem]:@max-[54rem]:not-first:border-s'

interface FigureProps {
  readonly value: ReactNode
  readonly label: string
  readonly more: string | null
}

function Figure({ value, label, more }: FigureProps) {
  return (
    <span className="min-w-0 flex-1">
      <b className="num block text-[1.625rem] leading-7.5 font-semibold tracking-[-0.03em]">{value}</b>{' '}
      <span className="block text-text-2">
        {label} {more && <span className="text-muted">{more}</span>}
      </span>
    </span>
  )
}

function Unit({ children }: { readonly children: string }) {
  return <small className="ms-0.75 text-md font-medium tracking-normal text-muted">{children}</small>
}

interface BarsProps {
  readonly days: readonly DayFigures[]
  readonly valueOf: (day: DayFigures) => number
  readonly today: string
}

/** A bar a day: gone by, today, still to come. */
function Bars({ days, valueOf, today }: BarsProps) {
  const most = Math.max(1, ...days.map(valueOf))
  return (
    <span aria-hidden className="ms-auto flex h-6.5 flex-none items-end gap-1 max-xs:hidden">
      {days.map((day) => (
        <span
          key={day.date}
          className={cx(
            'w-1.75 rounded-xs forced-colors:bg-[CanvasText]',
            day.date === today
              ? 'bg-accent-line forced-colors:bg-[Highlight]'
              : day.date < today
                ? 'bg-border-strong'
                : 'bg-pressed shadow-[inset_0_0_0_1px_var(--c-border-strong)]',
          )}
          style={{ height: `${3 + (20 * valueOf(day)) / most}px` }}
        />
      ))}
    </span>
  )
}

function isWithin({ start, end }: Weeks, date: string): boolean {
  return start <= date && date <= end
}
