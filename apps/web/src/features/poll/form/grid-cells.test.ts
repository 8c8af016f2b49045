import { timeAxis } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { cellsOf, drawnTime, timeOfCell } from './grid-cells.ts'

function gridOf(date: string, zone: string) {
  const axis = timeAxis([date], zone)
  const [day] = axis.days
  if (!day) throw new Error('The axis has no day.')
  return { axis, day, cells: cellsOf(axis) }
}

describe('[POL29] cells of half an hour', () => {
  it.each([
    ['2026-12-01', 'Asia/Kathmandu', 48],
    ['2026-03-29', 'Europe/Berlin', 46],
    ['2026-10-25', 'Europe/Berlin', 50],
    ['2026-03-08', 'America/St_Johns', 46],
    ['2026-11-01', 'America/St_Johns', 50],
    // The clocks of Lord Howe change by half an hour.
    ['2026-10-04', 'Australia/Lord_Howe', 47],
    ['2026-04-05', 'Australia/Lord_Howe', 49],
    // Apia had no such day.
    ['2011-12-30', 'Pacific/Apia', 0],
  ])('cover %s in %s once', (date, zone, count) => {
    const { day, cells } = gridOf(date, zone)
    const times = cells.map((cell) => timeOfCell(day, cell)).filter((time) => time !== null)
    expect(times).toHaveLength(count)
    expect(times[0]?.[0] ?? day.startMs).toBe(day.startMs)
    expect(times.at(-1)?.[1] ?? day.endMs).toBe(day.endMs)
    for (const [place, time] of times.entries()) expect(time[0]).toBe(times[place - 1]?.[1] ?? day.startMs)
  })

  it('an hour that only another day has is no time of this one', () => {
    const axis = timeAxis(['2026-03-28', '2026-03-29'], 'Europe/Berlin')
    const skipped = cellsOf(axis).filter(({ wallMinute }) => wallMinute >= 120 && wallMinute < 180)
    expect(skipped).toHaveLength(2)
    for (const cell of skipped) {
      expect(axis.days[0] && timeOfCell(axis.days[0], cell)).not.toBeNull()
      expect(axis.days[1] && timeOfCell(axis.days[1], cell)).toBeNull()
    }
  })

  it('a drawn time has whole quarters of an hour, whichever way it is drawn', () => {
    const { axis, day } = gridOf('2026-12-01', 'America/St_Johns')
    const down = drawnTime(day, 545, 602, axis.length)
    expect(down).toEqual(drawnTime(day, 602, 545, axis.length))
    expect(down.map((ms) => new Date(ms).toISOString())).toEqual([
      '2026-12-01T12:30:00.000Z',
      '2026-12-01T13:45:00.000Z',
    ])
    expect(drawnTime(day, 1439, 1439, axis.length)[1]).toBe(day.endMs)
  })
})
