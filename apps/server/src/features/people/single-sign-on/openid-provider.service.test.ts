import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { completeSingleSignOn, startSingleSignOn } from '@meridian/contract'
import { Provider } from 'oidc-provider'
import { expect, it } from 'vitest'
import { startTestServer } from '../../../../test/server.ts'

const redirect_uri = 'https://meet.example.com/auth/sso/oidc'

it('[SSO1] [SSO4] signs in at an OpenID provider of others, through its own pages', async () => {
  const listener = createServer()
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'meridian',
        client_secret: 'a secret: of 32 % characters &',
        redirect_uris: [redirect_uri],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'zoneinfo'] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['a key of this test'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: `${sub}@people.example`,
        email_verified: true,
        name: 'Cleo Example',
        zoneinfo: 'America/St_Johns',
      }),
    }),
  })
  listener.on('request', provider.callback())
  const server = await startTestServer({
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'meridian',
      OIDC_CLIENT_SECRET: 'a secret: of 32 % characters &',
      OIDC_DOMAINS: 'people.example',
      PUBLIC_URL: 'https://meet.example.com',
    },
  })
  try {
    const { data } = await server.call(startSingleSignOn, { body: { oidc_provider: 'oidc' } })
    if (!data) throw new Error('The sign-in does not start.')
    const back = await goThrough(data.authorization_url)
    const body = { attempt: data.attempt, parameters: back.search }
    expect(await server.call(completeSingleSignOn, { body })).toMatchObject({
      status: 200,
      data: { primary_email: 'cleo@people.example', full_name: 'Cleo Example', timezone: 'America/St_Johns' },
    })
  } finally {
    await server.close()
    listener.closeAllConnections()
    listener.close()
  }
})

/** A browser that logs in as `cleo` and consents to everything; where the provider sends it in the end. */
async function goThrough(start: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let address = new URL(start)
  let form: URLSearchParams | undefined
  for (let step = 0; step < 20; step += 1) {
    if (address.href.startsWith(redirect_uri)) return address
    const answer: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    form = undefined
    if (next !== null) {
      address = new URL(next, address)
      continue
    }
    const page = await answer.text()
    const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="([^"]+)"/.exec(page)?.[1]
    if (action === undefined || prompt === undefined) throw new Error(`No form at ${address.href}: ${page}`)
    address = new URL(action, address)
    form = new URLSearchParams({ prompt, login: 'cleo', password: 'any' })
  }
  throw new Error('The provider sends the browser around.')
}
