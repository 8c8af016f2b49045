import { type Meeting, updateMeeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { t } from '../../../../platform/text/text.ts'
import { changeOf } from '../form/meeting-body.ts'
import { formOfMeeting } from '../form/meeting-form.ts'
import { undoSaving } from './undo-saving.ts'

interface Change {
  readonly before: Meeting
  readonly after: Meeting
}

/** Guests have had their mails, a call its link, and a series its dates; the rest of a meeting comes back whole. */
export function isRevertible({ before, after }: Change): boolean {
  return (
    [before, after].every(
      ({ original_start_timestamp, meeting_invitees, meeting_recurrence }) =>
        original_start_timestamp === null &&
        !meeting_recurrence.is_recurring &&
        Object.keys(meeting_invitees).length === 0,
    ) && before.meeting_conference?.type === after.meeting_conference?.type
  )
}

/** What the meeting is given back. The server refuses it where the meeting has changed since. */
export function reversionOf({ before, after }: Change) {
  return { ...changeOf(after, formOfMeeting(before)), updated_at: after.updated_at }
}

/** The action of a toast that gives the meeting back what the form changed; undefined where that is not possible. */
export function undoChange(change: Change, queries: QueryClient, text: string) {
  if (!isRevertible(change)) return undefined
  const params = { meeting_id: change.after.meeting_id }
  const takeBack = () => call(updateMeeting, { params, body: reversionOf(change) })
  return undoSaving(queries, {
    text,
    about: change.after.meeting_title,
    takeBack,
    done: t(updateMeeting.says.done),
  })
}
