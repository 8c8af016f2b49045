import { afterEach, beforeEach, expect, it } from 'vitest'
import { startCalDavSimulator } from './provider.ts'

const user = 'ada@example.com'
const password = 'quiet brown lantern'
const office = `/dav/calendars/${encodeURIComponent(user)}/office/`
let simulator: Awaited<ReturnType<typeof startCalDavSimulator>>

beforeEach(async () => {
  simulator = await startCalDavSimulator()
  simulator.change({ op: 'add_account', user, password })
  simulator.change({ op: 'add_calendar', user, calendar: 'office', name: 'Work' })
})
afterEach(() => simulator.close())

it('[PB41] leads from the well-known address over the principal to the calendars, which only a password opens', async () => {
  const known = await ask('PROPFIND', '/.well-known/caldav')
  expect([known.status, known.headers.get('location')]).toEqual([301, '/dav/'])
  expect((await ask('PROPFIND', '/dav/', { authorization: '' })).status).toBe(401)
  expect((await ask('PROPFIND', '/dav/')).text).toContain(`/dav/principals/${encodeURIComponent(user)}/`)
  const principal = await ask('PROPFIND', `/dav/principals/${encodeURIComponent(user)}/`)
  expect(principal.text).toContain(`/dav/calendars/${encodeURIComponent(user)}/`)
  const home = await ask('PROPFIND', `/dav/calendars/${encodeURIComponent(user)}/`, { depth: '1' })
  for (const part of ['Work', 'schedule-inbox', 'trash-bin']) expect(home.text).toContain(part)
})

it('[PB42] tells what has changed since a token, and refuses a token that it no longer knows', async () => {
  put('a')
  put('b')
  const token = tokenIn((await sync('')).text)
  put('c')
  simulator.change({ op: 'delete_object', user, calendar: 'office', object: 'a.ics' })
  const { status, text } = await sync(token)
  expect([status, namesIn(text)]).toEqual([207, ['c.ics', 'a.ics']])
  expect(text).toContain('404 Not Found')
  simulator.change({ op: 'forget_tokens', user, calendar: 'office' })
  const refused = await sync(token)
  expect([refused.status, refused.text.includes('valid-sync-token')]).toEqual([403, true])
})

it('[PB43] tells few changes at once, and that there are more', async () => {
  simulator.change({ op: 'behave', changes_at_once: 2 })
  for (const name of ['a', 'b', 'c']) put(name)
  const first = await sync('')
  expect([namesIn(first.text), first.text.includes('507')]).toEqual([['a.ics', 'b.ics'], true])
  const second = await sync(tokenIn(first.text))
  expect([namesIn(second.text), second.text.includes('507')]).toEqual([['c.ics'], false])
})

it('[PB44] overwrites only the version that a program names, and may keep the new one to itself', async () => {
  const created = await write({ 'if-none-match': '*' })
  expect(created.status).toBe(201)
  expect((await write({ 'if-none-match': '*' })).status).toBe(412)
  expect((await write({ 'if-match': '"other"' })).status).toBe(412)
  simulator.change({ op: 'behave', tells_etag: false })
  const changed = await write({ 'if-match': created.headers.get('etag') ?? '' })
  expect([changed.status, changed.headers.get('etag')]).toEqual([204, null])
})

it('[PB45] may know no sync tokens, and no tag of a calendar', async () => {
  simulator.change({ op: 'behave', lists_changes: false })
  const tagged = (await ask('PROPFIND', office, { depth: '0' })).text
  expect([tagged.includes('getctag'), tagged.includes('sync-token')]).toEqual([true, false])
  expect((await sync('')).text).toContain('supported-report')
  simulator.change({ op: 'behave', has_tag: false })
  expect((await ask('PROPFIND', office, { depth: '0' })).text).not.toContain('getctag')
})

it('[PB46] lets some calendars only be read, and may list nothing for a while', async () => {
  simulator.change({ op: 'protect_calendar', user, calendar: 'office' })
  expect((await ask('PROPFIND', office, { depth: '0' })).text).not.toContain('<d:write/>')
  expect((await write({})).status).toBe(403)
  put('a')
  simulator.change({ op: 'behave', hides_objects: true })
  expect(namesIn((await ask('PROPFIND', office, { depth: '1' })).text)).toEqual([])
})

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const answer = await fetch(`${simulator.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { authorization, ...headers },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

function sync(token: string) {
  const asked = `<d:sync-collection xmlns:d="DAV:"><d:sync-token>${token}</d:sync-token></d:sync-collection>`
  return ask('REPORT', office, {}, asked)
}

function write(headers: Record<string, string>) {
  return ask('PUT', `${office}plan.ics`, headers, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
}

function put(name: string): void {
  const text = `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${name}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  simulator.change({ op: 'put_object', user, calendar: 'office', object: `${name}.ics`, text })
}

function tokenIn(text: string): string {
  return /<d:sync-token>([^<]+)</.exec(text)?.[1] ?? ''
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/\/([^</]+\.ics)</g)].map(([, name = '']) => name)
}
