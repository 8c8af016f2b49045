import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Moment } from './field.ts'

const access = 'signed_in'

/** An operator's action on the person's account. */
export const AccountNotice = z.object({
  notice_id: z.uuid(),
  /**
   * `account_exported`: downloaded a copy of the account without its mails. `link_made`: created a set-password link.
   * `second_factor_reset`: removed the second factor and the passkeys. `way_in_ended`: ended a session, or something that
   * signs in.
   */
  kind: z.enum(['account_exported', 'link_made', 'second_factor_reset', 'way_in_ended']),
  actor_name: z.string(),
  created_at: Moment,
})
export type AccountNotice = z.infer<typeof AccountNotice>

export const listNotices = endpoint({
  method: 'GET',
  path: '/v1/user/notices',
  scope: null,
  summary:
    'List operators’ actions on the person’s account in the last 30 days that the person has not dismissed',
  access,
  reply: z.array(AccountNotice),
  says: { failed: 'Failed to get notices. Please try again.' },
})

export const closeNotices = endpoint({
  method: 'DELETE',
  path: '/v1/user/notices',
  scope: null,
  summary: 'Dismiss the notices about the account',
  access,
  reply: z.array(AccountNotice),
  says: { failed: 'Failed to close notices. Please try again.' },
})
