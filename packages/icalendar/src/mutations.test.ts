import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './calendar-event.ts'
import { anEvent, anIcs } from './ics.arbitrary.ts'
import { type CalendarReading, readCalendar } from './read-calendar.ts'

const options = { defaultZone: 'Asia/Kathmandu' }

describe('damaged files', () => {
  it('[ICS8] keeps or tells every event, and changes none but the damaged one, in 200 files damaged by chance', () => {
    const blocks = Array.from({ length: 12 }, (_, index) => aBlock(index))
    const whole = read(Buffer.from(aFile(blocks)))
    expect(whole.warnings).toEqual([])
    const chance = createChance(20_261_122)
    for (let run = 0; run < 200; run += 1) {
      const at = chance(blocks.length)
      const reading = read(damage(blocks, at, chance))
      const others = (events: readonly CalendarEvent[]) =>
        events.filter(({ uid }) => blocks.some((_, index) => index !== at && uid === uidOf(index)))
      expect(others(reading.events), `run ${run}`).toEqual(others(whole.events))
      const isHere = reading.events.length + reading.skipped.length >= whole.events.length
      expect(isHere || reading.warnings.length > 0, `run ${run} loses an event without a word`).toBe(true)
    }
  })
})

type Chance = (below: number) => number

/** Numbers that look like chance and are the same every time (mulberry32). */
function createChance(seed: number): Chance {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function uidOf(index: number): string {
  return `${'event'.repeat(4)}-${index * 7919}-${'0123456789ABCDEF'.repeat(2)}`
}

function aBlock(index: number): string {
  const kinds = [
    [
      'DTSTART;TZID=Europe/Berlin:20260105T090000',
      'DURATION:PT1H',
      'LOCATION;ALTREP="https://a.test/?q":Zürich',
    ],
    [
      'DTSTART:20260105T090000Z',
      'RRULE:FREQ=WEEKLY;COUNT=9',
      'EXDATE:20260112T090000Z',
      'URL:https://a.test/',
    ],
    ['DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260107', 'ATTENDEE;CN="Ümit, A":mailto:a@a.test'],
    [
      'DTSTART:20260105T090000Z',
      'DTEND:20260105T100000Z',
      'BEGIN:VALARM',
      'TRIGGER:-PT5M',
      'END:VALARM',
      'GEO:1;2',
    ],
  ]
  return `${anEvent(`UID:${uidOf(index)}`, `SUMMARY:Grüße ${index}`, ...(kinds[index % kinds.length] ?? [])).join('\r\n')}\r\n`
}

function aFile(blocks: readonly string[]): string {
  const [before = '', after = ''] = anIcs(['#']).split('#\r\n')
  return before + blocks.join('') + after
}

const junk = [
  '\0',
  '"',
  ':',
  ';',
  '\\',
  '\r\n',
  '\r\n ',
  '\n\n',
  '\u00e4\u00f6',
  'BEGIN:VALARM\r\n',
  '\r\nBEGIN:VTODO\r\n',
  '\r\nEND:VALARM\r\n',
  '\r\nRRULE:FREQ=SECONDLY;BYHOUR=1,2,3;INTERVAL=0\r\n',
  '\r\nRRULE:FREQ=YEARLY;UNTIL=99999999T999999Z\r\n',
  '\r\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260112T090000Z\r\n',
  '\r\nDTSTART;TZID="Nowhere/At all":00000000T000000\r\n',
  '\r\nDURATION:-P999999W\r\n',
  '\r\nRDATE;VALUE=PERIOD:20260105T090000Z/P999999W\r\n',
  '99999999999',
  '=',
  ' '.repeat(300),
]

/** The file with one of its events cut, doubled, overwritten, mixed up or broken open. */
function damage(blocks: readonly string[], index: number, chance: Chance): Buffer {
  const block = Buffer.from(blocks[index] ?? '')
  const from = chance(block.length)
  const to = Math.min(block.length, from + 1 + chance(40))
  const cut = [block.subarray(0, from), block.subarray(to)] as const
  const damaged =
    [
      () => Buffer.concat(cut),
      () => Buffer.concat([block.subarray(0, to), block.subarray(from)]),
      () =>
        Buffer.concat([
          block.subarray(0, from),
          Buffer.from(junk[chance(junk.length)] ?? ''),
          block.subarray(from),
        ]),
      () => Buffer.concat([cut[0], Buffer.from(junk[chance(junk.length)] ?? ''), cut[1]]),
      () => Buffer.from(block.map((byte, at) => (at === from ? 1 + chance(255) : byte))),
      () => Buffer.from(shuffled(block.toString().trimEnd().split('\r\n'), chance).join('\r\n')),
      () => Buffer.from(block.toString().split('\r\n').toSpliced(chance(9), 1).join('\r\n')),
    ][chance(7)]?.() ?? block
  const [before, after] = [blocks.slice(0, index), blocks.slice(index + 1)]
  const [head = '', tail = ''] = aFile([...before, '#', ...after]).split('#')
  return Buffer.concat([Buffer.from(head), damaged, Buffer.from(`\r\n${tail}`)])
}

/** Its edges stay where they are. */
function shuffled([begin = '', ...lines]: readonly string[], chance: Chance): string[] {
  const end = lines.pop() ?? ''
  const places = lines.map((line) => [chance(1000), line] as const)
  return [begin, ...places.toSorted(([one], [other]) => one - other).map(([, line]) => line), end]
}

function read(bytes: Uint8Array): Extract<CalendarReading, { ok: true }> {
  const reading = readCalendar(bytes, options)
  if (!reading.ok) throw new Error(reading.reason)
  return reading
}
