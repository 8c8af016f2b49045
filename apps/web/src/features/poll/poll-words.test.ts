import { describe, expect, it } from 'vitest'
import { anOption, aPoll } from './poll.sample.ts'
import { bestSentence, clockOf, optionText, timeText } from './poll-words.ts'

const berlin = { zone: 'Europe/Berlin', isTwelveHour: false }

describe('[POL32] the best option in one sentence', () => {
  const best = { option_id: 'x', cannot: [] }
  it('suits everyone, or all but those whom it names', () => {
    expect(bestSentence({ ...best, kind: 'all' }, 'Tue, 10:00')).toBe(
      'Tue, 10:00 suits everyone who answered.',
    )
    expect(bestSentence({ ...best, kind: 'all_but', cannot: ['Ana'] }, 'Tue, 10:00')).toBe(
      'Tue, 10:00 suits all but Ana.',
    )
    expect(bestSentence({ ...best, kind: 'most', cannot: ['Ana', 'Ben', 'Cy'] }, 'Tue, 10:00')).toBe(
      'Tue, 10:00 suits most. It does not suit Ana, Ben and Cy.',
    )
  })

  it('names nobody where the answers are hidden', () => {
    expect(bestSentence({ ...best, kind: 'all_but' }, 'Tue')).toBe('Tue suits most.')
    expect(bestSentence({ ...best, kind: 'most' }, 'Tue')).toBe('Tue suits most.')
  })
})

describe('[POL31] an option in words', () => {
  it.each([
    ['Asia/Kathmandu', 'Tue 01 Dec, 13:45 – 14:45'],
    ['America/St_Johns', 'Tue 01 Dec, 04:30 – 05:30'],
    ['Pacific/Apia', 'Tue 01 Dec, 21:00 – 22:00'],
  ])('is on the clock of the reader in %s', (zone, words) => {
    expect(optionText(anOption(0), clockOf(aPoll(), { ...berlin, zone }))).toBe(words)
  })

  it('is on the clock of the poll where that is fixed', () => {
    const fixed = aPoll({ is_zone_fixed: true, poll_timezone: 'Asia/Kathmandu' })
    expect(optionText(anOption(0), clockOf(fixed, berlin))).toBe('Tue 01 Dec, 13:45 – 14:45')
  })

  it('of a whole day is that day for every reader', () => {
    const day = anOption(0, { option_date: '2026-12-01' })
    for (const zone of ['Pacific/Apia', 'America/St_Johns'])
      expect(optionText(day, { ...berlin, zone })).toBe('Tue 01 Dec')
  })

  it.each([
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '02:30 – 02:30 CEST', '02:30 – 03:30 CET'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '01:45 – 02:15 UTC+11:00', '01:45 – 02:45 UTC+10:30'],
  ])('says by the name of the clock which of two equal times is meant, %s', (zone, at, first, second) => {
    const start = Date.parse(at)
    const gap = zone === 'Europe/Berlin' ? 3_600_000 : 1_800_000
    const clock = { ...berlin, zone }
    expect(timeText(start, start + 3_600_000, clock)).toBe(first)
    expect(timeText(start + gap, start + gap + 3_600_000, clock)).toBe(second)
    expect(timeText(start + 6 * 3_600_000, start + 7 * 3_600_000, clock)).not.toContain(' UTC')
  })
})
