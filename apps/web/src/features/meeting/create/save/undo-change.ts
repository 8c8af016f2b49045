import { type Meeting, updateMeeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../../platform/state/toasts.ts'
import { rememberAct } from '../../../../platform/state/undo.ts'
import { t } from '../../../../platform/text/text.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'
import { changeOf } from '../form/meeting-body.ts'
import { formOfMeeting } from '../form/meeting-form.ts'

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
  const takeBack = async () => {
    try {
      const { meeting_id } = change.after
      await call(updateMeeting, { params: { meeting_id }, body: reversionOf(change) })
      showSuccess(t(updateMeeting.says.done ?? ''))
    } catch (problem) {
      showError(problem)
    }
    await refreshMeetings(queries)
  }
  return { label: t('Undo'), onPress: rememberAct({ text, takeBack: () => void takeBack() }) }
}
