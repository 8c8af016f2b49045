import {
  answerProposal,
  deleteMeeting,
  getMeeting,
  listProposals,
  type Meeting,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { readCalendar } from '@meridian/icalendar'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { any_character } from '../../../../test/any-character.ts'
import { callOften } from '../../../../test/call-often.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { testBox } from '../../../../test/test-box.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { answerToken } from './rsvp-link.service.ts'
import { holdTimes, listOpenTimes } from '../../meeting/meeting.api.ts'

const now = '2026-11-20T09:00:00.000Z'
const guest_key = 'guest:11111111-1111-4111-8111-111111111111'
const guests = { [guest_key]: { primary_email: 'gus@guests.example', full_name: 'Gus Guest' } }
let server: TestServer
let ada: SessionUser
let visitors = 0
let network = ''

beforeAll(async () => {
  server = await startTestServer({ now, settings: { TRUST_PROXY: 'true' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson()
  visitors += 1
  network = `203.0.113.${visitors}`
})

describe('the page', () => {
  it('[INV55] shows the invitation to every holder of the link, and changes nothing', async () => {
    const { meeting, token } = await invited({
      meeting_title: 'Kick-off',
      meeting_description: 'First ideas.\nBring yours.',
      agenda: 'Budget\nNext <steps>',
      meeting_link: 'https://call.example/abc',
      meeting_location: { location_name: 'Room 5', location_link: 'https://maps.example/5' },
    })
    const { status, text, headers } = await open(token)
    expect(status).toBe(200)
    for (const said of [
      'Ada Example invites you',
      '<h1>Kick-off</h1>',
      'Tuesday, 24 November 2026',
      '10:00 – 11:00',
      'Berlin, Central European Standard Time',
      'href="https://call.example/abc"',
      '<a href="https://maps.example/5" rel="noopener noreferrer">Room 5</a>',
      'First ideas.\nBring yours.',
      '<dt>Agenda</dt><dd class="words">Budget\nNext &lt;steps&gt;</dd>',
      'value="yes">Yes</button>',
      'value="no">No</button>',
      'Propose another time',
    ])
      expect(text).toContain(said)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
      ),
    })
    expect(text).not.toMatch(/<script(?! async src=.\/answer\/script\/zone\.js)|<img|style="|\son\w+=/)
    expect(text.length).toBeLessThan(60_000)
    expect(await actionOf(meeting)).toBe('pending')
  })

  it('[INV55] is German for browsers that prefer it, and in the language of the settings for a colleague', async () => {
    const { token } = await invited()
    expect((await open(token, { accept: 'fr, de-AT;q=0.9, en;q=0.8' })).text).toMatch(
      /<html lang="de">[^]*Ada Example lädt Sie ein[^]*Dienstag, 24\. November 2026[^]*value="yes">Ja</,
    )
    const english = await open(token, { accept: 'de;q=0.2, en-US;q=0.7' })
    expect(english.text).toMatch(/<html lang="en">[^]*Tuesday, November 24, 2026[^]*10:00 AM – 11:00 AM/)
    const bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
    await server.db
      .updateTable('app_user')
      .set({ language: 'de', time_format: '24' })
      .where('user_id', '=', bob.user_id)
      .execute()
    const own = await invited({ meeting_invitees: { [bob.user_id]: {} } })
    const { text } = await open(own.token, { accept: 'en' })
    expect(text).toMatch(/14:45 – [^]*10:00 – 11:00 \(Berlin, [^)]*\), dort, wo der Termin geplant ist/)
  })

  it('[INV56] shows the time in the requested zone, beside the meeting’s own, on the day it is there', async () => {
    const { token } = await invited()
    const kathmandu = (await open(token, { query: '?zone=Asia/Kathmandu' })).text
    expect(kathmandu).toContain('14:45 – 15:45')
    expect(kathmandu).toContain('<option value="Asia/Kathmandu" selected>Kathmandu</option>')
    expect(kathmandu).toContain('10:00 – 11:00 (Berlin, Central European Standard Time)')
    const late = await invited({ meeting_time: { start_time: '23:30', end_time: '00:30' } })
    const { text } = await open(late.token, { query: '?zone=Pacific/Auckland' })
    expect(text).toContain('Wednesday, 25 November 2026')
    expect((await open(token, { query: '?zone=Nowhere/None' })).text).toContain('10:00 – 11:00')
    expect((await open(token, { query: '?zone=UTC&zone=Asia/Tokyo' })).status).toBe(200)
  })

  it('[INV56] keeps a note that is being written while another zone is chosen', async () => {
    const { meeting, token } = await invited()
    const fields = { show: 'zone', zone: 'Asia/Kathmandu', note: 'After <lunch>' }
    const { status, text } = await answer(token, fields)
    expect(status).toBe(200)
    for (const kept of [
      '14:45 – 15:45',
      'After &lt;lunch&gt;</textarea>',
      'name="zone_shown" value="Asia/Kathmandu"',
    ])
      expect(text).toContain(kept)
    expect(await actionOf(meeting)).toBe('pending')
  })

  it('[INV56] has a script that finds the zone of the browser, where no other is known', async () => {
    const { token } = await invited()
    const script = '<script async src="/answer/script/zone.js" data-zone="Europe/Berlin"></script>'
    expect((await open(token)).text).toContain(script)
    expect((await open(token, { query: '?choice=yes' })).text).toContain(script)
    expect((await open(token, { query: '?zone=Asia/Kathmandu' })).text).not.toContain('<script')
    const whole_day = await invited({
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-24' },
      is_all_day: true,
    })
    expect((await open(whole_day.token)).text).not.toContain('<script')
  })

  it('[INV56] does not move a day that has no time', async () => {
    const { token } = await invited({
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-24' },
      is_all_day: true,
    })
    const { text } = await open(token, { query: '?zone=Pacific/Auckland' })
    expect(text).toContain('Tuesday, 24 November 2026')
    expect(text).not.toContain('Wednesday')
  })

  it('[INV55] shows texts unchanged, whatever they contain', async () => {
    const naughty = `"><script>alert(1)</script>'&lt;<b onclick=x> ${'﷽'.repeat(40)} \u202Ertl ${'W'.repeat(150)}`
    const { token } = await invited({
      meeting_title: naughty,
      meeting_description: naughty,
      meeting_location: { location_name: naughty },
    })
    const { status, text } = await open(token)
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<b onclick')
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;lt;')
  })

  it('[INV57] is a friendly page with the right status where there is nothing to answer', async () => {
    const { meeting, token } = await invited()
    for (const wrong of [
      'x',
      'x'.repeat(43),
      `${token}x`,
      token.slice(1),
      '%00',
      '..%2f..%2fetc',
      'é'.repeat(20),
    ])
      expect(await opened(wrong)).toEqual([404, 'This link doesn’t work'])
    server.setNow('2026-11-24T09:00:00.000Z')
    expect(await opened(token)).toEqual([200, 'This meeting has already begun'])
    expect((await open(token)).text).not.toContain('value="yes"')
    server.setNow('2026-12-24T10:00:00.000Z')
    expect(await opened(token)).toEqual([410, 'This meeting is long over'])
    server.setNow(now)
    const { meeting_id } = meeting
    await server.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } }, ada.access_token)
    expect(await opened(token)).toEqual([200, 'This meeting was cancelled'])
    await server.call(deleteMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    expect(await opened(token)).toEqual([410, 'This invitation is no longer here'])
    expect((await answer(token, { answer: 'yes' })).status).toBe(410)
  })

  it('[INV57] ends for a removed attendee', async () => {
    const { meeting, token } = await invited()
    const body = { meeting_invitees: {} }
    await server.call(updateMeeting, { params: { meeting_id: meeting.meeting_id }, body }, ada.access_token)
    expect(await opened(token)).toEqual([410, 'This invitation is no longer here'])
  })

  it('[INV58] asks a network that opens very many, and an address that answers very often, to wait', async () => {
    const { token } = await invited()
    await callOften(server.db, 29, () => answer(token, { answer: 'perhaps' }))
    expect((await answer(token, { answer: 'perhaps' })).status).not.toBe(429)
    const limited = await answer(token, { answer: 'yes' })
    expect(limited).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    expect(limited.text).toContain('Too many tries')
    network = '203.0.113.249'
    await callOften(server.db, 299, () => open('x'))
    expect((await open('x')).status).not.toBe(429)
    expect((await open('x')).status).toBe(429)
    network = '203.0.113.250'
    expect((await open(token)).status).toBe(200)
  })
})

describe('an answer', () => {
  it('[INV59] is stored at once, is shown on the page, and can be changed', async () => {
    const { meeting, token } = await invited()
    const noted = await answer(token, { answer: 'yes' })
    expect(noted.status).toBe(303)
    expect(noted.headers['location']).toBe(`/answer/${token}?zone=Europe%2FBerlin`)
    expect(await actionOf(meeting)).toBe('approved')
    const { text } = await open(token)
    expect(text).toContain('You’re in.')
    expect(text).not.toContain('value="yes"')
    await answer(token, { answer: 'no' })
    expect(await actionOf(meeting)).toBe('rejected')
    await answer(token, { answer: 'yes' })
    expect(await actionOf(meeting)).toBe('approved')
  })

  it('[INV59] may be a maybe, which stays open and is in the calendar file', async () => {
    const { meeting, token } = await invited()
    await answer(token, { answer: 'yes' })
    expect((await answer(token, { answer: 'maybe' })).status).toBe(303)
    expect(await guestOf(meeting)).toMatchObject({ meeting_action: 'pending', is_tentative: true })
    const { text } = await open(token)
    expect(text).toContain('You said maybe.')
    expect(text).not.toContain('value="maybe"')
    expect(text).toContain('value="yes"')
    const file = await server.send({ method: 'GET', path: `/answer/${token}/meeting.ics` })
    expect(file.text.replaceAll('\r\n ', '')).toContain('PARTSTAT=TENTATIVE')
    await answer(token, { answer: 'no' })
    expect(await guestOf(meeting)).toMatchObject({ meeting_action: 'rejected', is_tentative: false })
  })

  it('[INV81] has a note, which the organizer sees, the page shows, and the next answer replaces', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const { meeting } = await invited({ meeting_invitees: { [bob.user_id]: {}, ...guests } })
    const token = await tokenOf(meeting, 'gus@guests.example')
    await answer(token, { answer: 'maybe', note: 'After five.\r\n<b>Sure</b> on Friday.' })
    const note = 'After five.\n<b>Sure</b> on Friday.'
    expect(await guestOf(meeting)).toMatchObject({ is_tentative: true, answer_note: note })
    const { meeting_id } = meeting
    const other = await server.call(getMeeting, { params: { meeting_id } }, bob.access_token)
    expect(other.data?.meeting_invitees[guest_key]?.answer_note).toBe('')
    const { text } = await open(token)
    expect(text).toContain('Your note: After five.\n&lt;b&gt;Sure&lt;/b&gt; on Friday.')
    await answer(token, { answer: 'no', note: 'x'.repeat(600) })
    expect((await guestOf(meeting))?.answer_note).toBe('x'.repeat(500))
    await answer(token, { answer: 'yes' })
    expect((await guestOf(meeting))?.answer_note).toBe('')
  })

  it('[INV82] is chosen by a link of the mail and given by a press alone', async () => {
    const { meeting, token } = await invited()
    const page = await open(token, { query: '?choice=no' })
    expect(page.status).toBe(200)
    expect(page.text).toContain('Press once more to send your answer')
    expect(page.text).toContain('value="no" autofocus>Send “No”</button>')
    expect(await actionOf(meeting)).toBe('pending')
    const odd = await open(token, { query: '?choice=perhaps' })
    expect(odd.text).toContain('Can you make it?')
    await answer(token, { answer: 'no' })
    expect(await actionOf(meeting)).toBe('rejected')
    const given = await open(token, { query: '?choice=no' })
    expect(given.text).not.toContain('Press once more')
  })

  it('[INV83] keeps the zone that the guest chose, for this organizer alone', async () => {
    const { token } = await invited()
    await answer(token, { answer: 'yes', zone_shown: 'Asia/Kathmandu' })
    const { text } = await open(token)
    expect(text).toContain('Kathmandu, Nepal Time</span>')
    expect(text).toContain('(Berlin, Central European Standard Time), where the meeting is planned')
    const next = await invited()
    expect((await open(next.token)).text).toContain('Kathmandu, Nepal Time</span>')
    ada = await server.aPerson()
    const other = await invited()
    expect((await open(other.token)).text).not.toContain('Kathmandu, Nepal Time</span>')
  })

  it('[INV59] speaks for the one person the address was made for', async () => {
    const bob = await server.aPerson({ first_name: 'Bob' })
    const { meeting, token } = await invited({ meeting_invitees: { [bob.user_id]: {}, ...guests } })
    await answer(token, { answer: 'no' })
    const actions = await actionsOf(meeting)
    expect(actions).toEqual({ [bob.user_id]: 'rejected', [guest_key]: 'pending' })
  })

  it('[INV60] is to the time that was on the page', async () => {
    const { meeting, token } = await invited()
    const seen = await seenOn(token)
    const { meeting_id } = meeting
    const body = { meeting_date: { start_date: '2026-11-25' } }
    await server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
    const refused = await answer(token, { answer: 'yes', seen })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('This meeting was moved meanwhile')
    expect(refused.text).toContain('Wednesday, 25 November 2026')
    expect(await actionOf(meeting)).toBe('pending')
    expect((await answer(token, { answer: 'yes' })).status).toBe(303)
  })

  it('[INV60] comes too late once the meeting has begun or was cancelled', async () => {
    const { meeting, token } = await invited()
    const seen = await seenOn(token)
    server.setNow('2026-11-24T09:00:00.000Z')
    expect((await answer(token, { answer: 'yes', seen })).status).toBe(409)
    server.setNow(now)
    const { meeting_id } = meeting
    await server.call(deleteMeeting, { params: { meeting_id }, query: { how: 'cancel' } }, ada.access_token)
    const refused = await answer(token, { answer: 'yes', seen })
    expect(refused.status).toBe(409)
    expect(refused.text.match(/This meeting was cancelled/g)).toHaveLength(1)
    expect(await actionOf(meeting)).toBe('pending')
  })

  it('[INV61] is refused as a page where it is none, and never fails', async () => {
    const { meeting, token } = await invited()
    for (const form of [
      '',
      'answer=',
      'answer=perhaps',
      'answer=toString',
      'answer=take&time=own',
      'answer=take&time=1',
    ])
      expect((await post(token, form)).status).toBeOneOf([400, 409])
    const seen = await seenOn(token)
    for (const wrong of ['perhaps', 'toString', '__proto__', 'take'])
      expect((await answer(token, { answer: wrong, seen })).status).toBeOneOf([400, 409])
    expect((await post(token, 'x'.repeat(9000))).status).toBe(413)
    expect((await post(token, '{"answer":"yes"}', 'application/json')).status).toBe(409)
    expect((await post(token, '\u0000\uFFFF=&&&=', 'multipart/form-data')).status).toBe(409)
    for (const text of fc.sample(fc.string({ unit: any_character, maxLength: 200 }), 12)) {
      const typed = { date: text, time: text, zone: text, zone_shown: text }
      expect((await answer(token, { answer: 'propose', ...typed, seen })).status).toBe(400)
    }
    expect(await actionOf(meeting)).toBe('pending')
  })

  it('[INV62] of two at once leaves one whole', async () => {
    const { meeting, token } = await invited()
    const seen = await seenOn(token)
    const sent = await Promise.all(
      ['yes', 'no', 'yes', 'no'].map((one) => answer(token, { answer: one, seen })),
    )
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    expect(await actionOf(meeting)).toBeOneOf(['approved', 'rejected'])
  })
})

describe('another time', () => {
  it('[INV63] becomes a counter-proposal of the guest, which moves the meeting when it is approved', async () => {
    const { meeting, token } = await invited()
    const typed = { date: '2026-11-25', time: '14:45', zone: 'Asia/Kathmandu' }
    expect((await answer(token, { answer: 'propose', ...typed })).status).toBe(303)
    expect((await open(token)).text).toMatch(
      /You have proposed another time: Wednesday, 25 November 2026, 10:00 – 11:00[^]*has not answered yet/,
    )
    const [proposal] = await proposals()
    expect(proposal).toMatchObject({
      proposal_type: 'counter_proposal',
      proposed_by: { user_id: null, full_name: 'Gus Guest' },
      meeting: {
        meeting_id: meeting.meeting_id,
        meeting_timestamps: {
          start_timestamp: '2026-11-25T09:00:00.000Z',
          end_timestamp: '2026-11-25T10:00:00.000Z',
        },
      },
    })
    const { meeting_proposal_id = '' } = proposal ?? {}
    const body = { meeting_action: 'approved' as const }
    const { status } = await server.call(
      answerProposal,
      { params: { meeting_proposal_id }, body },
      ada.access_token,
    )
    expect(status).toBe(200)
    expect(await actionOf(meeting)).toBe('approved')
    const { text } = await open(token)
    expect(text).toContain('Wednesday, 25 November 2026')
    expect(text).not.toContain('You have proposed')
  })

  it('[INV63] replaces the one before, is withdrawn by a Yes, and is answered when it is declined', async () => {
    const { token } = await invited()
    await answer(token, { answer: 'propose', date: '2026-11-25', time: '10:00', zone: 'Europe/Berlin' })
    await answer(token, { answer: 'propose', date: '2026-11-26', time: '10:00', zone: 'Europe/Berlin' })
    const [proposal, ...others] = await proposals()
    expect(others).toEqual([])
    const { meeting_proposal_id = '' } = proposal ?? {}
    const body = { meeting_action: 'rejected' as const }
    await server.call(answerProposal, { params: { meeting_proposal_id }, body }, ada.access_token)
    expect((await open(token)).text).toContain('Ada Example has declined the time that you proposed.')
    await answer(token, { answer: 'propose', date: '2026-11-27', time: '10:00', zone: 'Europe/Berlin' })
    await answer(token, { answer: 'yes' })
    expect(await proposals()).toEqual([])
  })

  it.each([
    [{ date: '', time: '10:00', zone: 'UTC' }, 'Enter a date'],
    [{ date: '2026-02-30', time: '10:00', zone: 'UTC' }, 'Enter a date'],
    [{ date: '24.11.2026', time: '10:00', zone: 'UTC' }, 'Enter a date'],
    [{ date: '2026-11-25', time: '25:00', zone: 'UTC' }, 'Enter a time'],
    [{ date: '2026-11-25', time: '', zone: 'UTC' }, 'Enter a time'],
    [{ date: '2026-11-25', time: '10:00', zone: 'Berlin, I think' }, 'Choose a time zone'],
    [{ date: '2026-11-19', time: '10:00', zone: 'UTC' }, 'This time has passed'],
    [{ date: '2026-11-24', time: '10:00', zone: 'Europe/Berlin' }, 'takes place at this time already'],
  ])('[INV64] %j is told what is wrong with it, and keeps what was typed', async (typed, said) => {
    const { token } = await invited()
    const { status, text } = await answer(token, { answer: 'propose', ...typed })
    expect(status).toBe(400)
    expect(text).toContain(said)
    expect(text).toContain('<details open>')
    for (const name of ['date', 'time'] as const)
      expect(text).toMatch(new RegExp(`<input id="${name}"[^>]* value="${typed[name]}"`))
    expect(text).toMatch(new RegExp(`<select id="zone"[^]*<option value="${typed.zone}" selected>`))
    expect(text.match(/aria-invalid="true" aria-describedby="\w+-error"/g)).toHaveLength(1)
    expect(await proposals()).toEqual([])
  })

  it('[INV63] of a whole day is a whole day', async () => {
    const { meeting, token } = await invited({
      meeting_date: { start_date: '2026-11-24', end_date: '2026-11-24' },
      is_all_day: true,
    })
    const { text } = await open(token)
    expect(text).not.toMatch(/<(input|select) id="(time|zone)"/)
    const hidden = /name="time" value="([^"]*)"[^]*name="zone" value="([^"]*)"/.exec(text)
    const [, time = '', zone = ''] = hidden ?? []
    expect((await answer(token, { answer: 'propose', date: '2026-11-26', time, zone })).status).toBe(303)
    const [proposal] = await proposals()
    const { meeting_proposal_id = '' } = proposal ?? {}
    const body = { meeting_action: 'approved' as const }
    await server.call(answerProposal, { params: { meeting_proposal_id }, body }, ada.access_token)
    const { meeting_id } = meeting
    const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    expect(data).toMatchObject({
      is_all_day: true,
      meeting_date: { start_date: '2026-11-26', end_date: '2026-11-26' },
    })
    expect((await open(token)).text).toContain('Thursday, 26 November 2026')
  })

  it('[INV63] may lie on the clock that is an hour ahead by then', async () => {
    const { token } = await invited()
    await answer(token, { answer: 'propose', date: '2027-03-29', time: '10:00', zone: 'Europe/Berlin' })
    const [proposal] = await proposals()
    expect(proposal?.meeting.meeting_timestamps.start_timestamp).toBe('2027-03-29T08:00:00.000Z')
  })
})

describe('times that are kept free', () => {
  it('[INV65] are there to choose from; the one chosen is the meeting’s, and the others are let go', async () => {
    const { meeting_id, token } = await offered()
    const { text } = await open(token)
    expect(text).toContain('Which time suits you?')
    expect(text).not.toContain('Propose another time')
    expect(text.match(/<button name="time" value="[^"]+">/g)).toHaveLength(3)
    // In the zone of the organizer who offers them.
    expect(text).toContain('10:00 – 11:00')
    const [, second] = await openTimes(meeting_id)
    expect((await answer(token, { answer: 'take', time: second?.held_time_id ?? '' })).status).toBe(303)
    const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
    expect(data?.meeting_timestamps.start_timestamp).toBe('2026-11-25T09:00:00.000Z')
    expect(Object.values(data?.meeting_invitees ?? {}).map((one) => one.meeting_action)).toEqual(['approved'])
    const after = (await open(token)).text
    expect(after).toContain('You’re in.')
    expect(after).not.toContain('Which time suits you?')
  })

  it('[INV86] are chosen by a link of the mail and taken by a press alone', async () => {
    const { meeting_id, token } = await offered()
    const [, second] = await openTimes(meeting_id)
    const named = '20261125T090000Z'
    const { status, text } = await open(token, { query: `?time=${named}` })
    expect(status).toBe(200)
    expect(text).toContain('Press once more to send your answer')
    const main = `<button class="main" autofocus name="time" value="${second?.held_time_id}">`
    expect(text.indexOf(main)).toBe(text.search(/<button[^>]* name="time"/))
    const elsewhere = await post(`${token}?time=${named}`, 'show=zone&zone=Asia/Kathmandu')
    expect(elsewhere.text).toContain(main)
    expect(text.match(/<button[^>]* name="time" value="[^"]+">/g)).toHaveLength(3)
    expect(await openTimes(meeting_id)).toHaveLength(3)
    const gone = (await open(token, { query: '?time=20261126T033000Z' })).text
    expect(gone).toContain('This time is no longer free')
    expect(gone).toContain('Which time suits you?')
    for (const odd of ['own', '%3Cb%3E', '']) {
      const page = await open(token, { query: `?time=${odd}` })
      expect({ status: page.status, notice: page.text.includes('no longer free') }).toEqual({
        status: 200,
        notice: false,
      })
    }
  })

  it('[INV65] are taken by one of several concurrent choices', async () => {
    const { meeting_id, token } = await offered()
    const times = await openTimes(meeting_id)
    const seen = await seenOn(token)
    const sent = await Promise.all(
      times.map(({ held_time_id }) => answer(token, { answer: 'take', time: held_time_id ?? 'own', seen })),
    )
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 409, 409])
    const lost = sent.find(({ status }) => status === 409)
    expect(lost?.text).toMatch(/This time is no longer free|This meeting was moved meanwhile/)
  })

  it('[INV65] are all let go when none suits', async () => {
    const { meeting_id, token } = await offered()
    expect((await answer(token, { answer: 'no' })).status).toBe(303)
    expect(await openTimes(meeting_id)).toEqual([])
    expect((await open(token)).text).toContain('You declined.')
  })
})

it('[INV66] can be saved as a calendar file, which names only organizer and reader', async () => {
  const bob = await server.aPerson({ first_name: 'Bob' })
  const { meeting, token } = await invited({
    meeting_title: 'Kick-off',
    agenda: 'Budget',
    meeting_invitees: {
      ...guests,
      [bob.user_id]: {},
      'guest:22222222-2222-4222-8222-222222222222': { primary_email: 'other@guests.example' },
    },
  })
  const own = await tokenOf(meeting, 'gus@guests.example')
  const { status, text, headers } = await open(own, { file: '/meeting.ics' })
  expect({ status, headers }).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="meeting.ics"',
    },
  })
  expect(readCalendar(text, { defaultZone: 'UTC' })).toMatchObject({
    events: [
      {
        title: 'Kick-off',
        description: 'Agenda:\nBudget',
        start: { time: '2026-11-24T10:00:00', zone: 'Europe/Berlin' },
        organizer: { name: 'Ada Example', email: ada.primary_email },
        attendees: [{ name: 'Gus Guest', email: 'gus@guests.example' }],
      },
    ],
  })
  expect(text).not.toMatch(/other@|Bob/)
  expect((await open('x', { file: '/meeting.ics' })).status).toBe(404)
  expect(token).not.toBe(own)
})

type Fields = Parameters<typeof aMeeting>[2]

/** A meeting of Ada's with one guest by default, and the RSVP link of the first invitee. */
async function invited(fields: Fields = {}) {
  const meeting = await aMeeting(server, ada.access_token, { meeting_invitees: guests, ...fields })
  return { meeting, token: await tokenOf(meeting) }
}

async function tokenOf({ meeting_id }: Meeting, guest_email?: string): Promise<string> {
  const { meeting_attendee_id } = await server.db
    .selectFrom('meeting_attendee')
    .select('meeting_attendee_id')
    .where('meeting_id', '=', meeting_id)
    .where('is_organizer', '=', false)
    .$if(guest_email !== undefined, (query) => query.where('guest_email', '=', guest_email ?? ''))
    .orderBy('user_id')
    .executeTakeFirstOrThrow()
  return answerToken(testBox, meeting_attendee_id)
}

async function offered() {
  const { user_id, timezone } = ada
  const actor = {
    user_id,
    timezone,
    full_name: 'Ada Example',
    role: 'user' as const,
    token_sha256: Buffer.alloc(0),
  }
  const slots = ['2026-11-24', '2026-11-25', '2026-11-26'].map(
    (day) => [Date.parse(`${day}T09:00:00Z`), Date.parse(`${day}T10:00:00Z`)] as const,
  )
  const invitee = { name: 'Gus Guest', address: 'gus@guests.example' }
  const { meeting_id, meeting_attendee_id } = await inTransaction(server.db, (tx) =>
    holdTimes(tx, actor, { mail_id: null, slots, title: 'Kick-off', invitee }, new Date(now)),
  )
  return { meeting_id, token: answerToken(testBox, meeting_attendee_id) }
}

async function openTimes(meeting_id: string) {
  const meeting = await server.db
    .selectFrom('meeting')
    .select(['meeting_id', 'starts_at', 'ends_at'])
    .where('meeting_id', '=', meeting_id)
    .executeTakeFirstOrThrow()
  return (await listOpenTimes(server.db, meeting, new Date(now))) ?? []
}

function open(
  token: string,
  { query = '', accept = 'en-GB', file = '' }: { query?: string; accept?: string; file?: string } = {},
) {
  const headers = { 'accept-language': accept, 'x-forwarded-for': network }
  return server.send({ method: 'GET', path: `/answer/${token}${file}${query}`, headers })
}

/** Status and heading, or the page's first message. */
async function opened(token: string): Promise<[number, string]> {
  const { status, text } = await open(token)
  return [
    status,
    /role="alert"><b>([^<]*)<\/b>/.exec(text)?.[1] ?? /<h1>([^<]*)<\/h1>/.exec(text)?.[1] ?? text,
  ]
}

async function seenOn(token: string): Promise<string> {
  return /name="seen" value="([^"]*)"/.exec((await open(token)).text)?.[1] ?? ''
}

/** Sends the form as the page has it. */
async function answer(token: string, fields: Record<string, string>) {
  const seen = fields['seen'] ?? (await seenOn(token))
  return post(token, new URLSearchParams({ zone_shown: 'Europe/Berlin', ...fields, seen }).toString())
}

function post(token: string, payload: string, type = 'application/x-www-form-urlencoded') {
  const headers = { 'content-type': type, 'accept-language': 'en-GB', 'x-forwarded-for': network }
  return server.send({ method: 'POST', path: `/answer/${token}`, payload, headers })
}

async function guestOf({ meeting_id }: Meeting) {
  const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
  return data?.meeting_invitees[guest_key]
}

async function actionsOf({ meeting_id }: Meeting) {
  const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
  return Object.fromEntries(
    Object.entries(data?.meeting_invitees ?? {}).map(([key, { meeting_action }]) => [key, meeting_action]),
  )
}

async function actionOf(meeting: Meeting) {
  return (await actionsOf(meeting))[guest_key]
}

async function proposals() {
  return (await server.call(listProposals, {}, ada.access_token)).data ?? []
}
