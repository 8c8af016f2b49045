import { type RefObject, useRef, useState } from 'react'
import { getSession } from '../../../../platform/session/session.ts'
import { readDraft } from '../form/draft.ts'
import { blankForm } from '../form/meeting-form.ts'
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
    if (!place || !isShownWhole()) {
      place?.onClose()
      return openFull({ prefill })
    }
    drawn.current = place
    anchor.current = place.element
    setOpening({ prefill, anchor })
  }

  return { opening, open, close }
}

function isShownWhole(): boolean {
  const { user, meeting } = getSession()
  const draft = readDraft(meeting.create_meeting)
  return draft === null || fitsQuickForm(draft, blankForm(Date.now(), user?.timezone ?? 'UTC'))
}
