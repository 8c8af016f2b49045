import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { SessionUser } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../test/a-meeting.ts'
import { aDavProgram, anEvent, type DavProgram, davProgram } from '../../../test/dav-program.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { slower_machine } from '../../../test/processor-time.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

let server: TestServer
let ada: SessionUser
let phone: DavProgram

beforeAll(async () => {
  server = await startTestServer()
  ada = await server.aPerson()
  phone = await aDavProgram(server, ada)
})
afterAll(() => server.close())

const lunch = ['DTSTART;TZID=Europe/Berlin:20261124T120000', 'DTEND;TZID=Europe/Berlin:20261124T130000']

describe('[DAV1] discovery', () => {
  it('leads from the well-known address to the calendar without further knowledge', async () => {
    const known = await phone.ask({ method: 'PROPFIND', path: '/.well-known/caldav' })
    const slash = await phone.ask({ method: 'GET', path: '/.well-known/caldav/' })
    expect([slash.status, slash.headers['location']]).toEqual([301, '/dav/'])
    expect([known.status, known.headers['location']]).toEqual([301, '/dav/'])
    const principal = await prop('/dav/', '<D:current-user-principal/>')
    const home = await prop(principal, '<C:calendar-home-set/>')
    const inside = await find(home, '1', '<D:resourcetype/><D:displayname/>')
    expect(inside.text).toContain(`<D:href>${phone.calendar}</D:href>`)
    expect(inside.text).toContain('<D:resourcetype><D:collection/><C:calendar/></D:resourcetype>')
    const options = await phone.ask({ method: 'OPTIONS', path: phone.calendar })
    expect(options.headers['dav']).toBe('1, 3, calendar-access, calendar-auto-schedule')
  })
})

describe('[DAV2] sign-in', () => {
  it('refuses everything without an app password', async () => {
    const token = `Bearer ${ada.access_token}`
    const wrong = `Basic ${Buffer.from(`${ada.primary_email}:correct horse battery`).toString('base64')}`
    for (const authorization of ['', token, wrong, 'Basic !!!', 'Basic Og==']) {
      const stranger = davProgram(server, ada.user_id, authorization)
      for (const method of ['PROPFIND', 'GET', 'OPTIONS', 'PUT', 'REPORT', 'DELETE']) {
        const { status, headers } = await stranger.ask({ method, path: phone.calendar })
        expect([status, headers['www-authenticate']]).toEqual([
          401,
          'Basic realm="Meridian", charset="UTF-8"',
        ])
      }
    }
  })

  it.each([
    ['http://meet.example', '127.0.0.1', 403],
    ['https://meet.example', '192.0.2.1', 207],
    ['http://localhost:3000', '127.0.0.1', 207],
    ['http://localhost:3000', '192.0.2.1', 403],
    ['', '::1', 207],
    ['', '192.0.2.1', 403],
  ])(
    'with the public URL "%s" from %s answers %i, and counts no password that could be read',
    async (url, ip, status) => {
      const own = await startTestServer({ settings: url === '' ? {} : { PUBLIC_URL: url } })
      try {
        const person = await own.aPerson()
        const { headers } = await aDavProgram(own, person)
        const reply = await own.app.inject({
          method: 'PROPFIND' as 'GET',
          url: '/dav/',
          remoteAddress: ip,
          headers: { ...headers, depth: '0' },
        })
        expect(reply.statusCode).toBe(status)
        expect(reply.headers['www-authenticate']).toBeUndefined()
      } finally {
        await own.close()
      }
    },
  )

  it('[DAV3] shows nothing of another person', async () => {
    const eve = await aDavProgram(server, await server.aPerson({ first_name: 'Eve' }))
    const { meeting_id } = await aMeeting(server, ada.access_token)
    for (const path of [
      phone.calendar,
      `/dav/principals/${ada.user_id}/`,
      `/dav/calendars/${ada.user_id}/`,
      `${phone.calendar}${meeting_id}.ics`,
      `${eve.calendar}${meeting_id}.ics`,
    ])
      expect((await eve.ask({ method: 'PROPFIND', path, headers: { depth: '0' } })).status).toBe(404)
    expect((await eve.delete(`${meeting_id}.ics`)).status).toBe(404)
    expect((await phone.get(`${meeting_id}.ics`)).status).toBe(200)
  })
})

describe('[DAV4] reading', () => {
  it('gives a meeting with a tag that changes with it', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_title: 'Budget' })
    const first = await phone.get(`${meeting_id}.ics`)
    expect(first.text).toContain('SUMMARY:Budget')
    expect(first.text).toContain('BEGIN:VTIMEZONE')
    const { etag } = first.headers
    const again = await phone.ask({
      method: 'GET',
      path: `${phone.calendar}${meeting_id}.ics`,
      headers: { 'if-none-match': String(etag) },
    })
    expect(again.status).toBe(304)
  })
})

describe('[DAV8] [DAV13] writing', () => {
  it('keeps what it does not know byte for byte', async () => {
    const text = anEvent(
      'lunch@example.com',
      ...lunch,
      'SUMMARY:Lunch',
      'CLASS:PRIVATE',
      'X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'END:VALARM',
    )
    const made = await phone.put('lunch.ics', text, { 'if-none-match': '*' })
    expect(made.status).toBe(201)
    const read = await phone.get('lunch.ics')
    expect(read.text).toBe(text)
    expect(made.headers['etag']).toBe(read.headers['etag'])
    expect((await phone.put('lunch.ics', text, { 'if-none-match': '*' })).status).toBe(412)
    expect((await phone.put('lunch.ics', text, { 'if-match': '"other"' })).status).toBe(412)
    expect((await phone.put('other.ics', text)).status).toBe(409)
    const sent = await phone.delete('lunch.ics', { 'if-match': String(made.headers['etag']) })
    expect(sent.status).toBe(204)
    expect((await phone.get('lunch.ics')).status).toBe(404)
  })
})

describe('[DAV5] sync-collection', () => {
  it('tells what has changed since a token, and what has gone', async () => {
    const token = await phone.settle()
    await phone.put('dinner.ics', anEvent('dinner@example.com', ...lunch, 'SUMMARY:Dinner'))
    const next = await phone.sync(token)
    expect(Object.keys(next.changed)).toEqual(['dinner.ics'])
    await phone.delete('dinner.ics')
    const last = await phone.sync(next.token)
    expect([last.changed, last.gone]).toEqual([{}, ['dinner.ics']])
    expect((await phone.sync('data:,000000000000-1')).status).toBe(403)
  })
})

describe('[DAV7] calendar-query', () => {
  it('finds events by the times at which they take place', async () => {
    await phone.put(
      'once.ics',
      anEvent('once@example.com', 'DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z'),
    )
    await phone.put(
      'weekly.ics',
      anEvent(
        'weekly@example.com',
        'DTSTART;TZID=Europe/Berlin:20270104T090000',
        'DTEND;TZID=Europe/Berlin:20270104T100000',
        'RRULE:FREQ=WEEKLY',
        'EXDATE;TZID=Europe/Berlin:20270111T090000',
      ),
    )
    await phone.put('day.ics', anEvent('day@example.com', 'DTSTART;VALUE=DATE:20270106'))
    const names = async (range: string) => namesIn(await query(`<C:time-range ${range}/>`))
    expect(await names('start="20270105T093000Z" end="20270105T094500Z"')).toEqual(['once.ics'])
    expect(await names('start="20270105T100000Z" end="20270105T220000Z"')).toEqual([])
    expect(await names('start="20270111T000000Z" end="20270112T000000Z"')).toEqual([])
    expect(await names('start="20270705T000000Z" end="20270706T000000Z"')).toEqual(['weekly.ics'])
    expect(await names('start="20400101T000000Z"')).toEqual(['weekly.ics'])
    // Whole days are those of the person's zone.
    expect(await names('start="20270105T233000Z" end="20270105T234500Z"')).toEqual(['day.ics'])
    expect(
      namesIn(
        await query('<C:prop-filter name="UID"><C:text-match>day@example.com</C:text-match></C:prop-filter>'),
      ),
    ).toEqual(['day.ics'])
  })

  it('finds events by their properties, parameters and alarms', async () => {
    const kathmandu = [
      'DTSTART;TZID=Asia/Kathmandu:20270105T090000',
      'DTEND;TZID=Asia/Kathmandu:20270105T100000',
    ]
    const supper = ['DTSTART:20270105T180000Z', 'DTEND:20270105T190000Z']
    const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Now', 'TRIGGER:-PT10M', 'END:VALARM']
    await phone.put(
      'walk.ics',
      anEvent(
        'walk@example.com',
        ...kathmandu,
        'SUMMARY:Walk\\, with Ada',
        'CATEGORIES:Outside,Fun',
        ...alarm,
      ),
    )
    await phone.put('dinner.ics', anEvent('dinner@example.com', ...supper, 'SUMMARY:Dinner with ÄDA'))
    const own = new Set(['walk.ics', 'dinner.ics'])
    const names = async (filter: string) => namesIn(await query(filter)).filter((name) => own.has(name))
    expect(await names(summary(match('walk, WITH')))).toEqual(['walk.ics'])
    expect(await names(summary(match('walk', 'collation="i;octet"')))).toEqual([])
    expect(await names(summary(match('Ada', 'negate-condition="yes"')))).toEqual(['dinner.ics'])
    expect(await names('<C:prop-filter name="CATEGORIES"/>')).toEqual(['walk.ics'])
    expect(await names('<C:prop-filter name="CATEGORIES"><C:is-not-defined/></C:prop-filter>')).toEqual([
      'dinner.ics',
    ])
    expect(await names(zone(match('kathmandu')))).toEqual(['walk.ics'])
    expect(await names(zone('<C:is-not-defined/>'))).toEqual(['dinner.ics'])
    expect(await names('<C:comp-filter name="VALARM"/>')).toEqual(['walk.ics'])
    expect(await names('<C:comp-filter name="VALARM"><C:is-not-defined/></C:comp-filter>')).toEqual([
      'dinner.ics',
    ])
    const day = '<C:time-range start="20270105T000000Z" end="20270105T060000Z"/>'
    expect(await names(day + summary(match('a')))).toEqual(['walk.ics'])
    expect(await names(day + summary(match('dinner')))).toEqual([])
    expect(await names(`<C:prop-filter name="UID">${match('@EXAMPLE.com')}</C:prop-filter>`)).toEqual([
      'dinner.ics',
      'walk.ics',
    ])
  })

  it('refuses what is no filter, filters that it does not answer, and reports', async () => {
    const day = '<C:time-range start="20270105T000000Z" end="20270106T000000Z"/>'
    const filters = {
      'valid-filter': [
        '<C:comp-filter name="VEVENT"/>',
        summary(day),
        '<C:time-range start="20270105" end="20270106"/>',
        '<C:prop-filter/>',
        summary('<C:is-not-defined/><C:text-match>x</C:text-match>'),
      ],
      'supported-filter': [
        `<C:comp-filter name="VALARM">${day}</C:comp-filter>`,
        `<C:prop-filter name="CREATED">${day}</C:prop-filter>`,
        '<C:prop-filter name="SUMMARY" test="anyof"/>',
        day + day,
        summary('').repeat(60),
      ],
      'supported-collation': [summary('<C:text-match collation="i;basic">x</C:text-match>')],
    }
    for (const [condition, asked] of Object.entries(filters))
      for (const filter of asked) {
        const { status, text } = await query(filter)
        expect([filter, status, text]).toEqual([filter, 403, expect.stringContaining(`<C:${condition}/>`)])
      }
    const other = await report('<D:expand-property xmlns:D="DAV:"/>')
    expect([other.status, other.text]).toEqual([403, expect.stringContaining('<D:supported-report/>')])
    const data = await report(
      '<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><C:calendar-data content-type="application/calendar+json"/></D:prop></C:calendar-multiget>',
    )
    expect([data.status, data.text]).toEqual([403, expect.stringContaining('<C:supported-calendar-data/>')])
    const level = await report(
      '<D:sync-collection xmlns:D="DAV:"><D:sync-token/><D:sync-level>2</D:sync-level><D:prop/></D:sync-collection>',
    )
    expect(level.status).toBe(400)
  })

  it('[DAV30] tells the length and the time of each event as its GET does', async () => {
    await phone.put('long.ics', anEvent('long@example.com', ...lunch, 'SUMMARY:Café'))
    const { headers, text } = await phone.get('long.ics')
    const told = await find(`${phone.calendar}long.ics`, '0', '<D:getcontentlength/><D:getlastmodified/>')
    expect(told.text).toContain(
      `<D:getcontentlength>${Buffer.byteLength(text)}</D:getcontentlength><D:getlastmodified>${String(headers['last-modified'])}</D:getlastmodified>`,
    )
    await phone.delete('long.ics')
  })

  it('reads many at once, and says which are not there', async () => {
    const hrefs = ['once.ics', 'none.ics'].map((name) => `<D:href>${phone.calendar}${name}</D:href>`).join('')
    const body = `<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/><C:calendar-data/></D:prop>${hrefs}<D:href>/dav/calendars/</D:href></C:calendar-multiget>`
    const { status, text } = await phone.ask({ method: 'REPORT', path: phone.calendar, body })
    expect(status).toBe(207)
    expect(text).toContain('UID:once@example.com')
    expect(text.match(/404 Not Found/g)).toHaveLength(2)
  })
})

it('[DAV17] tells the taken time without a word about it', async () => {
  const person = await server.aPerson()
  const own = await aDavProgram(server, person)
  await own.put(
    'a.ics',
    anEvent('a@example.com', 'DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z', 'SUMMARY:Secret'),
  )
  await own.put(
    'b.ics',
    anEvent('b@example.com', 'DTSTART:20270106T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
  )
  await own.put('c.ics', anEvent('c@example.com', 'DTSTART:20270105T094500Z', 'DURATION:PT1H'))
  const body =
    '<C:free-busy-query xmlns:C="urn:ietf:params:xml:ns:caldav"><C:time-range start="20270105T093000Z" end="20270110T000000Z"/></C:free-busy-query>'
  const { status, text } = await own.ask({ method: 'REPORT', path: own.calendar, body })
  expect(status).toBe(200)
  expect(text.match(/^FREEBUSY.*$/gm)).toEqual(['FREEBUSY;FBTYPE=BUSY:20270105T093000Z/20270105T104500Z'])
  expect(text).not.toContain('Secret')
})

describe('[DAV16] the calendar', () => {
  it('has a name and a color that can be set', async () => {
    const update = (props: string) =>
      phone.ask({
        method: 'PROPPATCH',
        path: phone.calendar,
        body: `<D:propertyupdate xmlns:D="DAV:" xmlns:A="http://apple.com/ns/ical/"><D:set><D:prop>${props}</D:prop></D:set></D:propertyupdate>`,
      })
    const refused = await update('<D:displayname>Work</D:displayname><D:getetag>x</D:getetag>')
    expect(refused.text).toContain('424 Failed Dependency')
    await update(
      '<D:displayname>Work &amp; more</D:displayname><A:calendar-color>#12AB34FF</A:calendar-color>',
    )
    const { text } = await find(
      phone.calendar,
      '0',
      '<D:displayname/><A:calendar-color xmlns:A="http://apple.com/ns/ical/"/>',
    )
    expect(text).toContain(
      '<D:displayname>Work &amp; more</D:displayname><A:calendar-color>#12AB34FF</A:calendar-color>',
    )
  })

  it('cannot be made, moved or deleted', async () => {
    const path = `${phone.calendar.slice(0, -'meridian/'.length)}other/`
    const ask = async (method: string, at: string) => {
      const { status, text } = await phone.ask({ method, path: at })
      expect(text).toMatch(/<M:reason>.+<\/M:reason>/)
      return status
    }
    for (const method of ['MKCALENDAR', 'MKCOL']) {
      expect(await ask(method, path)).toBe(403)
      expect(await ask(method, `${path}deeper/`)).toBe(409)
    }
    expect(await ask('PUT', `${phone.calendar}none/event.ics`)).toBe(409)
    for (const method of ['MKCALENDAR', 'MOVE', 'COPY', 'DELETE', 'PUT'])
      expect(await ask(method, phone.calendar)).toBe(403)
    expect(await ask('MKCOL', phone.calendar)).toBe(405)
    expect(await ask('MKCOL', `${phone.calendar}folder/`)).toBe(403)
  })
})

it('[DAV33] refuses each property of an event, the principal and the other collections', async () => {
  await phone.put('props.ics', anEvent('props@example.com', 'DTSTART:20270105T090000Z', 'SUMMARY:Props'))
  const home = phone.calendar.slice(0, -'meridian/'.length)
  const event = `${phone.calendar}props.ics`
  const before = await phone.get('props.ics')
  const patch = (path: string, body: string) => phone.ask({ method: 'PROPPATCH', path, body })
  const update =
    '<D:propertyupdate xmlns:D="DAV:"><D:set><D:prop><D:displayname>Mine</D:displayname></D:prop></D:set><D:remove><D:prop><X:shade xmlns:X="urn:x"/></D:prop></D:remove></D:propertyupdate>'
  const principal = home.replace('calendars', 'principals')
  for (const path of [event, principal, home, `${home}inbox/`, `${home}outbox/`, '/dav/']) {
    const { status, text } = await patch(path, update)
    expect(status).toBe(207)
    expect(text).toContain(`<D:href>${path}</D:href>`)
    expect(text.match(/<D:status>[^<]*/g)).toEqual(['<D:status>HTTP/1.1 403 Forbidden'])
    expect(text).toMatch(/<D:prop><D:displayname\/>.*shade.*<\/D:prop>/)
  }
  const after = await phone.get('props.ics')
  expect([after.text, after.headers['etag']]).toEqual([before.text, before.headers['etag']])
  expect((await patch(`${phone.calendar}none.ics`, update)).status).toBe(404)
  expect((await patch(event, '<D:propfind xmlns:D="DAV:"/>')).status).toBe(400)
  const stranger = await aDavProgram(server, await server.aPerson())
  expect((await stranger.ask({ method: 'PROPPATCH', path: event, body: update })).status).toBe(404)
})

it('[DAV29] has no locks, and says what it has instead', async () => {
  for (const method of ['LOCK', 'UNLOCK']) {
    const { status, headers, text } = await phone.ask({ method, path: phone.calendar })
    expect([status, headers['allow']]).toEqual([405, expect.stringContaining('PROPFIND, PROPPATCH, REPORT')])
    expect(headers['allow']).not.toContain('LOCK')
    expect(text).toContain('If-Match')
  }
})

describe('[DAV14] hostile bodies', () => {
  const bodies: Readonly<Record<string, string>> = {
    'an entity bomb': `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><D:propfind xmlns:D="DAV:"><D:prop>&b;</D:prop></D:propfind>`,
    'an entity of a file': `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><D:propfind xmlns:D="DAV:"><D:prop>&a;</D:prop></D:propfind>`,
    'a nesting of 1,000': `${'<D:prop xmlns:D="DAV:">'.repeat(1000)}${'</D:prop>'.repeat(1000)}`,
    '100,000 elements': `<D:propfind xmlns:D="DAV:"><D:prop>${'<D:a/>'.repeat(100_000)}</D:prop></D:propfind>`,
    'an open end': '<D:propfind xmlns:D="DAV:"><D:prop>',
    'a prefix of nothing': '<X:propfind/>',
    'no XML': 'BEGIN:VCALENDAR',
    '10 MB': 'x'.repeat(10_000_000),
  }
  it.each(Object.entries(bodies))('refuses %s', async (name, body) => {
    const { status } = await phone.ask({
      method: 'PROPFIND',
      path: phone.calendar,
      body,
      headers: { depth: '0' },
    })
    expect(status).toBe(name === '10 MB' ? 413 : 400)
  })

  it('costs at most 50 ms of processor time each, and keeps no memory @whole', {
    timeout: 60_000,
  }, async () => {
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { ...phone.headers, depth: '0' }
    const refuse = async (body: string) => {
      // The server answers a body that is too large before it has read it, which ends the connection.
      const reply = await fetch(url + phone.calendar, { method: 'PROPFIND', headers, body }).catch(
        () => undefined,
      )
      await reply?.text()
    }
    const costs: Record<string, number> = {}
    const kept: number[] = []
    for (let round = 0; round < 6; round += 1) {
      for (const [name, body] of Object.entries(bodies)) {
        const before = process.cpuUsage()
        await refuse(body)
        const { user, system } = process.cpuUsage(before)
        costs[name] = Math.min(costs[name] ?? Infinity, (user + system) / 1000)
      }
      // What is external goes after the objects that held it.
      for (const _ of [1, 2, 3]) {
        collectGarbage()
        await setImmediate()
      }
      const { heapUsed, external } = process.memoryUsage()
      kept.push(heapUsed + external)
    }
    const dearest = Math.max(...Object.values(costs))
    expect(dearest).toBeLessThan(50 * slower_machine)
    // The first rounds compile.
    expect((kept.at(-1) ?? 0) - (kept[2] ?? 0)).toBeLessThan(5_000_000)
  })

  it('refuses endless depth, and an event that is too large, with their preconditions', async () => {
    const deep = await phone.ask({ method: 'PROPFIND', path: '/dav/' })
    expect([deep.status, deep.text]).toEqual([403, expect.stringContaining('<D:propfind-finite-depth/>')])
    const large = await phone.put(
      'large.ics',
      anEvent('large@example.com', ...lunch, `DESCRIPTION:${'x'.repeat(1_100_000)}`),
    )
    expect([large.status, large.text]).toEqual([413, expect.stringContaining('<C:max-resource-size/>')])
  })
})

function query(filter: string) {
  const body = `<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">${filter}</C:comp-filter></C:comp-filter></C:filter></C:calendar-query>`
  return phone.ask({ method: 'REPORT', path: phone.calendar, body, headers: { depth: '1' } })
}

function report(body: string) {
  return phone.ask({ method: 'REPORT', path: phone.calendar, body })
}

function match(text: string, attributes = ''): string {
  return `<C:text-match ${attributes}>${text}</C:text-match>`
}

function summary(inside: string): string {
  return `<C:prop-filter name="SUMMARY">${inside}</C:prop-filter>`
}

function zone(inside: string): string {
  return `<C:prop-filter name="DTSTART"><C:param-filter name="TZID">${inside}</C:param-filter></C:prop-filter>`
}

function namesIn({ text }: { readonly text: string }): string[] {
  return [...text.matchAll(/meridian\/([^<]+)<\/D:href>/g)].map(([, name = '']) => name).toSorted()
}

async function find(path: string, depth: string, props: string) {
  const body = `<D:propfind xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop>${props}</D:prop></D:propfind>`
  return phone.ask({ method: 'PROPFIND', path, body, headers: { depth } })
}

/** The href inside a property. */
async function prop(path: string, name: string): Promise<string> {
  const { text } = await find(path, '0', name)
  return /<D:prop><[^>]+><D:href>(.*?)<\/D:href>/.exec(text)?.[1] ?? text
}
