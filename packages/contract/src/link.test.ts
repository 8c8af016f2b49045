import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Link } from './field.ts'
import { completeLink, followableLink, isLink } from './link.ts'

function outcome(schema: typeof Link, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? { is: parsed.data } : parsed.error.issues[0]?.message
}

describe('[API29] takes for a link', () => {
  it.each([
    'https://meet.example/abc',
    'http://meet.example',
    'HTTPS://Meet.Example/ABC',
    'meet.example',
    'meet.example/room/1',
    'meet.example:8443/room',
    'www.meet.example/?q=a&b=c#part',
    'https://meet.example:8443/',
    'https://sub.domain.meet.example/path/with/many/parts',
    'localhost',
    'localhost:3000/x',
    'http://127.0.0.1:8080',
    'http://[::1]:3000/x',
    'https://bücher.example/straße',
    'https://例え.example/会議',
    'https://xn--bcher-kva.example',
    'https://meet.example/a%20b',
    'https://meet.example/~me/(room)',
    "https://maps.example/place/Joe's+Café",
    'https://meet.example/j/123?pwd=a.b-c_d',
    '  https://meet.example/room  ',
    'https://meet.example.',
    'https://my-host.example',
    'https://zoom_room.example',
  ])('%j', (link) => {
    expect(isLink(link)).toBe(true)
    expect(URL.canParse(completeLink(link))).toBe(true)
    expect(new URL(completeLink(link)).protocol).toMatch(/^https?:$/)
  })
})

describe('[API29] takes for no link', () => {
  it.each([
    '',
    ' ',
    'not a link',
    'meet',
    'http://',
    'https://',
    'http:///path',
    'http://.',
    'http://..',
    'http://../',
    'http://?',
    'http://#',
    'http:meet.example',
    '//',
    '///a',
    'http:// shouldfail.example',
    ':// should fail',
    'ftp://files.example/a',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'javascript://meet.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'mailto:ada@people.example',
    'tel:+4930000000',
    'blob:https://meet.example/1',
    'https://user:secret@meet.example',
    'https://meet.example@evil.example',
    'https://meet.example\\@evil.example',
    'https://-bad.example',
    'https://bad-.example',
    'https://bad..example',
    'https://meet.example/<script>',
    'https://meet.example/"onclick="x',
    'https://meet.example/a b',
    'https://meet.example/a\nb',
    'https://meet.example:99999',
    'https://meet.example:port',
    'http://256.256.256.256',
  ])('%j', (link) => {
    expect(isLink(link)).toBe(false)
    expect(outcome(Link, link)).toBe('Invalid link')
  })

  it('any other scheme', () => {
    const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{0,12}$/).filter((name) => !/^https?$/.test(name))
    const rest = fc.constantFrom('//meet.example', '//meet.example/x', 'meet.example', '//localhost')
    fc.assert(fc.property(scheme, rest, (name, tail) => !isLink(`${name}:${tail}`)))
  })
})

it('[API29] makes no link of an address with credentials or another scheme, wherever it comes from', () => {
  for (const text of [
    'https://trusted.example@evil.example/',
    'https://a:b@c.example',
    'javascript:alert(1)',
    '',
    null,
  ])
    expect(followableLink(text)).toBeNull()
  expect(followableLink('meet.example/a')).toBe('https://meet.example/a')
})
