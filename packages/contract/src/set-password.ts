import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text, TimeZone } from './field.ts'
import { Email, Password } from './user.ts'

const PasswordSet = z.object({
  primary_email: z.string(),
  /** Whether the person had a private calendar address, which was revoked. */
  is_feed_revoked: z.boolean(),
})

/** Lifetime of a single-use set-password link. */
export const password_link_hours = 72

export const setPassword = endpoint({
  method: 'POST',
  path: '/v1/user/auth/set_password',
  scope: null,
  summary: 'Set a password by an operator’s link; every session of the account ends',
  access: 'public',
  body: z.object({
    token: text('The link', 100),
    password: Password,
    /** The browser's zone, stored with the first password of the account. */
    timezone: TimeZone.optional(),
  }),
  reply: PasswordSet,
  says: { failed: 'Failed to set password. Please try again.', done: 'Password set successfully.' },
})

/** Lifetime of a mailed single-use link. */
export const mailed_link_minutes = 60

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/v1/user/auth/forgot',
  scope: null,
  summary: 'Mail a link that sets a new password; the reply is the same for an unknown address',
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
  scope: null,
  summary: 'Set a password by the mailed link; every session of the account ends',
  access: 'public',
  body: z.object({
    token: text('The link', 100),
    password: Password,
    /** The browser's zone, stored with the first password of the account. */
    timezone: TimeZone.optional(),
  }),
  reply: PasswordSet,
  says: { failed: 'Failed to set password. Please try again.', done: 'Password set successfully.' },
})
