import { createMeeting, type Meeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { creationOf } from '../create/form/meeting-body.ts'
import { formOfMeeting } from '../create/form/meeting-form.ts'
import { refreshMeetings } from '../refresh-meetings.ts'

/** Creates a deleted meeting anew. */
export async function createAgain(queries: QueryClient, meeting: Meeting): Promise<void> {
  await call(createMeeting, { body: creationOf(formOfMeeting(meeting)) })
  await refreshMeetings(queries)
  showSuccess(t('The meeting is back.'))
}
