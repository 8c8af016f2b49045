import {
  answerVanished,
  connectCalDav,
  type Connection,
  getRedirectUri,
  listIntegrations,
  refreshIntegration,
  syncGmail,
  verifyOAuth,
} from '@meridian/contract'
import { sendConsent } from '../../../simulators/src/kit/consent.ts'
import { type HttpPerson, httpPerson } from '../http-person.ts'
import type { SoakSimulators } from './soak-world.ts'

/** The providers that the soak changes and judges. */
export const soak_providers = ['google', 'calendly', 'zoom', 'caldav'] as const
export type SoakProvider = (typeof soak_providers)[number]
/** Those that ask people for their consent. */
export type ConsentingProvider = Exclude<SoakProvider, 'caldav'>

/** A person with accounts at some of the providers, all with one address. */
export interface SoakPerson {
  readonly number: number
  /** At the providers. */
  readonly account: string
  readonly timezone: string
  readonly providers: readonly SoakProvider[]
}

const mixtures: readonly (readonly SoakProvider[])[] = [
  ['google', 'calendly', 'zoom'],
  ['google', 'caldav'],
  ['google'],
  ['caldav', 'zoom'],
  ['google', 'calendly'],
  ['google', 'zoom'],
  ['calendly'],
  ['caldav'],
  ['zoom'],
]
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland']

/** So many people that they have this many connections together, each mixture as often as the others. */
export function soakPeople(connections: number): SoakPerson[] {
  const people: SoakPerson[] = []
  for (let left = connections; left > 0; ) {
    const number = people.length
    const providers = (mixtures[number % mixtures.length] ?? []).slice(0, left)
    const timezone = zones[number % zones.length] ?? 'UTC'
    people.push({ number, account: `person-${number}@example.com`, timezone, providers })
    left -= providers.length
  }
  return people
}

/** Creates the accounts of all people; and one more at Google, which can read all calendars. */
export function openAccounts(
  { google, calendly, zoom, caldav }: SoakSimulators,
  people: readonly SoakPerson[],
) {
  google.change({ op: 'add_account', email: onlooker, name: 'Onlooker' })
  // Limits are reached where faults say so.
  const limits = { per_user_per_minute: 1e9, per_project_per_minute: 1e9 }
  google.change({ op: 'set_calendar_limits', limits })
  google.change({ op: 'limit_mail', units_per_minute: 1e9, concurrent_max: 1e9 })
  zoom.change({ op: 'set_limits', per_second: false })
  for (const { account, number, providers, timezone } of people) {
    const name = `Person ${number}`
    if (providers.includes('google')) {
      google.change({ op: 'add_account', email: account, name, time_zone: timezone })
      google.change({ op: 'share_calendar', calendar: account, account: onlooker, role: 'owner' })
    }
    if (providers.includes('caldav')) {
      caldav.change({ op: 'add_account', user: account, password: calendar_password })
      for (const calendar of ['own', 'family']) caldav.change({ op: 'add_calendar', user: account, calendar })
    }
    if (providers.includes('calendly')) calendly.change({ op: 'add_user', email: account, name, timezone })
    if (providers.includes('zoom')) {
      zoom.change({
        op: 'add_user',
        email: account,
        first_name: 'Person',
        last_name: String(number),
        timezone,
      })
    }
  }
}

const calendar_password = 'quiet brown lantern'

export const onlooker = 'onlooker@example.net'

/** Registers the person, signed in, and connects nothing yet. */
export function arriveAt(address: string, { number, timezone }: SoakPerson): Promise<HttpPerson> {
  return httpPerson(address, { first_name: 'Person', last_name: String(number), timezone })
}

/**
 * Connects an account, for the first time or again, as a person clicks through; and once more when it took longer, by the
 * clock of the soak, than the way there is good for.
 */
export async function connectAccount(
  person: HttpPerson,
  type: ConsentingProvider,
  account: string,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await connectOnce(person, type, account)
    } catch (problem) {
      if (tries === most_tries) throw problem
    }
  }
}

/** The same for any provider of the soak. */
export async function connectAt(
  { simulators }: { readonly simulators: Pick<SoakSimulators, 'caldav'> },
  person: HttpPerson,
  { type, account }: { readonly type: SoakProvider; readonly account: string },
): Promise<void> {
  if (type !== 'caldav') return connectAccount(person, type, account)
  const body = { address: simulators.caldav.url, user: account, password: calendar_password }
  for (let tries = 1; ; tries += 1) {
    try {
      await person.call(connectCalDav, { body })
      return
    } catch (problem) {
      // A fault may meet these requests, too.
      if (tries === most_tries) throw problem
    }
  }
}

const most_tries = 4

async function connectOnce(
  person: HttpPerson,
  type: Exclude<SoakProvider, 'caldav'>,
  account: string,
): Promise<void> {
  // A person with a Google account connects its mail, too.
  const query = type === 'google' ? { capability: 'mail' as const } : {}
  const back = await sendConsent(await person.call(getRedirectUri, { params: { type }, query }), { account })
  const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
  await person.call(verifyOAuth, { params: { type }, body: { integration_type: type, code, state } })
}

export async function enqueueCalendarSync(person: HttpPerson, type: SoakProvider): Promise<void> {
  await person.call(refreshIntegration, { params: { type } })
  if (type === 'google') await person.call(syncGmail, {})
}

/**
 * Has calendars that many events are missing from read again, and says of what is missing still that it was deleted. False
 * where nothing is asked.
 */
export async function answerQuestions(
  person: HttpPerson,
  type: SoakProvider,
  { calendars }: Pick<Connection, 'calendars'>,
): Promise<boolean> {
  const asking = calendars.flatMap(({ id, vanished, last_success_at }) =>
    vanished ? [{ id, vanished, read_ms: Date.parse(last_success_at ?? '') }] : [],
  )
  for (const { id, vanished, read_ms } of asking) {
    const { question_id, reread_at } = vanished
    const answer = reread_at === null ? 'keep' : 'deleted'
    // The answer to have it read again has no effect yet.
    if (reread_at !== null && !(read_ms > Date.parse(reread_at))) continue
    await person.call(answerVanished, {
      params: { type },
      body: { calendar_id: id, question_id, answer },
    })
  }
  return asking.length > 0
}

export async function connectionsOf(person: HttpPerson): Promise<ReadonlyMap<SoakProvider, Connection>> {
  const cards = await person.call(listIntegrations, {})
  return new Map(
    cards.flatMap(({ type, connection }) => {
      const provider = soak_providers.find((one) => one === type)
      return provider && connection ? [[provider, connection] as const] : []
    }),
  )
}
