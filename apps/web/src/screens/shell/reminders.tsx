import { listOccurrences } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { useComingOccurrences } from '../../features/meeting/use-coming-occurrences.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { useReminders } from '../../platform/state/reminders.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

// The screen comes first: nobody is reminded of anything in its first moments.
const ReminderCards = lazyPart(
  async () => ({
    default: (await import('../../features/reminder/reminder-cards.tsx')).ReminderCards,
  }),
  { kind: 'unasked' },
)

const asked_every_ms = 5 * 60_000

/** Reminders of what comes, over every screen of a person. */
export function Reminders() {
  const occurrences = useComingOccurrences().data
  useFreshWhileUnseen()
  if (!occurrences) return null
  return (
    <Suspense>
      <ReminderCards occurrences={occurrences} />
    </Suspense>
  )
}

/** A window that is not seen hears of no changes, yet must not notify of what was cancelled meanwhile. */
function useFreshWhileUnseen(): void {
  const client = useQueryClient()
  const isNeeded = useReminders(({ has_notifications }) => has_notifications)
  useEffect(() => {
    if (!isNeeded) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden')
        void client.invalidateQueries({ queryKey: keyOf(listOccurrences) })
    }, asked_every_ms)
    return () => clearInterval(timer)
  }, [client, isNeeded])
}
