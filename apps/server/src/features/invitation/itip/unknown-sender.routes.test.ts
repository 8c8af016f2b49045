import {
  answerMailInvitation,
  getMail,
  listMeetings,
  listProposals,
  type SessionUser,
} from '@meridian/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCalendarMail, receiveMail } from '../../../../test/calendar-mail.ts'
import { countStatements } from '../../../../test/count-statements.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { answerMailInvitation as respond } from './calendar-mail.service.ts'
import { open_invitations_max } from './unknown-sender.rules.ts'

const hourly =
  'You do not know the sender, and this series repeats more than once a day. It is not in your calendar until you accept it.'
let server: TestServer
let ada: SessionUser
let uids = 0

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson()
})

describe('an invitation of an unknown sender stays with its mail', () => {
  it.each([
    'RRULE:FREQ=HOURLY',
    'RRULE:FREQ=HOURLY;INTERVAL=5',
    'RRULE:FREQ=DAILY;BYHOUR=9,15',
    'RRULE:FREQ=WEEKLY;BYHOUR=9;BYMINUTE=0,30',
  ])('[INV42] where it is a series that repeats more than once a day: %s', async (rule) => {
    const mail_id = await receive({ lines: [rule] })
    expect(await proposals()).toEqual([])
    expect(await invitationIn(mail_id)).toMatchObject({
      is_mail_only: true,
      is_tentative: false,
      meeting_id: null,
      can_answer: false,
      reason: hourly,
    })
  })

  it.each(['RRULE:FREQ=DAILY', 'RRULE:FREQ=HOURLY;INTERVAL=24', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU;BYHOUR=9'])(
    '[INV42] and becomes a meeting with a rule of a time a day: %s',
    async (rule) => {
      const mail_id = await receive({ lines: [rule] })
      expect(await proposals()).toHaveLength(1)
      expect(await invitationIn(mail_id)).toMatchObject({ is_mail_only: false, is_tentative: true })
    },
  )

  it('[INV42] where it has many single dates', async () => {
    const dates = Array.from({ length: 101 }, (_, at) => `20261201T${clock(at)}Z`)
    const mail_id = await receive({ lines: [`RDATE:${dates.join(',')}`] })
    expect(await proposals()).toEqual([])
    expect((await invitationIn(mail_id))?.reason).toContain('more than 100 single dates')
  })

  it('[INV42] where a later mail makes such a series of it', async () => {
    const uid = 'grows@outside.example'
    await receive({ uid })
    const mail_id = await receive({ uid, lines: ['SEQUENCE:1', 'RRULE:FREQ=HOURLY'] })
    expect(await proposals()).toMatchObject([{ meeting: { meeting_recurrence: { is_recurring: false } } }])
    expect(await invitationIn(mail_id)).toMatchObject({ is_mail_only: true, reason: hourly })
  })

  it('[INV42] where many of the same sender, or of all, wait already', async () => {
    const { of_sender, of_all } = open_invitations_max
    await receive()
    await copyInvitation(of_sender - 2, 'mallory@evil.example')
    await receive()
    expect(await proposals()).toHaveLength(of_sender)
    const refused = await receive()
    expect((await invitationIn(refused))?.reason).toContain('20 unanswered invitations')
    await copyInvitation(of_all - of_sender - 1, 'others@evil.example')
    const last = await receive({ from: 'eve@evil.example' })
    expect((await invitationIn(last))?.is_mail_only).toBe(false)
    const beyond = await receive({ from: 'trudy@evil.example' })
    expect((await invitationIn(beyond))?.reason).toContain('100 unanswered invitations')
  })

  it('[INV42] but that of a known sender does not', async () => {
    const ben = await server.aPerson({ first_name: 'Ben' })
    const mail_id = await receive({ from: ben.primary_email, lines: ['RRULE:FREQ=HOURLY;COUNT=5'] })
    expect((await invitationIn(mail_id))?.is_mail_only).toBe(false)
  })
})

describe('answering the invitation in a mail', () => {
  it('[INV42] makes the meeting of one that only its mail shows', async () => {
    const mail_id = await receive({ lines: ['RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=6'] })
    const { status, data } = await answer(mail_id, 'approved')
    expect(status).toBe(200)
    expect(data?.mail_invitation).toMatchObject({
      meeting_action: 'approved',
      is_mail_only: false,
      is_tentative: false,
      can_answer: true,
      reason: expect.stringContaining('the organizer does not get your answer'),
    })
    const { data: meetings } = await server.call(listMeetings, { query: {} }, ada.access_token)
    expect(meetings).toMatchObject([{ is_tentative: false }])
  })

  it('[INV42] declines one that only its mail shows, and notifies its organizer', async () => {
    const mail_id = await receive({ lines: ['RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=6'] })
    const { data } = await answer(mail_id, 'rejected')
    expect(data?.mail_invitation).toMatchObject({ meeting_action: 'rejected', can_answer: true })
    expect((await server.call(listMeetings, { query: {} }, ada.access_token)).data).toEqual([])
    server.setNow('2026-11-20T09:00:11.000Z')
    expect((await server.runDueJobs()).map(({ name }) => name)).toContain('itip.reply')
  })

  it('[INV28] answers any other as its proposal does', async () => {
    const mail_id = await receive()
    expect((await answer(mail_id, 'approved')).data?.mail_invitation?.meeting_action).toBe('approved')
    expect(await proposals()).toEqual([])
  })

  it('[INV42] refuses one that was cancelled or is over meanwhile, with the reason', async () => {
    const uid = 'off@outside.example'
    const lines = ['RRULE:FREQ=DAILY;BYHOUR=9,15;COUNT=6']
    const mail_id = await receive({ uid, lines })
    await receive({ uid, lines: [...lines, 'SEQUENCE:1'], method: 'CANCEL' })
    expect(await invitationIn(mail_id)).toMatchObject({
      is_mail_only: false,
      reason: 'This meeting was cancelled.',
    })
    expect(await answer(mail_id, 'approved')).toMatchObject({ status: 409 })
    const later = await receive({ lines })
    server.setNow('2026-11-28T09:00:00.000Z')
    expect(await answer(later, 'approved')).toMatchObject({
      status: 409,
      message: 'The meeting was over when this mail was read.',
    })
  })

  it('refuses a wrong answer, naming the field', async () => {
    const mail_id = await receive()
    const { status, errors } = await server
      .send({
        method: 'PUT',
        path: `/v1/mail/invitation/${mail_id}`,
        payload: JSON.stringify({ meeting_action: 'perhaps' }),
        headers: { 'content-type': 'application/json' },
        token: ada.access_token,
      })
      .then(({ status: code, text }) => ({ status: code, ...JSON.parse(text) }))
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [{ path: 'meeting_action', message: 'meeting_action must be approved or rejected.' }],
    })
  })

  it('refuses the signed-out, and the stranger as if there were no such mail', async () => {
    const mail_id = await receive()
    const ben = await server.aPerson({ first_name: 'Ben' })
    expect((await answer(mail_id, 'approved', ben.access_token)).status).toBe(404)
    expect((await answer(mail_id, 'approved', 'none')).status).toBe(401)
    expect(await proposals()).toHaveLength(1)
  })

  it('[INV68] leaves judging its availability to the mail that the call answers with', async () => {
    const mail_ids = [await receive(), await receive()]
    const { user_id, role, full_name, timezone } = ada
    const actor = { user_id, role, full_name, timezone, token_sha256: Buffer.alloc(32) }
    const counts: number[] = []
    // The second invitation is in the way of the first, which judging answers with further statements.
    for (const mail_id of mail_ids) {
      counts.push(
        await countStatements(server.db, (counted) =>
          respond(counted, actor, { mail_id, meeting_action: 'approved' }, new Date('2026-11-20T09:00:00Z')),
        ),
      )
    }
    expect(counts[1]).toBe(counts[0])
    expect((await invitationIn(mail_ids[1] ?? ''))?.availability).toMatchObject({ is_available: false })
  })

  it('answers 404 for a mail without an invitation', async () => {
    const plain = ['From: nora@outside.example', 'Subject: Hello', '', 'Hello'].join('\r\n')
    const mail_id = await receiveMail(server, ada.access_token, plain)
    expect((await answer(mail_id, 'approved')).status).toBe(404)
  })
})

async function receive({
  uid = `bounded-${(uids += 1)}@outside.example`,
  from = 'mallory@evil.example',
  method = 'REQUEST',
  lines = [],
}: {
  uid?: string
  from?: string
  method?: 'REQUEST' | 'CANCEL'
  lines?: readonly string[]
} = {}): Promise<string> {
  const event = [
    `UID:${uid}`,
    'DTSTAMP:20261120T080000Z',
    'SUMMARY:Win',
    'DTSTART:20261124T090000Z',
    'DURATION:PT15M',
    `ORGANIZER:mailto:${from}`,
    `ATTENDEE:mailto:${ada.primary_email}`,
    ...lines,
  ]
  return receiveMail(server, ada.access_token, aCalendarMail({ from, method, event }))
}

/** Puts further invitations like the last one into the calendar, of another sender. */
async function copyInvitation(times: number, sender: string): Promise<void> {
  const { db } = server
  const { meeting_id: original } = await db
    .selectFrom('mailed_event')
    .select('meeting_id')
    .where('user_id', '=', ada.user_id)
    .executeTakeFirstOrThrow()
  for (let at = 0; at < times; at += 1) {
    const meeting_id = crypto.randomUUID()
    const copied = JSON.stringify({ meeting_id, ical_uid: `${sender}-${at}` })
    const sent = JSON.stringify({ sender_address: sender, organizer_address: sender })
    await sql`insert into meeting select (jsonb_populate_record(m, ${copied}::jsonb)).*
      from meeting m where meeting_id = ${original}`.execute(db)
    await db
      .insertInto('meeting_attendee')
      .values({
        meeting_attendee_id: crypto.randomUUID(),
        meeting_id,
        user_id: ada.user_id,
        is_organizer: true,
        meeting_action: 'pending',
        time_use: 'when_answered',
      })
      .execute()
    await sql`insert into mailed_event select (jsonb_populate_record(e, ${copied}::jsonb || ${sent}::jsonb)).*
      from mailed_event e where meeting_id = ${original}`.execute(db)
  }
}

function clock(at: number): string {
  return `${String(Math.floor(at / 10)).padStart(2, '0')}${String((at % 10) * 5).padStart(2, '0')}00`
}

async function proposals() {
  return (await server.call(listProposals, {}, ada.access_token)).data ?? []
}

async function invitationIn(mail_id: string) {
  const { data } = await server.call(getMail, { params: { mail_id }, query: {} }, ada.access_token)
  return data?.mail_invitation ?? null
}

function answer(mail_id: string, meeting_action: 'approved' | 'rejected', token = ada.access_token) {
  return server.call(answerMailInvitation, { params: { mail_id }, body: { meeting_action } }, token)
}
