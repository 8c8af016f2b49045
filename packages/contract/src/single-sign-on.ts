import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, requiredText, yesOrNo } from './field.ts'
import { SessionUser } from './user.ts'

/** An OpenID provider of the instance, as its operator named it. */
export const SignInProvider = z.object({ oidc_provider: z.string(), provider_name: z.string() })
export type SignInProvider = z.infer<typeof SignInProvider>

const ProviderChoice = z.object({ oidc_provider: requiredText('oidc_provider', 20) })

/** The way to the OpenID provider. */
const SignInRequest = z.object({
  authorization_url: z.string(),
  /** Stays in the browser that goes there, and comes back with what the provider answers. */
  attempt: z.string(),
})

const SignInAnswer = z.object({
  attempt: requiredText('attempt', 2000),
  /** The query of the address to which the provider sent the browser back. */
  parameters: requiredText('parameters', 8000),
})
export type SignInAnswer = z.infer<typeof SignInAnswer>

export const startSingleSignOn = endpoint({
  method: 'POST',
  path: '/v1/user/auth/single_sign_on/start',
  scope: null,
  summary: 'Start a sign-in at an OpenID provider',
  access: 'public',
  isRead: true,
  body: ProviderChoice.extend({
    /** Whether the provider is to ask who it is although it knows the browser: for a fresh sign-in. */
    asks_again: yesOrNo('asks_again').default(false),
  }),
  reply: SignInRequest,
  says: { failed: 'Failed to reach the sign-in provider. Please try again.' },
})

export const completeSingleSignOn = endpoint({
  method: 'POST',
  path: '/v1/user/auth/single_sign_on/complete',
  scope: null,
  summary: 'Sign in with the answer of an OpenID provider',
  access: 'public',
  body: SignInAnswer,
  reply: SessionUser,
  says: { failed: 'Failed to sign in. Please try again.' },
})

/** An account at an OpenID provider that signs in to this account. */
export const Identity = z.object({
  identity_id: z.uuid(),
  /** The issuer's host where the operator has removed the provider. */
  provider_name: z.string(),
  /** As the provider named it at the last sign-in; null where it names none. */
  identity_email: z.string().nullable(),
  created_at: Moment,
  last_used_at: Moment.nullable(),
})
export type Identity = z.infer<typeof Identity>

const access = 'signed_in'

export const listIdentities = endpoint({
  method: 'GET',
  path: '/v1/user/identity/all',
  scope: null,
  summary: 'List the accounts at OpenID providers that sign in to this account',
  access,
  reply: z.array(Identity),
  says: { failed: 'Failed to get sign-in accounts. Please try again.' },
})

export const startIdentity = endpoint({
  method: 'POST',
  path: '/v1/user/identity/start',
  scope: null,
  summary: 'Start linking an account at an OpenID provider; needs a fresh sign-in',
  access,
  isRead: true,
  body: ProviderChoice,
  reply: SignInRequest,
  says: { failed: 'Failed to reach the sign-in provider. Please try again.' },
})

export const createIdentity = endpoint({
  method: 'POST',
  path: '/v1/user/identity',
  scope: null,
  summary: 'Link the account at an OpenID provider that the provider answered for',
  access,
  status: 201,
  body: SignInAnswer,
  reply: Identity,
  says: { failed: 'Failed to link the account. Please try again.', done: 'Account linked.' },
})

export const deleteIdentity = endpoint({
  method: 'DELETE',
  path: '/v1/user/identity/:identity_id',
  scope: null,
  summary: 'Unlink an account at an OpenID provider; needs a fresh sign-in',
  access,
  params: z.object({ identity_id: id('identity_id') }),
  reply: z.object({ identity_id: z.uuid() }),
  says: { failed: 'Failed to unlink the account. Please try again.', done: 'Account unlinked.' },
})
