import { Suspense } from 'react'
import { CreateMeetingModal } from '../features/meeting/create/create-meeting-modal.tsx'
import { SeriesScopeQuestion } from '../features/meeting/series/series-scope-question.tsx'
import { lazyPart } from '../ui/state/lazy-part.tsx'

const SlotFinder = lazyPart(async () => ({
  default: (await import('../features/slot-finder/slot-finder.tsx')).SlotFinder,
}))
const LabelField = lazyPart(async () => ({
  default: (await import('../features/label/label-field.tsx')).LabelField,
}))
const TitleOffer = lazyPart(async () => ({ default: (await import('./title-offer.tsx')).TitleOffer }))

/** The Create Event dialog with labels and Smart Suggestion inside, and the question it asks of a series; the shell mounts it once. */
export function CreateEvent() {
  return (
    <>
      <CreateMeetingModal
        renderFinder={(question) => (
          <Suspense>
            <SlotFinder {...question} picksSeveral={false} />
          </Suspense>
        )}
        renderTitleOffer={(title) => (
          <Suspense>
            <TitleOffer {...title} />
          </Suspense>
        )}
        renderLabels={(field) => (
          <Suspense fallback={<div className="h-16 md:h-13.25" />}>
            <LabelField {...field} />
          </Suspense>
        )}
      />
      <SeriesScopeQuestion />
    </>
  )
}
