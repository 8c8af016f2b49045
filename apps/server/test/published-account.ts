import {
  type createMeeting,
  getMeeting,
  type Input,
  type Meeting,
  type SessionUser,
  updateIntegration,
  updateMeeting,
} from '@meridian/contract'
import { aMeeting } from './a-meeting.ts'
import { ada_account, type ProvidedServer, startProvidedServer } from './simulated-providers.ts'

/** A person whose meetings are pushed to the main calendar of ada@example.com. */
export interface PublishedAccount {
  readonly provided: ProvidedServer
  readonly ada: SessionUser
  /** Makes a meeting and writes it. */
  readonly make: (fields?: Input<typeof createMeeting>['body']) => Promise<Meeting>
  readonly change: (meeting_id: string, fields: Input<typeof updateMeeting>['body']) => Promise<Meeting>
  readonly seen: (meeting_id: string) => Promise<Meeting>
  readonly run: () => Promise<void>
  /** Reads what has changed at Google. */
  readonly sync: () => Promise<void>
  /** A change that a person makes at Google. */
  readonly atGoogle: (change: Record<string, unknown>) => unknown
  /** All that is stored in the calendar, as Google shows it to its owner. */
  readonly events: (calendar?: string) => GoogleEventView[]
  /** The requests that change something in a calendar. */
  readonly writes: () => readonly { readonly method: string; readonly path: string; readonly body: unknown }[]
}

/** What tests look at of an event. */
export interface GoogleEventView {
  readonly id: string
  readonly status: string
  readonly summary?: string
  readonly description?: string
  readonly location?: string
  readonly start?: { readonly date?: string; readonly dateTime?: string; readonly timeZone?: string }
  readonly end?: { readonly date?: string; readonly dateTime?: string; readonly timeZone?: string }
  readonly recurrence?: readonly string[]
  readonly transparency?: string
  readonly attendees?: readonly { readonly email: string; readonly responseStatus: string }[]
  readonly recurringEventId?: string
  readonly hangoutLink?: string
  readonly etag: string
}

export const main_calendar = 'ada@example.com'

export async function startPublishedAccount(): Promise<PublishedAccount> {
  const provided = await startProvidedServer()
  const { server, google } = provided
  const ada = await server.aPerson({ timezone: 'Europe/Berlin' })
  const run = async () => {
    const failed = (await server.runDueJobs()).filter(({ error }) => error !== null)
    if (failed.length > 0) throw new Error('A job has failed.', { cause: failed[0]?.error })
  }
  const seen = async (meeting_id: string) => {
    const { data, message } = await server.call(
      getMeeting,
      { params: { meeting_id }, query: {} },
      ada.access_token,
    )
    if (!data) throw new Error(message)
    return data
  }
  await provided.connect(ada, 'google', ada_account)
  await run()
  await writeInto(provided, ada, main_calendar)
  google.requests.clear()
  return {
    provided,
    ada,
    run,
    seen,
    make: async (fields) => {
      const { meeting_id } = await aMeeting(server, ada.access_token, fields)
      await run()
      return seen(meeting_id)
    },
    change: async (meeting_id, body) => {
      const { data, message, errors } = await server.call(
        updateMeeting,
        { params: { meeting_id }, body },
        ada.access_token,
      )
      if (!data) throw new Error(`${message} ${JSON.stringify(errors)}`)
      await run()
      return data
    },
    sync: async () => {
      await provided.advance(120_000)
      await run()
    },
    atGoogle: (change) => google.change({ calendar: main_calendar, ...change }),
    events: (calendar = main_calendar) => {
      const world = Object(google.provider.presentWorld(google.scene.world))
      return Array.from(world.calendars, Object).find(({ id }) => id === calendar).events
    },
    writes: () =>
      google.requests
        .list()
        .filter(
          ({ method, path }) => method !== 'GET' && /\/calendars\/[^/]+\/events(\/(?!watch$)|$)/.test(path),
        ),
  }
}

export async function writeInto(
  { server }: ProvidedServer,
  person: SessionUser,
  write_calendar_id: string | null,
): Promise<void> {
  const answer = await server.call(
    updateIntegration,
    { params: { type: 'google' }, body: { write_calendar_id } },
    person.access_token,
  )
  if (!answer.data) throw new Error(answer.message)
}
