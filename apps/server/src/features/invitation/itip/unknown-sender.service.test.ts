import { readFile } from 'node:fs/promises'
import {
  answerProposal,
  checkMeeting,
  exportMeetings,
  findSlots,
  getFreeBusy,
  getMeeting,
  listOccurrences,
  listProposals,
  type SessionUser,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const nora = 'nora@outside.example'
const starts = '2026-11-24T09:00:00.000Z'
const ends = '2026-11-24T10:00:00.000Z'
let server: TestServer
let ada: SessionUser
let ben: SessionUser
let uids = 0

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson()
  ben = await server.aPerson({ first_name: 'Ben' })
})

describe('an invitation of an unknown sender', () => {
  it('[INV38] [AVL7] takes no time of the person in any search, check or proposal', async () => {
    await receive()
    expect(await isBusy()).toBe(false)
    const slots = await server.call(
      findSlots,
      { body: { users: [ada.user_id], duration: 60, start_time: starts, end_time: ends } },
      ben.access_token,
    )
    expect(slots.data?.free_slots).toHaveLength(1)
    const check = await server.call(
      checkMeeting,
      {
        body: {
          meeting_date: { start_date: '2026-11-24' },
          meeting_time: { start_time: '10:00', end_time: '11:00' },
          meeting_timezone: 'Europe/Berlin',
          meeting_invitees: { [ada.user_id]: {} },
        },
      },
      ben.access_token,
    )
    expect(check.data?.summary).toMatchObject({ busy: 0, occurrences: 1 })
    await aMeeting(server, ben.access_token, { meeting_invitees: { [ada.user_id]: {} } })
    const asked = (await proposals()).find(({ proposed_by }) => proposed_by.user_id === ben.user_id)
    expect(asked?.availability).toMatchObject({ is_available: true, conflicts: [] })
  })

  it('[INV38] is shown as tentative', async () => {
    await receive()
    const [proposal] = await proposals()
    expect(proposal?.meeting).toMatchObject({ is_tentative: true, is_transparent: false })
    expect(await occurrences()).toEqual([expect.objectContaining({ is_tentative: true })])
    expect(await exported()).toMatch(/\r\nSTATUS:TENTATIVE\r\n/)
    expect(await exported()).toMatch(/\r\nTRANSP:TRANSPARENT\r\n/)
  })

  it('[INV38] counts as soon as it is accepted, and no longer once it is declined or open again', async () => {
    await receive()
    await answer('approved')
    expect(await isBusy()).toBe(true)
    expect(await occurrences()).toEqual([expect.objectContaining({ is_tentative: false })])
    expect(await exported()).not.toMatch(/TENTATIVE|TRANSPARENT/)
    await answer('pending')
    expect(await isBusy()).toBe(false)
    await answer('rejected')
    expect(await isBusy()).toBe(false)
    await answer('approved')
    expect(await isBusy()).toBe(true)
  })

  it('[INV38] read back from an own export leaves the accepted meeting as it is', async () => {
    await receive()
    const before = await exported()
    await answer('approved')
    const { status } = await server.send({
      method: 'POST',
      path: '/v1/meeting/import',
      payload: before,
      headers: { 'content-type': 'text/calendar' },
      token: ada.access_token,
    })
    expect(status).toBe(200)
    expect(await isBusy()).toBe(true)
  })

  it('[INV41] stays tentative with each later mail, and is called off as any other', async () => {
    const uid = await receive()
    await receive({ uid, lines: ['SEQUENCE:1', 'SUMMARY:Renamed'] })
    await receive({ uid, start: '20261124T091500Z', lines: ['SEQUENCE:2'] })
    expect(await isBusy()).toBe(false)
    await receive({ uid, method: 'CANCEL', lines: ['SEQUENCE:3'] })
    expect(await proposals()).toEqual([])
  })

  it('[INV41] that was accepted still takes time when it moves', async () => {
    const uid = await receive({ from: 'no-reply@bookings.example' })
    await answer('approved')
    for (const [sequence, start] of [
      [1, '20261124T091500Z'],
      [2, '20261124T093000Z'],
    ] as const) {
      await receive({
        uid,
        start,
        lines: [`SEQUENCE:${sequence}`],
        from: 'no-reply@bookings.example',
      })
      expect(await proposals()).toHaveLength(1)
      expect(await isBusy()).toBe(true)
    }
  })

  it('[INV41] cannot be accepted by its own calendar', async () => {
    await receive({ answer: 'ACCEPTED' })
    expect(await proposals()).toHaveLength(1)
    expect(await isBusy()).toBe(false)
  })

  it('[INV41] takes time with the mail that comes after the sender has become known', async () => {
    const uid = await receive()
    await hasWrittenTo(nora)
    expect(await isBusy()).toBe(false)
    await receive({ uid, lines: ['SEQUENCE:1'] })
    expect(await isBusy()).toBe(true)
    expect(await proposals()).toHaveLength(1)
  })
})

describe('a sender is known', () => {
  it('[INV39] by an account here', async () => {
    await receive({ organizer: ben.primary_email.toUpperCase(), from: ben.primary_email })
    expect(await isBusy()).toBe(true)
    expect(await proposals()).toMatchObject([{ meeting: { is_tentative: false } }])
    const { data } = await server.call(
      findSlots,
      { body: { users: [ada.user_id], duration: 60, start_time: starts, end_time: ends } },
      ben.access_token,
    )
    expect(data?.free_slots).toEqual([])
  })

  it('[INV39] by no account with an unconfirmed address, and by no disabled one', async () => {
    const account = (changed: { address_confirmed_at?: Date | null; disabled_at?: Date | null }) =>
      server.db.updateTable('app_user').set(changed).where('user_id', '=', ben.user_id).execute()
    const now = new Date('2026-11-20T09:00:00.000Z')
    await account({ address_confirmed_at: null })
    expect(await isTentative(await receive({ organizer: ben.primary_email }))).toBe(true)
    await account({ address_confirmed_at: now, disabled_at: now })
    expect(await isTentative(await receive({ organizer: ben.primary_email }))).toBe(true)
    await account({ disabled_at: null })
    expect(await isTentative(await receive({ organizer: ben.primary_email }))).toBe(false)
  })

  it('[INV39] by a mail that the person has written, also as a copy, and by none that a program wrote', async () => {
    await hasWrittenTo(nora, { headers: ['Auto-Submitted: auto-replied'] })
    await receive()
    expect(await isBusy()).toBe(false)
    await hasWrittenTo('tom@outside.example', { headers: [`Cc: Nora <${nora.toUpperCase()}>`] })
    await receive()
    expect(await isBusy()).toBe(true)
  })

  it('[INV39] by no answer to a calendar', async () => {
    const mail_id = await receiveMail(
      server,
      ada.access_token,
      aCalendarMail({
        from: ada.primary_email,
        to: nora,
        method: 'REPLY',
        event: ['UID:x', 'DTSTAMP:20261120T080000Z', `ORGANIZER:mailto:${nora}`],
      }),
    )
    await becomesSent(mail_id)
    await receive()
    expect(await isBusy()).toBe(false)
  })

  it('[INV39] by a mail as long as it is there', async () => {
    const mail_id = await hasWrittenTo(nora)
    await server.db.deleteFrom('mail').where('mail_id', '=', mail_id).execute()
    await receive()
    expect(await isBusy()).toBe(false)
  })

  it('[INV39] by a guest’s address in a meeting that the person organizes or has accepted', async () => {
    const guest = { 'guest:00000000-0000-4000-8000-000000000001': { primary_email: nora } }
    await aMeeting(server, ben.access_token, {
      meeting_title: 'Together',
      meeting_invitees: { [ada.user_id]: {}, ...guest },
    })
    expect(await isTentative(await receive())).toBe(true)
    const together = (await proposals()).find(({ meeting }) => meeting.meeting_title === 'Together')
    await answer('approved', together?.meeting_proposal_id)
    expect(await isTentative(await receive())).toBe(false)

    ada = await server.aPerson()
    await aMeeting(server, ada.access_token, { meeting_invitees: guest })
    expect(await isTentative(await receive())).toBe(false)
  })

  it('[INV39] by an accepted invitation, and by none that waits or was declined', async () => {
    const uid = await receive()
    expect(await isTentative(await receive({ start: '20261125T090000Z' }))).toBe(true)
    await answerOf(uid, 'rejected')
    expect(await isTentative(await receive({ start: '20261126T090000Z' }))).toBe(true)
    await answerOf(uid, 'approved')
    expect(await isTentative(await receive({ start: '20261127T090000Z' }))).toBe(false)
  })

  it('[INV40] only where organizer and From are the same', async () => {
    await receive({ organizer: ben.primary_email, from: 'mallory@evil.example' })
    await receive({ organizer: 'mallory@evil.example', from: ben.primary_email })
    expect(await isBusy()).toBe(false)
    expect((await proposals()).map(({ meeting }) => meeting.is_tentative)).toEqual([true, true])
  })
})

it('[INV38] the migration judges invitations that wait as those to come', async () => {
  const uids = {
    unknown: await receive(),
    forged: await receive({ organizer: ben.primary_email, from: 'mallory@evil.example' }),
    account: await receive({ organizer: ben.primary_email }),
    accepted: await receive({ organizer: 'tom@outside.example' }),
  }
  await answerOf(uids.accepted, 'approved')
  await server.db.updateTable('meeting_attendee').set({ time_use: 'as_meeting' }).execute()
  const migration = new URL('../../../../migrations/0045_unknown_senders.sql', import.meta.url)
  const [, statement = ''] = (await readFile(migration, 'utf8')).split('-- Invitations that wait')
  await sql.raw(`-- ${statement}`).execute(server.db)
  expect(await isTentative(uids.unknown)).toBe(true)
  expect(await isTentative(uids.forged)).toBe(true)
  expect(await isTentative(uids.account)).toBe(false)
  expect(await isTentative(uids.accepted)).toBe(false)
})

interface Mail {
  readonly uid?: string
  readonly from?: string
  readonly organizer?: string
  readonly method?: 'REQUEST' | 'CANCEL'
  readonly start?: string
  readonly answer?: string
  readonly lines?: readonly string[]
}

/** Half past nine is within it whenever it starts on the hour or a quarter past; answers its uid. */
async function receive({
  uid = `unknown-${(uids += 1)}@outside.example`,
  organizer = nora,
  from = organizer,
  method = 'REQUEST',
  start = '20261124T090000Z',
  answer: told = 'NEEDS-ACTION',
  lines = [],
}: Mail = {}): Promise<string> {
  const event = [
    `UID:${uid}`,
    'DTSTAMP:20261120T080000Z',
    'SUMMARY:Kick-off',
    `DTSTART:${start}`,
    'DURATION:PT1H',
    `ORGANIZER:mailto:${organizer}`,
    `ATTENDEE;PARTSTAT=${told}:mailto:${ada.primary_email}`,
    ...lines,
  ]
  const names = new Set(lines.map((line) => line.split(':')[0]))
  const kept = event.filter((line, at) => at >= event.length - lines.length || !names.has(line.split(':')[0]))
  await receiveMail(server, ada.access_token, aCalendarMail({ from, method, event: kept }))
  return uid
}

/** As mailboxes do with what the person sends; answers the mail's id. */
async function hasWrittenTo(
  address: string,
  { headers = [] }: { headers?: readonly string[] } = {},
): Promise<string> {
  const mail_id = await receiveMail(
    server,
    ada.access_token,
    [`From: ${ada.primary_email}`, `To: ${address}`, 'Subject: Hello', ...headers, '', 'Hello'].join('\r\n'),
  )
  await becomesSent(mail_id)
  return mail_id
}

async function becomesSent(mail_id: string): Promise<void> {
  await server.db.updateTable('mail').set({ place: 'sent' }).where('mail_id', '=', mail_id).execute()
}

async function proposals() {
  return (await server.call(listProposals, {}, ada.access_token)).data ?? []
}

async function attendeeOf(uid: string) {
  return server.db
    .selectFrom('mailed_event')
    .innerJoin('meeting_attendee', 'meeting_attendee.meeting_id', 'mailed_event.meeting_id')
    .select(['meeting_attendee.meeting_attendee_id', 'mailed_event.meeting_id'])
    .where('mailed_event.ical_uid', '=', uid)
    .where('meeting_attendee.user_id', '=', ada.user_id)
    .executeTakeFirstOrThrow()
}

async function answerOf(uid: string, action: 'approved' | 'rejected'): Promise<void> {
  await answer(action, (await attendeeOf(uid)).meeting_attendee_id)
}

async function isTentative(uid: string): Promise<boolean | undefined> {
  const { meeting_id } = await attendeeOf(uid)
  const params = { meeting_id: meeting_id ?? '' }
  return (await server.call(getMeeting, { params, query: {} }, ada.access_token)).data?.is_tentative
}

let last_answered = ''

/** Answers the given proposal, else the only one there is or was. */
async function answer(
  meeting_action: 'approved' | 'rejected' | 'pending',
  meeting_proposal_id?: string,
): Promise<void> {
  last_answered = meeting_proposal_id ?? (await proposals())[0]?.meeting_proposal_id ?? last_answered
  const { status } = await server.call(
    answerProposal,
    { params: { meeting_proposal_id: last_answered }, body: { meeting_action } },
    ada.access_token,
  )
  expect(status).toBe(200)
}

async function occurrences() {
  const query = { start_timestamp: '2026-11-23T00:00:00Z', end_timestamp: '2026-11-30T00:00:00Z' }
  return (await server.call(listOccurrences, { query }, ada.access_token)).data
}

async function exported(): Promise<string> {
  const { text } = await server.send({ ...exportMeetings, token: ada.access_token })
  return text
}

/** What a colleague sees of the time from nine to ten. */
async function isBusy(): Promise<boolean> {
  const body = { users: [ada.user_id], start_time: starts, end_time: ends }
  const { data } = await server.call(getFreeBusy, { body }, ben.access_token)
  return data?.people.some(({ user_id, busy }) => user_id === ada.user_id && busy.length > 0) ?? false
}
