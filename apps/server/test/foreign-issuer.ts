import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const secret = 'a secret: of 32 % characters &'

/** An OpenID provider that others wrote, at which everybody can log in under any name. */
export async function startForeignIssuer(redirect_uri: string) {
  const listener = createServer()
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const issuer = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'meridian',
        client_secret: secret,
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
  return {
    issuer,
    secret,
    close: () => {
      listener.closeAllConnections()
      listener.close()
    },
  }
}
