import { timeAxis } from '@meridian/engine'
import { expect, it } from 'vitest'
import { between } from '../calendar.sample.ts'
import { calendarItems } from '../item/calendar-item.ts'
import { itemsByDate, monthPicture } from '../month/month-picture.ts'
import { gridDays, isSameCell, packWholeDays } from './grid-picture.ts'

const zone = 'Europe/Berlin'
const hours = { timeZone: zone, weekly: { 2: [[540, 1020] as const] } }

it('[CAL20] puts an event into the row in which it begins, on each of its days', () => {
  const items = calendarItems([between('2026-11-03T23:30+01:00', '2026-11-04T01:30+01:00')], zone)
  const [tuesday, wednesday] = gridDays(timeAxis(['2026-11-03', '2026-11-04'], zone), items, zone, null)
  expect(tuesday?.rows[23]).toMatchObject([{ start: 1410, end: 1440, isFirst: true, isLast: false }])
  expect(wednesday?.rows[0]).toMatchObject([{ start: 0, end: 90, isFirst: false, isLast: true }])
})

it('[CAL21] shades what lies outside of the reader’s hours, and says where clocks change', () => {
  const [tuesday] = gridDays(timeAxis(['2026-11-03'], zone), [], zone, hours)
  expect(tuesday?.closed).toEqual([
    { start: 0, end: 540 },
    { start: 1020, end: 1440 },
  ])
  expect(tuesday?.changes).toEqual([])
  const [spring] = gridDays(timeAxis(['2026-03-29'], zone), [], zone, hours)
  expect(spring?.changes).toEqual([{ at: 120, text: 'Clocks go forward 1 h' }])
  const [howe] = gridDays(timeAxis(['2026-04-05'], 'Australia/Lord_Howe'), [], 'Australia/Lord_Howe', null)
  expect(howe?.changes).toEqual([{ at: 120, text: 'Clocks go back 30 min' }])
})

it('[CAL21] shades days off, and the hours of a stay where they lie on the reader’s clock', () => {
  const override = { firstDate: '2026-11-03', lastDate: '2026-11-03', hours: [] }
  const [off] = gridDays(timeAxis(['2026-11-03'], zone), [], zone, { ...hours, overrides: [override] })
  expect(off?.closed).toEqual([{ start: 0, end: 1440 }])
  const stay = { firstDate: '2026-11-03', lastDate: '2026-11-03', timeZone: 'Asia/Kathmandu' }
  const [away] = gridDays(timeAxis(['2026-11-03'], zone), [], zone, { ...hours, stays: [stay] })
  expect(away?.closed).toEqual([
    { start: 0, end: 255 },
    { start: 735, end: 1440 },
  ])
})

it('[CAL22] knows that nothing changed when the same events stand in the same places', () => {
  const occurrences = [between('2026-11-03T10:00+01:00', '2026-11-03T11:00+01:00')]
  const cell = () =>
    gridDays(timeAxis(['2026-11-03'], zone), calendarItems(occurrences, zone), zone, null)[0]?.rows[10] ?? []
  expect(isSameCell(cell(), cell())).toBe(true)
  const moved = calendarItems([between('2026-11-03T10:15+01:00', '2026-11-03T11:15+01:00')], zone)
  expect(
    isSameCell(cell(), gridDays(timeAxis(['2026-11-03'], zone), moved, zone, null)[0]?.rows[10] ?? []),
  ).toBe(false)
})

it('[CAL20] shows whole days above the hours and all events in a month, on each day they touch', () => {
  const items = calendarItems(
    [
      between('2026-11-03T10:00+01:00', '2026-11-05T12:00+01:00'),
      between('2026-11-04T10:00+01:00', '2026-11-04T11:00+01:00'),
    ],
    zone,
  )
  const dates = ['2026-11-03', '2026-11-04', '2026-11-05']
  expect(packWholeDays(items, dates, 3).shown).toMatchObject([{ first: 0, last: 2, lane: 0 }])
  expect(monthPicture([dates], items, 4)[0]?.shown.map(({ lane }) => lane)).toEqual([0, 1])
  expect([...itemsByDate(dates, items).values()].map((each) => each.length)).toEqual([1, 2, 1])
})

it('[CAL6] draws events that only touch over the whole width, and one that begins later over the one before', () => {
  const items = calendarItems(
    [
      between('2026-11-03T09:00+01:00', '2026-11-03T09:15+01:00', { meeting_id: 'a' }),
      between('2026-11-03T09:15+01:00', '2026-11-03T10:00+01:00', { meeting_id: 'b' }),
      between('2026-11-03T13:00+01:00', '2026-11-03T15:00+01:00', { meeting_id: 'c' }),
      between('2026-11-03T14:00+01:00', '2026-11-03T15:00+01:00', { meeting_id: 'd' }),
    ],
    zone,
  )
  const [day] = gridDays(timeAxis(['2026-11-03'], zone), items, zone, null)
  expect(day?.rows.flat().map(({ lanes, depth, clear }) => [lanes, depth, clear])).toEqual([
    [1, 0, 15],
    [1, 0, 45],
    [1, 0, 60],
    [1, 1, 60],
  ])
})

it('[CAL39] draws what lasts over left-out days beside each other, and leaves out what is on them alone', () => {
  const items = calendarItems(
    [
      between('2026-11-06T10:00+01:00', '2026-11-09T12:00+01:00', { meeting_id: 'over' }),
      between('2026-11-07T00:00+01:00', '2026-11-08T12:00+01:00', { meeting_id: 'on' }),
      between('2026-11-09T10:00+01:00', '2026-11-12T12:00+01:00', { meeting_id: 'beyond' }),
    ],
    zone,
  )
  const dates = ['2026-11-05', '2026-11-06', '2026-11-09', '2026-11-10']
  const packed = packWholeDays(items, dates, 3)
  expect(packed.shown.map(({ index, first, last }) => [packed.items[index]?.key, first, last])).toEqual([
    ['over', 1, 2],
    ['beyond', 2, 3],
  ])
  expect(packed.shown.map(({ isCutAfter }) => isCutAfter)).toEqual([false, true])
})
