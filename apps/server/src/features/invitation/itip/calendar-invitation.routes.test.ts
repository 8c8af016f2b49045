import { answerCalendarInvitation, getMail, importMails } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  main_calendar,
  type PublishedAccount,
  startPublishedAccount,
} from '../../../../test/published-account.ts'

const bo = 'bo@example.org'
let account: PublishedAccount
let mail_id: string

beforeEach(async () => {
  account = await startPublishedAccount()
  account.atGoogle({
    op: 'create_event',
    calendar: bo,
    event: {
      summary: 'Quay',
      attendees: [{ email: main_calendar }, { email: 'cy@example.net' }],
      start: { dateTime: '2026-11-24T10:00:00Z' },
      end: { dateTime: '2026-11-24T11:00:00Z' },
    },
  })
  await account.sync()
  mail_id = await receive(account.events(bo)[0]?.id ?? '')
})
afterEach(() => account.provided.close())

describe('[INV78] an invitation that a Google calendar has', () => {
  it.each(['accepted', 'tentative', 'declined'] as const)('is answered from its mail: %s', async (answer) => {
    expect(await invitation()).toMatchObject({
      can_answer: false,
      reason: null,
      calendar_answer: { answer: 'needs_action', is_waiting: false, comment: null },
    })
    const { data } = await respond({ answer })
    expect(data?.mail_invitation?.calendar_answer).toMatchObject({ answer, is_waiting: true })
    await account.run()
    expect(guests()).toEqual([
      [main_calendar, answer, undefined],
      ['cy@example.net', 'needsAction', undefined],
    ])
    await account.sync()
    expect((await invitation())?.calendar_answer).toMatchObject({ answer, is_waiting: false })
  })

  it('is answered once, wherever the request is cut, and mailed to the organizer', async () => {
    for (const at of ['before', 'done', 'body'] as const) {
      account.provided.google.faults.add({
        match: { method: 'PATCH', path: '/calendar/v3/calendars/*/events/*' },
        fault: { kind: 'cut', at },
      })
      const answer = at === 'done' ? 'declined' : 'accepted'
      await respond({ answer })
      await account.run()
      await account.provided.advance(120_000)
      await account.run()
      expect(guests()[0]).toEqual([main_calendar, answer, undefined])
    }
    const before = account.writes().length
    await respond({ answer: 'accepted' })
    await account.run()
    expect(account.writes()).toHaveLength(before)
  })

  it('gets the last of two quick answers', async () => {
    await respond({ answer: 'declined' })
    await respond({ answer: 'accepted' })
    await account.run()
    expect(guests()[0]).toEqual([main_calendar, 'accepted', undefined])
    expect((await invitation())?.calendar_answer).toMatchObject({ answer: 'accepted', is_waiting: false })
  })

  it('takes another time as a note, which the next answer removes', async () => {
    const [slot] = (await invitation())?.calendar_answer?.free_slots ?? []
    const [start_timestamp = '', end_timestamp = ''] = slot ?? []
    await respond({ answer: 'tentative', start_timestamp, end_timestamp })
    await account.run()
    expect(guests()[0]).toEqual([
      main_calendar,
      'tentative',
      expect.stringContaining('Could we meet at this time instead? Tuesday, 24 November 2026'),
    ])
    expect((await invitation())?.calendar_answer?.comment).toContain('instead?')
    await respond({ answer: 'accepted' })
    await account.run()
    expect(guests()[0]?.[2] ?? '').toBe('')
    expect((await invitation())?.calendar_answer?.comment).toBeNull()
  })

  it('says why Google does not take the answer', async () => {
    account.provided.google.faults.add({
      match: { method: 'PATCH', path: '/calendar/v3/calendars/*/events/*' },
      times: null,
      fault: { kind: 'status', status: 403 },
    })
    await respond({ answer: 'accepted' })
    await account.run()
    expect(await invitation()).toMatchObject({
      reason:
        'Google does not allow this meeting to be written. Your change is in Meridian alone, and your next one is tried again.',
      calendar_answer: { answer: 'accepted', is_waiting: true },
    })
  })

  it('refuses a wrong answer, a time in the past, the signed-out and the stranger', async () => {
    const bad = await respond({ answer: 'perhaps' as 'accepted' })
    expect([bad.status, bad.errors?.[0]?.path]).toEqual([400, 'answer'])
    const [start_timestamp, end_timestamp] = ['2026-11-24T12:00:00Z', '2026-11-24T11:00:00Z']
    const turned = await respond({ answer: 'tentative', start_timestamp, end_timestamp })
    expect([turned.status, turned.errors?.[0]?.path]).toEqual([400, 'end_timestamp'])
    const past = { start_timestamp: '2026-11-01T12:00:00Z', end_timestamp: '2026-11-01T13:00:00Z' }
    const late = await respond({ answer: 'tentative', ...past })
    expect([late.status, late.errors?.[0]?.path]).toEqual([400, 'start_timestamp'])
    const eve = await account.provided.server.aPerson({ first_name: 'Eve' })
    expect((await respond({ answer: 'accepted' }, eve.access_token)).status).toBe(404)
    expect((await respond({ answer: 'accepted' }, '')).status).toBe(401)
    account.atGoogle({ op: 'cancel_event', calendar: bo, event_id: account.events(bo)[0]?.id })
    await account.sync()
    expect((await respond({ answer: 'accepted' })).status).toBe(409)
  })
})

type Body = {
  answer: 'accepted' | 'tentative' | 'declined'
  start_timestamp?: string
  end_timestamp?: string
}

function respond(body: Body, token = account.ada.access_token) {
  return account.provided.server.call(answerCalendarInvitation, { params: { mail_id }, body }, token)
}

async function invitation() {
  const { data } = await account.provided.server.call(
    getMail,
    { params: { mail_id } },
    account.ada.access_token,
  )
  return data?.mail_invitation
}

function guests() {
  const [event] = account.events(bo)
  return (event?.attendees ?? []).map((one) => [
    one.email,
    one.responseStatus,
    'comment' in one ? one.comment : undefined,
  ])
}

async function receive(event_id: string): Promise<string> {
  const { server } = account.provided
  const calendar = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar//EN',
    'VERSION:2.0',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${event_id}@google.com`,
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261124T100000Z',
    'DTEND:20261124T110000Z',
    'SUMMARY:Quay',
    `ORGANIZER;CN=Bo:mailto:${bo}`,
    `ATTENDEE;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${main_calendar}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const file = [
    `Message-ID: <${event_id}@example.org>`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    `From: Bo <${bo}>`,
    `To: ${main_calendar}`,
    'Subject: Invitation: Quay',
    'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
    '',
    calendar,
  ].join('\r\n')
  const { data, message } = await server.call(
    importMails,
    { body: Buffer.from(file) },
    account.ada.access_token,
  )
  const [imported] = data?.mail_ids ?? []
  if (imported === undefined) throw new Error(message)
  await account.run()
  return imported
}
