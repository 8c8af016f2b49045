import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text, TimeZone } from './field.ts'
import { Email, Password } from './user.ts'

const PasswordSet = z.object({
  primary_email: z.string(),
  /** Whether the person had a private calendar address, which was revoked. */
  is_feed_revoked: z.boolean(),
})

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
  reply: PasswordSet,
  says: { failed: 'Failed to set password. Please try again.', done: 'Password set successfully.' },
})

/** For how long a link that was mailed can be used, once. */
export const mailed_link_minutes = 60

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/user/auth/forgot',
  summary: 'Have a link mailed that sets a new password; the answer is the same for an unknown address',
  access: 'public',
  body: z.object({ primary_email: Email }),
  reply: z.object({ link_minutes: z.int() }),
  says: {
    failed: 'Failed to send the link. Please try again.',
    done: 'If an account has this address, a link is on its way to it.',
  },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/user/auth/reset',
  summary: 'Set a password by the link that was mailed; every session of the account ends',
  access: 'public',
  body: z.object({
    token: text('The link', 100),
    password: Password,
    /** The browser's zone, kept where this is the first password of the account. */
    timezone: TimeZone.optional(),
  }),
  reply: PasswordSet,
  says: { failed: 'Failed to set password. Please try again.', done: 'Password set successfully.' },
})
