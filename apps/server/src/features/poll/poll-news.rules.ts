import type { OptionRow, ParticipantRow, WholePoll } from './poll.queries.ts'

/** What has happened since a participant answered, or was last told. */
export interface News {
  readonly added: readonly OptionRow[]
  readonly isReopened: boolean
}

export const nothing_new: News = { added: [], isReopened: false }

/** Nothing for the organizer, whose news it is, and for a participant who has not answered: the reminder asks that one. */
export function newsFor(
  { options, reopened_at }: Pick<WholePoll, 'options' | 'reopened_at'>,
  {
    is_organizer,
    answered_ms,
    news_told_ms,
  }: Pick<ParticipantRow, 'is_organizer' | 'answered_ms' | 'news_told_ms'>,
): News {
  if (is_organizer || answered_ms === null) return nothing_new
  const known_until = Math.max(answered_ms, news_told_ms ?? 0)
  return {
    added: options.filter(({ added_ms }) => added_ms !== null && added_ms > known_until),
    isReopened: reopened_at !== null && reopened_at.getTime() > known_until,
  }
}

export function hasNews({ added, isReopened }: News): boolean {
  return isReopened || added.length > 0
}
