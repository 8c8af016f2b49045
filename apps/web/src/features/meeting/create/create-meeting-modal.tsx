import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { RenderFinder } from './finder-slot.ts'
import type { RenderLabels } from './label-slot.ts'
import type { RenderTitleOffer } from './title-slot.ts'
import { type Opening, useOpening } from './use-create-meeting.ts'

const MeetingDialog = lazyPart(async () => ({
  default: (await import('./meeting-dialog.tsx')).MeetingDialog,
}))

interface CreateMeetingModalProps {
  readonly renderFinder: RenderFinder
  readonly renderLabels: RenderLabels
  readonly renderTitleOffer: RenderTitleOffer
}

/** The Create Event dialog over any route. The shell mounts it once; `useCreateMeeting().open` opens it. */
export function CreateMeetingModal(slots: CreateMeetingModalProps) {
  const opening = useOpening()

  // The last form stays while it fades out.
  const [last, setLast] = useState<Opening | null>(opening)
  if (opening && opening !== last) setLast(opening)
  if (!last) return null
  return (
    <Suspense>
      <MeetingDialog key={last.id} opening={last} isOpen={opening !== null} {...slots} />
    </Suspense>
  )
}
