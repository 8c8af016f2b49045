import { instantOf, type Interval, wallTimeOf } from '@meridian/engine'
import { Plus } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatTime, isoDate } from '../../../platform/time/format.ts'
import { useWeekStart } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/form/date-picker.tsx'
import { showUnread } from '../../../ui/form/problem-focus.ts'
import { TimeField } from '../../../ui/form/time-field.tsx'

interface TypedTimeProps {
  readonly clock: Clock
  readonly nowMs: number
  /** How long a time is at first. */
  readonly minutes: number
  readonly onAdd: (time: Interval) => void
}

/** A day with a start and an end, typed or picked. */
export function TypedTime({ clock, nowMs, minutes, onAdd }: TypedTimeProps) {
  const today = isoDate(nowMs, clock.zone)
  const weekStart = useWeekStart()
  const group = useRef<HTMLDivElement>(null)
  const [date, setDate] = useState<string | null>(null)
  const [start, setStart] = useState<string | null>('09:00')
  const [end, setEnd] = useState<string | null>(null)
  const [problem, setProblem] = useState<{
    readonly field: 'date' | 'start' | 'end'
    readonly text: string
  } | null>(null)
  const shownEnd = end ?? (start === null ? null : later(start, minutes))
  useOwnEnter(group)
  const problemOf = (field: 'date' | 'start' | 'end') => (problem?.field === field ? problem.text : null)

  function add() {
    if (showUnread(group.current)) return
    if (date === null) return setProblem({ field: 'date', text: t('Choose a day.') })
    if (start === null) return setProblem({ field: 'start', text: t('Choose a start.') })
    if (shownEnd === null) return setProblem({ field: 'end', text: t('Choose an end.') })
    const time = timeOf(date, start, shownEnd, clock.zone)
    if (time[0] < nowMs) return setProblem({ field: 'start', text: t('This time is over.') })
    setProblem(null)
    onAdd(time)
    // The next time is often on another day.
    group.current?.querySelector('input')?.focus()
  }

  return (
    <div
      ref={group}
      role="group"
      data-typed
      aria-label={t('Type a time')}
      className="grid grid-cols-2 items-start gap-2 md:grid-cols-[minmax(0,11rem)_minmax(0,8rem)_minmax(0,8rem)_auto]"
    >
      <DatePicker
        label={t('Day')}
        value={date}
        onChange={(next) => {
          setDate(next)
          setProblem(null)
        }}
        today={today}
        min={today}
        weekStart={weekStart}
        error={problemOf('date')}
        className="max-md:col-span-2"
      />
      <TimeField
        label={t('Start')}
        value={start}
        onChange={(next) => {
          setStart(next)
          setEnd(null)
          setProblem(null)
        }}
        isTwelveHour={clock.isTwelveHour}
        hint={date !== null && start !== null ? clockHint(date, start, clock) : undefined}
        error={problemOf('start')}
      />
      <TimeField
        label={t('End')}
        value={shownEnd}
        onChange={(next) => {
          setEnd(next)
          setProblem(null)
        }}
        isTwelveHour={clock.isTwelveHour}
        error={problemOf('end')}
      />
      <Button icon={Plus} onPress={add} className="max-md:col-span-2 md:mt-5.25 md:justify-self-start">
        {t('Add time')}
      </Button>
    </div>
  )
}

/** Enter in these fields takes what is typed; it does not send the form around them. */
function useOwnEnter(group: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = group.current
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    }
    element?.addEventListener('keydown', keep)
    return () => element?.removeEventListener('keydown', keep)
  }, [group])
}

/** An end that is not after the start lies on the next day. */
function timeOf(date: string, start: string, end: string, zone: string): Interval {
  const last = end > start ? date : Temporal.PlainDate.from(date).add({ days: 1 }).toString()
  const from = instantOf(`${date}T${start}`, zone)
  const to = instantOf(`${last}T${end}`, zone)
  return [from, to > from ? to : from + 15 * 60_000]
}

/** What a change of clocks does to the typed start. */
function clockHint(date: string, start: string, clock: Clock): string | undefined {
  const at = instantOf(`${date}T${start}`, clock.zone)
  const actual = wallTimeOf(at, clock.zone).slice(11, 16)
  if (actual !== start)
    return t('The clocks go forward that day, so this becomes {time}.', { time: formatTime(at, clock) })
  for (let minutes = 10; minutes <= 180; minutes += 10) {
    if (wallTimeOf(at + minutes * 60_000, clock.zone).slice(11, 16) === start)
      return t('The clocks go back that day, so this time happens twice. The first is used.')
  }
  return undefined
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = (hour * 60 + minute + minutes) % 1440
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
