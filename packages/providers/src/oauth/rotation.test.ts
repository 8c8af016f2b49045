import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  app as calendly_app,
  startConnectedHost as startCalendly,
} from '../../../../apps/simulators/src/calendly/connected-host.ts'
import { type ConsentAnswer, sendConsent } from '../../../../apps/simulators/src/kit/consent.ts'
import {
  app as zoom_app,
  startConnectedHost as startZoom,
} from '../../../../apps/simulators/src/zoom/connected-host.ts'
import { calendlyCalendar } from '../calendly/calendar.ts'
import { zoomCalendar } from '../zoom/calendar.ts'
import type { Grant, OAuthClient } from './grant.ts'
import { authorizationUrl, exchangeCode, newConsentSecrets, refreshGrant, revokeGrant } from './oauth.ts'
import { missingScopes } from './scopes.ts'

const providers = {
  calendly: { app: calendly_app, start: startCalendly, source: calendlyCalendar, life_ms: 7_200_000 },
  zoom: { app: zoom_app, start: startZoom, source: zoomCalendar, life_ms: 3_599_000 },
} as const

describe.each(['calendly', 'zoom'] as const)('%s', (provider) => {
  const { app, start, source, life_ms } = providers[provider]
  let host: Awaited<ReturnType<typeof start>>
  let client: OAuthClient
  beforeEach(async () => {
    host = await start()
    client = {
      provider,
      clientId: app.client_id,
      clientSecret: app.client_secret,
      redirectUri: app.redirect_uris[0] ?? '',
      baseUrl: host.url,
      fetch,
    }
  })
  afterEach(() => host.simulator.close())

  it('[PB4] [PB5] gives a grant for a code, once, with its verifier, as long as the code lives', async () => {
    const consent = await allow()
    const grant = await exchangeCode(client, consent, now())
    expect(grant).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      access_expires_ms: now().getTime() + life_ms,
    })
    expect(missingScopes(provider, 'calendar', grant.scopes)).toEqual([])
    expect(await account(grant)).toMatchObject({ email: 'ada@example.com' })
    const refused = { kind: 'needs_consent' }
    await expect(exchangeCode(client, consent, now())).rejects.toMatchObject(refused)
    const wrong = { ...(await allow()), codeVerifier: 'w'.repeat(43) }
    await expect(exchangeCode(client, wrong, now())).rejects.toMatchObject(refused)
    const late = await allow()
    await host.simulator.clock.advance(600_000)
    await expect(exchangeCode(client, late, now())).rejects.toMatchObject(refused)
  })

  it('[PB5] comes back with the state and no code from a person who says no', async () => {
    const back = await consentTo({ account: 'ada@example.com', decision: 'deny' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(back.searchParams.has('code')).toBe(false)
  })

  it('[PB8] [PB9] gives a new pair with every refresh, and the old token is dead', async () => {
    const first = await connect()
    const second = await refreshGrant(client, first.refresh_token ?? '', now())
    expect(second.refresh_token).toEqual(expect.any(String))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await account(second)).toMatchObject({ email: 'ada@example.com' })
    await expect(refreshGrant(client, first.refresh_token ?? '', now())).rejects.toMatchObject({
      kind: 'needs_consent',
      missing_scopes: [],
    })
  })

  it('[PB10] lets one of two refreshes with one token succeed', async () => {
    const { refresh_token } = await connect()
    const both = await Promise.allSettled([1, 2].map(() => refreshGrant(client, refresh_token ?? '', now())))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('[PB11] tells an app that the operator has registered wrongly from a person who must consent', async () => {
    const { refresh_token } = await connect()
    const wrong = { ...client, clientSecret: 'wrong' }
    await expect(refreshGrant(wrong, refresh_token ?? '', now())).rejects.toMatchObject({ kind: 'refused' })
  })

  it('[PB12] ends the access token by the clock, and a refresh helps', async () => {
    const grant = await connect()
    await host.simulator.clock.advance(life_ms + 1000)
    await expect(account(grant)).rejects.toMatchObject({ kind: 'expired' })
    const fresh = await refreshGrant(client, grant.refresh_token ?? '', now())
    expect(await account(fresh)).toMatchObject({ email: 'ada@example.com' })
  })

  it('[ADP19] is revoked once', async () => {
    const grant = await connect()
    await revokeGrant(client, grant.access_token, now())
    await revokeGrant(client, grant.access_token, now())
    await expect(account(grant)).rejects.toMatchObject({ kind: 'expired' })
  })

  async function connect(): Promise<Grant> {
    return exchangeCode(client, await allow(), now())
  }

  async function allow() {
    const { codeVerifier, ...secrets } = await newConsentSecrets()
    const url = authorizationUrl(client, { ...secrets, capabilities: ['calendar'], account: null })
    const back = await sendConsent(url, { account: 'ada@example.com' })
    expect(back.searchParams.get('state')).toBe(secrets.state)
    return { code: back.searchParams.get('code') ?? '', codeVerifier }
  }

  async function consentTo(answer: ConsentAnswer) {
    const secrets = await newConsentSecrets()
    const back = await sendConsent(
      authorizationUrl(client, { ...secrets, capabilities: ['calendar'], account: null }),
      answer,
    )
    expect(back.searchParams.get('state')).toBe(secrets.state)
    return back
  }

  function account({ access_token }: Grant) {
    const access = { accessToken: access_token, baseUrl: host.url, fetch, now }
    return source({ ...access, external_account_id: null }).fetchAccount()
  }

  function now(): Date {
    return new Date(host.simulator.clock.now())
  }
})

it('[PB9] Calendly refuses the ninth token of a minute, until the minute is over', async () => {
  const host = await startCalendly()
  const now = () => new Date(host.simulator.clock.now())
  const client: OAuthClient = {
    provider: 'calendly',
    clientId: calendly_app.client_id,
    clientSecret: calendly_app.client_secret,
    redirectUri: calendly_app.redirect_uris[0] ?? '',
    baseUrl: host.url,
    fetch,
  }
  let token = host.refresh_token
  const problems: unknown[] = []
  for (let count = 0; count < 9; count += 1) {
    try {
      token = (await refreshGrant(client, token, now())).refresh_token ?? ''
    } catch (problem) {
      problems.push(problem)
    }
  }
  expect(problems).toMatchObject([{ kind: 'limited' }])
  await host.simulator.clock.advance(60_000)
  expect(await refreshGrant(client, token, now())).toMatchObject({ refresh_token: expect.any(String) })
  await host.simulator.close()
})
