import type { Occurrence } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'
import type { Clock } from '../../platform/time/format.ts'
import { countOf } from './day-sentence.ts'
import { DayStripView } from './day-strip-view.tsx'
import { HeroActions } from './hero-actions.tsx'
import { HeroCount } from './hero-count.tsx'
import { HeroFacts } from './hero-facts.tsx'
import { type GlobeLines, HeroPanel } from './hero-panel.tsx'
import { type HeroState, heroStateOf, meetingOf } from './hero-state.ts'
import type { SourceLooks } from './source-look.ts'

export interface HeroProps {
  readonly day: string
  readonly today: string
  readonly clock: Clock
  readonly occurrences: readonly Occurrence[]
  readonly nowMs: number
  readonly sources: SourceLooks
  readonly globe: GlobeLines
}

/** What comes next, how long until then, and the shown day as a strip. */
export function Hero({ day, today, clock, occurrences, nowMs, sources, globe }: HeroProps) {
  const state = heroStateOf({ day, today, zone: clock.zone, occurrences, nowMs })
  const meeting = meetingOf(state)
  return (
    <HeroPanel globe={globe}>
      <p className="relative flex items-center gap-2 text-xs font-medium text-hero-muted">
        <span
          aria-hidden
          className="size-1.75 rounded-full bg-hero-line shadow-[0_0_0_4px_rgb(79_227_170/0.18)]"
        />
        {overline(state)}
        {meeting && state.kind !== 'nothing_more' && (
          <>
            <span aria-hidden className="opacity-50">
              /
            </span>
            {t(sources[meeting.meeting_integration_type].label)}
          </>
        )}
      </p>
      <div className="relative mt-3 flex flex-col gap-0.5 md:flex-row md:items-start md:gap-6">
        <div className="min-w-0 flex-1">
          <h2
            id="hero-title"
            className="line-clamp-2 text-[1.5rem] leading-7.5 font-semibold tracking-tight wrap-anywhere md:text-2xl md:leading-9"
          >
            {titleOf(state)}
          </h2>
          <HeroFacts state={state} clock={clock} today={today} />
          <HeroActions state={state} />
        </div>
        <HeroCount state={state} />
      </div>
      {state.kind === 'in_progress' && <Progress share={state.share} minutesLeft={state.minutesLeft} />}
      <DayStripView day={day} clock={clock} occurrences={occurrences} nowMs={nowMs} shown={meeting} />
    </HeroPanel>
  )
}

function Progress({ share, minutesLeft }: { readonly share: number; readonly minutesLeft: number }) {
  return (
    <div
      role="progressbar"
      aria-label={t('Time of the meeting that is over')}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={plural(minutesLeft, { one: '{count} minute left', other: '{count} minutes left' })}
      className="relative mt-4 h-1 overflow-hidden rounded-full bg-hero-well"
    >
      <div
        className="h-full rounded-full bg-hero-line transition-[width] duration-(--dur-slow) ease-out"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}

function overline(state: HeroState): string {
  switch (state.kind) {
    case 'next':
      return t('Next meeting')
    case 'in_progress':
      return t('In progress')
    case 'nothing_more':
      return t('Today')
    case 'day_ahead':
      return state.meeting ? t('First meeting') : t('Day ahead')
    default:
      return t('Past day')
  }
}

function titleOf(state: HeroState): string {
  if (state.kind === 'nothing_more') return t('Nothing more today')
  if (state.kind === 'day_past') return state.count > 0 ? countOf(state.count) : t('No meetings')
  return state.meeting ? state.meeting.meeting_title || t('No title provided') : t('Nothing planned')
}
