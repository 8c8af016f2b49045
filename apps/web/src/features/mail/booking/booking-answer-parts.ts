import { type BookingPage, type Mail, type MailPerson, poll_participants_max } from '@meridian/contract'
import type { NewPollState } from '../../../platform/navigation/poll-path.ts'
import { joinRecipients } from '../new-mail/recipients.ts'
import { withoutMarks } from '../reply/reply-text.ts'

/** The first page that is on and has this length, else the first that is on. */
export function fittingPage<Page extends Pick<BookingPage, 'is_on' | 'durations'>>(
  pages: readonly Page[],
  minutes: number | null,
): Page | undefined {
  const on = pages.filter(({ is_on }) => is_on)
  return on.find(({ durations }) => minutes !== null && durations.includes(minutes)) ?? on[0]
}

/** The other people of a mail: whom a reply to all reaches. */
export function peopleAround({
  mail_reply_to,
  mail_reply_cc,
}: Pick<Mail, 'mail_reply_to' | 'mail_reply_cc'>): MailPerson[] {
  return joinRecipients([], [...mail_reply_to, ...mail_reply_cc]).filter(({ address }) => address !== '')
}

const title_characters_max = 120

/** What the form of a poll about this mail begins with. */
export function pollOf(
  { mail_subject }: Pick<Mail, 'mail_subject'>,
  people: readonly MailPerson[],
): NewPollState {
  return {
    poll_title: withoutMarks(mail_subject).slice(0, title_characters_max),
    participants: people.slice(0, poll_participants_max).map(({ name, address }) => ({
      participant_email: address,
      participant_name: name.slice(0, title_characters_max),
    })),
  }
}
