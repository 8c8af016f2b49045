import type { ListedMail } from '@meridian/contract'

type Ids = ReadonlySet<string>

/** Whether all, some or none are checked. */
export function checkedState(checked: number, all: number): boolean | 'mixed' {
  if (checked === 0) return false
  return checked < all ? 'mixed' : true
}

/** The mails a key or a button means: the checked ones, or the one that is looked at where none is checked. */
export function targetMails(
  mails: readonly ListedMail[],
  checked: Ids,
  current: string | null,
): readonly ListedMail[] {
  const chosen = mails.filter(({ mail_id }) => checked.has(mail_id))
  return chosen.length > 0 ? chosen : mails.filter(({ mail_id }) => mail_id === current)
}

/** What takes the place of the row that was looked at: itself, or whatever moved up when it left. */
export function cursorAfterChange(
  mail_ids: readonly string[],
  current: string | null,
  index: number,
): string | null {
  if (current === null) return null
  if (mail_ids.includes(current)) return current
  return mail_ids[Math.min(Math.max(index, 0), mail_ids.length - 1)] ?? null
}

/** Summaries of one press. */
export const summaries_at_once_max = 10

/** The mails among these that are summarized now: without a summary first, ten at most. */
export function mailsToSummarize(mails: readonly ListedMail[]): readonly ListedMail[] {
  const lacking = mails.filter(({ mail_summary }) => mail_summary === null)
  return (lacking.length > 0 ? lacking : mails).slice(0, summaries_at_once_max)
}
