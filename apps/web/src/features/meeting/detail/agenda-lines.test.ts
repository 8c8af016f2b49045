import { describe, expect, it } from 'vitest'
import { agendaLines } from './agenda-lines.ts'

describe('an agenda', () => {
  it('[WMT9] is a list of its lines, without the bullets that were typed', () => {
    expect(agendaLines('1. Figures\n\n - Delivery dates \r\n• Price hold')).toEqual([
      { text: 'Figures', duration: null },
      { text: 'Delivery dates', duration: null },
      { text: 'Price hold', duration: null },
    ])
    expect(agendaLines('  \n ')).toEqual([])
  })

  it('[WMT9] sets the duration at the end of a line apart', () => {
    expect(agendaLines('Figures, 10 min\nDates (15 minutes)\nPrice – 2 h')).toEqual([
      { text: 'Figures', duration: '10 min' },
      { text: 'Dates', duration: '15 min' },
      { text: 'Price', duration: '2 h' },
    ])
  })

  it('[WMT9] leaves other numbers where they stand', () => {
    expect(agendaLines('Packs over 600 Wh\n-10 degrees\n2026')).toEqual([
      { text: 'Packs over 600 Wh', duration: null },
      { text: '-10 degrees', duration: null },
      { text: '2026', duration: null },
    ])
  })
})
