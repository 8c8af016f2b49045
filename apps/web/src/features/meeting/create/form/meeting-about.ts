import type { MailPerson } from '@meridian/contract'
import { guestOf } from './guest-of.ts'
import type { MeetingForm } from './meeting-form.ts'

/** What a meeting about a mail begins with: its subject and its people. */
export function meetingAbout(meeting_title: string, people: readonly MailPerson[]) {
  return {
    meeting_title,
    invitees: people
      .filter(({ address }) => address !== '')
      .map(({ address, name }) => guestOf(address, name)),
  } satisfies Partial<MeetingForm>
}
