import { z } from 'zod'
import { OpenSession } from './account.ts'
import { ApiToken } from './api-token.ts'
import { AppPassword } from './app-password.ts'
import { AssistantGrant } from './assistant-grant.ts'
import { endpoint } from './endpoint.ts'
import { id, oneOf } from './field.ts'
import { Passkey } from './passkey.ts'
import { SecondFactor } from './second-factor.ts'
import { Identity } from './single-sign-on.ts'

export const way_in_kinds = [
  'password',
  'passkey',
  'second_factor',
  'identity',
  'session',
  'app_password',
  'api_token',
  'assistant',
] as const
export const WayInKind = oneOf('way_in_kind', way_in_kinds)
export type WayInKind = (typeof way_in_kinds)[number]

/** Everything by which a person or a program of the person gets into the account, without secrets. */
export const WaysIn = z.object({
  has_password: z.boolean(),
  /** Whether neither the password nor a passkey signs in to this account, because the instance leaves that to providers. */
  needs_provider: z.boolean(),
  /**
   * What alone opens a session of the account now: a passkey, a linked account, or the password, of which it is the id of
   * the user. Null where there is something else too, and where there is nothing.
   */
  last_way_in_id: z.uuid().nullable(),
  passkeys: z.array(Passkey),
  second_factor: SecondFactor,
  identities: z.array(Identity),
  sessions: z.array(OpenSession),
  app_passwords: z.array(AppPassword),
  api_tokens: z.array(ApiToken),
  assistants: z.array(AssistantGrant),
})
export type WaysIn = z.infer<typeof WaysIn>

const access = 'administration'

export const getWaysIn = endpoint({
  method: 'GET',
  path: '/v1/admin/users/:user_id/ways_in',
  scope: null,
  summary: 'Get everything by which a person or a program gets into an account, without secrets',
  access,
  params: z.object({ user_id: id('user_id') }),
  reply: WaysIn,
  says: { failed: 'Failed to get the ways in. Please try again.' },
})

export const endWayIn = endpoint({
  method: 'DELETE',
  path: '/v1/admin/users/:user_id/ways_in/:way_in_kind/:way_in_id',
  scope: null,
  summary:
    'End one way into an account; needs a fresh sign-in, and for the last way of the person the consent to that',
  access,
  params: z.object({
    user_id: id('user_id'),
    way_in_kind: WayInKind,
    /** Of the password and the second factor, which an account has once, it is the id of the user. */
    way_in_id: id('way_in_id'),
  }),
  query: z.object({
    /** Whether the person may be left without a way in. */
    even_last: oneOf('even_last', ['true', 'false']).default('false'),
  }),
  reply: z.object({ way_in_id: z.uuid(), sessions_ended: z.int().min(0) }),
  says: { failed: 'Failed to end the way in. Please try again.', done: 'Way in ended.' },
})
