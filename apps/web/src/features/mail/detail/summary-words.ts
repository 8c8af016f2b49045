import type { GeneratedTextState, MailSummary } from '@meridian/contract'
import { mark, t } from '../../../platform/text/text.ts'

/** What the button says: whether there is a summary already, and whether one is being written. */
export function summaryButton(isThere: boolean, isWriting: boolean) {
  if (isThere) return isWriting ? mark('Re-Summarizing') : mark('Re-Summarize')
  return isWriting ? mark('Summarizing') : mark('Summarize')
}

/** Who wrote a summary, and that its sentences lead to their places. */
export function summaryAuthor({ provider, host, is_offline, sentences }: MailSummary): string {
  const isPlaced = sentences.length > 0 && sentences.every(({ start }) => start !== null)
  const writer =
    provider === 'embedded'
      ? is_offline
        ? t('The text service was unavailable, so this server wrote it.')
        : t('Made on this server.')
      : t('Written by {host}.', { host: host ?? t('another server') })
  return isPlaced ? t('{writer} Every line links to its place in the mail.', { writer }) : writer
}

/** Where the mail goes when a text is asked for, and how often it still can; empty where that is plain. */
export function textModelNotice(state: GeneratedTextState, asked: 'summary' | 'again' | 'reply'): string {
  const { provider, host, calls_today, calls_per_day, is_month_used_up } = state
  if (provider === 'embedded') {
    return asked === 'summary' ? t("Written on this server. The mail doesn't leave it.") : ''
  }
  const left = Math.max(0, calls_per_day - calls_today)
  if (is_month_used_up)
    return t('The monthly limit is used up. Until next month, this server writes the text itself.')
  if (left === 0) return t('The daily limit is used up. Until tomorrow, this server writes the text itself.')
  const sent = t('“{act}” sends this mail to {host}. {left} of {most} calls left today.', {
    act: t(acts[asked]),
    host: host ?? '',
    left,
    most: calls_per_day,
  })
  // The first of the two reads when the sender would like to meet, once for each mail. The last call of a day is not spent on it.
  return asked === 'reply' && left > 1 ? `${sent} ${t('A reply takes one or two.')}` : sent
}

const acts = {
  summary: mark('Summarize'),
  again: mark('Re-Summarize'),
  reply: mark('Generate Reply'),
} as const
