import { followableLink, type Occurrence } from '@meridian/contract'
import { remainingTime } from '@meridian/engine'
import { BellRing, Video, X } from 'lucide'
import { useRef } from 'react'
import { occurrenceHref } from '../../platform/navigation/meeting-path.ts'
import { useSession } from '../../platform/session/session.ts'
import { storeHandled, useReminders } from '../../platform/state/reminders.ts'
import { t } from '../../platform/text/text.ts'
import { formatRemaining, formatTimeRange } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ButtonLink, Link } from '../../ui/link.tsx'
import { dueReminders, keyOf, snooze_ms } from './due-reminders.ts'
import { useFreshWhileUnseen } from './use-fresh-while-unseen.ts'
import { useNotification } from './use-notification.ts'

/** The meetings that begin soon, each with the way there, until they are dismissed in any tab. */
export function ReminderCards({ occurrences }: { readonly occurrences: readonly Occurrence[] }) {
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const region = useRef<HTMLElement>(null)
  const nowMs = useNow(60_000)
  const due = useDue(occurrences, user_id, nowMs)
  const describe = useDescription(nowMs)
  useNotification(due, user_id, describe)
  useFreshWhileUnseen()

  function put(occurrence: Occurrence, until: number | null) {
    storeHandled(user_id, keyOf(occurrence), { start_timestamp: occurrence.start_timestamp, until }, nowMs)
    // The focus was on a button that is gone.
    const next = due.length > 1 ? region.current : document.querySelector('main')
    next?.focus({ preventScroll: true })
  }

  return (
    <>
      <p role="status" className="sr-only">
        {due
          .map(
            (occurrence) => `${occurrence.meeting_title || t('No title provided')}, ${describe(occurrence)}`,
          )
          .join('. ')}
      </p>
      {due.length > 0 && (
        <section
          ref={region}
          tabIndex={-1}
          aria-label={t('Due reminders')}
          className="max-h-[40dvh] divide-y divide-border overflow-y-auto border-b border-border bg-accent-soft outline-none"
        >
          {due.map((occurrence) => (
            <ReminderCard
              key={keyOf(occurrence)}
              occurrence={occurrence}
              text={describe(occurrence)}
              hasBegun={Date.parse(occurrence.start_timestamp) <= nowMs}
              onSnooze={() => put(occurrence, nowMs + snooze_ms)}
              onDismiss={() => put(occurrence, null)}
            />
          ))}
        </section>
      )}
    </>
  )
}

interface ReminderCardProps {
  readonly occurrence: Occurrence
  readonly text: string
  readonly hasBegun: boolean
  readonly onSnooze: () => void
  readonly onDismiss: () => void
}

/** A line above the screen, which covers nothing. Once the meeting runs there is nothing to snooze. */
function ReminderCard({ occurrence, text, hasBegun, onSnooze, onDismiss }: ReminderCardProps) {
  const { meeting_title } = occurrence
  const link = followableLink(occurrence.meeting_link)
  const title = meeting_title || t('No title provided')
  return (
    <article aria-label={title} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-1.5 md:px-5">
      <Icon of={BellRing} className="text-accent-text" />
      <p className="min-w-0 flex-1 basis-40 md:flex md:items-baseline md:gap-2.5">
        <Link
          href={occurrenceHref(occurrence)}
          look="bare"
          className="own-direction line-clamp-2 font-semibold wrap-anywhere text-text hover:underline"
        >
          {title}
        </Link>
        <span className="num block shrink-0 text-xs text-text-2">{text}</span>
      </p>
      <div className={cx('flex items-center gap-1.5', (link !== null || !hasBegun) && 'max-md:w-full')}>
        {link !== null && (
          <ButtonLink href={link} isExternal variant="primary" size="sm" icon={Video}>
            {t('Join')}
          </ButtonLink>
        )}
        {!hasBegun && (
          <Button size="sm" onPress={onSnooze}>
            {t('Snooze 5 min')}
          </Button>
        )}
        <IconButton label={t('Dismiss')} icon={X} size="sm" onPress={onDismiss} className="max-md:ms-auto" />
      </div>
    </article>
  )
}

function useDue(occurrences: readonly Occurrence[], user_id: string, nowMs: number): Occurrence[] {
  const minutes = useSession(({ user }) => user?.reminder_minutes ?? null)
  const kept = useReminders()
  const held = kept.user_id === user_id ? kept.held : {}
  return dueReminders(occurrences, { minutes, held, nowMs })
}

/** '10:00 – 11:00 AM · in 10 min' */
function useDescription(nowMs: number): (occurrence: Occurrence) => string {
  const { zone, isTwelveHour } = useClock()
  return ({ start_timestamp, end_timestamp }) => {
    const time = formatTimeRange(start_timestamp, end_timestamp, { zone, isTwelveHour })
    const remaining = remainingTime(Date.parse(start_timestamp), Date.parse(end_timestamp), nowMs)
    return `${time} · ${formatRemaining(remaining)}`
  }
}
