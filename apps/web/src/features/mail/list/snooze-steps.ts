import type { ListedMail } from '@meridian/contract'
import type { MailState } from '../pending-changes.ts'

/** A change of some mails. */
export interface ChangeStep {
  readonly mail_ids: readonly string[]
  readonly change: MailState
}

/** What gives each of these mails its own time and place back after they were snoozed together: one step a state. */
export function stepsBack(
  mails: readonly Pick<ListedMail, 'mail_id' | 'snoozed_until' | 'is_archived'>[],
): ChangeStep[] {
  const groups = Map.groupBy(mails, ({ snoozed_until, is_archived }) => `${snoozed_until} ${is_archived}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { snoozed_until, is_archived } = first
    const change = { snoozed_until, ...(is_archived && { is_archived }) }
    return [{ mail_ids: group.map(({ mail_id }) => mail_id), change }]
  })
}
