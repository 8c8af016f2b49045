import {
  createBookingPage,
  createSingleUseLink,
  decideBooking,
  deleteBookingPage,
  getMeeting,
  type Input,
  listBookableSlots,
  listBookingPages,
  listBookings,
  messageGuests,
  type SessionUser,
  shareSlots,
  updateBooking,
  updateBookingName,
  updateBookingPage,
  updateMeeting,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts'
import { testBox } from '../../../test/test-box.ts'
import { newId } from '../../platform/id.ts'
import { book, type BookingOutcome, confirmBooking } from './guest-booking.service.ts'
import { cancelByGuest } from './guest-change.service.ts'
import { findOpenPage, type OpenPage } from './open-page.service.ts'

// A Friday; the usual hours are 9 to 17 o'clock in Berlin.
const now = new Date('2026-11-20T09:00:00.000Z')
const nine = '2026-11-23T08:00:00.000Z'
const half_past = '2026-11-23T08:30:00.000Z'
const ten = '2026-11-23T09:00:00.000Z'
const publicUrl = 'https://meet.example'

let mailing: MailingServer
let ada: SessionUser
let bob: SessionUser
beforeEach(async () => {
  mailing = await startMailingServer({ now: now.toISOString() })
  ada = await mailing.server.aPerson({ first_name: 'Ada', last_name: 'Lövelace' })
  bob = await mailing.server.aPerson({ first_name: 'Bob' })
})
afterEach(() => mailing.close())

type Body = NonNullable<Input<typeof createBookingPage>['body']>

function create(about: Partial<Body> = {}, person = ada) {
  const body = { booking_page_title: 'Intro', booking_page_slug: 'intro', ...about }
  return mailing.server.call(createBookingPage, { body }, person.access_token)
}

async function pageId(about: Partial<Body> = {}): Promise<string> {
  const { data, message } = await create(about)
  if (!data) throw new Error(message)
  return data.booking_page_id
}

const pagesOf = async ({ access_token }: SessionUser) =>
  (await mailing.server.call(listBookingPages, {}, access_token)).data

async function open(key: string | null = null, at = now): Promise<OpenPage | undefined> {
  const { booking_name = '' } = (await pagesOf(ada)) ?? {}
  return findOpenPage(mailing.server.db, { booking_name, slug: 'intro', key }, at)
}

const world = () => ({ db: mailing.server.db, box: testBox, config: { publicUrl } })

interface Wish {
  readonly key?: string | null
  readonly language?: string
  readonly minutes?: number
  /** The page as a guest has opened it before. */
  readonly opened?: OpenPage | undefined
}

async function bookAt(
  start: string,
  { key = null, language = 'en', minutes = 30, opened }: Wish = {},
  at = now,
) {
  const page = opened ?? (await open(key, at))
  if (!page) throw new Error('The page is not open.')
  const email = `grace.${newId().slice(-4)}@guests.example`
  const guest = { name: 'Grace', email, timezone: 'Asia/Kathmandu', language, phone: null }
  const wanted = { starts_ms: Date.parse(start), minutes, host_id: null, guest, answers: ['Because'] }
  return book(world(), page, { ...wanted, booking_id: newId() }, at)
}

function idOf(outcome: BookingOutcome): string {
  if (!('booking_id' in outcome)) throw new Error(`The outcome is ${outcome.outcome}.`)
  return outcome.booking_id
}

const keyOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('key')

describe('[BKG10] booking pages', () => {
  it('are created with good defaults, listed, changed and deleted by their owner', async () => {
    const { status, data } = await create()
    expect(status).toBe(201)
    expect(data).toMatchObject({
      booking_page_title: 'Intro',
      durations: [30],
      is_on: true,
      page_url: expect.stringMatching(/\/book\/ada-lovelace\/intro$/),
      hosts: [{ user_id: ada.user_id, weight: 1 }],
      upcoming_count: 0,
    })
    const params = { booking_page_id: data?.booking_page_id ?? '' }
    const body = { durations: [15, 45], questions: [aQuestion()] }
    const changed = await mailing.server.call(updateBookingPage, { params, body }, ada.access_token)
    expect(changed.data).toMatchObject({ ...body, booking_page_title: 'Intro' })
    await bookAt(nine, { minutes: 15 })
    expect(await pagesOf(ada)).toMatchObject({ booking_pages: [{ ...body, upcoming_count: 1 }] })
    expect((await mailing.server.call(deleteBookingPage, { params }, ada.access_token)).status).toBe(200)
    expect((await pagesOf(ada))?.booking_pages).toEqual([])
    const { data: bookings } = await mailing.server.call(listBookings, {}, ada.access_token)
    expect(bookings).toMatchObject([
      { booking_page_id: null, booking_page_title: 'Intro', booking_state: 'booked' },
    ])
  })

  it('have addresses of their own', async () => {
    await create()
    const again = await create()
    expect([again.status, again.errors?.[0]?.path]).toEqual([409, 'booking_page_slug'])
    expect((await create({}, bob)).status).toBe(201)
    const taken = { body: { booking_name: 'ada-lovelace' } }
    const refused = await mailing.server.call(updateBookingName, taken, bob.access_token)
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([409, 'booking_name'])
    const free = { body: { booking_name: 'bo-b' } }
    expect((await mailing.server.call(updateBookingName, free, bob.access_token)).data).toEqual(free.body)
    expect((await pagesOf(bob))?.booking_pages[0]?.page_url).toMatch(/\/book\/bo-b\/intro$/)
  })

  it('give people of one name names of their own, also at once', async () => {
    const named = { first_name: 'Mia', last_name: 'Sun' }
    const people = await Promise.all([1, 2, 3, 4].map(() => mailing.server.aPerson(named)))
    const made = await Promise.all(people.map((person) => create({}, person)))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(made.map(({ data }) => data?.page_url)).size).toBe(4)
  })

  it('[API3] are of no other person', async () => {
    const params = { booking_page_id: await pageId() }
    const { access_token } = bob
    const { call } = mailing.server
    expect((await call(updateBookingPage, { params, body: { is_on: false } }, access_token)).status).toBe(404)
    expect((await call(createSingleUseLink, { params, body: {} }, access_token)).status).toBe(404)
    expect((await call(deleteBookingPage, { params }, access_token)).status).toBe(404)
    expect((await pagesOf(bob))?.booking_pages).toEqual([])
  })

  it.each<[string, Partial<Body>]>([
    ['booking_page_title', { booking_page_title: ' ' }],
    ['booking_page_slug', { booking_page_slug: 'Two Words' }],
    ['booking_page_slug', { booking_page_slug: 'a--b' }],
    ['booking_page_slug', { booking_page_slug: 'manage' }],
    ['durations', { durations: [] }],
    ['durations.0', { durations: [4] }],
    ['place_details', { booking_place: 'link', place_details: 'javascript:alert(1)' }],
    ['place_details', { booking_place: 'phone' }],
    ['hosts', { host_choice: 'collective' }],
    ['hosts.1.user_id', { host_choice: 'collective', hosts: [{ user_id: newId() }, { user_id: newId() }] }],
    ['label_id', { label_id: newId() }],
    ['questions.0.options', { questions: [{ ...aQuestion(), question_kind: 'choice' }] }],
    ['allowed_origins.0', { allowed_origins: ['https://example.com/path'] }],
    [
      'booking_hours.monday.0.end_time',
      { booking_hours: { monday: [{ start_time: '12:00', end_time: '11:00' }] } },
    ],
  ])('[API2] refuse a wrong %s', async (path, about) => {
    const { status, errors } = await create(about)
    expect([status, errors?.map((error) => error.path)]).toEqual([400, expect.arrayContaining([path])])
  })

  it('[BKG55] are changed and turned off by their owner after a host has left', async () => {
    const hosts = [ada, bob].map(({ user_id }) => ({ user_id }))
    const booking_page_id = await pageId({ host_choice: 'round_robin', hosts })
    await mailing.server.db
      .updateTable('app_user')
      .set({ disabled_at: now })
      .where('user_id', '=', bob.user_id)
      .execute()
    const change = async (body: Partial<Body>) => {
      const { call } = mailing.server
      const { status, errors } = await call(
        updateBookingPage,
        { params: { booking_page_id }, body },
        ada.access_token,
      )
      return errors?.[0]?.path ?? status
    }
    expect(await change({ booking_page_description: 'Back in May' })).toBe(200)
    expect(await change({ is_on: false })).toBe(200)
    expect(await change({ host_choice: 'collective' })).toBe('hosts')
    expect(await change({ host_choice: 'one' })).toBe(200)
  })

  it('refuse the signed-out', async () => {
    expect((await mailing.server.call(listBookingPages, {})).status).toBe(401)
  })
})

describe('[BKG9] a single-use link', () => {
  it('opens a page that is off, for one booking', async () => {
    const params = { booking_page_id: await pageId({ is_on: false }) }
    expect(await open()).toBeUndefined()
    const { data } = await mailing.server.call(createSingleUseLink, { params, body: {} }, ada.access_token)
    const key = keyOf(data?.page_url)
    expect(await bookAt(nine, { key })).toMatchObject({ outcome: 'booked' })
    expect(await open(key)).toBeUndefined()
    expect(await open('x'.repeat(43))).toBeUndefined()
  })

  it('is used by one of two at once', async () => {
    const params = { booking_page_id: await pageId() }
    const { data } = await mailing.server.call(createSingleUseLink, { params, body: {} }, ada.access_token)
    const key = keyOf(data?.page_url)
    const outcomes = await Promise.all([nine, ten].map((start) => bookAt(start, { key })))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['booked', 'used'])
  })
})

/** The key of a link for one booking, of a page that asks for a confirmed address. */
async function confirmingKey() {
  const params = { booking_page_id: await pageId({ needs_confirmed_address: true }) }
  const { data } = await mailing.server.call(createSingleUseLink, { params, body: {} }, ada.access_token)
  return keyOf(data?.page_url)
}

describe('[BKG15] the link of a booking that was never confirmed', () => {
  const late = '2026-11-20T09:31:00.000Z'

  it('books again once the booking has expired, and the late confirmation does nothing', async () => {
    const key = await confirmingKey()
    const first = idOf(await bookAt(nine, { key }))
    expect(await open(key)).toBeUndefined()
    expect(await open(key, new Date(late))).toBeDefined()
    const second = idOf(await bookAt(nine, { key }, new Date(late)))
    expect(await open(key, new Date(late))).toBeUndefined()
    expect(await confirmBooking(world(), first, now)).toBe('gone')
    expect(await confirmBooking(world(), second, new Date(late))).toBe('booked')
  })

  it('is used by one of many that try at once', async () => {
    const key = await confirmingKey()
    await bookAt(nine, { key })
    const opened = await open(key, new Date(late))
    const starts = [nine, half_past, ten]
    const outcomes = await Promise.all(starts.map((start) => bookAt(start, { opened }, new Date(late))))
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['unconfirmed', 'used', 'used'])
  })
})

describe('[BKG11] shared times', () => {
  it('are held for the guest of the link, and released when one is booked', async () => {
    const params = { booking_page_id: await pageId() }
    const slots: [string, string][] = [
      [nine, half_past],
      [ten, '2026-11-23T09:30:00.000Z'],
    ]
    const { data, status } = await mailing.server.call(
      shareSlots,
      { params, body: { slots } },
      ada.access_token,
    )
    expect(status).toBe(201)
    expect(data).toMatchObject({
      expires_at: ten,
      slots: slots.map(([start_timestamp]) => ({ start_timestamp })),
    })
    expect(await bookAt(nine)).toEqual({ outcome: 'taken' })
    const key = keyOf(data?.page_url)
    expect(await bookAt('2026-11-23T10:00:00.000Z', { key })).toEqual({ outcome: 'taken' })
    expect(await bookAt(nine, { key })).toMatchObject({ outcome: 'booked' })
    expect(await bookAt(ten)).toMatchObject({ outcome: 'booked' })
    const again = await mailing.server.call(shareSlots, { params, body: { slots } }, ada.access_token)
    expect([again.status, again.errors?.[0]?.path]).toEqual([409, 'slots.0'])
  })

  it('[API2] are times of a length of the page', async () => {
    const params = { booking_page_id: await pageId() }
    const body: Input<typeof shareSlots>['body'] = { slots: [[nine, ten]] }
    const { status, errors } = await mailing.server.call(shareSlots, { params, body }, ada.access_token)
    expect([status, errors?.[0]?.path]).toEqual([400, 'slots.0'])
  })
})

it('[BKG1] the owner lists times that can be booked', async () => {
  const params = { booking_page_id: await pageId() }
  const query = { start_timestamp: nine, end_timestamp: ten }
  const { call } = mailing.server
  const { data } = await call(listBookableSlots, { params, query }, ada.access_token)
  expect(data?.slots).toEqual([
    [nine, half_past],
    [half_past, ten],
  ])
  const long = { ...query, end_timestamp: '2027-01-23T09:00:00.000Z' }
  const refused = await call(listBookableSlots, { params, query: long }, ada.access_token)
  expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'end_timestamp'])
})

describe('[BKG12] bookings', () => {
  it('are listed as their meetings are now, those that wait first', async () => {
    await pageId({ needs_confirmation: true, questions: [aQuestion()] })
    const first = idOf(await bookAt(nine))
    const second = idOf(await bookAt(ten))
    const params = { booking_id: first }
    const { call } = mailing.server
    const decided = await call(decideBooking, { params, body: { decision: 'approve' } }, ada.access_token)
    expect(decided.data).toMatchObject({ booking_state: 'booked', answers: [{ answer: 'Because' }] })
    const { data, pagination } = await call(listBookings, {}, ada.access_token)
    expect(data?.map(({ booking_id }) => booking_id)).toEqual([second, first])
    expect(pagination).toMatchObject({ total: 2 })
    const filtered = await call(listBookings, { query: { booking_state: 'booked' } }, ada.access_token)
    expect(filtered.data?.map(({ booking_id }) => booking_id)).toEqual([first])
    expect((await call(listBookings, {}, bob.access_token)).data).toEqual([])
    const refused = await call(decideBooking, { params, body: { decision: 'decline' } }, bob.access_token)
    expect(refused.status).toBe(404)
    const again = await call(decideBooking, { params, body: { decision: 'decline' } }, ada.access_token)
    expect(again.status).toBe(409)
  })

  it('[BKG56] name no host whose account was deleted', async () => {
    await pageId()
    const booking_id = idOf(await bookAt(nine))
    const { call, db } = mailing.server
    const hosts = async () =>
      (await call(listBookings, {}, ada.access_token)).data?.map((one) => one.host_name)
    expect(await hosts()).toEqual([expect.stringContaining('Ada')])
    await db.updateTable('booking').set({ host_id: null }).where('booking_id', '=', booking_id).execute()
    expect(await hosts()).toEqual([null])
  })

  it('note who did not come, once the time has begun', async () => {
    await pageId()
    const params = { booking_id: idOf(await bookAt(nine)) }
    const note = { params, body: { is_no_show: true } }
    expect((await mailing.server.call(updateBooking, note, ada.access_token)).status).toBe(409)
    mailing.server.setNow(ten)
    expect((await mailing.server.call(updateBooking, note, ada.access_token)).data).toMatchObject({
      is_no_show: true,
    })
    const { data } = await mailing.server.call(listBookings, { query: { when: 'past' } }, ada.access_token)
    expect(data).toMatchObject([{ is_no_show: true }])
  })
})

it('[BKG14] a host sees on the meeting that a guest booked it, and lists its bookings', async () => {
  await pageId({ questions: [aQuestion()] })
  const booking_id = idOf(await bookAt(nine))
  await bookAt(ten)
  const { call } = mailing.server
  const all = await call(listBookings, {}, ada.access_token)
  const meeting_id = all.data?.find((booking) => booking.booking_id === booking_id)?.meeting_id ?? ''
  const { data: meeting } = await call(getMeeting, { params: { meeting_id } }, ada.access_token)
  expect(meeting?.is_booked).toBe(true)
  mailing.server.setNow(ten)
  const found = await call(listBookings, { query: { meeting_id } }, ada.access_token)
  expect(found.data).toMatchObject([{ booking_id, answers: [{ answer: 'Because' }] }])
})

it('[BKG14] an attendee who is no host does not see that a meeting was booked', async () => {
  await pageId()
  await bookAt(nine)
  const { call } = mailing.server
  const [booking] = (await call(listBookings, {}, ada.access_token)).data ?? []
  const params = { meeting_id: booking?.meeting_id ?? '' }
  const body = { meeting_invitees: { [bob.user_id]: {} } }
  expect((await call(updateMeeting, { params, body }, ada.access_token)).status).toBe(200)
  expect((await call(getMeeting, { params }, bob.access_token)).data?.is_booked).toBe(false)
  expect((await call(listBookings, { query: params }, bob.access_token)).data).toEqual([])
})

describe('[BKG13] mails', () => {
  it('tell the host of a booking, and the guest by an invitation with one link to move and one to cancel', async () => {
    await pageId()
    await bookAt(nine)
    const mails = await mailing.mailsAfter(60)
    const to_host = mails.find(({ to }) => to.includes(ada.primary_email))
    expect(to_host?.subject).toContain('Grace has booked Mon')
    const to_guest = mails.find(({ to }) => to.includes('guests.example'))
    expect(to_guest?.text).toContain('Your meeting with Ada Lövelace is booked.')
    const [move, cancel, ...more] =
      to_guest?.text.match(/(Move|Cancel) the booking:\nhttps:\/\/meet\.example\/book\/manage\/[\w-]{43}/g) ??
      []
    expect([move, cancel, more]).toEqual([
      expect.stringMatching(/^Move/),
      expect.stringMatching(/^Cancel/),
      [],
    ])
    expect(to_guest?.text).toContain('Kathmandu, Nepal Time')
    expect(to_guest?.text).not.toContain('/answer/')
    expect(mails).toHaveLength(2)
  })

  it('[BKG53] tell a guest who cancels so, in the zone of the booking', async () => {
    await pageId({ seats: 2 })
    const booking_ids = [idOf(await bookAt(nine)), idOf(await bookAt(nine))]
    await mailing.mailsAfter(60)
    // The first one leaves the meeting, the last one ends it.
    for (const booking_id of booking_ids) {
      expect(await cancelByGuest(world(), { booking_id, note: '' }, now)).toBe(true)
      const mails = await mailing.mailsAfter(60)
      const told = mails.filter(({ to }) => to.includes('guests.example'))
      expect(told.map(({ text }) => text)).toEqual([
        expect.stringMatching(
          /^You have cancelled your meeting with Ada Lövelace\.[^]*1:45 pm – 2:15 pm \(Kathmandu, Nepal Time\)/,
        ),
      ])
    }
  })

  it.each([
    ['en-US', false, /Monday, November 23, 2026, 1:45 PM – 2:15 PM/],
    ['en-US', true, /Monday, November 23, 2026, 1:45 PM – 2:15 PM/],
    ['en-GB', false, /Monday,? 23 November 2026, 13:45 – 14:15/],
    ['de-AT', true, /Montag, 23\. November 2026, 13:45 – 14:15/],
  ])(
    '[BKG57] write times as in the country of the guest’s browser: %s',
    async (language, needs_confirmation, times) => {
      await pageId({ needs_confirmation })
      await bookAt(nine, { language })
      const mails = await mailing.mailsAfter(60)
      expect(mails.find(({ to }) => to.includes('guests.example'))?.text).toMatch(times)
    },
  )

  it('ask in the guest’s language, and tell of refusals', async () => {
    await pageId({ needs_confirmation: true })
    const params = { booking_id: idOf(await bookAt(nine, { language: 'de' })) }
    const asked = await mailing.mailsAfter(60)
    expect(asked.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Angefragt: Intro, Mo/),
      expect.stringMatching(/^Grace asks for Mon/),
    ])
    const to_guest = asked.find(({ subject }) => subject.startsWith('Angefragt'))
    expect(to_guest?.text).toMatch(
      /Buchung verschieben:\nhttps:[^ ]*\/book\/manage\/[^]*Buchung absagen:\nhttps:/,
    )
    const body = { decision: 'decline', note: 'Leider krank' } as const
    await mailing.server.call(decideBooking, { params, body }, ada.access_token)
    const [refusal, ...others] = await mailing.mailsAfter(60)
    expect(others).toEqual([])
    expect(refusal?.text).toContain('Leider krank')
  })

  it('tell the host of a cancellation, and the guest’s calendar', async () => {
    await pageId()
    const booking_id = idOf(await bookAt(nine))
    await mailing.mailsAfter(60)
    await cancelByGuest(world(), { booking_id, note: 'Ill' }, now)
    const mails = await mailing.mailsAfter(60)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Cancelled: Intro/),
      expect.stringMatching(/^Grace has cancelled Mon/),
    ])
  })

  it('go to all guests of a page who are still to come, one each', async () => {
    const params = { booking_page_id: await pageId() }
    await bookAt(nine)
    await bookAt(ten, { language: 'de' })
    await mailing.mailsAfter(60)
    const body = { subject: 'Room', message: 'It is room 4.' }
    const { data } = await mailing.server.call(messageGuests, { params, body }, ada.access_token)
    expect(data).toEqual({ guests: 2 })
    const mails = await mailing.mailsAfter(60)
    expect(mails.map(({ subject }) => subject)).toEqual(['Room', 'Room'])
    expect(new Set(mails.map(({ to }) => to)).size).toBe(2)
    expect(mails.map(({ text }) => text).toSorted()).toEqual([
      expect.stringContaining('Sent by Meridian for'),
      expect.stringContaining('Von Meridian für'),
    ])
  })
})

function aQuestion() {
  const question = { question_text: 'Why?', options: [], is_required: false }
  return { question_id: newId(), question_kind: 'text' as const, ...question }
}
