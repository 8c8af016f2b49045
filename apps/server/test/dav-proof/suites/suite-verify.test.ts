import { expect, it } from 'vitest'
import { anEvent } from '../../dav-program.ts'
import { newVariables } from './suite-variables.ts'
import { readSuiteFile } from './suite-file.ts'
import { verifications } from './suite-verify.ts'

const event = anEvent('1@example.com', 'DTSTART;TZID=Asia/Kathmandu:20270105T090000', 'DURATION:PT1H')
const listing = `<D:multistatus xmlns:D="DAV:"><D:response><D:href>/c/1%20a.ics</D:href><D:propstat><D:prop><D:getetag>"1"</D:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat><D:propstat><D:prop><D:owner/></D:prop><D:status>HTTP/1.1 404 Not Found</D:status></D:propstat></D:response><D:response><D:href>/c/2.ics</D:href><D:status>HTTP/1.1 404 Not Found</D:status></D:response></D:multistatus>`
const refusal =
  '<D:error xmlns:D="DAV:" xmlns:M="urn:meridian:dav"><D:valid-sync-token/><M:reason>Why.</M:reason></D:error>'
const busy =
  'BEGIN:VCALENDAR\r\nBEGIN:VFREEBUSY\r\nFREEBUSY:20270105T090000Z/PT1H\r\nEND:VFREEBUSY\r\nEND:VCALENDAR\r\n'

function problems(
  callback: string,
  args: Readonly<Record<string, readonly string[]>>,
  answer: { readonly status?: number; readonly text?: string },
  notKept: readonly string[] = [],
) {
  const { status = 200, text = '' } = answer
  const headers = { etag: ['"1"'], allow: ['GET', 'PUT'] }
  const check = verifications[callback] ?? (() => ['unknown'])
  return check({ answer: { status, text, headers }, path: '/c/', args, read: () => event, notKept }).length
}

it('finds in an answer what a script expects, and what is missing or too much', () => {
  expect(problems('statusCode', {}, { status: 201 })).toBe(0)
  expect(problems('statusCode', {}, { status: 403 })).toBe(1)
  expect(problems('statusCode', { status: ['403', '4xx'] }, { status: 404 })).toBe(0)
  const headers = (...header: string[]) => problems('header', { header }, {})
  expect(headers('ETag', '!Location', 'ETag$"1"', 'ETag!"2"', '*Allow$PUT')).toBe(0)
  expect(headers('Location', '!ETag', 'ETag$"2"', 'ETag!"1"', 'Allow')).toBe(5)
  const parts = (args: Record<string, string[]>, notKept?: string[]) =>
    problems('multistatusItems', args, { status: 207, text: listing }, notKept)
  expect(parts({ okhrefs: ['1 a.ics'], badhrefs: ['2.ics'] })).toBe(0)
  expect(parts({ okhrefs: ['[1 a.ics,3.ics]'], badhrefs: ['2.ics'] })).toBe(1)
  expect(parts({ okhrefs: ['[1 a.ics,3.ics]'], badhrefs: ['2.ics'] }, ['3.ics'])).toBe(0)
  expect(parts({ okhrefs: [] })).toBe(2)
  expect(parts({ okhrefs: [], ignoremissing: ['1'] })).toBe(0)
  expect(parts({ totalcount: ['0+1'] })).toBe(0)
  expect(parts({ count: ['1'] })).toBe(1)
  const properties = (okprops: string[], badprops: string[]) =>
    problems('propfindItems', { okprops, badprops, only: ['/c/1 a.ics'] }, { status: 207, text: listing })
  expect(properties(['{DAV:}getetag$"1"'], ['{DAV:}owner'])).toBe(0)
  expect(properties(['{DAV:}getetag!"1"', '{DAV:}sync-token'], [])).toBe(3)
  const condition = (name: string) =>
    problems('prepostcondition', { error: [name] }, { status: 403, text: refusal })
  expect([condition('{DAV:}valid-sync-token'), condition('{DAV:}other')]).toEqual([0, 2])
})

it('compares calendars by what they say', () => {
  expect(match(event.replace('DURATION:PT1H', 'DTEND;TZID=Asia/Kathmandu:20270105T100000'))).toBe(0)
  expect(match(event.replace('PT1H', 'PT2H'))).toBe(2)
  expect(match('nothing')).toBe(1)
  expect(taken('20270105T090000Z/20270105T100000Z')).toBe(0)
  expect(taken('20270105T090000Z/20270105T110000Z')).toBe(2)
})

it('reads a script with the features and variables of the server', () => {
  const user = { id: 'a1', email: 'a@example.com', password: 'b', first_name: 'Ada', last_name: 'Example' }
  const variables = newVariables([user], 'http://127.0.0.1:1')
  variables.set('basename($name:)', '/c/x.ics')
  expect(variables.fill('$calendarpath1:/$name: $userid2: $now.0:')).toMatch(
    /^\/dav\/calendars\/a1\/meridian\/x\.ics \$userid2: \d{8}$/,
  )
  const text = `<!DOCTYPE caldavtest SYSTEM "x.dtd"><caldavtest><test-suite name="x">${scriptOf('1', 'have')}${scriptOf('2', 'have not')}</test-suite></caldavtest>`
  const { suites } = readSuiteFile(text, new Set(['have']))
  expect(suites.map(({ tests }) => tests.map(({ name }) => name))).toEqual([['1']])
})

function match(text: string): number {
  return problems('calendarDataMatch', { filepath: ['event'] }, { text })
}

function taken(period: string): number {
  return problems('freeBusy', { busy: [period] }, { text: busy })
}

function scriptOf(name: string, feature: string): string {
  return `<test name="${name}"><require-feature><feature>${feature}</feature></require-feature><request><method>GET</method><ruri>/</ruri></request></test>`
}
