import { setZoneData, wallTimeOf, zoneChanges } from '@meridian/engine'
import { afterEach, expect, it } from 'vitest'
import { aZoneFile } from '../../../../test/zone-file.ts'
import { readZoneFile } from './zone-file.rules.ts'

afterEach(() => setZoneData(null))

it.each([
  ['America/St_Johns', -12_600, 'NST3:30NDT,M3.2.0,M11.1.0'],
  ['America/Nuuk', -7200, '<-02>2<-01>,M3.5.0/-1,M10.5.0/0'],
  ['Europe/Dublin', 0, 'IST-1GMT0,M10.5.0,M3.5.0/1'],
  ['Antarctica/Troll', 0, '<+00>0<+02>-2,M3.5.0/1,M10.5.0/3'],
  ['Africa/Cairo', 7200, 'EET-2EEST,M4.5.5/0,M10.5.4/24'],
  ['Asia/Jerusalem', 7200, 'IST-2IDT,M3.4.4/26,M10.5.0'],
  ['Asia/Kathmandu', 20_700, '<+0545>-5:45'],
  ['Australia/Lord_Howe', 39_600, '<+1030>-10:30<+11>-11,M10.1.0,M4.1.0'],
  ['Pacific/Chatham', 49_500, '<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45'],
])('[RUN69] reads the yearly rule of %s', (zone, before, rule) => {
  const since = Date.UTC(2090, 0, 1)
  const until = Date.UTC(2131, 0, 1)
  const expected = zoneChanges(zone, since, until)
  const file = aZoneFile({ before, changes: [{ at: since / 1000, offset: before }], rule })
  setZoneData({ version: '2099a', zones: { [zone]: readZoneFile(file) } })
  expect(zoneChanges(zone, since, until)).toEqual(expected)
  for (const at of expected.flatMap((change) => [change - 1000, change])) {
    const reference = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
    expect(wallTimeOf(at, zone)).toBe(reference.toPlainDateTime().toString({ smallestUnit: 'second' }))
  }
})

it('[RUN69] leaves out what was before 1970, and changes that change no offset', () => {
  const changes = [
    { at: -1e9, offset: 3600 },
    { at: 1e8, offset: 7200 },
    { at: 2e8, offset: 7200 },
    { at: 3e8, offset: 0 },
  ]
  expect(readZoneFile(aZoneFile({ before: 100, changes, rule: 'GMT0' }))).toEqual({
    changes: [1e8, 3e8],
    offsets: [3600, 7200, 0],
    yearly: [],
  })
})

it('[RUN69] refuses what is no zone file, cut off or hostile', () => {
  const file = aZoneFile({
    before: 0,
    changes: [{ at: 1e8, offset: 3600 }],
    rule: 'CET-1CEST,M3.5.0,M10.5.0/3',
  })
  expect(() => readZoneFile(file)).not.toThrow()
  for (let length = 0; length < file.length; length++) {
    expect(() => readZoneFile(file.subarray(0, length))).toThrow(RangeError)
  }
  const withCount = (index: number, count: number) => {
    const changed = Buffer.from(file)
    changed.writeUInt32BE(count, 51 + 20 + index * 4)
    return changed
  }
  for (const index of [3, 4, 5]) {
    expect(() => readZoneFile(withCount(index, 0xff_ff_ff_ff))).toThrow(RangeError)
  }
  const backwards = [
    { at: 2e8, offset: 3600 },
    { at: 1e8, offset: 0 },
  ]
  expect(() => readZoneFile(aZoneFile({ before: 0, changes: backwards, rule: 'GMT0' }))).toThrow(RangeError)
  for (const rule of [
    '',
    'nonsense',
    'CET-1CEST',
    'CET-1CEST,J60,J300',
    'CET-1CEST,M2.5.0,M10.5.0',
    'A'.repeat(9e4),
  ]) {
    expect(() => readZoneFile(aZoneFile({ before: 0, rule }))).toThrow(RangeError)
  }
})
