import { findBearer, type SimulatedReply, type SimulatedRequest } from '../kit/message.ts'
import { findAccess } from '../kit/oauth-state.ts'
import type { Scene } from '../kit/provider.ts'
import { refuse } from './errors.ts'
import type { GoogleWorld } from './world.ts'

/** The owner and scopes of a request's token, or the 401 reply; all of Google's APIs share it. */
export function authorize<World extends GoogleWorld>(
  request: SimulatedRequest,
  { world, clock }: Scene<World>,
):
  | { readonly account: string; readonly client_id: string; readonly scopes: readonly string[] }
  | { readonly refusal: SimulatedReply } {
  const access = findAccess(world.oauth, findBearer(request), clock.now())
  if (access.state === 'missing') return { refusal: signInFirst() }
  if (access.state !== 'live') return { refusal: badToken() }
  return { account: access.grant.account, client_id: access.grant.client_id, scopes: access.scopes }
}

function signInFirst(): SimulatedReply {
  const { body } = refuse(401, 'required', 'Login Required.', header)
  return {
    status: 401,
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/"' },
    body: withStatus(body, 'Request is missing required authentication credential.'),
  }
}

/** A token that ran out, was revoked or never was: they all read the same. */
export function badToken(): SimulatedReply {
  const { body } = refuse(401, 'authError', 'Invalid Credentials', header)
  return {
    status: 401,
    headers: {
      'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"',
    },
    body: withStatus(
      body,
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
    ),
  }
}

const header = { locationType: 'header', location: 'Authorization' }

function withStatus(body: ReturnType<typeof refuse>['body'], message: string) {
  return { error: { ...body.error, message, status: 'UNAUTHENTICATED' } }
}
