import {
  Integration,
  listIntegrations,
  listMeetings,
  refreshIntegration,
  syncGmail,
} from '@meridian/contract'
import { z } from 'zod'
import { personAt, type HttpPerson } from '../http-person.ts'
import type { SimulatedProviders } from '../simulators.ts'
import {
  connectAccount,
  connectionsOf,
  type ConsentingProvider,
  type SoakProvider,
} from '../soak/soak-people.ts'
import { readContext } from './calendar-cases.ts'
import { costly_mails } from './hostile-mail.ts'
import type { HostileCase, HostileTarget } from './hostile-target.ts'

interface Providers {
  readonly simulators: SimulatedProviders
  readonly address: string
}

const good_title = 'A good event beside it'
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at).join(',')

/** Each comes beside a good event, which is read whatever becomes of it. */
const google_events: Readonly<Record<string, Record<string, unknown>>> = {
  'a rule of 86,400 times a day': {
    recurrence: [
      `RRULE:FREQ=YEARLY;BYHOUR=${numbers(24)};BYMINUTE=${numbers(60)};BYSECOND=${numbers(60)};BYSETPOS=-1`,
    ],
  },
  'a rule for every second': { recurrence: ['RRULE:FREQ=SECONDLY'] },
  'a rule that never takes place': { recurrence: ['RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'] },
  'a rule that is none': { recurrence: ['RRULE:FREQ=NEVER', 'EXDATE:nothing', 'RRULE:'] },
  'NUL in its texts': {
    summary: 'a\0b',
    location: '\0',
    description: '\0\0',
    hangoutLink: 'https://a.example/\0',
  },
  'a description of 5 MB': { description: 'x'.repeat(5_000_000) },
  'a zone that is none': { start: { dateTime: '2027-01-01T10:00:00', timeZone: 'Mars/Base' } },
  'an end before its start': { end: { dateTime: '2020-01-01T10:00:00Z' } },
  'times beyond the calendar': {
    start: { dateTime: '+999999-01-01T10:00:00Z' },
    end: { date: '0000-00-00' },
  },
  'no times': { start: null, end: {} },
  '5,000 guests': {
    attendees: Array.from({ length: 5000 }, (_, at) => ({
      email: `g${at}@guests.example`,
      responseStatus: 'accepted',
    })),
  },
  'fields of other types': { summary: 5, attendees: 'all', recurrence: {}, organizer: [], status: null },
}

export function providerCases(providers: Providers): readonly HostileCase[] {
  return [
    ...Object.entries(google_events).map(([what, event]) =>
      googleCase(providers, `provider: a Google event with ${what}`, [event]),
    ),
    googleCase(
      providers,
      'provider: 300 series every hour at Google',
      Array.from({ length: 300 }, () => ({ recurrence: ['RRULE:FREQ=HOURLY'] })),
    ),
    ...(['google', 'calendly', 'zoom'] as const).map((type) => hostileTextCase(providers, type)),
    gmailCase(providers),
  ]
}

let accounts = 0

async function anAccount(target: HostileTarget, { simulators, address }: Providers) {
  accounts += 1
  const user = await target.aPerson()
  const email = `hostile-${accounts}@example.com`
  simulators.google.change({ op: 'add_account', email, name: 'Hostile' })
  simulators.calendly.change({ op: 'add_user', email, name: 'Hostile', timezone: 'UTC' })
  simulators.zoom.change({ op: 'add_user', email, first_name: 'Hostile', last_name: 'Host', timezone: 'UTC' })
  return { user, email, person: personAt(address, user) }
}

/** Answers the next reading of the calendar with these events and a good one. */
function googleCase(
  providers: Providers,
  name: string,
  events: readonly Record<string, unknown>[],
): HostileCase {
  return {
    name,
    run: async (target) => {
      const { user, email, person } = await anAccount(target, providers)
      await connectAccount(person, 'google', email)
      await isRead(target, person, 'google', 0)
      const began = Date.now()
      providers.simulators.google.faults.add({
        match: { account: email, path: '/calendar/v3/calendars/*/events' },
        times: 1,
        fault: { kind: 'status', status: 200, body: pageOf(events) },
      })
      await person.call(refreshIntegration, { params: { type: 'google' } })
      const problems = await readProblems(target, person, 'google', began)
      const listed = await target.waitUntil(async () => (await titlesOf(person)).includes(good_title))
      if (!listed) problems.push('the good event beside it is not there')
      return [...problems, ...(await readContext(target, user, '2027-01-01'))]
    },
  }
}

function pageOf(events: readonly Record<string, unknown>[]) {
  const items = events.map((event, at) => ({
    ...eventWith(`hostile${at}`),
    summary: `Hostile ${at}`,
    ...event,
  }))
  const good = { ...eventWith('good0'), summary: good_title }
  return { kind: 'calendar#events', items: [...items, good], nextSyncToken: 'hostile-token', timeZone: 'UTC' }
}

/** An event as Google returns it. */
function eventWith(id: string) {
  return {
    kind: 'calendar#event',
    id,
    iCalUID: `${id}@google.com`,
    etag: `"${id}"`,
    status: 'confirmed',
    created: '2026-11-01T00:00:00.000Z',
    updated: '2026-11-01T00:00:00.000Z',
    organizer: { email: 'mallory@evil.example' },
    creator: { email: 'mallory@evil.example' },
    start: { dateTime: '2027-01-01T10:00:00Z', timeZone: 'UTC' },
    end: { dateTime: '2027-01-01T11:00:00Z', timeZone: 'UTC' },
  }
}

/** Every text of the provider's answers is one that breaks careless readers. */
function hostileTextCase(providers: Providers, type: ConsentingProvider): HostileCase {
  return {
    name: `provider: hostile texts at ${type}`,
    run: async (target) => {
      const { email, person } = await anAccount(target, providers)
      const { google, zoom } = providers.simulators
      const times = { start: { dateTime: '2027-01-02T10:00:00Z' }, end: { dateTime: '2027-01-02T11:00:00Z' } }
      if (type === 'google')
        google.change({ op: 'create_event', calendar: email, event: { summary: 'Plan', ...times } })
      if (type === 'zoom')
        zoom.change({
          op: 'create_meeting',
          host: email,
          topic: 'Plan',
          start_time: '2027-01-02T10:00:00',
          duration: 30,
          timezone: 'UTC',
        })
      const began = Date.now()
      await connectAccount(person, type, email)
      providers.simulators[type].faults.add({
        match: { account: email },
        times: 3,
        fault: { kind: 'hostile_text' },
      })
      await person.call(refreshIntegration, { params: { type } })
      return readProblems(target, person, type, began)
    },
  }
}

/** Costly mails in a mailbox, and a plain one last. */
function gmailCase(providers: Providers): HostileCase {
  return {
    name: 'mailbox: costly mails at Gmail',
    run: async (target) => {
      const { email, person } = await anAccount(target, providers)
      await connectAccount(person, 'google', email)
      for (const { raw } of costly_mails)
        providers.simulators.google.change({
          op: 'deliver_mail',
          account: email,
          raw_base64: Buffer.from(raw).toString('base64'),
        })
      const plain = { from: 'Bo <bo@outside.example>', subject: 'A plain one', text: 'Hello' }
      providers.simulators.google.change({ op: 'deliver_mail', account: email, ...plain })
      await person.call(syncGmail, {})
      return hasAll(target, person)
    },
  }
}

/** All costly mails and the plain one are listed. */
export async function hasAll(target: HostileTarget, { user }: HttpPerson): Promise<readonly string[]> {
  const wanted = [...costly_mails.map(({ name }) => name), 'A plain one']
  let missing: readonly string[] = wanted
  const Listed = z.array(z.object({ mail_subject: z.string() }))
  const isThere = await target.waitUntil(async () => {
    const path = '/v1/mail/all?limit=100&mail_view=all'
    const { text } = await target.send({ method: 'GET', path, token: user.access_token })
    const subjects = new Set(
      Listed.parse(Object(JSON.parse(text)).data).map(({ mail_subject }) => mail_subject),
    )
    missing = wanted.filter((name) => !subjects.has(name))
    return missing.length === 0
  })
  return isThere ? [] : [`not in the mailbox: ${missing.join('; ')}`]
}

async function titlesOf(person: HttpPerson): Promise<string[]> {
  const meetings = await person.call(listMeetings, { query: { limit: 100 } })
  return meetings.map(({ meeting_title }) => meeting_title)
}

/** The account is synced, or shows why not. */
async function readProblems(
  target: HostileTarget,
  person: HttpPerson,
  type: SoakProvider,
  since_ms: number,
): Promise<string[]> {
  if (await isRead(target, person, type, since_ms)) return []
  const cards = await person.call(listIntegrations, {})
  const card = cards.find((one) => one.type === type)
  const told = Integration.safeParse(card).data?.connection?.problem ?? null
  return told === null ? [`${type} is not read any more, and no word says why`] : []
}

function isRead(
  target: HostileTarget,
  person: HttpPerson,
  type: SoakProvider,
  since_ms: number,
): Promise<boolean> {
  return target.waitUntil(async () => {
    const connection = (await connectionsOf(person)).get(type)
    if (connection?.problem) return false
    return Date.parse(connection?.last_success_at ?? '') > since_ms
  })
}
