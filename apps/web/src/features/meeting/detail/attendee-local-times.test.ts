import { type AvailabilityInfo, type DayHours, readHours } from '@meridian/contract'
import { day_ms, week_ms, workingIntervals } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { groupByLocalTime } from './attendee-local-times.ts'

const office = week({ start_time: '09:00', end_time: '18:00', is_available: true })
const startMs = Date.parse('2026-11-20T10:00:00Z')

describe('where everyone is', () => {
  it('[WMT12] puts people together whose clocks show the same, earliest clocks first', () => {
    const people = [
      person('Mara', 'Europe/Berlin'),
      person('Kiran', 'Asia/Kathmandu'),
      person('Henrik', 'Europe/Oslo'),
      person('Ann', 'America/St_Johns'),
    ]
    expect(
      groupByLocalTime(people, startMs).map(({ cities, names, startPercent }) => [
        cities,
        names,
        startPercent,
      ]),
    ).toEqual([
      ['St. John’s', ['Ann'], 27.08],
      ['Berlin, Oslo', ['Mara', 'Henrik'], 45.83],
      ['Kathmandu', ['Kiran'], 65.63],
    ])
  })

  it('[WMT12] parts cities when their clocks part', () => {
    const people = [person('Ruth', 'America/New_York'), person('Mara', 'Europe/Berlin')]
    const others = [person('Jo', 'America/Phoenix'), person('Lee', 'America/Los_Angeles')]
    expect(groupByLocalTime(people, startMs)).toHaveLength(2)
    expect(groupByLocalTime(others, Date.parse('2026-07-01T10:00:00Z'))).toHaveLength(1)
    expect(groupByLocalTime(others, startMs)).toHaveLength(2)
  })

  it('[WMT12] shows the hours of the day it is there, none on a day off', () => {
    const friday = { ...week({ start_time: '09:00', end_time: '17:00', is_available: false }) }
    friday.friday = { start_time: '12:00', end_time: '00:00', is_available: true }
    const [group] = groupByLocalTime(
      [person('Mara', 'Europe/Berlin'), person('Henrik', 'Europe/Oslo', friday)],
      startMs,
    )
    expect(group?.hours).toEqual([
      { from: 37.5, length: 37.5 },
      { from: 50, length: 50 },
    ])
    const saturday = startMs + day_ms
    expect(groupByLocalTime([person('Henrik', 'Europe/Oslo', friday)], saturday)[0]?.hours).toEqual([])
  })
})

function person(full_name: string, timezone: string, availability_info = office) {
  const setting = { availability_info, additional_hours: {}, date_overrides: [], stays: [] }
  const hours = { timeZone: timezone, ...readHours(setting) }
  const available = workingIntervals(hours, [startMs - week_ms, startMs + week_ms]).map(
    ([start, end]): [string, string] => [new Date(start).toISOString(), new Date(end).toISOString()],
  )
  return { full_name, timezone, available }
}

function week(hours: DayHours): AvailabilityInfo {
  return {
    sunday: hours,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
  }
}
