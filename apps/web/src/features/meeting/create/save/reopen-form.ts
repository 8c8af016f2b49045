import type { Meeting } from '@meridian/contract'
import { isRecord } from '../../../../platform/is-record.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import { useCreateMeeting } from '../use-create-meeting.ts'

/** Opens the form with what was typed without a connection, as it was kept. */
export function reopenForm({ form, base }: Readonly<Record<string, unknown>>): void {
  const { open } = useCreateMeeting()
  // Written by the form itself, in this version of the app or the one before.
  const typed = form as MeetingForm
  if (isRecord(base)) open({ meeting: base as Meeting, form: typed })
  else open({ prefill: typed, isAnew: true })
}
