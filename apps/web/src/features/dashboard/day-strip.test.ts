import { instantOf } from '@meridian/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anOccurrence } from './an-occurrence.arbitrary.ts'
import { dayStripOf } from './day-strip.ts'

const kathmandu = { zone: 'Asia/Kathmandu', isTwelveHour: true }
const st_johns = { zone: 'America/St_Johns', isTwelveHour: true }
const lord_howe = { zone: 'Australia/Lord_Howe', isTwelveHour: false }
const day = '2026-11-18'
const elsewhere = 0

it('[DSH11] runs from eight to six and places meetings by the wall clock', () => {
  const occurrences = [anOccurrence(`${day}T11:00`, `${day}T11:45`, kathmandu.zone)]
  const strip = dayStripOf({ day, clock: kathmandu, occurrences, nowMs: elsewhere })
  expect(labels(strip)).toEqual(['8 AM', '9', '10', '11', '12 PM', '1', '2', '3', '4', '5', '6 PM'])
  expect(strip.blocks[0]).toMatchObject({ start: 0.3, row: 0, rows: 1 })
  expect(strip.blocks[0]?.length).toBeCloseTo(0.075)
  expect(strip.now).toBeNull()
})

it('[DSH11] reaches to the full hour around an early or late meeting, and never beyond the day', () => {
  const occurrences = [
    anOccurrence('2026-11-17T23:00', `${day}T00:30`, kathmandu.zone),
    anOccurrence(`${day}T19:10`, `${day}T20:20`, kathmandu.zone),
  ]
  const strip = dayStripOf({ day, clock: kathmandu, occurrences, nowMs: elsewhere })
  expect(labels(strip).at(0)).toBe('12 AM')
  expect(strip.blocks[0]).toMatchObject({ start: 0 })
  expect(strip.blocks[0]?.length).toBeCloseTo(0.5 / 21)
  expect(strip.blocks[1]?.start).toBeCloseTo((19 + 1 / 6) / 21)
})

it('[DSH12] shows where now is, today only, and reaches to it', () => {
  const now = instantOf(`${day}T10:48`, kathmandu.zone)
  expect(dayStripOf({ day, clock: kathmandu, occurrences: [], nowMs: now }).now).toBeCloseTo(0.28)
  const night = dayStripOf({
    day,
    clock: kathmandu,
    occurrences: [],
    nowMs: instantOf(`${day}T22:30`, kathmandu.zone),
  })
  expect(night.now).toBeCloseTo(14.5 / 15)
  expect(dayStripOf({ day: '2026-11-19', clock: kathmandu, occurrences: [], nowMs: now }).now).toBeNull()
})

it('[DSH13] is an hour longer on the night clocks go back', () => {
  const occurrences = [anOccurrence('2026-11-01T00:30', '2026-11-01T03:00', st_johns.zone)]
  const strip = dayStripOf({ day: '2026-11-01', clock: st_johns, occurrences, nowMs: elsewhere })
  expect(strip.blocks[0]?.start).toBeCloseTo(0.5 / 19)
  expect(strip.blocks[0]?.length).toBeCloseTo(3.5 / 19)
  // Every second hour has a label, and one o'clock comes twice: the second time, two hours into the day.
  expect(labels(strip)).toEqual(['12 AM', '1', '3', '5', '7', '9', '11', '1 PM', '3', '5 PM'])
})

it('[DSH13] leaves out the hour that clocks skip', () => {
  const occurrences = [anOccurrence('2026-03-08T01:00', '2026-03-08T10:00', st_johns.zone)]
  const strip = dayStripOf({
    day: '2026-03-08',
    clock: { ...st_johns, isTwelveHour: false },
    occurrences,
    nowMs: elsewhere,
  })
  // Every second hour has a label: 01, 04 (02 is skipped), 06, 08, …
  expect(labels(strip).slice(0, 4)).toEqual(['01:00', '04:00', '06:00', '08:00'])
  expect(strip.blocks[0]?.length).toBeCloseTo(8 / 16)
})

it('[DSH13] holds where clocks change by half an hour', () => {
  const occurrences = [anOccurrence('2026-04-05T01:00', '2026-04-05T03:00', lord_howe.zone)]
  const strip = dayStripOf({ day: '2026-04-05', clock: lord_howe, occurrences, nowMs: elsewhere })
  expect(strip.blocks[0]?.start).toBe(0)
  expect(strip.blocks[0]?.length).toBeCloseTo(2.5 / 17.5)
  expect(labels(strip)[0]).toBe('01:00')
})

it('[DSH14] gives meetings that overlap a row each, and rows back when they are free', () => {
  const occurrences = [
    anOccurrence(`${day}T09:00`, `${day}T10:00`, kathmandu.zone),
    anOccurrence(`${day}T09:30`, `${day}T11:00`, kathmandu.zone),
    anOccurrence(`${day}T10:00`, `${day}T10:30`, kathmandu.zone),
    anOccurrence(`${day}T11:00`, `${day}T12:00`, kathmandu.zone),
  ]
  const { blocks } = dayStripOf({ day, clock: kathmandu, occurrences, nowMs: elsewhere })
  expect(blocks.map(({ row, rows }) => [row, rows])).toEqual([
    [0, 2],
    [1, 2],
    [0, 2],
    [0, 1],
  ])
  expect(blocks[3]?.room).toBeCloseTo(0.6)
})

it('[DSH14] never draws two meetings over one another, whatever the day holds', () => {
  const minute = fc.integer({ min: 0, max: 1380 })
  const meetings = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 300 })), { maxLength: 12 })
  const shares = fc.constantFrom(0, 0.04, 0.1)
  const places = fc.constantFrom<[string, typeof st_johns]>(
    ['2026-11-01', st_johns],
    ['2026-03-08', st_johns],
    ['2026-10-04', lord_howe],
    [day, kathmandu],
  )
  fc.assert(
    fc.property(meetings, places, shares, (drawn, [date, clock], leastShare) => {
      const occurrences = drawn.map(([from, minutes]) => {
        const start = instantOf(`${date}T${two(Math.floor(from / 60))}:${two(from % 60)}`, clock.zone)
        return {
          ...anOccurrence(`${date}T00:00`, `${date}T00:00`, clock.zone),
          start_timestamp: new Date(start).toISOString(),
          end_timestamp: new Date(start + minutes * 60_000).toISOString(),
        }
      })
      const { blocks, ticks, rows } = dayStripOf({
        day: date,
        clock,
        occurrences,
        nowMs: elsewhere,
        leastShare,
      })
      expect(rows).toBe(Math.max(1, ...blocks.map((block) => block.rows)))
      expect(blocks.every(({ length }) => length >= leastShare - 1e-9)).toBe(true)
      expect(blocks).toHaveLength(drawn.length)
      for (const [index, block] of blocks.entries()) {
        expect(block.start).toBeGreaterThanOrEqual(0)
        expect(block.start + block.length).toBeLessThanOrEqual(1.000001)
        for (const other of blocks.slice(index + 1)) {
          const isApart =
            block.start + block.length <= other.start + 1e-9 ||
            other.start + other.length <= block.start + 1e-9
          expect(isApart || block.row !== other.row).toBe(true)
        }
      }
      expect(ticks.length).toBeLessThanOrEqual(12)
      expect(ticks.every(({ share }, index) => share > (ticks[index - 1]?.share ?? -1))).toBe(true)
    }),
  )
})

it('[DSH14] makes no block too short to be met, and gives those that come too close a row each', () => {
  const occurrences = [
    anOccurrence(`${day}T09:00`, `${day}T09:15`, kathmandu.zone),
    anOccurrence(`${day}T09:15`, `${day}T09:30`, kathmandu.zone),
    anOccurrence(`${day}T17:50`, `${day}T18:00`, kathmandu.zone),
  ]
  const strip = dayStripOf({ day, clock: kathmandu, occurrences, nowMs: elsewhere, leastShare: 0.08 })
  expect(strip.rows).toBe(2)
  expect(strip.blocks.map(({ row, rows }) => [row, rows])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
  ])
  expect(strip.blocks.map(({ start }) => start)).toEqual([0.1, 0.125, 0.92])
  for (const { length } of strip.blocks) expect(length).toBeCloseTo(0.08)
})

it('[DSH15] fades what is over', () => {
  const occurrences = [
    anOccurrence(`${day}T09:00`, `${day}T10:00`, kathmandu.zone),
    anOccurrence(`${day}T10:00`, `${day}T11:00`, kathmandu.zone),
  ]
  const nowMs = instantOf(`${day}T10:00`, kathmandu.zone)
  const { blocks } = dayStripOf({ day, clock: kathmandu, occurrences, nowMs })
  expect(blocks.map(({ isPast }) => isPast)).toEqual([true, false])
})

function labels({ ticks }: ReturnType<typeof dayStripOf>): string[] {
  return ticks.map(({ label }) => label)
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
