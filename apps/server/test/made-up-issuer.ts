import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

type Claims = Record<string, unknown>

/** Making a key takes as long as a test that uses one. */
const keys_of_the_run = makeKeys()

/** What a dishonest or broken provider does differently. */
export interface Misbehaviour {
  /** Claims of the ID token; undefined leaves one out. */
  readonly claims?: Claims
  readonly algorithm?: 'none' | 'HS256' | 'foreign key' | 'unknown key' | 'old key'
  readonly tokenStatus?: number
  readonly withoutIdToken?: boolean
  readonly discovery?: Claims
  readonly userinfo?: Claims
  readonly longAnswer?: boolean
  /** The client's secret, and nowhere else. */
  readonly takesSecretInBody?: boolean
}

/** An OpenID provider of one test: it does what the test says. */
export async function startMadeUpIssuer() {
  const client = { id: 'meridian', secret: 'client secret of a test' }
  const made = await keys_of_the_run
  const keys = { current: made.first, old: made.zeroth, foreign: made.foreign }
  const codes = new Map<string, { claims: Claims; challenge: string; redirect_uri: string }>()
  const state = { does: {} as Misbehaviour, used: 0, sub: {} as unknown, visitor: {} as Claims }

  const server = createServer((request, response) => {
    void (async () => {
      const { url = '' } = request
      if (url === '/.well-known/openid-configuration') {
        sendJson(response, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          scopes_supported: ['openid', 'email', 'profile', 'groups'],
          authorization_response_iss_parameter_supported: true,
          ...state.does.discovery,
        })
      } else if (url.startsWith('/authorize?')) {
        const { searchParams } = new URL(url, issuer)
        const location = `${searchParams.get('redirect_uri')}?${answer(searchParams, state.visitor).toString()}`
        response.writeHead(302, { location }).end()
      } else if (url === '/keys') {
        sendJson(response, { keys: [keys.current.jwk] })
      } else if (url === '/userinfo') {
        sendJson(response, state.does.userinfo ?? { sub: state.sub })
      } else if (url === '/token') {
        const form = new URLSearchParams(await text(request))
        const known = codes.get(form.get('code') ?? '')
        const verifier = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
        const basic = Buffer.from(`${client.id}:${encodeURIComponent(client.secret).replaceAll('%20', '+')}`)
        const isRight =
          known?.challenge === verifier &&
          known.redirect_uri === form.get('redirect_uri') &&
          (state.does.takesSecretInBody
            ? form.get('client_secret') === client.secret && request.headers.authorization === undefined
            : request.headers.authorization === `Basic ${basic.toString('base64')}`)
        codes.delete(form.get('code') ?? '')
        if (!isRight) return sendJson(response, { error: 'invalid_grant' }, 400)
        if (state.does.tokenStatus !== undefined)
          return sendJson(response, { error: 'server_error' }, state.does.tokenStatus)
        const id_token = state.does.withoutIdToken ? undefined : await signed(known.claims)
        const filler = state.does.longAnswer ? 'x'.repeat(400_000) : undefined
        sendJson(response, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token, filler })
      } else {
        sendJson(response, {}, 404)
      }
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answer(asked: URLSearchParams, person: Claims): URLSearchParams {
    const code = `code ${(state.used += 1)}`
    const now = Math.floor(Date.now() / 1000)
    state.sub = person['sub']
    codes.set(code, {
      claims: {
        iss: issuer,
        aud: client.id,
        iat: now,
        exp: now + 300,
        nonce: asked.get('nonce'),
        ...person,
      },
      challenge: asked.get('code_challenge') ?? '',
      redirect_uri: asked.get('redirect_uri') ?? '',
    })
    return new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer })
  }

  async function signed(claims: Claims): Promise<string> {
    const { algorithm } = state.does
    const body = { ...claims, ...state.does.claims }
    if (algorithm === 'none') {
      return `${part({ alg: 'none' })}.${part(body)}.`
    }
    if (algorithm === 'HS256')
      return new SignJWT(body)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(client.secret.padEnd(32, '.')))
    const key = algorithm === 'foreign key' ? keys.foreign : algorithm === 'old key' ? keys.old : keys.current
    const kid = algorithm === 'unknown key' ? 'never seen' : key.jwk.kid
    return new SignJWT(body).setProtectedHeader({ alg: 'RS256', kid }).sign(key.privateKey)
  }

  return {
    issuer,
    client,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'Example Login',
      PUBLIC_URL: 'https://meet.example.com',
    },
    /** What it does from now on. */
    misbehave: (does: Misbehaviour) => {
      state.does = does
    },
    rotateKeys: () => {
      keys.old = keys.current
      keys.current = made.second
    },
    /** The person signs in there; the query of the way back. */
    answer: (authorization_url: string, person: Claims): URLSearchParams =>
      answer(new URL(authorization_url).searchParams, person),
    /** Who is logged in there, for a browser that comes. */
    receive: (visitor: Claims) => {
      state.visitor = visitor
    },
    logoutToken: (claims: Claims): Promise<string> => {
      const now = Math.floor(Date.now() / 1000)
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
      return signed({
        iss: issuer,
        aud: client.id,
        iat: now,
        exp: now + 120,
        jti: `jti ${now}`,
        events,
        ...claims,
      })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function makeKeys() {
  const [zeroth, first, second, foreign] = await Promise.all(['zeroth', 'first', 'second', 'first'].map(aKey))
  if (!zeroth || !first || !second || !foreign) throw new Error('there are four keys')
  return { zeroth, first, second, foreign }
}

async function aKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
