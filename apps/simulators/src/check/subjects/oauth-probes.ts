import { isJson } from '../../kit/message.ts'
import type { Ask } from '../ask.ts'

/** An app as `register_client` takes it. */
export const probing_app = {
  op: 'register_client',
  client_id: 'probe',
  client_secret: 'probe-secret',
  redirect_uris: ['http://127.0.0.1:9/back'],
}

export interface OAuthPlace {
  readonly paths: { readonly authorize: string; readonly token: string; readonly revoke: string }
  readonly account: string
  readonly scopes: readonly string[]
  /** Whether the client names itself in the header or in the form. */
  readonly auth: 'basic' | 'form'
}

/** Walks through consent, exchange, refresh and revocation, and asks wrongly at each of them. */
export async function probeOAuth(ask: Ask, { paths, account, scopes, auth }: OAuthPlace): Promise<void> {
  const { client_id, client_secret, redirect_uris } = probing_app
  const [redirect_uri = ''] = redirect_uris
  const query = new URLSearchParams({
    client_id,
    redirect_uri,
    response_type: 'code',
    scope: scopes.join(' '),
    state: 'probe',
    access_type: 'offline',
    prompt: 'consent',
  })
  const headers: Record<string, string> =
    auth === 'basic'
      ? { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}` }
      : {}
  const named: Record<string, string> = auth === 'form' ? { client_id, client_secret } : {}
  const token = (fields: Record<string, string>) =>
    ask('POST', paths.token, { headers, form: new URLSearchParams({ ...named, ...fields }) })
  await ask('GET', paths.authorize, { query: Object.fromEntries(query) })
  await ask('GET', paths.authorize, { query: { client_id: 'nobody' } })
  const form = new URLSearchParams({ request: query.toString(), account, decision: 'allow' })
  for (const scope of scopes) form.append('scope', scope)
  const consent = await ask('POST', paths.authorize, { form })
  const code = new URL(consent.location ?? redirect_uri).searchParams.get('code') ?? ''
  const exchange = { grant_type: 'authorization_code', code, redirect_uri }
  const tokens = await token(exchange)
  await token(exchange)
  const refresh_token = isJson(tokens.body) ? String(tokens.body['refresh_token']) : ''
  const refreshed = await token({ grant_type: 'refresh_token', refresh_token })
  await token({ grant_type: 'refresh_token', refresh_token: 'nonsense' })
  const access = isJson(refreshed.body) ? String(refreshed.body['access_token']) : ''
  await ask('POST', paths.revoke, { headers, form: new URLSearchParams({ ...named, token: access }) })
  await ask('POST', paths.revoke, { headers, form: new URLSearchParams({ ...named, token: 'nonsense' }) })
}
