import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, text } from './field.ts'
import { PasskeyAssertion } from './passkey.ts'
import { SessionUser } from './user.ts'

const access = 'signed_in'

/** How long after a password or a passkey was given the session may change how its person signs in. */
export const fresh_sign_in_minutes = 10

/** The `path` in the errors of a 403 reply that asks for the password or a passkey again. */
export const fresh_sign_in_path = 'fresh_sign_in'

/** The time between the password and the code. */
export const sign_in_token_minutes = 10

export const recovery_codes_count = 10

/** Of the authenticator app; spaces are ignored. */
const AppCode = text('The code', 20).refine(
  (code) => /^\d{6}$/.test(code.replaceAll(/\s/g, '')),
  'The code must be the 6 digits that your authenticator app shows.',
)

/** Of the authenticator app, or a recovery code. */
const Code = text('The code', 40).refine(
  (code) => code.trim() !== '',
  'The code must be the 6 digits that your authenticator app shows, or a recovery code.',
)

export const SecondFactor = z.object({
  is_on: z.boolean(),
  turned_on_at: Moment.nullable(),
  recovery_codes_left: z.int().min(0),
})
export type SecondFactor = z.infer<typeof SecondFactor>

const RecoveryCodes = z.object({
  /** Each works once; they are returned only here, because only hashes are stored. */
  recovery_codes: z.array(z.string()),
})

export const completeSignIn = endpoint({
  method: 'POST',
  path: '/v1/user/auth/second_factor',
  summary: 'Sign in by the code of an authenticator app, or a recovery code, after the password',
  access: 'public',
  body: z.object({ sign_in_token: text('The sign-in token', 1000), code: Code }),
  reply: SessionUser,
  says: { failed: 'Failed to login. Please try again.' },
})

const FreshSignIn = z.object({ fresh_until: Moment })

export const confirmByPassword = endpoint({
  method: 'POST',
  path: '/v1/user/auth/confirm',
  summary: 'Give the password again, before a change of how the person signs in',
  access,
  body: z.object({
    password: z
      .string({ error: 'The password must be text.' })
      .max(1024, 'The password must be at most 1024 characters long.'),
  }),
  reply: FreshSignIn,
  says: { failed: 'Failed to confirm. Please try again.' },
})

export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/auth/confirm_passkey',
  summary: 'Use a passkey again, before a change of how the person signs in',
  access,
  body: PasskeyAssertion,
  reply: FreshSignIn,
  says: { failed: 'Failed to confirm. Please try again.' },
})

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/v1/user/second_factor',
  summary: 'Get whether signing in with the password needs a code',
  access,
  reply: SecondFactor,
  says: { failed: 'Failed to get two-step sign-in. Please try again.' },
})

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/user/second_factor/setup',
  summary: 'Make the secret of an authenticator app; needs a fresh sign-in',
  access,
  reply: z.object({
    /** Base32, to type into an app that cannot read the QR code. */
    secret: z.string(),
    /** The content of the QR code. */
    otpauth_url: z.string(),
  }),
  says: { failed: 'Failed to turn on two-step sign-in. Please try again.' },
})

export const turnOnSecondFactor = endpoint({
  method: 'POST',
  path: '/v1/user/second_factor',
  summary: 'Turn the second factor on by the first code of the app; needs a fresh sign-in',
  access,
  status: 201,
  body: z.object({ code: AppCode }),
  reply: RecoveryCodes,
  says: {
    failed: 'Failed to turn on two-step sign-in. Please try again.',
    done: 'Two-step sign-in is on.',
  },
})

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/v1/user/second_factor/recovery_codes',
  summary: 'Make new recovery codes, which replace the former; needs a fresh sign-in',
  access,
  status: 201,
  reply: RecoveryCodes,
  says: { failed: 'Failed to make recovery codes. Please try again.', done: 'New recovery codes made.' },
})

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/v1/user/second_factor',
  summary: 'Turn the second factor off; needs a fresh sign-in',
  access,
  reply: SecondFactor,
  says: {
    failed: 'Failed to turn off two-step sign-in. Please try again.',
    done: 'Two-step sign-in is off.',
  },
})

export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:user_id/second_factor',
  summary: 'Remove the second factor and the passkeys of an account that cannot sign in; its sessions end',
  access: 'administration',
  params: z.object({ user_id: id('user_id') }),
  reply: z.object({ had_second_factor: z.boolean(), passkeys_removed: z.int().min(0) }),
  says: {
    failed: 'Failed to remove sign-in methods. Please try again.',
    done: 'Two-step sign-in and passkeys removed.',
  },
})
