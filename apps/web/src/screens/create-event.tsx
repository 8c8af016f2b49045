import { lazy, Suspense } from 'react'
import { CreateMeetingModal } from '../features/meeting/create/create-meeting-modal.tsx'

const SlotFinder = lazy(async () => ({
  default: (await import('../features/slot-finder/slot-finder.tsx')).SlotFinder,
}))

/** The Create Event dialog with Smart Suggestion inside; the shell mounts it once. */
export function CreateEvent() {
  return (
    <CreateMeetingModal
      renderFinder={(question) => (
        <Suspense>
          <SlotFinder {...question} />
        </Suspense>
      )}
    />
  )
}
