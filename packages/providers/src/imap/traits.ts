import { minute_ms, second_ms } from '@meridian/engine'
import type { MailboxTraits } from '../kit/mailbox-traits.ts'

export const imap_traits: MailboxTraits = {
  // A server is signed in to each time, and has no limit on mails.
  pace: { mails_a_slice: 1000, slice_ms: second_ms, pause_ms: 2 * minute_ms },
  keeps_ids: false,
  shows_threads: false,
  problems: {
    limited: 'The mail server asks to wait before more mail is read. It is tried again by itself.',
    refused: 'This mail server may no longer be used here. The operator of this instance knows more.',
    needs_consent: 'Enter the password of the mailbox again to have mail read.',
    broken: 'The mail server does not answer as it should. It is tried again by itself.',
  },
}
