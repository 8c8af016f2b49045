import { findBearer, type SimulatedReply, type SimulatedRequest } from '../../kit/message.ts'
import { findAccess } from '../../kit/oauth-state.ts'
import type { Route, Scene } from '../../kit/provider.ts'
import { authorize } from '../authorize.ts'
import type { GoogleWorld } from '../world.ts'
import { scope_aliases } from './scopes.ts'

/** Who a token belongs to, and what it is good for. */
export const identityRoutes: readonly Route<GoogleWorld>[] = [
  { method: 'GET', path: '/oauth2/v2/userinfo', answer: answerUserinfo },
  { method: 'GET', path: '/userinfo/v2/me', answer: answerUserinfo },
  { method: 'GET', path: '/tokeninfo', answer: answerTokeninfo },
  { method: 'POST', path: '/tokeninfo', answer: answerTokeninfo },
  { method: 'POST', path: '/oauth2/v2/tokeninfo', answer: answerTokeninfoV2 },
]

function answerUserinfo(request: SimulatedRequest, scene: Scene<GoogleWorld>): SimulatedReply {
  const access = authorize(request, scene)
  if ('refusal' in access) return access.refusal
  const account = scene.world.accounts.get(access.account)
  const [given_name, ...family] = (account?.name ?? '').split(' ')
  const may = (scope: string) => access.scopes.includes(scope)
  return {
    status: 200,
    body: {
      id: account?.id,
      ...(may(scope_aliases.email) && { email: access.account, verified_email: true }),
      ...(may(scope_aliases.profile) && {
        name: account?.name,
        given_name,
        family_name: family.join(' '),
      }),
    },
  }
}

function answerTokeninfo(request: SimulatedRequest, scene: Scene<GoogleWorld>): SimulatedReply {
  const found = findToken(request, scene)
  if (!found) return { status: 400, body: { error: 'invalid_token', error_description: 'Invalid Value' } }
  const { clientId, accountId, email, scope, expiresAt, left } = found
  return {
    status: 200,
    body: {
      azp: clientId,
      aud: clientId,
      sub: accountId,
      scope,
      exp: String(Math.floor(expiresAt / 1000)),
      expires_in: String(left),
      ...(email !== undefined && { email, email_verified: 'true' }),
      access_type: 'offline',
    },
  }
}

function answerTokeninfoV2(request: SimulatedRequest, scene: Scene<GoogleWorld>): SimulatedReply {
  const found = findToken(request, scene)
  if (!found) return { status: 400, body: { error: 'invalid_token', error_description: 'Invalid Value' } }
  const { clientId, accountId, email, scope, left } = found
  return {
    status: 200,
    body: {
      issued_to: clientId,
      audience: clientId,
      user_id: accountId,
      scope,
      expires_in: left,
      ...(email !== undefined && { email, verified_email: true }),
    },
  }
}

function findToken(request: SimulatedRequest, { world, clock }: Scene<GoogleWorld>) {
  const token = request.query.get('access_token') ?? findBearer(request)
  const access = findAccess(world.oauth, token, clock.now())
  const entry = token === undefined ? undefined : world.oauth.access_tokens[token]
  if (access.state !== 'live' || !entry) return undefined
  const { account, client_id } = access.grant
  return {
    clientId: client_id,
    accountId: world.accounts.get(account)?.id,
    email: access.scopes.includes(scope_aliases.email) ? account : undefined,
    scope: access.scopes.join(' '),
    expiresAt: entry.expires_at,
    left: Math.floor((entry.expires_at - clock.now()) / 1000),
  }
}
