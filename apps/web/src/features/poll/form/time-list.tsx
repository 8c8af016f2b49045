import { CircleCheck, CircleHelp, TriangleAlert, X } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatPlainDay, formatShortDay } from '../../../platform/time/format.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { timeText } from '../poll-words.ts'
import { type BusyNote, busyNote } from './busy.ts'
import { type TimeOption, timesByDay } from './poll-form.ts'
import type { KnownTime } from './use-busy-people.ts'

interface TimeListProps {
  readonly times: readonly TimeOption[]
  readonly clock: Clock
  readonly known: KnownTime
  /** Names of those who have answered the option. */
  readonly answeredBy: (option_id: string | null) => readonly string[]
  readonly onRemove: (time: TimeOption) => void
}

const tones: Readonly<
  Record<BusyNote['tone'], { readonly icon: typeof CircleCheck; readonly look: string }>
> = {
  good: { icon: CircleCheck, look: 'text-success-text' },
  caution: { icon: TriangleAlert, look: 'text-warning-text' },
  unknown: { icon: CircleHelp, look: 'text-muted' },
}

/** The times that are asked about, by day, with what each of them costs whom. */
export function TimeList({ times, clock, known, answeredBy, onRemove }: TimeListProps) {
  if (times.length === 0)
    return (
      <p className="rounded-md border border-dashed border-border-strong px-3 py-6 text-center text-muted">
        {t('No times yet. Press or draw them in the calendar, or type them.')}
      </p>
    )
  return (
    <div className="flex flex-col gap-3">
      {timesByDay(times, clock.zone).map((day) => (
        <section key={day.date} aria-label={formatPlainDay(day.date)}>
          <h4 className="num mb-1 text-xs font-semibold text-text-2">{formatShortDay(day.date)}</h4>
          <ul className="flex flex-col gap-1">
            {day.times.map((time) => {
              const words = timeText(time.start, time.end, clock)
              const answered = answeredBy(time.option_id).length
              return (
                <li
                  key={`${time.start} ${time.end}`}
                  className="flex items-center gap-2 rounded-md border border-border bg-raised ps-2.5"
                >
                  <div className="min-w-0 flex-1 py-1">
                    <p className="num font-medium">{words}</p>
                    <Note time={time} known={known} />
                    {answered > 0 && (
                      <p className="text-xs text-muted">{t('Answers: {count}', { count: answered })}</p>
                    )}
                  </div>
                  <IconButton
                    label={t('Remove {time}', { time: `${formatShortDay(day.date)}, ${words}` })}
                    icon={X}
                    size="sm"
                    onPress={() => onRemove(time)}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Note({ time, known }: { readonly time: TimeOption; readonly known: KnownTime }) {
  const isKnown = known.window[0] <= time.start && time.end <= known.window[1]
  if (!known.people || !isKnown) return null
  const { tone, text } = busyNote([time.start, time.end], known.people)
  const { icon, look } = tones[tone]
  return (
    <p className={cx('flex gap-1 text-xs leading-4', look)}>
      <Icon of={icon} size={12} className="mt-0.5" />
      {text}
    </p>
  )
}
