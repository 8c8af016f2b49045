import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { requiredText, text } from './field.ts'
import { Integration } from './integration.ts'

const one_line = (value: string) => !/\p{Cc}/u.test(value)

export const CalDavConnecting = z.object({
  /** Of the server, such as https://cloud.example.org, or the email address by which it is found. */
  address: requiredText('address', 500).refine(one_line, 'address must be one line.'),
  /** The address by default, where it is an email address. */
  user: requiredText('user', 320).refine(one_line, 'user must be one line.').optional(),
  password: text('password', 1000)
    .min(1, 'password must not be empty.')
    .refine(one_line, 'password must be one line.'),
})
export type CalDavConnecting = z.infer<typeof CalDavConnecting>

export const connectCalDav = endpoint({
  method: 'PUT',
  path: '/v1/caldav/account',
  scope: null,
  summary: 'Connect the calendars of a CalDAV server, after its account was opened',
  body: CalDavConnecting,
  reply: Integration,
  says: {
    failed: 'Failed to connect the calendars. Please try again.',
    done: 'Connected successfully.',
  },
})
