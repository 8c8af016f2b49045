import { day_ms } from '@meridian/engine'

/** What the screens of a person ask for, by paths of the API; `now` is the middle of the seeded time. */
export function screenPaths(now: string): string[] {
  const until = new Date(Date.parse(now) + 42 * day_ms).toISOString()
  return [
    '/v1/user',
    '/v1/user/workspace',
    '/v1/user/waiting',
    '/v1/user/notices',
    '/v1/user/sessions',
    '/v1/instance',
    '/v1/availability',
    '/v1/integration/all',
    '/v1/generated_text',
    '/v1/user/calendar_feed',
    '/v1/mail/all',
    '/v1/mail/mailboxes',
    '/v1/mail/outgoing',
    '/v1/mail/snippet/all',
    '/v1/mail/imap',
    '/v1/label/all',
    '/v1/task/all',
    '/v1/action_item/open',
    '/v1/meeting/meeting_proposal/all',
    '/v1/mail/all?search_term=planning',
    '/v1/user/suggestions?search=Number',
    ...['active', 'cancelled', 'completed'].map((status) => `/v1/meeting/all?meeting_status=${status}`),
    '/v1/meeting/all?search_term=Review',
    `/v1/meeting/occurrences?${new URLSearchParams({ start_timestamp: now, end_timestamp: until }).toString()}`,
  ]
}

/** What is asked of one meeting, and of one mail. */
export const meetingPaths = (id: string): string[] => [
  `/v1/meeting/detail/${id}`,
  `/v1/meeting/action_item/${id}`,
  `/v1/meeting/key_takeaway/${id}`,
  `/v1/label/meeting/${id}`,
  `/v1/task/meeting/${id}`,
]
/** Of a meeting that the asking person organizes. */
export const organizerPaths = (id: string): string[] => [`/v1/meeting/invitations/${id}`]
export const mailPaths = (id: string): string[] => [`/v1/mail/${id}`]

/** What the operator's screens ask for. */
export const operator_paths = [
  '/v1/admin/overview',
  '/v1/admin/users',
  '/v1/admin/audit_log',
  '/v1/admin/generated_text',
]
