import { CalendarCheck, X } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { plural, t } from '../../../platform/text/text.ts'
import { formatShortDay, formatTimeRange, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { DraftedTime } from './reply-text.ts'

interface MailReplyTimesProps {
  readonly times: readonly DraftedTime[]
  readonly onRemove: (time: DraftedTime) => void
}

/** The times that the reply offers, on the reader's clock; sending keeps those free that are left. */
export function MailReplyTimes({ times, onRemove }: MailReplyTimesProps) {
  const clock = useClock()
  if (times.length === 0) return null
  return (
    <div className="mt-2.5 rounded-md bg-accent-soft px-3 py-2">
      <p className="flex items-center gap-2 text-xs text-text-2">
        <Icon of={CalendarCheck} size={14} className="text-accent-text" />
        {plural(times.length, {
          one: 'You are free at this time. Sending holds it until you get an answer.',
          other: 'You are free at these {count} times. Sending holds them until you get an answer.',
        })}
      </p>
      <ul aria-label={t('Times that are offered')} className="mt-1.5 flex flex-wrap gap-1.5">
        {times.map((time) => {
          const [start, end] = time.slot
          const when = t('{day}, {time}', {
            day: formatShortDay(isoDate(start, clock.zone)),
            time: formatTimeRange(start, end, clock),
          })
          return (
            <li
              key={start}
              className="num inline-flex h-7 items-center gap-1 rounded-md border border-[color-mix(in_srgb,var(--c-accent-line)_55%,var(--c-border))] bg-raised ps-2 pe-1 text-xs font-medium text-accent-text"
            >
              {when}
              <AriaButton
                aria-label={t('Do not offer {when}', { when })}
                onPress={() => onRemove(time)}
                className="relative grid size-5 place-items-center rounded-xs data-hovered:bg-hover max-md:after:absolute max-md:after:-inset-3"
              >
                <Icon of={X} size={12} />
              </AriaButton>
            </li>
          )
        })}
      </ul>
      <p className="mt-1.5 text-xs text-text-2">
        {t('Below these times the mail has a link for choosing one, if this server has a public address.')}
      </p>
    </div>
  )
}
