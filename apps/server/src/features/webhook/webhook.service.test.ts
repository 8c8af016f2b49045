import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  answerProposal,
  createBookingPage,
  createWebhook,
  deleteMeeting,
  deleteWebhook,
  type Input,
  importMeetings,
  listBookingPages,
  listDeliveries,
  listProposals,
  listWebhooks,
  login,
  logout,
  redeliver,
  replaceWebhookSecret,
  type SessionUser,
  testWebhook,
  updateMeeting,
  updateWebhook,
  webhook_event_types,
  webhooks_max,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aMeeting } from '../../../test/a-meeting.ts'
import { calendar } from '../../../test/calendar.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { testBox } from '../../../test/test-box.ts'
import { newId } from '../../platform/id.ts'
import { approveBooking, book } from '../booking/guest-booking.service.ts'
import { findOpenPage } from '../booking/open-page.service.ts'
import { removeExpired } from '../../platform/jobs/cleanup.ts'
import { inTransaction } from '../../platform/postgres/db.ts'

const SignedIn = z.object({ access_token: z.string() })

interface Received {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

let server: TestServer
let receiver: Server
let url: string
let received: Received[] = []
let status = 200
let more: Record<string, string> = {}

// Triggers read the clock of the database, so the server of these tests has the clock of the wall.
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      reply.writeHead(status, more).end()
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  server = await startTestServer({
    now: new Date().toISOString(),
    settings: {
      WEBHOOK_HOSTS: '*,127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Meridian <meet@people.example>',
      PUBLIC_URL: 'https://meet.people.example',
    },
  })
})
afterAll(async () => {
  receiver.close().closeAllConnections()
  await server.close()
})
beforeEach(async () => {
  // What earlier tests left is not delivered among what this one sends.
  await server.db.deleteFrom('webhook').execute()
  status = 200
  more = {}
})

/** How far the clock of the server is ahead; it never goes back. */
let ahead_ms = 0

type Body = Input<typeof createWebhook>['body']

async function aWebhook(person: SessionUser, event_types: Body['event_types'] = [...webhook_event_types]) {
  const body = { webhook_url: url, event_types }
  const { data, message } = await server.call(createWebhook, { body }, person.access_token)
  if (!data) throw new Error(message)
  return data
}

/** What arrives when all that is due is delivered. */
async function told(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  received = []
  // Due deliveries are looked for every ten seconds.
  ahead_ms += 10_000
  server.setNow(new Date(Date.now() + ahead_ms).toISOString())
  await server.runDueJobs()
  return received.map(({ body }) => JSON.parse(body))
}

async function log(person: SessionUser, { webhook_id }: { webhook_id: string }) {
  const { data } = await server.call(listDeliveries, { params: { webhook_id } }, person.access_token)
  return data ?? []
}

async function stateOf(person: SessionUser) {
  const { data } = await server.call(listWebhooks, {}, person.access_token)
  return data?.[0]
}

const at_ten = {
  meeting_date: { start_date: tomorrow },
  meeting_time: { start_time: '10:00', end_time: '11:00' },
}

/** Within the usual hours of Berlin, some days ahead. */
function nextWorkday(now: Date): number {
  const day = new Date(now.getTime() + 3 * 86_400_000)
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1)
  return day.setUTCHours(10, 0, 0, 0)
}

describe('[PRG14] a webhook is told', () => {
  it('of a meeting that is created, changed, cancelled and deleted, as it was at the moment', async () => {
    const ada = await server.aPerson()
    await aWebhook(ada)
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_title: 'Plan', ...at_ten })
    expect(await told()).toMatchObject([
      {
        type: 'meeting.created',
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
        data: {
          meeting_id,
          meeting_title: 'Plan',
          meeting_status: 'active',
          start_timestamp: expect.stringMatching(new RegExp(`^${tomorrow}T0[89]:00:00\\.000Z$`)),
          meeting_timezone: 'Europe/Berlin',
          organizer_id: ada.user_id,
        },
      },
    ])
    const params = { meeting_id }
    const change = (body: object) => server.call(updateMeeting, { params, body }, ada.access_token)
    await change({ meeting_title: 'Other plan' })
    await change({ meeting_title: 'Other plan' })
    expect(await told()).toMatchObject([{ type: 'meeting.changed', data: { meeting_title: 'Other plan' } }])
    await change({ meeting_status: 'cancelled' })
    expect(await told()).toMatchObject([{ type: 'meeting.cancelled', data: { meeting_id } }])
    await server.call(deleteMeeting, { params }, ada.access_token)
    expect(await told()).toEqual([])

    const second = await aMeeting(server, ada.access_token, { meeting_title: 'Second', ...at_ten })
    await told()
    await server.call(deleteMeeting, { params: { meeting_id: second.meeting_id } }, ada.access_token)
    expect(await told()).toMatchObject([
      { type: 'meeting.cancelled', data: { meeting_title: 'Second', meeting_status: 'cancelled' } },
    ])
  })

  it('of an invitation and its end by the invited person’s webhook, and of the reply by the organizer’s', async () => {
    const [ada, bo] = [await server.aPerson(), await server.aPerson({ first_name: 'Bo' })]
    await aWebhook(bo, ['meeting.created', 'meeting.cancelled', 'meeting.answered'])
    const meeting_invitees = { [bo.user_id]: {} }
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees, ...at_ten })
    expect(await told()).toMatchObject([{ type: 'meeting.created', data: { meeting_id } }])
    await aWebhook(ada, ['meeting.answered'])
    const { data: proposals } = await server.call(listProposals, {}, bo.access_token)
    const params = { meeting_proposal_id: proposals?.[0]?.meeting_proposal_id ?? '' }
    await server.call(answerProposal, { params, body: { meeting_action: 'approved' } }, bo.access_token)
    expect(await told()).toMatchObject([
      {
        type: 'meeting.answered',
        data: {
          meeting_id,
          attendee: {
            user_id: bo.user_id,
            full_name: 'Bo Example',
            email: bo.primary_email,
            meeting_action: 'approved',
          },
        },
      },
    ])
    await server.call(
      updateMeeting,
      { params: { meeting_id }, body: { meeting_invitees: {} } },
      ada.access_token,
    )
    expect(await told()).toMatchObject([{ type: 'meeting.cancelled', data: { meeting_id } }])
  })

  it('of nothing that it did not ask for, that belongs to others, that was rolled back, or while it is off', async () => {
    const [ada, eve] = [await server.aPerson(), await server.aPerson({ first_name: 'Eve' })]
    const { webhook_id } = await aWebhook(ada, ['meeting.created'])
    await aMeeting(server, eve.access_token, at_ten)
    const undone = inTransaction(server.db, async (tx) => {
      await sql`update meeting set meeting_title = 'Never'`.execute(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const mine = await aMeeting(server, ada.access_token, at_ten)
    expect(await told()).toHaveLength(1)
    const params = { meeting_id: mine.meeting_id }
    await server.call(updateMeeting, { params, body: { meeting_title: 'New' } }, ada.access_token)
    expect(await told()).toEqual([])
    await server.call(updateWebhook, { params: { webhook_id }, body: { is_on: false } }, ada.access_token)
    await aMeeting(server, ada.access_token, at_ten)
    expect(await told()).toEqual([])
    await server.call(updateWebhook, { params: { webhook_id }, body: { is_on: true } }, ada.access_token)
    expect(await told()).toEqual([])
  })

  it('of a booking once it is certain, with the meeting that is made of it', async () => {
    const ada = await server.aPerson()
    await aWebhook(ada, ['booking.created'])
    const page = { booking_page_title: 'Talk', booking_page_slug: 'talk', needs_confirmation: true }
    await server.call(createBookingPage, { body: page }, ada.access_token)
    const pages = await server.call(listBookingPages, {}, ada.access_token)
    const booking_name = pages.data?.booking_name ?? ''
    const world = { db: server.db, box: testBox, config: { publicUrl: 'https://meet.people.example' } }
    const now = new Date()
    const open = await findOpenPage(server.db, { booking_name, slug: 'talk', key: null }, now)
    if (!open) throw new Error('The page is not open.')
    const guest = {
      name: 'Grace',
      email: 'grace@guests.example',
      timezone: 'UTC',
      language: 'en',
      phone: null,
    }
    const starts_ms = nextWorkday(now)
    const wanted = { starts_ms, minutes: 30, host_id: null, guest, answers: [], booking_id: newId() }
    const booking = await book(world, open, wanted, now)
    if (!('booking_id' in booking)) throw new Error(`The time is ${booking.outcome}.`)
    expect(await told()).toEqual([])
    const { booking_id } = booking
    await approveBooking(server.db, world, booking_id, now)
    expect(await told()).toMatchObject([
      {
        type: 'booking.created',
        data: {
          booking_id,
          booking_page_title: 'Talk',
          meeting_id: expect.any(String),
          start_timestamp: new Date(starts_ms).toISOString(),
          guest_name: 'Grace',
          guest_email: 'grace@guests.example',
        },
      },
    ])
  })

  it('of nothing while the account of its person is disabled', async () => {
    const [ada, bo] = [await server.aPerson(), await server.aPerson({ first_name: 'Bo' })]
    const webhook = await aWebhook(bo)
    const meeting_invitees = { [bo.user_id]: {} }
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees, ...at_ten })
    const disable = (disabled_at: Date | null) =>
      server.db.updateTable('app_user').set({ disabled_at }).where('user_id', '=', bo.user_id).execute()
    await disable(new Date())
    const change = (meeting_title: string) =>
      server.call(updateMeeting, { params: { meeting_id }, body: { meeting_title } }, ada.access_token)
    await change('Kept from Bo')
    expect(await told()).toEqual([])
    await disable(null)
    expect(await told()).toMatchObject([{ type: 'meeting.created' }])
    expect(await log(bo, webhook)).toHaveLength(1)
  })

  it('of a date of a series that is moved', async () => {
    const ada = await server.aPerson()
    const meeting_recurrence = {
      is_recurring: true,
      recurring_type: 'daily',
      recurring_end_date: null,
    } as const
    const series = await aMeeting(server, ada.access_token, { ...at_ten, meeting_recurrence })
    await aWebhook(ada, ['meeting.changed'])
    const params = { meeting_id: series.meeting_id }
    const original_start_timestamp = series.meeting_timestamps.start_timestamp
    const body = {
      series_scope: 'this',
      original_start_timestamp,
      meeting_time: { start_time: '15:00', end_time: '16:00' },
    }
    const { status: answered, message } = await server.call(
      updateMeeting,
      { params, body: body as Input<typeof updateMeeting>['body'] },
      ada.access_token,
    )
    expect([answered, message]).toEqual([200, message])
    expect(await told()).toMatchObject([{ type: 'meeting.changed', data: { is_recurring: true } }])
  })
})

it('[PRG19] is told of at most 500 meetings of one statement', async () => {
  const ada = await server.aPerson()
  const day = tomorrow.replaceAll('-', '')
  const events = Array.from({ length: 700 }, (_, index) => [
    `UID:${index}@files.example`,
    'SUMMARY:Shift',
    `DTSTART:${day}T090000Z`,
    `DTEND:${day}T093000Z`,
  ])
  const { data } = await server.call(importMeetings, { body: calendar(...events) }, ada.access_token)
  expect(data?.imported).toBe(700)
  const { webhook_id } = await aWebhook(ada, ['meeting.changed'])
  await server.db
    .updateTable('meeting')
    .set({ meeting_title: 'Early shift' })
    .where('user_id', '=', ada.user_id)
    .execute()
  const { count } = await server.db
    .selectFrom('webhook_delivery')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhook_id', '=', webhook_id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(500)
})

describe('[PRG15] a delivery', () => {
  it('is signed with the secret that is shown once, and its headers are those of Standard Webhooks', async () => {
    const ada = await server.aPerson()
    const { webhook_id, webhook_secret } = await aWebhook(ada)
    const listed = await server.call(listWebhooks, {}, ada.access_token)
    expect(listed.text).not.toContain('whsec_')
    const rows = await server.db
      .selectFrom('webhook')
      .selectAll()
      .where('webhook_id', '=', webhook_id)
      .execute()
    expect(rows.map(({ secret_sealed }) => secret_sealed.toString('latin1')).join()).not.toContain('whsec_')
    await aMeeting(server, ada.access_token, at_ten)
    await told()
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const id = String(headers['webhook-id'])
    const seconds = String(headers['webhook-timestamp'])
    expect((await log(ada, { webhook_id })).map((one) => one.webhook_delivery_id)).toEqual([id])
    expect(Math.abs(Number(seconds) - (Date.now() + ahead_ms) / 1000)).toBeLessThan(120)
    const key = Buffer.from(webhook_secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signature}`)
    expect(headers['content-type']).toBe('application/json')
  })

  it('[PRG16] [PRG18] is tried again with the same id and body, and sent again on request', async () => {
    const ada = await server.aPerson()
    const webhook = await aWebhook(ada, ['meeting.created'])
    await aMeeting(server, ada.access_token, at_ten)
    status = 503
    await told()
    const [first] = received
    expect(await log(ada, webhook)).toMatchObject([
      {
        delivery_state: 'waiting',
        attempts: 1,
        last_status: 503,
        last_problem: null,
        next_at: expect.any(String),
      },
    ])
    expect((await stateOf(ada))?.failing_since).not.toBe(null)
    status = 200
    await told()
    expect(received.map(({ body }) => body)).toEqual([first?.body])
    expect(received[0]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    const [delivered] = await log(ada, webhook)
    expect(delivered).toMatchObject({
      delivery_state: 'delivered',
      attempts: 2,
      last_status: 200,
      next_at: null,
    })
    expect(await stateOf(ada)).toMatchObject({ failing_since: null, last_delivered_at: expect.any(String) })
    const params = {
      webhook_id: webhook.webhook_id,
      webhook_delivery_id: delivered?.webhook_delivery_id ?? '',
    }
    await server.call(redeliver, { params }, ada.access_token)
    await told()
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.headers['webhook-id']])
  })

  it('[PRG16] waits as long as the receiver says', async () => {
    const ada = await server.aPerson()
    const webhook = await aWebhook(ada, ['meeting.created'])
    await aMeeting(server, ada.access_token, at_ten)
    status = 429
    more = { 'retry-after': '7200' }
    const before = Date.now() + ahead_ms
    await told()
    const [waiting] = await log(ada, webhook)
    expect(Date.parse(waiting?.next_at ?? '') - before).toBeGreaterThanOrEqual(7_200_000 - 1000)
  })

  it('[PRG16] is given up after the tenth attempt', async () => {
    const ada = await server.aPerson()
    const webhook = await aWebhook(ada, ['meeting.created'])
    await aMeeting(server, ada.access_token, at_ten)
    status = 500
    let attempts = 0
    for (let run = 0; run < 12; run += 1) {
      attempts += (await told()).length
      const [delivery] = await log(ada, webhook)
      const next = delivery?.next_at ? Date.parse(delivery.next_at) - Date.now() : ahead_ms + 7_200_000
      ahead_ms = Math.max(ahead_ms, next)
    }
    expect(attempts).toBe(10)
    expect(await log(ada, webhook)).toMatchObject([{ delivery_state: 'failed', attempts: 10 }])
    expect((await stateOf(ada))?.is_on).toBe(true)
  })
})

describe('[PRG17] a webhook is switched off', () => {
  it('after five days without an arrival, with a mail to its person, and begins anew when switched on', async () => {
    const ada = await server.aPerson()
    const webhook = await aWebhook(ada, ['meeting.created'])
    status = 500
    const dayMs = 86_400_000
    await aMeeting(server, ada.access_token, at_ten)
    await told()
    await aMeeting(server, ada.access_token, at_ten)
    const failing_ms = ahead_ms
    ahead_ms = failing_ms + 5 * dayMs - 60_000
    await told()
    expect((await stateOf(ada))?.is_on).toBe(true)
    await aMeeting(server, ada.access_token, at_ten)
    ahead_ms = failing_ms + 5 * dayMs + 60_000
    await told()
    expect(await stateOf(ada)).toMatchObject({ is_on: false, off_reason: 'failing' })
    expect(new Set((await log(ada, webhook)).map((one) => one.delivery_state))).toEqual(new Set(['failed']))
    const mails = await server.db
      .selectFrom('outgoing_mail')
      .select('kind')
      .where('about_id', '=', webhook.webhook_id)
      .execute()
    expect(mails).toEqual([{ kind: 'account' }])
    const params = { webhook_id: webhook.webhook_id }
    await server.call(updateWebhook, { params, body: { is_on: true } }, ada.access_token)
    expect(await stateOf(ada)).toMatchObject({ is_on: true, off_reason: null, failing_since: null })
  })

  it('at once where its address is gone', async () => {
    const ada = await server.aPerson()
    await aWebhook(ada, ['meeting.created'])
    status = 410
    await aMeeting(server, ada.access_token, at_ten)
    await told()
    expect(await stateOf(ada)).toMatchObject({ is_on: false, off_reason: 'gone' })
  })
})

/** What a delivery is signed with, as another service computes it. */
function signatureOf({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}

/** Which of the secrets a test delivery is signed with, in the order of its signatures. */
async function signaturesFor(person: SessionUser, webhook_id: string, secrets: readonly string[]) {
  await server.call(testWebhook, { params: { webhook_id } }, person.access_token)
  await told()
  const [delivery] = received
  if (!delivery) throw new Error('Nothing arrived.')
  const found = String(delivery.headers['webhook-signature']).split(' ')
  const known = secrets.map((secret) => signatureOf(delivery, secret))
  return found.map((signature) => known.indexOf(signature))
}

describe('[PRG21] a replaced secret', () => {
  it('signs beside the new one for 24 hours, and its successor takes its place', async () => {
    const ada = await server.aPerson()
    const { webhook_id, webhook_secret: first } = await aWebhook(ada)
    const params = { webhook_id }
    const replace = async () =>
      (await server.call(replaceWebhookSecret, { params }, ada.access_token)).data?.webhook_secret ?? ''
    const second = await replace()
    expect(second).toMatch(/^whsec_/)
    expect((await stateOf(ada))?.previous_secret_until).not.toBe(null)
    expect(await signaturesFor(ada, webhook_id, [first, second])).toEqual([1, 0])
    const third = await replace()
    expect(await signaturesFor(ada, webhook_id, [first, second, third])).toEqual([2, 1])
    ahead_ms += 86_400_000
    expect(await signaturesFor(ada, webhook_id, [first, second, third])).toEqual([2])
    expect(await stateOf(ada)).toMatchObject({ previous_secret_until: null })
    await removeExpired(server.db, new Date(Date.now() + ahead_ms))
    const row = await server.db
      .selectFrom('webhook')
      .select('previous_secret_sealed')
      .where('webhook_id', '=', webhook_id)
      .executeTakeFirstOrThrow()
    expect(row.previous_secret_sealed).toBe(null)
  })

  it('needs a fresh sign-in and an own webhook', async () => {
    const [ada, eve] = [await server.aPerson(), await server.aPerson({ first_name: 'Eve' })]
    const params = { webhook_id: (await aWebhook(ada)).webhook_id }
    expect((await server.call(replaceWebhookSecret, { params }, eve.access_token)).status).toBe(404)
    ahead_ms += 10 * 60_000
    server.setNow(new Date(Date.now() + ahead_ms).toISOString())
    expect((await server.call(replaceWebhookSecret, { params }, ada.access_token)).status).toBe(403)
  })
})

it('[PRG20] changes are in the audit log and mailed, and switching is neither', async () => {
  const ada = await server.aPerson()
  const mails = () =>
    server.db
      .selectFrom('outgoing_mail')
      .select('kind')
      .where('about_id', '=', ada.user_id)
      .where('kind', '=', 'account')
      .execute()
  const before = (await mails()).length
  const params = { webhook_id: (await aWebhook(ada)).webhook_id }
  const change = (body: object) => server.call(updateWebhook, { params, body }, ada.access_token)
  await change({ is_on: false })
  await change({ is_on: true, webhook_url: url, event_types: [...webhook_event_types] })
  await change({ event_types: ['meeting.created'] })
  await change({ webhook_url: `${url}/secret` })
  await server.call(replaceWebhookSecret, { params }, ada.access_token)
  await server.call(deleteWebhook, { params }, ada.access_token)
  await server.call(deleteWebhook, { params }, ada.access_token)
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['audit_action', 'details'])
    .where('subject_user_id', '=', ada.user_id)
    .orderBy('audit_entry_id')
    .execute()
  const details = { webhook_host: new URL(url).host }
  expect(entries).toEqual(
    ['created', 'changed', 'changed', 'secret_replaced', 'deleted'].map((end) => ({
      audit_action: `webhook_${end}`,
      details,
    })),
  )
  expect((await mails()).length - before).toBe(5)
})

it('[PRG22] are switched off with what waits for them when their person logs out everywhere', async () => {
  const [ada, bo] = [await server.aPerson(), await server.aPerson({ first_name: 'Bo' })]
  const webhook = await aWebhook(ada, ['meeting.created'])
  await aWebhook(bo, ['meeting.created'])
  status = 500
  await aMeeting(server, ada.access_token, at_ten)
  await told()
  await server.call(logout, { body: { everywhere: true } }, ada.access_token)
  const body = { primary_email: ada.primary_email, password: 'correct horse battery' }
  const { data } = await server.call(login, { body })
  const again = SignedIn.parse(data)
  const person = { ...ada, access_token: again.access_token }
  expect(await stateOf(person)).toMatchObject({ is_on: false, off_reason: 'signed_out' })
  expect(await log(person, webhook)).toMatchObject([{ delivery_state: 'failed' }])
  expect(await stateOf(bo)).toMatchObject({ is_on: true, off_reason: null })
  const params = { webhook_id: webhook.webhook_id }
  await server.call(updateWebhook, { params, body: { is_on: true } }, person.access_token)
  expect(await stateOf(person)).toMatchObject({ is_on: true, off_reason: null })
})

it('[PRG18] sends a test to a webhook that is off, once', async () => {
  const ada = await server.aPerson()
  const webhook = await aWebhook(ada)
  const params = { webhook_id: webhook.webhook_id }
  await server.call(updateWebhook, { params, body: { is_on: false } }, ada.access_token)
  status = 500
  await server.call(testWebhook, { params }, ada.access_token)
  expect(await told()).toMatchObject([{ type: 'webhook.test', data: {} }])
  expect(await log(ada, webhook)).toMatchObject([{ delivery_state: 'failed', attempts: 1, last_status: 500 }])
  expect(await told()).toEqual([])
})

it('[API8] a webhook whose creation is repeated under its key is there once, with the secret that was answered last', async () => {
  const ada = await server.aPerson()
  const create = () =>
    server.send({
      method: 'POST',
      path: '/v1/webhook/create',
      payload: JSON.stringify({ webhook_url: url, event_types: ['booking.created'] }),
      headers: { 'content-type': 'application/json', 'idempotency-key': 'once-and-again' },
      token: ada.access_token,
    })
  await create()
  const { text } = await create()
  const created = z.object({ data: z.object({ webhook_id: z.string(), webhook_secret: z.string() }) })
  const { webhook_id, webhook_secret } = created.parse(JSON.parse(text)).data
  const rows = await server.db.selectFrom('webhook').selectAll().where('user_id', '=', ada.user_id).execute()
  expect(rows.map((row) => testBox.open(row.secret_sealed, webhook_id))).toEqual([webhook_secret])
})

describe('[PRG13] an address', () => {
  it('[PRG3] needs a fresh sign-in, when it is saved and when it is changed, and nothing else does', async () => {
    const ada = await server.aPerson()
    const { webhook_id } = await aWebhook(ada)
    ahead_ms += 10 * 60_000
    server.setNow(new Date(Date.now() + ahead_ms).toISOString())
    const other = url.replace('127.0.0.1', '127.0.0.2')
    const body = { webhook_url: other, event_types: [...webhook_event_types] }
    expect((await server.call(createWebhook, { body }, ada.access_token)).status).toBe(403)
    const params = { webhook_id }
    const changes = [{ webhook_url: other }, { webhook_url: url, is_on: false }]
    const answers = []
    for (const change of changes)
      answers.push(await server.call(updateWebhook, { params, body: change }, ada.access_token))
    expect(answers.map(({ status }) => status)).toEqual([403, 200])
  })

  it.each([
    'http://hooks.example.com',
    'https://10.0.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://167772161/',
    'nonsense',
  ])('is refused at its field, when it is created and when it is changed: %s', async (webhook_url) => {
    const ada = await server.aPerson()
    const wrong = { webhook_url, event_types: [...webhook_event_types] }
    const created = await server.call(createWebhook, { body: wrong }, ada.access_token)
    expect([created.status, created.errors?.[0]?.path]).toEqual([400, 'webhook_url'])
    const { webhook_id } = await aWebhook(ada)
    const changed = await server.call(
      updateWebhook,
      { params: { webhook_id }, body: { webhook_url } },
      ada.access_token,
    )
    expect([changed.status, changed.errors?.[0]?.path]).toEqual([400, 'webhook_url'])
  })

  it('that leads inside when it is called, though it did not when it was saved, is not called', async () => {
    const ada = await server.aPerson()
    const webhook = await aWebhook(ada, ['meeting.created'])
    const webhook_url = url.replace('127.0.0.1', '127.0.0.2')
    await server.db
      .updateTable('webhook')
      .set({ webhook_url })
      .where('webhook_id', '=', webhook.webhook_id)
      .execute()
    await aMeeting(server, ada.access_token, at_ten)
    expect(await told()).toEqual([])
    expect(await log(ada, webhook)).toMatchObject([{ last_problem: 'forbidden', last_status: null }])
  })

  it('is one of at most ten', async () => {
    const ada = await server.aPerson()
    for (let made = 0; made < webhooks_max; made += 1) await aWebhook(ada)
    await expect(aWebhook(ada)).rejects.toThrow('10 webhooks')
  })
})
