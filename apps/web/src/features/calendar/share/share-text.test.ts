import type { Interval } from '@meridian/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareText, withEdgeMoved, withMark, withReplaced } from './share-text.ts'

const berlin = { zone: 'Europe/Berlin', isTwelveHour: false }
const morning = between('2026-11-24T09:00Z', '2026-11-24T10:30Z')
const evening = between('2026-11-24T22:00Z', '2026-11-24T23:00Z')

it('[CAL46] writes a line for each marked time, with the zone of the clock', () => {
  expect(shareText([morning, evening], berlin, null)).toBe(
    [
      'I am free at these times:',
      '- Tue 24 Nov 2026, 10:00 – 11:30 (Berlin, CET)',
      '- Tue 24 Nov 2026, 23:00 – 00:00 +1 (Berlin, CET)',
    ].join('\n'),
  )
})

it('[CAL46] adds the times of a second zone, with their day where it is another one', () => {
  expect(shareText([morning, evening], berlin, 'Asia/Tokyo')).toBe(
    [
      'I am free at these times:',
      '- Tue 24 Nov 2026, 10:00 – 11:30 (Berlin, CET) / 18:00 – 19:30 (Tokyo, JST)',
      '- Tue 24 Nov 2026, 23:00 – 00:00 +1 (Berlin, CET) / Wed 25 Nov, 07:00 – 08:00 (Tokyo, JST)',
    ].join('\n'),
  )
  expect(shareText([morning], berlin, 'Europe/Vienna')).not.toContain('Vienna')
})

it('[CAL46] marks time, joins what touches, and unmarks what was marked as a whole', () => {
  const hour = 3_600_000
  expect(withMark([[0, hour]], [hour, 2 * hour])).toEqual([[0, 2 * hour]])
  expect(withMark([[0, 3 * hour]], [hour, 2 * hour])).toEqual([
    [0, hour],
    [2 * hour, 3 * hour],
  ])
  expect(withMark([[0, 2 * hour]], [hour, 3 * hour])).toEqual([[0, 3 * hour]])
})

it('[CAL50] moves the start or the end of a time by steps, and joins what touches then', () => {
  const quarter = 900_000
  const time: Interval = [0, 2 * quarter]
  expect(withEdgeMoved(time, 'start', -quarter)).toEqual([-quarter, 2 * quarter])
  expect(withEdgeMoved(time, 'end', quarter)).toEqual([0, 3 * quarter])
  expect(withEdgeMoved([0, quarter], 'start', quarter)).toEqual([0, quarter])
  expect(withEdgeMoved([0, quarter], 'end', -quarter)).toEqual([0, quarter])
  const other: Interval = [4 * quarter, 5 * quarter]
  expect(withReplaced([time, other], time, [0, quarter])).toEqual([[0, quarter], other])
  expect(withReplaced([time, other], time, [0, 4 * quarter])).toEqual([[0, 5 * quarter]])
})

it('[CAL50] moves an end across a clock change by the same quarter of an hour', () => {
  const spring = between('2027-03-28T00:30Z', '2027-03-28T00:45Z')
  const moved = withEdgeMoved(spring, 'end', 3 * 900_000)
  expect(shareText([moved], berlin, null)).toContain('01:30 – 03:30 (Berlin, CET)')
})

it('[CAL46] forgets a mark that is made twice on free time', () => {
  const interval = fc
    .tuple(fc.nat(1000), fc.integer({ min: 1, max: 100 }))
    .map(([start, length]): Interval => [start, start + length])
  fc.assert(
    fc.property(fc.array(interval), interval, (others, mark) => {
      const times = others.reduce<readonly Interval[]>(
        (marked, [start, end]) =>
          end < mark[0] || start > mark[1] ? withMark(marked, [start, end]) : marked,
        [],
      )
      expect(withMark(withMark(times, mark), mark)).toEqual(times)
    }),
  )
})

function between(start: string, end: string): Interval {
  return [Date.parse(start), Date.parse(end)]
}
