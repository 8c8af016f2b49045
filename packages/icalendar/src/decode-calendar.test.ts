import { expect, it } from 'vitest'
import { anEvent, anIcs, onlyEvent } from './ics.arbitrary.ts'
import { decodeCalendar, decodeCalendarFile } from './decode-calendar.ts'
import { readCalendar } from './read-calendar.ts'
import { processorMs } from '../../../apps/server/test/processor-time.ts'

const text = anIcs(anEvent('SUMMARY:Besprechung für Zoë'))

it.each([
  ['UTF-8', Buffer.from(text, 'utf8')],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf8')],
  ['UTF-16, little end first', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('[ICS10] reads bytes in %s', (_, bytes) => {
  expect(onlyEvent(decodeCalendar(bytes)).title).toBe('Besprechung für Zoë')
})

it('[ICS1] joins a fold inside a character, wherever it falls, and keeps the numbers of the lines', () => {
  const title = 'Grüße aus 京都 🎉'
  const whole = Buffer.from(title)
  for (const lineEnd of ['\r\n ', '\n\t', '\r ']) {
    for (let at = 1; at < whole.length; at += 1) {
      const folded = Buffer.concat([whole.subarray(0, at), Buffer.from(lineEnd), whole.subarray(at)])
      const [before = '', after = ''] = anIcs(anEvent('SUMMARY:#')).split('#')
      const bytes = Buffer.concat([Buffer.from(before), folded, Buffer.from(after)])
      expect(onlyEvent(decodeCalendar(bytes)).title).toBe(title)
      expect(decodeCalendarFile(bytes).warnings).toEqual([])
      const lines = bytes.toString('latin1').split(/\r\n|\n|\r/).length
      expect(decodeCalendar(bytes).split(/\r\n|\n|\r/)).toHaveLength(lines)
    }
  }
})

it('[ICS11] reads a line with other bytes by itself, and tells its number', () => {
  const bytes = Buffer.from(
    anIcs(anEvent('UID:1', 'SUMMARY:K#ln', 'LOCATION:Zürich'), anEvent('UID:2', 'SUMMARY:Grüße # 京都')),
  )
  for (let at = bytes.indexOf('#'); at >= 0; at = bytes.indexOf('#', at)) bytes[at] = 0xf6
  const reading = readCalendar(bytes, { defaultZone: 'UTC' })
  expect(reading).toMatchObject({
    ok: true,
    events: [{ title: 'Köln', location: { name: 'Zürich' } }, { title: 'Grüße ö 京都' }],
    warnings: [
      { line: 6, message: 'Line 6 is not UTF-8 like the rest of the file; it is read as Windows-1252.' },
      { line: 12, message: 'Line 12 is not UTF-8 like the rest of the file; it is read as Windows-1252.' },
    ],
  })
})

it('[ICS11] tells no more than a few of the lines by number', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `COMMENT:${index}#`)
  const bytes = Buffer.from(anIcs(anEvent('LOCATION:Zürich', ...lines)))
  for (let at = bytes.indexOf('#'); at >= 0; at = bytes.indexOf('#', at)) bytes[at] = 0xe4
  const { warnings, text } = decodeCalendarFile(bytes)
  expect(text).toContain('299ä')
  expect(warnings).toHaveLength(21)
  expect(warnings.at(-1)?.message).toBe('280 more lines are not UTF-8 either and are read as Windows-1252.')
})

it('[ICS9] decodes any bytes in linear time', async () => {
  const patterns = [
    [0xe4],
    [0xc3, 0xbc, 0xe4],
    [0xc3, 0x0a, 0x20],
    [0xc3, 0xbc, 0x0a, 0xe4, 0x0a],
    [0xf0, 0x9f],
  ]
  for (const pattern of patterns) {
    const bytes = new Uint8Array(1_000_000)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = pattern[at % pattern.length] ?? 0
    const decode = () => expect(decodeCalendarFile(bytes).text.length).toBeGreaterThan(200_000)
    // Anything quadratic would take hours.
    expect(await processorMs(decode)).toBeLessThan(5000)
  }
})
