import type { MailPerson } from '@meridian/contract'
import { guestOf } from './guest-of.ts'
import type { MeetingForm } from './meeting-form.ts'

/** What a meeting about a mail begins with: its subject and its people. */
export function meetingAbout(subject: string, people: readonly MailPerson[]) {
  return {
    meeting_title: subject.replace(/^(?:(?:re|aw|fwd?|wg)\s*:\s*)+/i, '').trim(),
    invitees: people
      .filter(({ address }) => address !== '')
      .map(({ address, name }) => guestOf(address, name)),
  } satisfies Partial<MeetingForm>
}
