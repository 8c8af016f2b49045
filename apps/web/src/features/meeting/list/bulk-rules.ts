import type { Label, Meeting } from '@meridian/contract'
import { externalOrigin } from '../origin.ts'
import { deletionOf } from '../rsvp.ts'

export interface BulkDeletion {
  readonly meeting: Meeting
  /** A meeting with guests is canceled, so that they learn of it. */
  readonly how: 'delete' | 'cancel'
}

/** How each of the meetings is deleted; what can only be deleted elsewhere is left out. A series goes as a whole. */
export function bulkDeletions(meetings: readonly Meeting[], reader_id: string | undefined): BulkDeletion[] {
  return meetings
    .filter((meeting) => externalOrigin(meeting, reader_id)?.mayDecline !== false)
    .map((meeting) => ({
      meeting,
      how: deletionOf(meeting, reader_id) === 'guests_to_tell' ? 'cancel' : 'delete',
    }))
}

/** The meetings that the reader can answer. */
export function answerable(meetings: readonly Meeting[]): Meeting[] {
  return meetings.filter(
    ({ reader_answer, meeting_status }) => reader_answer !== null && meeting_status === 'active',
  )
}

/** The meetings that get the label, or lose it. */
export function meetingsToLabel(meetings: readonly Meeting[], { label_id }: Label, isOn: boolean): Meeting[] {
  return meetings.filter(({ meeting_labels }) => Object.hasOwn(meeting_labels, label_id) !== isOn)
}

/** Ids of the labels that all of the meetings have. */
export function commonLabels([first, ...others]: readonly Meeting[]): ReadonlySet<string> {
  return new Set(
    Object.keys(first?.meeting_labels ?? {}).filter((label_id) =>
      others.every(({ meeting_labels }) => Object.hasOwn(meeting_labels, label_id)),
    ),
  )
}
