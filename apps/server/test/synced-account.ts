import {
  listMeetings,
  listOccurrences,
  type Meeting,
  type Occurrence,
  refreshIntegration,
  type SessionUser,
} from '@meridian/contract'
import type { AccountSimulatorName } from '../../simulators/src/account-simulators.ts'
import { ada_account, type ProvidedServer, startProvidedServer } from './simulated-providers.ts'

/** A person with accounts at simulated providers, and what the product shows of them. */
export interface SyncedAccount extends ProvidedServer {
  readonly person: SessionUser
  /** Connects the account and reads all of it. */
  readonly join: (type: AccountSimulatorName) => Promise<void>
  /** Asks for a reading and has it done. */
  readonly refresh: (type: AccountSimulatorName) => Promise<void>
  /** Everything listed that is not cancelled, in order. */
  readonly meetings: () => Promise<Meeting[]>
  readonly titles: () => Promise<string[]>
  /** Title and start of what takes place from one day to another, both in UTC. */
  readonly takesPlace: (from: string, to: string) => Promise<string[]>
  readonly occurrences: (from: string, to: string) => Promise<Occurrence[]>
  /** Puts an event into the person's Google calendar; its id. */
  readonly anEvent: (event: Record<string, unknown>) => string
  /** Whether the provider's last answer could be read, and when the next sync is due. */
  readonly health: (
    type: AccountSimulatorName,
  ) => Promise<{ state: string; problem: string | null; nextMs: number }>
  readonly countRequests: (type: AccountSimulatorName) => number
}

export async function startSyncedAccount(settings: Record<string, string> = {}): Promise<SyncedAccount> {
  const provided = await startProvidedServer({ settings })
  const person = await provided.server.aPerson()
  const { call, runDueJobs } = provided.server
  const token = person.access_token

  const meetings = async () => {
    const query = { limit: 100, meeting_status: 'active' as const }
    return (await call(listMeetings, { query }, token)).data ?? []
  }
  const occurrences = async (from: string, to: string) => {
    const [start_timestamp, end_timestamp] = [from, to].map((day) => `${day}T00:00:00.000Z`)
    const query = { start_timestamp: start_timestamp ?? '', end_timestamp: end_timestamp ?? '' }
    return (await call(listOccurrences, { query }, token)).data ?? []
  }
  return {
    ...provided,
    person,
    meetings,
    occurrences,
    join: async (type) => {
      await provided.connect(person, type)
      await runDueJobs()
    },
    refresh: async (type) => {
      await call(refreshIntegration, { params: { type } }, token)
      await runDueJobs()
    },
    titles: async () => (await meetings()).map(({ meeting_title }) => meeting_title),
    takesPlace: async (from, to) =>
      (await occurrences(from, to))
        .filter(({ meeting_status }) => meeting_status !== 'cancelled')
        .map(({ meeting_title, start_timestamp }) => `${meeting_title} ${start_timestamp.slice(0, 16)}`),
    anEvent: (event) => {
      const made = provided.google.change({ op: 'create_event', calendar: ada_account.account, event })
      return String(Object(made).id)
    },
    health: async (type) => {
      const { connection } = await provided.integrationOf(person, type)
      const { state = 'none', problem = null, next_sync_at = null, calendars = [] } = connection ?? {}
      const told = problem ?? calendars.map((one) => one.problem).find((one) => one !== null) ?? null
      return { state, problem: told, nextMs: Date.parse(next_sync_at ?? '') }
    },
    countRequests: (type) => provided[type].requests.list().length,
  }
}

/** Times on a wall clock, as Google has them. */
export function timed(date: string, at: string, { minutes = 30, zone = 'Europe/Berlin' } = {}) {
  const start = Temporal.PlainDateTime.from(`${date}T${at}`)
  const moment = (time: Temporal.PlainDateTime) => ({
    dateTime: time.toString({ smallestUnit: 'second' }),
    timeZone: zone,
  })
  return { start: moment(start), end: moment(start.add({ minutes })) }
}
