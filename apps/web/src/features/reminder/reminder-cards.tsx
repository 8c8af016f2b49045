import { followableLink, type Occurrence } from '@meridian/contract'
import { remainingTime } from '@meridian/engine'
import { BellRing, Video } from 'lucide-react'
import { useRef } from 'react'
import { useConnection } from '../../platform/live/live.ts'
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
import { ButtonLink, Link } from '../../ui/link.tsx'
import { dueReminders, keyOf, snooze_ms } from './due-reminders.ts'
import { useNotification } from './use-notification.ts'

/** The meetings that begin soon, each with the way there, until they are dismissed in any tab. */
export function ReminderCards({ occurrences }: { readonly occurrences: readonly Occurrence[] }) {
  const user_id = useSession(({ user }) => user?.user_id ?? '')
  const region = useRef<HTMLElement>(null)
  const isLost = useConnection(({ is_lost }) => is_lost)
  const nowMs = useNow(60_000)
  const due = useDue(occurrences, user_id, nowMs)
  const describe = useDescription(nowMs)
  useNotification(due, user_id, describe)

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
          aria-label={t('Reminders')}
          className={cx(
            'pointer-events-none fixed inset-x-0 z-(--z-toast) flex max-h-[calc(100dvh-7rem)] flex-col gap-2.5 overflow-y-auto px-3 pt-3 pb-10 outline-none md:start-auto md:end-0 md:top-auto md:bottom-0 md:w-102 md:p-6',
            isLost ? 'top-[calc(var(--h-lane)+5.25rem)]' : 'top-[calc(var(--h-lane)+3.25rem)]',
          )}
        >
          {due.map((occurrence) => (
            <ReminderCard
              key={keyOf(occurrence)}
              occurrence={occurrence}
              text={describe(occurrence)}
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
  readonly onSnooze: () => void
  readonly onDismiss: () => void
}

function ReminderCard({ occurrence, text, onSnooze, onDismiss }: ReminderCardProps) {
  const { meeting_title } = occurrence
  const link = followableLink(occurrence.meeting_link)
  const title = meeting_title || t('No title provided')
  return (
    <article
      aria-label={title}
      className="toast-motion pointer-events-auto rounded-lg border border-border bg-overlay px-3.5 pt-3 pb-3 shadow-lg"
    >
      <div className="flex items-start gap-2.5">
        <Icon of={BellRing} className="mt-0.5 text-accent-text" />
        <div className="min-w-0 flex-1">
          <Link
            href={occurrenceHref(occurrence)}
            look="bare"
            className="line-clamp-2 font-semibold break-words text-text hover:underline"
          >
            {title}
          </Link>
          <p className="num text-xs text-muted">{text}</p>
        </div>
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-2 ps-6.5">
        {link !== null && (
          <ButtonLink href={link} isExternal variant="primary" size="sm" icon={Video}>
            {t('Join')}
          </ButtonLink>
        )}
        <Button size="sm" onPress={onSnooze}>
          {t('Snooze 5 min')}
        </Button>
        <Button size="sm" variant="ghost" onPress={onDismiss}>
          {t('Dismiss')}
        </Button>
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
