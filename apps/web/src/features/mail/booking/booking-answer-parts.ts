import type { BookingPage, Mail } from '@meridian/contract'
import type { NewPollState } from '../../../platform/navigation/poll-path.ts'
import { withoutMarks } from '../reply/reply-text.ts'

/** The first page that is on and has this length, else the first that is on. */
export function fittingPage<Page extends Pick<BookingPage, 'is_on' | 'durations'>>(
  pages: readonly Page[],
  minutes: number | null,
): Page | undefined {
  const on = pages.filter(({ is_on }) => is_on)
  return on.find(({ durations }) => minutes !== null && durations.includes(minutes)) ?? on[0]
}

/** A poll for everybody the mail is between, the reader aside, each once. */
export function pollOfMail(
  {
    mail_subject,
    mail_sender,
    mail_to,
    mail_cc,
  }: Pick<Mail, 'mail_subject' | 'mail_sender' | 'mail_to' | 'mail_cc'>,
  own_address: string,
): NewPollState {
  const own = own_address.toLowerCase()
  const byAddress = new Map(
    [mail_sender, ...mail_to, ...mail_cc].map((person) => [person.address.toLowerCase(), person] as const),
  )
  return {
    poll_title: withoutMarks(mail_subject).slice(0, 120),
    participants: [...byAddress]
      .filter(([address]) => address !== own && address !== '')
      .map(([address, { name }]) => ({ user_id: null, email: address, name: name || address })),
  }
}
