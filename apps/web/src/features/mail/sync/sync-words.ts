import type { MailboxState } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'

/** How far the first reading of a mailbox has come: a share in per cent, and a text; null for both while the total is unknown. */
export function firstReading({
  mails_read,
  mails_expected,
}: Pick<MailboxState, 'mails_read' | 'mails_expected'>): {
  share: number | null
  words: string
} {
  if (mails_read === null) return { share: null, words: t('Begins in a moment.') }
  if (!mails_expected) return { share: null, words: t('{read} mails read so far.', { read: mails_read }) }
  // What came in meanwhile is read as well, so there may be more than was expected.
  const expected = Math.max(mails_expected, mails_read)
  return {
    share: Math.floor((mails_read / expected) * 100),
    words: t('{read} of about {expected} mails read.', { read: mails_read, expected }),
  }
}

/** 'Synced 3 min ago', of the mailbox that was read longest ago; null while none has been read. */
export function syncedWords(boxes: readonly MailboxState[], nowMs: number, zone: string): string | null {
  const times = boxes.flatMap(({ last_success_at }) => last_success_at ?? [])
  const [oldest] = times.toSorted()
  return oldest === undefined ? null : t('Synced {when}', { when: formatPast(oldest, nowMs, zone) })
}

/** The mailboxes that are read from an account; a file is read in once. */
export function accountBoxes(boxes: readonly MailboxState[]): readonly MailboxState[] {
  return boxes.filter(({ integration_mail_type }) => integration_mail_type !== 'file')
}

/** A mailbox as it was when it was asked to be read. */
export type RequestedMailbox = Pick<MailboxState, 'integration_mail_type' | 'last_success_at' | 'state'>

/**
 * What the reading has come to: done when all were read anew, failed when one of them cannot be. Of one that had failed
 * before, another failure is told by its notice alone.
 */
export function outcomeOfSync(
  asked: readonly RequestedMailbox[],
  boxes: readonly MailboxState[],
): 'waiting' | 'done' | 'failed' {
  const outcomes = asked.map(({ integration_mail_type, last_success_at, state }) => {
    const box = boxes.find((one) => one.integration_mail_type === integration_mail_type)
    if (!box || box.state === 'needs_reconnect') return 'failed'
    if (box.last_success_at !== last_success_at) return 'done'
    return box.state === 'error' && state !== 'error' ? 'failed' : 'waiting'
  })
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.includes('waiting') ? 'waiting' : 'done'
}
