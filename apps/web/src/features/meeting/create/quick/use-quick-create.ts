import { type RefObject, useRef, useState } from 'react'
import { type Draft, getSession } from '../../../../platform/session/session.ts'
import { blankForm, type MeetingForm } from '../form/meeting-form.ts'
import { type Prefill, useCreateMeeting } from '../use-create-meeting.ts'
import { fitsQuickForm } from './quick-draft.ts'

interface DrawnPlace {
  readonly element: HTMLElement
  readonly onClose: () => void
}

export interface QuickOpening {
  readonly prefill: Prefill
  readonly anchor: RefObject<HTMLElement | null>
}

/** The small form beside a place of the calendar; a kept draft that it cannot show opens in the full one. */
export function useQuickCreate() {
  const { open: openFull } = useCreateMeeting()
  const anchor = useRef<HTMLElement>(null)
  const drawn = useRef<DrawnPlace | null>(null)
  const [opening, setOpening] = useState<QuickOpening | null>(null)

  function close() {
    drawn.current?.onClose()
    drawn.current = null
    setOpening(null)
  }

  function open(prefill: Prefill, place?: DrawnPlace) {
    close()
    const kept = getSession().meeting.create_meeting
    if (!place) openFull({ prefill })
    else if (kept === null) show(prefill, place)
    else void openKept(prefill, place, kept)
  }

  async function openKept(prefill: Prefill, place: DrawnPlace, kept: Draft) {
    const { readDraft } = await import('../form/draft.ts')
    if (isShownWhole(readDraft(kept))) return show(prefill, place)
    place.onClose()
    openFull({ prefill })
  }

  function show(prefill: Prefill, place: DrawnPlace) {
    drawn.current = place
    anchor.current = place.element
    setOpening({ prefill, anchor })
  }

  return { opening, open, close }
}

function isShownWhole(draft: MeetingForm | null): boolean {
  const zone = getSession().user?.timezone ?? 'UTC'
  return draft === null || fitsQuickForm(draft, blankForm(Date.now(), zone))
}
