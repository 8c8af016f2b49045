import type { MailSending } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { formatPast } from '../../../platform/time/format.ts'

/** How the last answer to a mail is doing, in a sentence. */
export function sendingWords(
  { state, undo_until, sent_at }: MailSending,
  nowMs: number,
  zone: string,
): string {
  if (state === 'sent')
    return sent_at === null
      ? t('Your reply was sent.')
      : t('Your reply was sent {when}.', { when: formatPast(sent_at, nowMs, zone) })
  if (state === 'failed') return t('Your reply was not sent.')
  if (state === 'sending') return t('Your reply is being sent.')
  const leftMs = undo_until === null ? 0 : Date.parse(undo_until) - nowMs
  if (leftMs <= 0) return t('Your reply waits to be sent.')
  const seconds = Math.max(1, Math.floor(leftMs / 1000))
  return t('Sending in {seconds} s', { seconds })
}

/** Whether another reply can be written meanwhile: one at a time is under way. */
export function canReply(sending: MailSending | null): boolean {
  return sending === null || sending.state === 'sent'
}
