import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDate, mayChoose, slotFrom, toggled } from './chosen-times.ts'
import { aSearch } from './time-search.sample.ts'

const at = (hour: string) => slotFrom(`2026-12-01T${hour}:00.000Z`, 45)

describe('[WML78] the times that a person chooses', () => {
  it('stand in their order, and are chosen no more when they are pressed again', () => {
    const both = toggled(toggled([], at('15:00')), at('09:00'))
    expect(both).toEqual([
      ['2026-12-01T09:00:00.000Z', '2026-12-01T09:45:00.000Z'],
      ['2026-12-01T15:00:00.000Z', '2026-12-01T15:45:00.000Z'],
    ])
    expect(toggled(both, at('15:00'))).toEqual([at('09:00')])
  })

  it('are three at most, and none overlaps another', () => {
    const starts = fc.array(fc.integer({ min: 0, max: 95 }), { maxLength: 12 })
    fc.assert(
      fc.property(starts, (quarters) => {
        let chosen: ReturnType<typeof toggled> = []
        for (const quarter of quarters) {
          const start = new Date(Date.UTC(2026, 11, 1) + quarter * 15 * 60_000).toISOString()
          const slot = slotFrom(start, 45)
          if (mayChoose(chosen, slot)) chosen = toggled(chosen, slot)
        }
        expect(chosen.length).toBeLessThanOrEqual(3)
        for (const [index, [start]] of chosen.entries()) {
          const before = chosen[index - 1]
          if (before) expect(before[1] <= start).toBe(true)
        }
      }),
    )
  })

  it('may touch each other', () => {
    expect(mayChoose([at('09:00')], at('09:45'))).toBe(true)
    expect(mayChoose([at('09:00')], at('09:30'))).toBe(false)
  })
})

describe('[WML78] the day that is shown first', () => {
  const now = Date.parse('2026-11-28T20:00:00Z')

  it('is the first that the mail asks for', () => {
    const search = aSearch({ times: [on('2026-12-09'), on('2026-12-03'), on('2026-11-20')] })
    expect(firstDate(search, now, 'Europe/Berlin')).toBe('2026-12-03')
  })

  it('is the first that its sender offers, by the clocks of the reader', () => {
    const search = aSearch({ proposals: [['2026-12-03T22:00:00.000Z', '2026-12-03T23:00:00.000Z']] })
    expect(firstDate(search, now, 'Pacific/Apia')).toBe('2026-12-04')
  })

  it('is the next from Monday to Friday by the clocks of the reader where the mail names none', () => {
    const sunday = Date.parse('2026-11-29T20:00:00Z')
    expect(firstDate(aSearch({ times: [on(null)] }), now, 'Europe/Berlin')).toBe('2026-11-30')
    expect(firstDate(aSearch(), sunday, 'Europe/Berlin')).toBe('2026-11-30')
    expect(firstDate(aSearch(), sunday, 'Asia/Kathmandu')).toBe('2026-12-01')
  })
})

function on(first_date: string | null) {
  return { days: [{ first_date, last_date: null }], weekdays: [], hours: [] }
}
