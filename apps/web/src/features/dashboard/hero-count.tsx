import type { ReactNode } from 'react'
import { plural, t } from '../../platform/text/text.ts'
import type { HeroState } from './hero-state.ts'

/** How long until the meeting, or to its end: minutes up to an hour, then hours and minutes; days for a day ahead. */
export function HeroCount({ state }: { readonly state: HeroState }) {
  if (state.kind === 'day_ahead') {
    const unit = plural(state.daysLeft, { one: 'day to go', other: 'days to go' })
    return <Count unit={unit}>{state.daysLeft}</Count>
  }
  if (state.kind !== 'next' && state.kind !== 'in_progress') return null
  const { minutesLeft } = state
  const isNext = state.kind === 'next'
  if (minutesLeft <= 60) {
    const unit = isNext
      ? plural(minutesLeft, { one: 'minute to go', other: 'minutes to go' })
      : plural(minutesLeft, { one: 'minute left', other: 'minutes left' })
    return <Count unit={unit}>{minutesLeft}</Count>
  }
  const minutes = minutesLeft % 60
  return (
    <Count unit={isNext ? t('to go') : t('left')} isLong>
      {Math.floor(minutesLeft / 60)}
      <Unit>{t('h')}</Unit>
      {minutes > 0 && (
        <>
          {' '}
          {minutes}
          <Unit>{t('min')}</Unit>
        </>
      )}
    </Count>
  )
}

interface CountProps {
  readonly unit: string
  readonly isLong?: boolean
  readonly children: ReactNode
}

function Count({ unit, isLong = false, children }: CountProps) {
  return (
    <p className="order-first flex flex-none flex-wrap items-baseline gap-x-2 md:order-none md:block md:text-end">
      <b
        className={`num text-[3.25rem] leading-14 font-medium tracking-[-0.045em] md:block md:leading-18 ${isLong ? 'md:text-[3.5rem]' : 'md:text-display'}`}
      >
        {children}
      </b>{' '}
      <span className="text-base text-hero-muted md:text-sm">{unit}</span>
    </p>
  )
}

function Unit({ children }: { readonly children: string }) {
  return <small className="ms-1.5 text-lg font-medium tracking-normal text-hero-muted">{children}</small>
}
