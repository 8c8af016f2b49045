import { type LeftOut, poll_options_max } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { type ReactNode, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import {
  type Clock,
  formatDateRange,
  formatDuration,
  isoDate,
  startOfDate,
} from '../../../platform/time/format.ts'
import { useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/form/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChevronLeft, ChevronRight } from '../../../ui/sided-icons.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { type BusyPerson, busyWindow } from './busy.ts'
import { lane_tints } from './lane-tints.ts'
import { type PollForm, type TimeOption, withTime } from './poll-form.ts'
import { TimeList } from './time-list.tsx'
import { TypedTime } from './typed-time.tsx'
import { type KnownTime, useBusyPeople } from './use-busy-people.ts'
import { WeekGrid } from './week-grid.tsx'

/** The search for free times of the slot finder, which the screen brings along. */
export type RenderFinder = (finder: {
  readonly user_ids: readonly string[]
  readonly leftOut: LeftOut
  readonly guestCount: number
  readonly minutes: number
  readonly picked: readonly Interval[]
  readonly onPick: (time: Interval) => void
}) => ReactNode

interface TimesFieldProps {
  readonly form: PollForm
  readonly clock: Clock
  readonly change: (update: (form: PollForm) => PollForm) => void
  readonly answeredBy: (option_id: string | null) => readonly string[]
  readonly onRemove: (time: TimeOption) => void
  readonly renderFinder: RenderFinder
  /** The poll that is edited, whose held times are free. */
  readonly leftOut: LeftOut
}

const lengths = [15, 30, 45, 60, 90, 120, 180, 240] as const

/** Times chosen in a calendar with everybody's busy time, from the slot finder, or typed. */
export function TimesField({
  form,
  clock,
  change,
  answeredBy,
  onRemove,
  renderFinder,
  leftOut,
}: TimesFieldProps) {
  const nowMs = useNow(60_000)
  const isPhone = useIsPhone()
  const weekStart = useWeekStart()
  const [minutes, setMinutes] = useState(() => lengthOf(form.times))
  const [shownDate, setShownDate] = useState(() => isoDate(form.times[0]?.start ?? nowMs, clock.zone))
  const dates = datesFrom(shownDate, isPhone ? 3 : 7, weekStart)
  const last = dates.at(-1) ?? shownDate
  const shown: Interval = [
    startOfDate(dates[0] ?? shownDate, clock.zone),
    startOfDate(dayAfter(last), clock.zone),
  ]
  const user_ids = form.people.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const known = useBusyPeople(user_ids, busyWindow(shown, form.times), leftOut)
  const isFull = form.times.length >= poll_options_max

  const turn = (by: 1 | -1) => setShownDate(shifted(dates[0] ?? shownDate, by * dates.length))

  function add(time: Interval) {
    if (!isFull) change((before) => withTime(before, time))
  }

  function toggle([start, end]: Interval) {
    const there = form.times.find((one) => one.start === start && one.end === end)
    if (there) onRemove(there)
    else add([start, end])
    setShownDate(isoDate(start, clock.zone))
  }

  return (
    <>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <ShownDays dates={dates} onTurn={turn} onToday={() => setShownDate(isoDate(nowMs, clock.zone))} />
        <Select
          label={t('Length')}
          options={lengths.map((each) => ({ id: String(each), label: formatDuration(each) }))}
          value={String(minutes)}
          onChange={(id) => setMinutes(Number(id))}
          className="ms-auto w-32"
        />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          <p className="mb-2 text-xs text-muted">
            {isPhone
              ? t('Tap a time to add it, tap it again to remove it.')
              : t('Press a time to add it, draw one of another length, press it again to remove it.')}
          </p>
          <WeekGrid
            dates={dates}
            clock={clock}
            nowMs={nowMs}
            people={known.people}
            times={form.times}
            minutes={minutes}
            onAdd={add}
            onRemove={onRemove}
            onTurn={turn}
          />
          <BusyNotes known={known} />
        </div>
        <ChosenTimes
          times={form.times}
          isFull={isFull}
          clock={clock}
          known={known}
          answeredBy={answeredBy}
          onRemove={onRemove}
        />
      </div>
      <TypedTime
        clock={clock}
        nowMs={nowMs}
        minutes={minutes}
        onAdd={(time) => {
          add(time)
          setShownDate(isoDate(time[0], clock.zone))
        }}
      />
      {renderFinder({
        user_ids,
        leftOut,
        guestCount: form.people.length - user_ids.length,
        minutes,
        picked: form.times.map(({ start, end }): Interval => [start, end]),
        onPick: toggle,
      })}
    </>
  )
}

interface ShownDaysProps {
  readonly dates: readonly string[]
  readonly onTurn: (by: 1 | -1) => void
  readonly onToday: () => void
}

/** Which days the grid shows, and the way to others. */
function ShownDays({ dates, onTurn, onToday }: ShownDaysProps) {
  const isPhone = useIsPhone()
  return (
    <div className="flex max-w-full flex-wrap items-center gap-1">
      <IconButton
        label={isPhone ? t('Earlier days') : t('Prev week')}
        icon={ChevronLeft}
        onPress={() => onTurn(-1)}
      />
      <p className="num text-center font-medium md:min-w-40" aria-live="polite">
        {formatDateRange(dates[0] ?? '', dates.at(-1) ?? '')}
      </p>
      <IconButton
        label={isPhone ? t('Later days') : t('Next week')}
        icon={ChevronRight}
        onPress={() => onTurn(1)}
      />
      <Button size="sm" variant="ghost" onPress={onToday}>
        {t('Today')}
      </Button>
    </div>
  )
}

/** Whose busy time the grid shows, and whose is not known. */
function BusyNotes({ known: { people, error, retry } }: { readonly known: KnownTime }) {
  return (
    <>
      {people && people.length > 0 && <Legend people={people} />}
      {error && (
        <p role="alert" className="mt-2 flex flex-wrap items-center gap-2 text-xs text-danger-text">
          {error.message}
          <Button size="sm" onPress={retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
    </>
  )
}

interface ChosenTimesProps extends Pick<TimesFieldProps, 'clock' | 'answeredBy' | 'onRemove'> {
  readonly times: readonly TimeOption[]
  /** No further option is possible. */
  readonly isFull: boolean
  readonly known: KnownTime
}

function ChosenTimes({ times, isFull, ...list }: ChosenTimesProps) {
  return (
    <section aria-labelledby="poll-times" className="min-w-0">
      <h3 id="poll-times" className="mb-2 text-sm font-semibold">
        {t('Chosen times: {count}', { count: times.length })}
      </h3>
      <TimeList times={times} {...list} />
      {isFull && (
        <p role="status" className="mt-2 text-xs text-warning-text">
          {t('At most {count} options are possible.', { count: poll_options_max })}
        </p>
      )}
    </section>
  )
}

/** Whose lane is which, in their order. */
function Legend({ people }: { readonly people: readonly BusyPerson[] }) {
  const hasLanes = people.length <= lane_tints.length
  return (
    <div className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-2xs text-muted">
      <span>{t('Busy:')}</span>
      <ul aria-label={t('People whose busy time is shown')} className="contents">
        {people.map((person, place) => (
          <li key={person.user_id} className="flex items-center gap-1">
            {hasLanes ? (
              <span
                aria-hidden
                className={cx('h-2.5 w-2.5 rounded-[3px] bg-(--tint-dot)', lane_tints[place])}
              />
            ) : (
              <Avatar id={person.user_id} name={person.full_name} picture={person.picture} size="sm" />
            )}
            {person.name}
            {person.isUnknown && ` (${t('Partly unknown')})`}
          </li>
        ))}
      </ul>
      <span>{t('Titles stay private')}</span>
    </div>
  )
}

/** The length that the times have, or half an hour. */
function lengthOf([first]: readonly TimeOption[]): number {
  const length = first ? (first.end - first.start) / 60_000 : 60
  return lengths.find((each) => each >= length) ?? 60
}

/** Whole weeks on a desktop; on a phone the date and the days after it. */
function datesFrom(date: string, count: number, weekStart: number): readonly string[] {
  const plain = Temporal.PlainDate.from(date)
  // Temporal counts Monday 1 to Sunday 7.
  const first = count === 7 ? plain.subtract({ days: (plain.dayOfWeek - weekStart + 7) % 7 }) : plain
  return Array.from({ length: count }, (_, ahead) => first.add({ days: ahead }).toString())
}

function shifted(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

function dayAfter(date: string): string {
  return shifted(date, 1)
}
