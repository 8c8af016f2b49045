import { hour_ms, minute_ms, wallTimeOf } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { guestReader } from '../../../platform/http/page-reader.ts'
import { daysOf, type PollPageOption, showOption } from './poll-page-days.rules.ts'
import { pollPageTexts } from './poll-page-texts.rules.ts'

const reader = guestReader(null, 'en-GB')
const words = pollPageTexts('en')
const zones = ['Asia/Kathmandu', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Europe/Berlin']

describe('[POL18] options in a zone', () => {
  it('are below their days on the clock of the zone', () => {
    const option = timed('2026-11-24T22:00:00Z')
    expect(shown([option], 'Europe/Berlin')).toEqual([
      ['Tuesday, 24 November 2026', ['23:00 – Wednesday, 25 November 2026, 00:00']],
    ])
    expect(shown([option], 'Asia/Kathmandu')).toEqual([['Wednesday, 25 November 2026', ['03:45 – 04:45']]])
    expect(shown([option], 'America/St_Johns')).toEqual([['Tuesday, 24 November 2026', ['18:30 – 19:30']]])
  })

  it('have no zero before the hour on a 12-hour clock', () => {
    const american = guestReader(null, 'en-US')
    const { clock } = showOption(timed('2026-11-24T14:00:00Z'), {
      zone: 'America/New_York',
      reader: american,
      words,
    })
    expect(clock).toBe('9:00 AM – 10:00 AM')
  })

  it('say the turn of a clock time that comes twice, and of no other', () => {
    const night = ['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00Z'].map(timed)
    expect(shown(night, 'Europe/Berlin')).toEqual([
      [
        'Sunday, 25 October 2026',
        ['02:00 (first) – 02:00 (second)', '02:00 (second) – 03:00', '03:00 – 04:00'],
      ],
    ])
    const half_hour = ['2026-04-04T14:30:00Z', '2026-04-04T15:00:00Z'].map(timed)
    expect(shown(half_hour, 'Australia/Lord_Howe')).toEqual([
      ['Sunday, 5 April 2026', ['01:30 (first) – 02:00', '01:30 (second) – 02:30']],
    ])
  })

  it('have a name of their own at every moment around the clock changes and the skipped day of Apia', () => {
    const changes = ['2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2011-12-30']
    for (const zone of zones)
      for (const change of changes) {
        const from = Date.parse(`${change}T00:00:00Z`) - 30 * hour_ms
        const options = Array.from({ length: 120 }, (_, place) => at(from + place * 30 * minute_ms))
        const days = daysOf(options, { zone, reader, words })
        const names = days.flatMap((day) => day.options.map(({ name }) => name))
        expect(new Set(names).size).toBe(options.length)
        expect(days.map(({ name }) => name)).toEqual([...new Set(days.map(({ name }) => name))])
        const dates = options.map(({ starts_ms }) => wallTimeOf(starts_ms, zone).slice(0, 10))
        expect(days).toHaveLength(new Set(dates).size)
      }
  })

  it('are the same day everywhere where they are whole days', () => {
    const option_date = '2011-12-31'
    const starts_ms = Date.parse('2011-12-30T10:00:00Z')
    const option = { option_id: 'a', starts_ms, ends_ms: starts_ms + 24 * hour_ms, option_date }
    for (const zone of zones) expect(shown([option], zone)).toEqual([['Saturday, 31 December 2011', ['']]])
  })
})

function timed(start: string): PollPageOption {
  return at(Date.parse(start))
}

function at(starts_ms: number): PollPageOption {
  return { option_id: String(starts_ms), starts_ms, ends_ms: starts_ms + hour_ms, option_date: null }
}

function shown(options: readonly PollPageOption[], zone: string) {
  return daysOf(options, { zone, reader, words }).map(({ name, options: all }) => [
    name,
    all.map(({ clock }) => clock),
  ])
}
