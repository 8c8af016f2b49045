import { completeSingleSignOn, startSingleSignOn } from '@meridian/contract'
import { expect, it } from 'vitest'
import { startForeignIssuer } from '../../../../test/foreign-issuer.ts'
import { startTestServer } from '../../../../test/server.ts'

const redirect_uri = 'https://meet.example.com/auth/sso/oidc'

it('[SGN42] [SGN45] signs in at an OpenID provider of others, through its own pages', async () => {
  const provider = await startForeignIssuer(redirect_uri)
  const server = await startTestServer({
    settings: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'meridian',
      OIDC_CLIENT_SECRET: provider.secret,
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
    provider.close()
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
