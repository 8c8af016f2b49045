import type { SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aDavProgram, anEvent, davProgram, type DavProgram } from '../../../test/dav-program.ts'
import { readEvents, type RemotePart } from '../../../test/remote-meeting.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { newId } from '../../platform/id.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
let server: TestServer
let ada: SessionUser
let phone: DavProgram
let holidays: DavProgram

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await server.aPerson()
  phone = await aDavProgram(server, ada)
  await server.db
    .insertInto('connection')
    .values({
      connection_id: newId(),
      user_id: ada.user_id,
      provider: 'google',
      external_account_id: ada.user_id,
      next_sync_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await read('main', ['dinner', 'Dinner'])
  await read('holidays', ['spring', 'Spring day'], ['may', 'May day'])
  holidays = davProgram(server, ada.user_id, phone.headers.authorization, await findAddress())
})

function read(calendar_id: string, ...events: readonly (readonly [external_id: string, title: string])[]) {
  return readEvents({ server, tools: { now: () => now } }, ada.user_id, {
    calendar_id,
    events: events.map(
      ([external_id, title]): RemotePart => ({ external_id, title, start: '2027-01-05T09:00:00' }),
    ),
  })
}

async function find(path: string, depth: string, props: string): Promise<string> {
  const body = `<D:propfind xmlns:D="DAV:" xmlns:A="http://apple.com/ns/ical/"><D:prop>${props}</D:prop></D:propfind>`
  return (await phone.ask({ method: 'PROPFIND', path, headers: { depth }, body })).text
}

async function findAddress(): Promise<string> {
  const home = phone.calendar.slice(0, -'meridian/'.length)
  return /[^>]*\/read-[\da-f]{16}\//.exec(await find(home, '1', '<D:resourcetype/>'))?.[0] ?? ''
}

async function titlesIn(program: DavProgram): Promise<string[]> {
  const { changed } = await program.sync()
  const texts = await Promise.all(Object.keys(changed).map(async (name) => (await program.get(name)).text))
  return texts.map((text) => /^SUMMARY:(.*?)\r?$/m.exec(text)?.[1] ?? '').toSorted()
}

describe('[DAV31] a calendar that Meridian only reads', () => {
  it('is a collection of its own, with name and color, and shows nothing twice', async () => {
    await server.db
      .updateTable('connection_calendar')
      .set({ name: 'Days & feasts', color: '#0b8043' })
      .where('calendar_id', '=', 'holidays')
      .execute()
    const text = await find(
      holidays.calendar,
      '0',
      '<D:displayname/><A:calendar-color/><D:current-user-privilege-set/><D:supported-report-set/>',
    )
    expect(text).toContain('<D:displayname>Days &amp; feasts</D:displayname>')
    expect(text).toContain('<A:calendar-color>#0b8043</A:calendar-color>')
    expect(text).toContain('<D:sync-collection/>')
    expect(text).not.toMatch(/<D:write|<D:bind|free-busy-query/)
    expect(await titlesIn(holidays)).toEqual(['May day', 'Spring day'])
    expect(await titlesIn(phone)).toEqual(['Dinner'])
    const inside = await find(holidays.calendar, '1', '<D:getetag/>')
    expect(inside.match(/<D:getetag>/g)).toHaveLength(2)
    const [name = ''] = Object.keys((await holidays.sync()).changed)
    expect((await phone.get(name)).status).toBe(404)
    const body = `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/></D:prop><D:href>${holidays.calendar}${name}</D:href></C:calendar-multiget>`
    const there = await phone.ask({ method: 'REPORT', path: holidays.calendar, body })
    expect(there.text).toContain('<D:getetag>')
    const elsewhere = await phone.ask({ method: 'REPORT', path: phone.calendar, body })
    expect(elsewhere.text).toContain('404 Not Found')
  })

  it('refuses every write with the missing privilege, and changes nothing', async () => {
    const [name = ''] = Object.keys((await holidays.sync()).changed)
    const { text } = await holidays.get(name)
    const update =
      '<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname>Mine</D:displayname></D:prop></D:set></D:propertyupdate>'
    const answers = [
      await holidays.put(name, text.replaceAll('day', 'night')),
      await holidays.put('new.ics', anEvent('new@example.com', 'DTSTART:20270105T090000Z', 'SUMMARY:New')),
      await holidays.delete(name),
      await holidays.ask({ method: 'PROPPATCH', path: holidays.calendar, body: update }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(403)
      expect(answer.text).toContain('<D:need-privileges><D:resource><D:href>/dav/')
    }
    expect((await holidays.get(name)).text).toBe(text)
    const uid = /^UID:(.*?)\r?$/m.exec(text)?.[1] ?? ''
    const copied = await phone.put('copy.ics', anEvent(uid, 'DTSTART:20270105T090000Z', 'SUMMARY:Copy'))
    expect([copied.status, copied.text]).toEqual([403, expect.stringContaining('only reads')])
  })

  it('tells what is added, changed, and what moves between it and "Meridian"', async () => {
    const token = await holidays.settle()
    await read('holidays', ['june', 'June day'])
    const added = await holidays.sync(token)
    expect(Object.keys(added.changed)).toHaveLength(1)
    await server.db
      .updateTable('connection_calendar')
      .set({ is_writable: true })
      .where('calendar_id', '=', 'holidays')
      .execute()
    expect(await titlesIn(phone)).toEqual(['Dinner', 'June day', 'May day', 'Spring day'])
    expect((await holidays.sync(added.token)).status).toBe(404)
    await server.db
      .updateTable('connection_calendar')
      .set({ is_writable: false })
      .where('calendar_id', '=', 'holidays')
      .execute()
    const back = await phone.sync(added.token)
    expect([Object.keys(back.changed), back.gone.length]).toEqual([[], 3])
    expect(await titlesIn(holidays)).toEqual(['June day', 'May day', 'Spring day'])
  })

  it('goes with its connection, and what is kept is in "Meridian"', async () => {
    const token = await phone.settle()
    await server.db.deleteFrom('connection').where('user_id', '=', ada.user_id).execute()
    expect((await holidays.sync(token)).status).toBe(404)
    expect(Object.keys((await phone.sync(token)).changed)).toHaveLength(3)
  })

  it('is nobody else’s', async () => {
    const bob = await aDavProgram(server, await server.aPerson({ first_name: 'Bob' }))
    const own = holidays.calendar.replace(ada.user_id, bob.user_id)
    for (const path of [holidays.calendar, own]) {
      const { status } = await bob.ask({ method: 'PROPFIND', path, headers: { depth: '0' } })
      expect(status).toBe(404)
    }
    const body =
      '<D:sync-collection xmlns:D="DAV:"><D:sync-token/><D:sync-level>1</D:sync-level><D:prop/></D:sync-collection>'
    for (const path of [holidays.calendar, own])
      expect((await bob.ask({ method: 'REPORT', path, body })).status).toBe(404)
    expect(await bob.ask({ method: 'GET', path: `${own}any.ics` })).toMatchObject({ status: 404 })
  })
})
