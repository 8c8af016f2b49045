import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text, TimeZone } from './field.ts'
import { Password } from './user.ts'

/** For how long a set-password link can be used, once. */
export const password_link_hours = 72

export const setPassword = endpoint({
  method: 'POST',
  path: '/v1/user/auth/set_password',
  summary: 'Set a password by the link an operator handed over; every session of the account ends',
  access: 'public',
  body: z.object({
    token: text('The link', 100),
    password: Password,
    /** The browser's zone, kept where this is the first password of the account. */
    timezone: TimeZone.optional(),
  }),
  reply: z.object({ primary_email: z.string() }),
  says: { failed: 'Failed to set password. Please try again.', done: 'Password set successfully.' },
})
