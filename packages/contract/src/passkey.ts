import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, requiredText } from './field.ts'
import { Registration, SessionUser, User } from './user.ts'

const access = 'signed_in'

/** Bytes as WebAuthn writes them: Base64url without padding. */
function bytes(name: string, most: number) {
  return z
    .string({ error: `${name} must be Base64url text.` })
    .max(most, `${name} must be at most ${most} characters long.`)
    .regex(/^[A-Za-z0-9_-]+$/, `${name} must be Base64url text without padding.`)
}

export const passkeys_max = 20
export const passkey_name_characters_max = 60

/** The id of the account that the passkey is for, as WebAuthn hands it on. */
const UserHandle = bytes('user_handle', 100)

const PasskeyName = requiredText('passkey_name', passkey_name_characters_max)

/** How the browser reaches the authenticator; a hint that shortens its dialog. */
const Transports = z
  .array(
    z
      .string({ error: 'transports must be a list of short texts.' })
      .regex(/^[a-z-]{1,20}$/, 'transports must be a list of short texts such as internal or usb.'),
    { error: 'transports must be a list of short texts.' },
  )
  .max(10, 'transports must have at most 10 entries.')

/** A new passkey's answer to a challenge: WebAuthn's AuthenticatorAttestationResponse. */
export const NewPasskey = z.object({
  passkey_name: PasskeyName,
  credential_id: bytes('credential_id', 1400),
  client_data: bytes('client_data', 4000),
  attestation_object: bytes('attestation_object', 60_000),
  transports: Transports,
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const Passkey = z.object({
  passkey_id: z.uuid(),
  passkey_name: z.string(),
  /** Whether its provider keeps it on several devices. */
  is_synced: z.boolean(),
  created_at: Moment,
  last_used_at: Moment.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const KnownCredential = z.object({ credential_id: z.string(), transports: z.array(z.string()) })

/** What a browser needs to make a passkey: WebAuthn's PublicKeyCredentialCreationOptions. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  relying_party_id: z.string(),
  relying_party_name: z.string(),
  user_handle: z.string(),
  user_name: z.string(),
  user_display_name: z.string(),
  /** COSE identifiers of signature algorithms, the preferred ones first. */
  algorithms: z.array(z.int()),
  /** The person's passkeys: an authenticator that has one of them makes no second. */
  known_credentials: z.array(KnownCredential),
  timeout_ms: z.int(),
})
export type PasskeyCreation = z.infer<typeof PasskeyCreation>

/** What a browser needs to use a passkey: WebAuthn's PublicKeyCredentialRequestOptions. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  relying_party_id: z.string(),
  timeout_ms: z.int(),
})
export type PasskeyRequest = z.infer<typeof PasskeyRequest>

/** A passkey's answer to a challenge: WebAuthn's AuthenticatorAssertionResponse. */
export const PasskeyAssertion = z.object({
  credential_id: bytes('credential_id', 1400),
  client_data: bytes('client_data', 4000),
  authenticator_data: bytes('authenticator_data', 4000),
  signature: bytes('signature', 4000),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>

export const PasskeyRegistrationStart = Registration.pick({
  primary_email: true,
  first_name: true,
  last_name: true,
})
export type PasskeyRegistrationStart = z.infer<typeof PasskeyRegistrationStart>

export const PasskeyRegistration = Registration.omit({ password: true }).extend({
  user_handle: UserHandle,
  ...NewPasskey.shape,
})
export type PasskeyRegistration = z.infer<typeof PasskeyRegistration>

export const startPasskeyRegistration = endpoint({
  method: 'POST',
  path: '/v1/user/passkey_registration/options',
  scope: null,
  summary: 'Get the challenge for the passkey of a new account',
  access: 'public',
  isRead: true,
  body: PasskeyRegistrationStart,
  reply: PasskeyCreation,
  says: { failed: 'Failed to register. Please try again.' },
})

export const registerWithPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/passkey_registration',
  scope: null,
  summary: 'Register with a passkey and no password, where the operator allows it',
  access: 'public',
  status: 201,
  body: PasskeyRegistration,
  reply: User,
  says: { failed: 'Failed to register. Please try again.' },
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/v1/user/passkey/all',
  scope: null,
  summary: 'List the person’s passkeys',
  access,
  reply: z.array(Passkey),
  says: { failed: 'Failed to get passkeys. Please try again.' },
})

export const startPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/passkey/options',
  scope: null,
  summary: 'Get the challenge for a new passkey; needs a fresh sign-in',
  access,
  isRead: true,
  reply: PasskeyCreation,
  says: { failed: 'Failed to add passkey. Please try again.' },
})

export const createPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/passkey',
  scope: null,
  summary: 'Add a passkey; needs a fresh sign-in',
  access,
  status: 201,
  body: NewPasskey,
  reply: Passkey,
  says: { failed: 'Failed to add passkey. Please try again.', done: 'Passkey added successfully.' },
})

const passkey_params = z.object({ passkey_id: id('passkey_id') })

export const updatePasskey = endpoint({
  method: 'PUT',
  path: '/v1/user/passkey/:passkey_id',
  scope: null,
  summary: 'Rename a passkey',
  access,
  params: passkey_params,
  body: z.object({ passkey_name: PasskeyName }),
  reply: Passkey,
  says: { failed: 'Failed to rename passkey. Please try again.', done: 'Passkey renamed successfully.' },
})

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/v1/user/passkey/:passkey_id',
  scope: null,
  summary: 'Remove a passkey; needs a fresh sign-in, and an account without a password keeps its last one',
  access,
  params: passkey_params,
  reply: z.object({ passkey_id: z.uuid() }),
  says: { failed: 'Failed to remove passkey. Please try again.', done: 'Passkey removed successfully.' },
})

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/v1/user/auth/passkey/options',
  scope: null,
  summary: 'Get the challenge that a passkey signs',
  access: 'public',
  isRead: true,
  reply: PasskeyRequest,
  says: { failed: 'Failed to login. Please try again.' },
})

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/v1/user/auth/passkey',
  scope: null,
  summary: 'Sign in with a passkey',
  access: 'public',
  body: PasskeyAssertion,
  reply: SessionUser,
  says: { failed: 'Failed to login. Please try again.' },
})
