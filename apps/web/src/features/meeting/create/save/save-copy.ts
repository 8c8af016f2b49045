import { createMeeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { showSuccess } from '../../../../platform/state/toasts.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'
import { creationOf } from '../form/meeting-body.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import { undoCreation } from './undo-creation.ts'

/** Saves a copy of a meeting without guests, which can be undone. */
export async function saveCopy(queries: QueryClient, form: MeetingForm, done: string): Promise<void> {
  const meeting = await call(createMeeting, { body: creationOf(form) })
  showSuccess(done, undoCreation(meeting, queries, done))
  await refreshMeetings(queries)
}
