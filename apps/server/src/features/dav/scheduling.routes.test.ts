import type { SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { aDavProgram, anEvent, type DavProgram } from '../../../test/dav-program.ts'
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts'
import type { TestServer } from '../../../test/server.ts'

let mailing: MailingServer
let server: TestServer
let ada: SessionUser
let bob: SessionUser
let phone: DavProgram
let home: string

beforeAll(async () => {
  mailing = await startMailingServer()
  server = mailing.server
})
afterAll(() => mailing.close())
beforeEach(async () => {
  ada = await server.aPerson({ first_name: 'Ada' })
  bob = await server.aPerson({ first_name: 'Bob' })
  phone = await aDavProgram(server, ada)
  home = phone.calendar.slice(0, -'meridian/'.length)
})

const kim = 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:kim@guests.example'
const lee = 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:lee@guests.example'
const times = ['DTSTART:20261124T120000Z', 'DTEND:20261124T130000Z', 'SUMMARY:Lunch']

function lunch(...lines: readonly string[]): string {
  return anEvent('lunch@example.com', ...times, `ORGANIZER:mailto:${ada.primary_email}`, ...lines)
}

describe('[DAV26]', () => {
  it('announces that it invites, with an inbox and an outbox', async () => {
    const options = await phone.ask({ method: 'OPTIONS', path: phone.calendar })
    expect(options.headers['dav']).toContain('calendar-auto-schedule')
    const principal = await find(
      `/dav/principals/${ada.user_id}/`,
      '<C:schedule-inbox-URL/><C:schedule-outbox-URL/>',
    )
    expect(principal).toContain(`<C:schedule-inbox-URL><D:href>${home}inbox/</D:href>`)
    expect(principal).toContain(`<C:schedule-outbox-URL><D:href>${home}outbox/</D:href>`)
    const inbox = await find(`${home}inbox/`, '<D:resourcetype/><C:schedule-default-calendar-URL/>', '1')
    expect(inbox).toContain('<D:collection/><C:schedule-inbox/>')
    expect(inbox).toContain(`<D:href>${phone.calendar}</D:href>`)
    expect(inbox.match(/<D:response>/g)).toHaveLength(1)
    expect(await find(`${home}outbox/`, '<D:resourcetype/>')).toContain('<C:schedule-outbox/>')
    const put = await phone.ask({ method: 'PUT', path: `${home}inbox/a.ics`, body: lunch() })
    expect(put.status).toBe(409)
    for (const method of ['PUT', 'DELETE', 'MKCALENDAR'])
      expect((await phone.ask({ method, path: `${home}outbox/` })).status).toBe(403)
  })

  it('leaves guests to the program where it says so, and says so again', async () => {
    await phone.put('lunch.ics', lunch(kim.replace(';', ';SCHEDULE-AGENT=CLIENT;'), lee))
    expect((await mailing.mailsAfter(30)).map(({ to }) => to)).toEqual(['lee@guests.example'])
    await server.db.updateTable('dav_resource').set({ source: null, source_sha256: null }).execute()
    const text = (await phone.get('lunch.ics')).text.replaceAll('\r\n ', '')
    expect(text).toMatch(/ATTENDEE[^\r]*SCHEDULE-AGENT=CLIENT[^\r]*kim@guests/)
    expect(text.match(/SCHEDULE-AGENT/g)).toHaveLength(1)
    await phone.put('lunch.ics', text.replaceAll('T120000', 'T123000'))
    expect((await mailing.mailsAfter(30)).map(({ to }) => to)).toEqual(['lee@guests.example'])
    // Meridian takes over.
    await phone.put('lunch.ics', text.replaceAll('T120000', 'T123000').replace(';SCHEDULE-AGENT=CLIENT', ''))
    expect((await mailing.mailsAfter(30)).map(({ to }) => to)).toEqual(['kim@guests.example'])
  })

  it('says nothing to anybody where the organizer’s line says so', async () => {
    const own = lunch(kim, lee).replace('ORGANIZER:', 'ORGANIZER;SCHEDULE-AGENT=NONE:')
    expect((await phone.put('lunch.ics', own)).status).toBe(201)
    expect(await mailing.mailsAfter(30)).toEqual([])
    expect((await phone.get('lunch.ics')).text).toBe(own)
  })

  it('a schedule tag changes with the meeting, and not with answers', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_invitees: { [bob.user_id]: {} },
    })
    const name = `${meeting_id}.ics`
    const first = await phone.get(name)
    const tag = String(first.headers['schedule-tag'])
    expect(tag).toMatch(/^"[\da-f]{32}"$/)
    const tablet = await aDavProgram(server, bob)
    const asked = (await tablet.get(name)).text.replaceAll('\r\n ', '')
    await tablet.put(name, asked.replace('PARTSTAT=NEEDS-ACTION', 'PARTSTAT=ACCEPTED'))
    const listed = await find(phone.calendar, '<C:schedule-tag/>', '1')
    expect(listed).toContain(`<C:schedule-tag>${tag.replaceAll('"', '&quot;')}</C:schedule-tag>`)
    // Written by what the program had before the answer: let through, and the answer stays.
    const moved = await phone.put(name, first.text.replace('SUMMARY:Plan', 'SUMMARY:Plan B'), {
      'if-schedule-tag-match': tag,
    })
    expect(moved.status).toBe(204)
    expect(moved.headers['schedule-tag']).not.toBe(tag)
    const { text } = await phone.get(name)
    expect(text.replaceAll('\r\n ', '')).toMatch(/PARTSTAT=ACCEPTED/)
    expect((await phone.put(name, first.text, { 'if-schedule-tag-match': tag })).status).toBe(412)
    expect((await phone.delete(name, { 'if-schedule-tag-match': tag })).status).toBe(412)
    const alone = await phone.put('alone.ics', anEvent('alone@example.com', ...times))
    expect(alone.headers['schedule-tag']).toBeUndefined()
  })
})

describe('[DAV27] the outbox', () => {
  const window = ['DTSTART:20261124T000000Z', 'DTEND:20261126T000000Z']

  it('tells when colleagues are taken, and nothing else', async () => {
    await aMeeting(server, bob.access_token, { meeting_title: 'Secret' })
    const stranger = `ATTENDEE:mailto:nobody@elsewhere.example`
    const people = [
      `ATTENDEE:mailto:${bob.user_id}@people.invalid`,
      `ATTENDEE:mailto:${ada.primary_email}`,
      stranger,
    ]
    const { status, text } = await post(
      request([`ORGANIZER:mailto:${ada.primary_email}`, ...window, ...people]),
    )
    expect(status).toBe(200)
    const [ofBob = '', own = '', ofStranger = ''] = text.split('<C:response>').slice(1)
    expect(ofBob).toContain('<C:request-status>2.0;Success</C:request-status>')
    expect(ofBob.match(/FREEBUSY;.*?(?=&#13;)/g)).toEqual([
      'FREEBUSY;FBTYPE=BUSY:20261124T090000Z/20261124T100000Z',
    ])
    expect(ofBob).toContain('METHOD:REPLY')
    expect(own).toContain('2.0;Success')
    expect(own).not.toContain('FREEBUSY;')
    expect(ofStranger).toContain('3.7;Invalid calendar user')
    expect(text).not.toMatch(/Secret/)
  })

  it('refuses requests in the name of others, messages, too many people and too long times', async () => {
    const mine = `ORGANIZER:mailto:${ada.primary_email}`
    const one = 'ATTENDEE:mailto:kim@guests.example'
    const other = await post(request([`ORGANIZER:mailto:${bob.primary_email}`, ...window, one]))
    expect([other.status, other.text]).toEqual([403, expect.stringContaining('<C:organizer-allowed/>')])
    const message = await post(lunch(kim).replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:REQUEST'))
    expect([message.status, message.text]).toEqual([403, expect.stringContaining('<C:valid-calendar-data/>')])
    const many = Array.from({ length: 101 }, (_, place) => `ATTENDEE:mailto:person.${place}@guests.example`)
    expect((await post(request([mine, ...window, ...many]))).status).toBe(400)
    expect(
      (await post(request([mine, 'DTSTART:20200101T000000Z', 'DTEND:20290101T000000Z', one]))).status,
    ).toBe(400)
    const eve = await aDavProgram(server, await server.aPerson({ first_name: 'Eve' }))
    const path = `${home}outbox/`
    expect((await eve.ask({ method: 'POST', path, body: request([mine, ...window, one]) })).status).toBe(404)
  })
})

function request(lines: readonly string[]): string {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//E//P//EN',
    'METHOD:REQUEST',
    'BEGIN:VFREEBUSY',
    'UID:asked',
  ]
  return [...head, 'DTSTAMP:20261120T090000Z', ...lines, 'END:VFREEBUSY', 'END:VCALENDAR', ''].join('\r\n')
}

function post(body: string) {
  return phone.ask({
    method: 'POST',
    path: `${home}outbox/`,
    body,
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}

async function find(path: string, props: string, depth = '0'): Promise<string> {
  const body = `<D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>${props}</D:prop></D:propfind>`
  return (await phone.ask({ method: 'PROPFIND', path, body, headers: { depth } })).text
}
