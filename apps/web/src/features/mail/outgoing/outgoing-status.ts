import type { OutgoingReply } from '@meridian/contract'
import { tServer } from '../../../platform/text/server-text.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatDuration } from '../../../platform/time/format.ts'

/** Whether a reply needs the user's attention: given up or delayed, not merely being sent. */
export function needsAttention({ state, problem }: Pick<OutgoingReply, 'state' | 'problem'>): boolean {
  return state === 'failed' || (state === 'waiting' && problem !== null)
}

/** Whether it waits for the time that the user chose. */
export function isScheduled({ scheduled_at }: Pick<OutgoingReply, 'scheduled_at'>): boolean {
  return scheduled_at !== null
}

/** Why it is still here, and what happens next: 'The server is busy. Next try in 5 min.' */
export function notSentReason(reply: Pick<OutgoingReply, 'problem' | 'next_try_at'>, nowMs: number): string {
  const { problem, next_try_at } = reply
  const reason = problem === null ? t('It could not be handed over.') : tServer(problem)
  return `${reason} ${nextTryWords(next_try_at, nowMs)}`
}

/** '2 replies were not sent', or 'One reply waits to be sent' while none of them has been given up. */
export function outgoingTitle(replies: readonly Pick<OutgoingReply, 'state'>[]): string {
  const isGivenUp = replies.some(({ state }) => state === 'failed')
  return isGivenUp
    ? plural(replies.length, { one: 'One reply was not sent', other: '{count} replies were not sent' })
    : plural(replies.length, { one: 'One reply waits to be sent', other: '{count} replies wait to be sent' })
}

function nextTryWords(next_try_at: string | null, nowMs: number): string {
  if (next_try_at === null) return t("Meridian doesn't retry it automatically.")
  const leftMs = Date.parse(next_try_at) - nowMs
  if (leftMs <= 0) return t('Next try now.')
  const duration = formatDuration(Math.max(1, Math.floor(leftMs / 60_000)))
  return t('Next try in {duration}.', { duration })
}
