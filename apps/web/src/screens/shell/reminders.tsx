import { Suspense } from 'react'
import { useComingOccurrences } from '../../features/meeting/use-coming-occurrences.ts'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

// The screen comes first: reminders can wait for its first moments.
const ReminderCards = lazyPart(
  async () => ({
    default: (await import('../../features/reminder/reminder-cards.tsx')).ReminderCards,
  }),
  { kind: 'unasked' },
)

/** Reminders of what comes, over every screen of a person. */
export function Reminders() {
  const occurrences = useComingOccurrences().data
  if (!occurrences) return null
  return (
    <Suspense>
      <ReminderCards occurrences={occurrences} />
    </Suspense>
  )
}
