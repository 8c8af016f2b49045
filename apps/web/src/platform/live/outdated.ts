/** What became old: some nouns, or everything. */
export type Outdated = ReadonlySet<string> | 'everything'

/** The counts in the menu. */
const waiting = '/v1/user/waiting'

/** Beginnings of the addresses whose answers tell of a noun. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  meeting: [
    '/v1/meeting/',
    '/v1/task',
    '/v1/label/',
    '/v1/action_item/',
    '/v1/availability/multi_user/',
    '/v1/weather/meeting/',
    waiting,
  ],
  proposal: ['/v1/meeting/', waiting],
  label: ['/v1/label/', '/v1/meeting/', '/v1/task'],
  task: ['/v1/task', '/v1/action_item/', '/v1/meeting/action_item/'],
  outcome: ['/v1/action_item/', '/v1/meeting/action_item/', '/v1/meeting/key_takeaway/'],
  user: ['/v1/user', '/v1/availability'],
  session: ['/v1/user/sessions'],
  booking: ['/v1/booking/'],
  webhook: ['/v1/webhook/'],
  program: ['/v1/user/api_tokens', '/v1/user/app_passwords'],
  mail: ['/v1/mail/', '/v1/google/', waiting],
  integration: [
    waiting,
    '/v1/mail/mailboxes',
    '/v1/mail/imap',
    '/v1/integration/',
    '/v1/user/user_token/',
    '/v1/google/',
    '/v1/calendly/',
    '/v1/zoom/',
  ],
}

/** Whether an answer, by the key of its query, may be old. A noun that is not known makes all answers old. */
export function isOutdated([, path]: readonly unknown[], old: Outdated): boolean {
  if (typeof path !== 'string') return false
  if (old === 'everything') return true
  return [...old].some((noun) => addresses[noun]?.some((start) => path.startsWith(start)) ?? true)
}

/** Both together. */
export function mergeOutdated(one: Outdated, other: Outdated): Outdated {
  if (one === 'everything' || other === 'everything') return 'everything'
  return new Set([...one, ...other])
}
