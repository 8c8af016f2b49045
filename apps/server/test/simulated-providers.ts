import {
  getRedirectUri,
  type Integration,
  type IntegrationKind,
  listIntegrations,
  type Provider,
  type SessionUser,
  verifyOAuth,
} from '@meridian/contract'
import { newClock } from '../../simulators/src/kit/clock.ts'
import { type ConsentAnswer, sendConsent } from '../../simulators/src/kit/consent.ts'
import type { ProviderTools } from '../src/features/connection/provider-tools.service.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Log } from '../src/platform/log.ts'
import { type Answer, startTestServer, type TestServer } from './server.ts'
import { settingsFor, type SimulatedProviders, startSimulatedProviders } from './simulators.ts'
import { testBox } from './test-box.ts'

/** A server with simulated providers, all on one clock: ada@example.com and bo@example.org have accounts. */
export interface ProvidedServer extends SimulatedProviders {
  readonly server: TestServer
  /** What services ask providers with. */
  readonly tools: ProviderTools
  readonly settings: Readonly<Record<string, string>>
  /** Moves all clocks together. */
  readonly advance: (ms: number) => Promise<void>
  /** Where the person comes back from the provider's page of consent. */
  readonly allow: (person: SessionUser, type: Provider, answer?: ConsentAnswer) => Promise<URL>
  /** Sends what the person came back with. */
  readonly verify: (person: SessionUser, type: IntegrationKind, back: URL) => Promise<Answer<Integration>>
  /** All of it; throws unless the account is connected. */
  readonly connect: (person: SessionUser, type: Provider, answer?: ConsentAnswer) => Promise<Integration>
  readonly integrationOf: (person: SessionUser, type: Provider) => Promise<Integration>
  readonly close: () => Promise<void>
}

export const ada_account: ConsentAnswer = { account: 'ada@example.com' }
export const bo_account: ConsentAnswer = { account: 'bo@example.org' }

const start = '2026-11-20T09:00:00.000Z'

export async function startProvidedServer({
  settings: own = {},
  log,
}: {
  settings?: Record<string, string>
  log?: Log
} = {}): Promise<ProvidedServer> {
  const clock = newClock({ startMs: Date.parse(start) })
  const simulators = await startSimulatedProviders(clock)
  const settings = { ...settingsFor(simulators), ...own }
  const server = await startTestServer({ now: start, settings, ...(log && { log }) })
  const now = () => new Date(clock.now())
  const tools = { db: server.db, config: readConfig(settings, '/'), box: testBox, now }

  const allow: ProvidedServer['allow'] = async (person, type, answer = ada_account) => {
    const asked = await server.call(getRedirectUri, { params: { type } }, person.access_token)
    if (asked.data === null) throw new Error(`There is no way to ${type}: ${asked.message}`)
    return sendConsent(asked.data, answer)
  }
  const verify: ProvidedServer['verify'] = (person, type, back) => {
    const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? 'none')
    const body = { integration_type: type, code: code ?? '', state: state ?? '' }
    return server.call(verifyOAuth, { params: { type }, body }, person.access_token)
  }
  return {
    server,
    ...simulators,
    tools,
    settings,
    allow,
    verify,
    advance: async (ms) => {
      await clock.advance(ms)
      server.setNow(now().toISOString())
    },
    connect: async (person, type, answer) => {
      const { data, message } = await verify(person, type, await allow(person, type, answer))
      if (!data) throw new Error(`${type} is not connected: ${message}`)
      return data
    },
    integrationOf: async (person, type) => {
      const { data } = await server.call(listIntegrations, {}, person.access_token)
      const found = data?.find((one) => one.type === type)
      if (!found) throw new Error(`There is no card of ${type}.`)
      return found
    },
    close: async () => {
      await server.close()
      await Promise.all(Object.values(simulators).map((one) => one.close()))
    },
  }
}
