import { describe, expect, it } from 'vitest'
import { datesOf, edgesOf, lanesWindow, searchWindow } from './search-window.ts'

const now = Date.parse('2026-03-27T10:48:06Z')

describe('the window of a search', () => {
  it('[WMT54] runs from now to four days ahead on the searcher’s clock', () => {
    expect(edgesOf(searchWindow(now, 4), 'Asia/Kathmandu')).toEqual({
      start_time: '2026-03-27 16:33:06',
      end_time: '2026-03-31 16:33:06',
    })
  })

  it('[WMT54] keeps its length when clocks change inside it', () => {
    // Clocks in Berlin go forward on 29 March 2026.
    expect(edgesOf(searchWindow(now, 4), 'Europe/Berlin')).toEqual({
      start_time: '2026-03-27 11:48:06',
      end_time: '2026-03-31 12:48:06',
    })
  })

  it('[WMT55] asks for whole days of busy time, so that lanes have no gap before now', () => {
    expect(edgesOf(lanesWindow(searchWindow(now, 4), 'America/St_Johns'), 'America/St_Johns')).toEqual({
      start_time: '2026-03-27 00:00:00',
      end_time: '2026-04-01 00:00:00',
    })
  })

  it('[WMT55] names every calendar date it touches', () => {
    expect(datesOf(searchWindow(now, 4), 'Europe/Berlin')).toEqual([
      '2026-03-27',
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
    ])
  })
})
