import { day_ms, instantOf, listZones, setZoneData, zoneOffsetMinutes } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { anEvent, anIcs, aZone, onlyEvent, read, readOne } from './ics.arbitrary.ts'
import { stringifyCalendar } from './jcal.ts'
import { buildZone, type ZoneYears } from './write-zone.ts'

const linesOfZone = (years: ZoneYears) => stringifyCalendar(buildZone(years)).trimEnd().split('\r\n')

describe('zones by name', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['"Asia/Kathmandu"', 'Asia/Kathmandu'],
    ['asia/katmandu', 'Asia/Kathmandu'],
    ['America/St_Johns', 'America/St_Johns'],
    ['US/Eastern', 'America/New_York'],
    ['America/Argentina/Salta', 'America/Argentina/Salta'],
    ['/example.org/20260101_1/Europe/Berlin', 'Europe/Berlin'],
    ['/example.org/Tzfile/America/Argentina/Salta', 'America/Argentina/Salta'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['"Newfoundland Standard Time"', 'America/St_Johns'],
    ['nepal standard time', 'Asia/Kathmandu'],
    ['Eastern Standard Time 2', 'America/New_York'],
    ['Pacific Daylight Time', 'America/Los_Angeles'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['"(GMT+01.00) Sarajevo / Warsaw / Zagreb"', 'Europe/Sarajevo'],
    ['(UTC+05:45) Kathmandu', 'Asia/Kathmandu'],
    ['(UTC-07:00) Arizona', 'America/Phoenix'],
    ['(UTC-03:30) Newfoundland', 'America/St_Johns'],
    ['(UTC+05:30) Sri Jayawardenepura', 'Asia/Colombo'],
    ['(UTC) Coordinated Universal Time', 'UTC'],
    ['UTC', 'UTC'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['UTC+02:00', 'Etc/GMT-2'],
    ['GMT-0500', 'Etc/GMT+5'],
    ['UTC+05:45', 'Asia/Kathmandu'],
    ['tzone://Microsoft/Utc', 'UTC'],
  ])('[ICS21] knows %s without a VTIMEZONE as %s', (tzid, zone) => {
    expect(
      readOne(
        `DTSTART;TZID=${tzid.includes('"') || !/[:;,]/.test(tzid) ? tzid : `"${tzid}"`}:20260705T090000`,
      ).start,
    ).toEqual({
      time: '2026-07-05T09:00:00',
      zone,
    })
  })

  it('[ICS21] does not believe a city that keeps another offset than the one said', () => {
    const { skipped } = read(anIcs(anEvent('DTSTART;TZID="(UTC+03:00) Kathmandu":20260105T090000')))
    expect(skipped[0]?.reason).toBe(
      '"Plan" (uid plan@example.com): time zone "(UTC+03:00) Kathmandu" is unknown.',
    )
  })

  it('[ICS21] guesses a zone from a lone city and says so', () => {
    const { events, warnings } = read(anIcs(anEvent('DTSTART;TZID=Germany/Berlin:20260105T090000')))
    expect(events[0]?.start.zone).toBe('Europe/Berlin')
    expect(warnings[0]?.message).toBe(
      '"Plan" (uid plan@example.com): Time zone "Germany/Berlin" is unknown; Europe/Berlin is used.',
    )
  })

  it('[ICS21] skips only an event with an unknown zone', () => {
    const { events, skipped } = read(
      anIcs(anEvent('UID:1', 'DTSTART;TZID=Middle Earth:20260105T090000'), anEvent('UID:2')),
    )
    expect(events.map(({ uid }) => uid)).toEqual(['2'])
    expect(skipped[0]?.reason).toBe('"Plan" (uid 1): time zone "Middle Earth" is unknown.')
  })

  it('[ICS21] reads every zone of the world by its own name', () => {
    const zones = listZones()
    const text = anIcs(...zones.map((zone) => anEvent(`UID:${zone}`, `DTSTART;TZID=${zone}:20260705T090000`)))
    expect(read(text).events.map(({ start }) => start.zone)).toEqual(zones)
  })
})

const berlin = (tzid: string) => aZone(tzid, ['+0100', '+0200', 3, '-1SU'], ['+0200', '+0100', 10, '-1SU'])

describe('zones by rules', () => {
  it('[ICS22] finds the zone whose clock does what the VTIMEZONE says', () => {
    expect(onlyEvent(customSeries(berlin('Custom'))).start.zone).toBe('Europe/Berlin')
    const newYork = aZone('Custom', ['-0500', '-0400', 3, '2SU'], ['-0400', '-0500', 11, '1SU']).map(
      (line) => (line === 'DTSTART:16010101T030000' ? 'DTSTART:16010101T020000' : line),
    )
    expect(onlyEvent(customSeries(newYork)).start.zone).toBe('America/New_York')
    const fixed = [
      'BEGIN:VTIMEZONE',
      'TZID:Custom',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0545',
      'TZOFFSETTO:+0545',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    expect(onlyEvent(customSeries(fixed)).start.zone).toBe('Asia/Kathmandu')
  })

  it('[ICS22] finds for the rules of any zone one that keeps them', () => {
    for (const zone of listZones().filter((zone) => zone !== 'UTC')) {
      const rules = linesOfZone({ zone, firstYear: 2026, lastYear: 2031 }).map((line) =>
        line.startsWith('TZID:') ? 'TZID:Custom' : line,
      )
      const rulesWithoutPlace = rules.filter((line) => !line.startsWith('X-LIC-LOCATION'))
      const found = onlyEvent(customSeries(rulesWithoutPlace)).start.zone ?? ''
      for (let at = Date.UTC(2026, 0, 15); at < Date.UTC(2031, 0); at += 15 * day_ms) {
        expect([zone, zoneOffsetMinutes(found, at)]).toEqual([zone, zoneOffsetMinutes(zone, at)])
      }
    }
  })

  it('[ICS22] believes X-LIC-LOCATION', () => {
    const zone = [
      ...berlin('Custom').slice(0, 2),
      'X-LIC-LOCATION:Europe/Vienna',
      ...berlin('Custom').slice(2),
    ]
    expect(onlyEvent(anIcs(zone, anEvent('DTSTART;TZID=Custom:20260705T090000'))).start.zone).toBe(
      'Europe/Vienna',
    )
  })

  it('[ICS22] believes the rules more than an abbreviation', () => {
    const text = anIcs(berlin('EST'), anEvent('DTSTART;TZID=EST:20260705T090000'))
    expect(onlyEvent(text).start.zone).toBe('Europe/Berlin')
    expect(readOne('DTSTART;TZID=EST:20260705T090000').start.zone).toBe('America/New_York')
  })

  it('[ICS22] minds the UNTIL of older rules', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Custom',
      ...['20070311T070000Z,-0500,-0400,4,1SU', '20070311T070000Z,-0400,-0500,10,-1SU'].flatMap((old) => {
        const [until, from, to, month, day] = old.split(',')
        return [
          'BEGIN:STANDARD',
          'DTSTART:19870101T020000',
          `TZOFFSETFROM:${from}`,
          `TZOFFSETTO:${to}`,
          `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=${day};UNTIL=${until}`,
          'END:STANDARD',
        ]
      }),
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    for (const year of [2000, 2007, 2026]) {
      expect(onlyEvent(anIcs(zone, anEvent(`DTSTART;TZID=Custom:${year}0705T090000`))).start.zone).toBe(
        'America/New_York',
      )
    }
  })

  it('[ICS22] keeps the moment of a single event in a zone like no other, in UTC, and says so once', () => {
    const zone = aZone('Moon', ['+0100', '+0340', 3, '2TU'], ['+0340', '+0100', 10, '3TH'])
    const text = anIcs(
      zone,
      anEvent('UID:1', 'DTSTART;TZID=Moon:20260705T090000'),
      anEvent('UID:2', 'DTSTART;TZID=Moon:20261215T090000'),
    )
    const { events, warnings } = read(text)
    expect(events.map(({ start }) => start)).toEqual([
      { time: '2026-07-05T05:20:00', zone: 'UTC' },
      { time: '2026-12-15T08:00:00', zone: 'UTC' },
    ])
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Plan" (uid 1): Time zone "Moon" is known only to this file; its times are given in UTC.',
    ])
  })

  it('[ICS22] takes the nearest zone for a series, so that it still follows the clocks, and says so', () => {
    const nearly = aZone('Nearly', ['+0100', '+0200', 3, '-1SU'], ['+0200', '+0100', 10, '4SU'])
    const text = anIcs(nearly, anEvent('DTSTART;TZID=Nearly:20260705T090000', 'RRULE:FREQ=WEEKLY'))
    const { events, warnings } = read(text)
    expect(events[0]?.start).toEqual({ time: '2026-07-05T09:00:00', zone: 'Europe/Berlin' })
    expect(warnings).toHaveLength(1)
  })
})

describe('times without a zone', () => {
  const floating = anEvent('DTSTART:20260705T090000')

  it("[ICS23] are meant in the zone the calendar names, else in the reader's", () => {
    expect(onlyEvent(anIcs(floating)).start.zone).toBe('Asia/Kathmandu')
    expect(onlyEvent(anIcs(['X-WR-TIMEZONE:America/St_Johns'], floating)).start.zone).toBe('America/St_Johns')
    expect(onlyEvent(anIcs(['X-WR-TIMEZONE:W. Europe Standard Time'], floating)).start.zone).toBe(
      'Europe/Berlin',
    )
    expect(onlyEvent(anIcs(['X-WR-TIMEZONE:Middle Earth'], floating)).start.zone).toBe('Asia/Kathmandu')
  })

  it("[ICS23] a single event in UTC is told on the calendar's clock, a series stays in UTC", () => {
    const zone = ['X-WR-TIMEZONE:America/St_Johns']
    const single = onlyEvent(anIcs(zone, anEvent('DTSTART:20260705T123000Z', 'DTEND:20260705T133000Z')))
    expect([single.start, single.end].map(({ time }) => time)).toEqual([
      '2026-07-05T10:00:00',
      '2026-07-05T11:00:00',
    ])
    expect(onlyEvent(anIcs(zone, anEvent('DTSTART:20260705T123000Z', 'RRULE:FREQ=DAILY'))).start.zone).toBe(
      'UTC',
    )
  })
})

describe('times in UTC with a zone', () => {
  it('[ICS23] are the moment in UTC, read on the clock of the zone', () => {
    expect(readOne('DTSTART;TZID=Europe/Berlin:20260705T090000Z', 'RRULE:FREQ=WEEKLY').start).toEqual({
      time: '2026-07-05T11:00:00',
      zone: 'Europe/Berlin',
    })
    expect(readOne('DTSTART;TZID=Middle Earth:20260705T090000Z').start.zone).toBe('UTC')
  })
})

describe('clock changes', () => {
  it('[ICS24] never moves a moment, also in the hour that comes twice', () => {
    // Clocks in Berlin go from 03:00 back to 02:00 on 25 October 2026, at 01:00 UTC.
    for (const utc of ['20261025T003000Z', '20261025T013000Z', '20260329T003000Z', '20260329T013000Z']) {
      const event = onlyEvent(
        anIcs(['X-WR-TIMEZONE:Europe/Berlin'], anEvent(`DTSTART:${utc}`, 'DURATION:PT15M')),
      )
      const [from, to] = [event.start, event.end].map(({ time, zone }) => instantOf(time, zone ?? ''))
      const written = Date.parse(
        utc.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
      )
      expect([from, to]).toEqual([written, written + 15 * 60_000])
    }
  })

  it('[ICS24] lets an event across the repeated hour last as long as it says', () => {
    const event = readOne('DTSTART;TZID=Europe/Berlin:20261025T023000', 'DURATION:PT1H')
    expect(event.start).toEqual({ time: '2026-10-25T02:30:00', zone: 'Europe/Berlin' })
    expect(event.end).toEqual({ time: '2026-10-25T01:30:00', zone: 'UTC' })
  })
})

function customSeries(zone: string[]): string {
  return anIcs(zone, anEvent('DTSTART;TZID=Custom:20260705T090000', 'RRULE:FREQ=WEEKLY'))
}

it('[ICS37] [ENG9] writes the clock of the zone data in use, not that of the runtime', () => {
  const permanent = { changes: [Date.UTC(2025, 10, 2, 7) / 1000, Date.UTC(2026, 2, 8, 8) / 1000], yearly: [] }
  setZoneData({
    version: '2026f',
    zones: { 'America/Winnipeg': { ...permanent, offsets: [-18_000, -21_600, -18_000] } },
  })
  try {
    const lines = linesOfZone({ zone: 'America/Winnipeg', firstYear: 2026, lastYear: 2030 })
    expect(lines.filter((line) => line.startsWith('DTSTART')).at(-1)).toBe('DTSTART:20260308T020000')
    const own = lines.map((line) => (line.startsWith('TZID:') ? 'TZID:Manitoba' : line))
    const { start } = onlyEvent(anIcs(own, anEvent('DTSTART;TZID=Manitoba:20261201T100000')))
    expect(instantOf(start.time, start.zone ?? 'UTC')).toBe(Date.parse('2026-12-01T15:00Z'))
  } finally {
    setZoneData(null)
  }
})
