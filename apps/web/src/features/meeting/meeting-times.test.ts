import { describe, expect, it } from 'vitest'
import { aMeeting } from './meeting.sample.ts'
import {
  isSoon,
  linkToJoin,
  linkToJoinNow,
  meetingTimes,
  ownZoneTimes,
  remainingWords,
} from './meeting-times.ts'

const berlin = { zone: 'Europe/Berlin', isTwelveHour: true }
const kathmandu = { zone: 'Asia/Kathmandu', isTwelveHour: false }
const st_johns = { zone: 'America/St_Johns', isTwelveHour: true }
const allDay = aMeeting({
  is_all_day: true,
  meeting_timezone: 'Asia/Kathmandu',
  meeting_date: { start_date: '2026-11-18', end_date: '2026-11-19' },
  meeting_time: { start_time: null, end_time: null },
  meeting_timestamps: {
    start_timestamp: '2026-11-17T18:15:00.000Z',
    end_timestamp: '2026-11-19T18:15:00.000Z',
  },
})

describe('the times of a meeting', () => {
  it('[WMT6] are the reader’s, with the meeting’s own zone second where it differs', () => {
    expect(meetingTimes(aMeeting(), berlin)).toEqual({
      time: '11:00 AM – 12:00 PM',
      date: 'Wed 18 Nov 2026',
      zone: 'CET',
      elsewhere: null,
    })
    expect(meetingTimes(aMeeting(), kathmandu)).toEqual({
      time: '15:45 – 16:45',
      date: 'Wed 18 Nov 2026',
      zone: 'UTC+05:45',
      elsewhere: '11:00 in Berlin',
    })
    expect(ownZoneTimes(aMeeting(), kathmandu)).toBe('11:00 – 12:00, Wed 18 Nov 2026')
    expect(ownZoneTimes(aMeeting(), berlin)).toBeNull()
  })

  it('[WEB49] are said to be missing where what was kept has none', () => {
    const kept = aMeeting({ meeting_timestamps: { start_timestamp: '', end_timestamp: '' } })
    expect(meetingTimes(kept, kathmandu)).toEqual({
      time: 'No time provided',
      date: 'No date provided',
      zone: null,
      elsewhere: null,
    })
    expect(remainingWords(kept, berlin, 0)).toBe('')
  })

  it('[WMT6] name the day where it is another one in the meeting’s zone', () => {
    const early = aMeeting({
      meeting_timezone: 'Asia/Kathmandu',
      meeting_timestamps: {
        start_timestamp: '2026-11-17T20:00:00.000Z',
        end_timestamp: '2026-11-17T21:00:00.000Z',
      },
    })
    expect(meetingTimes(early, st_johns)).toMatchObject({
      time: '04:30 – 05:30 PM',
      date: 'Tue 17 Nov 2026',
      elsewhere: 'Wed, 01:45 AM in Kathmandu',
    })
  })

  it('[WEB48] say nothing of another zone whose clocks show the same', () => {
    for (const meeting_timezone of ['Europe/Stockholm', 'Europe/Paris', 'Africa/Tunis']) {
      const meeting = aMeeting({ meeting_timezone })
      expect(meetingTimes(meeting, berlin).elsewhere).toBeNull()
      expect(ownZoneTimes(meeting, berlin)).toBeNull()
    }
    // In summer Tunis is an hour behind Berlin.
    const summer = aMeeting({
      meeting_timezone: 'Africa/Tunis',
      meeting_timestamps: {
        start_timestamp: '2027-07-01T08:00:00.000Z',
        end_timestamp: '2027-07-01T09:00:00.000Z',
      },
    })
    expect(meetingTimes(summer, berlin).elsewhere).toBe('09:00 AM in Tunis')
    expect(ownZoneTimes(summer, berlin)).toBe('09:00 – 10:00 AM, Thu 01 Jul 2027')
  })

  it('[WEB48] tell of a meeting that only ends on other clocks', () => {
    // Clocks in London go forward at 01:00 UTC that day, in Reykjavik never.
    const night = aMeeting({
      meeting_timezone: 'Atlantic/Reykjavik',
      meeting_timestamps: {
        start_timestamp: '2027-03-28T00:30:00.000Z',
        end_timestamp: '2027-03-28T01:30:00.000Z',
      },
    })
    const london = { ...berlin, zone: 'Europe/London' }
    expect(ownZoneTimes(night, london)).toBe('12:30 – 01:30 AM, Sun 28 Mar 2027')
  })

  it('[WMT6] know one zone by all its names', () => {
    expect(meetingTimes(aMeeting({ meeting_timezone: 'Asia/Katmandu' }), kathmandu).elsewhere).toBeNull()
  })

  it('[WMT6] carry the abbreviation that holds on their own day', () => {
    const summer = aMeeting({
      meeting_timestamps: {
        start_timestamp: '2027-07-01T08:00:00.000Z',
        end_timestamp: '2027-07-01T09:00:00.000Z',
      },
    })
    expect(meetingTimes(summer, berlin)).toMatchObject({ time: '10:00 – 11:00 AM', zone: 'CEST' })
  })

  it('[WMT7] of whole days are dates that no zone moves', () => {
    for (const clock of [berlin, kathmandu, st_johns]) {
      expect(meetingTimes(allDay, clock)).toEqual({
        time: 'All day',
        date: '18 – 19 Nov 2026',
        zone: null,
        elsewhere: null,
      })
    }
    expect(ownZoneTimes(allDay, berlin)).toBeNull()
  })

  it('[WMT7] of whole days are counted in calendar days', () => {
    const moments = [
      ['2026-11-15T20:00:00Z', 'in 3 d'],
      ['2026-11-18T03:29:00Z', 'in 1 d'],
      ['2026-11-18T03:30:00Z', 'In progress'],
      ['2026-11-20T03:29:00Z', 'In progress'],
      ['2026-11-20T03:30:00Z', 'Ended'],
    ] as const
    for (const [moment, words] of moments) {
      expect(remainingWords(allDay, st_johns, Date.parse(moment))).toBe(words)
    }
  })

  it('[WMT8] say what remains, then that it runs, then that it ended', () => {
    const moments = [
      ['2026-11-17T05:18:00Z', 'in 1 d 4 h 42 min'],
      ['2026-11-18T10:00:00Z', 'In progress'],
      ['2026-11-18T11:00:00Z', 'Ended'],
    ] as const
    for (const [moment, words] of moments) {
      expect(remainingWords(aMeeting(), berlin, Date.parse(moment))).toBe(words)
    }
  })

  it('[WMT8] offer to join from ten minutes before the start until the end', () => {
    const online = aMeeting({ meeting_link: 'https://meet.example.org/plan' })
    const at = (moment: string) => linkToJoinNow(online, Date.parse(moment))
    expect(at('2026-11-18T09:49:59Z')).toBeNull()
    expect(at('2026-11-18T09:50:00Z')).toBe('https://meet.example.org/plan')
    expect(at('2026-11-18T10:59:59Z')).toBe('https://meet.example.org/plan')
    expect(at('2026-11-18T11:00:00Z')).toBeNull()
    expect(isSoon(online, Date.parse('2026-11-18T09:00:00Z'))).toBe(true)
    expect(isSoon(online, Date.parse('2026-11-18T08:59:00Z'))).toBe(false)
  })

  it('[WMT8] offer to join by nothing but a web address, and only what takes place', () => {
    const script = ['javascript', 'alert(1)'].join(':')
    expect(linkToJoin(aMeeting({ meeting_link: script }))).toBeNull()
    expect(linkToJoin(aMeeting({ meeting_link: null }))).toBeNull()
    const cancelled = { meeting_link: 'https://meet.example.org', meeting_status: 'cancelled' as const }
    expect(linkToJoin(aMeeting(cancelled))).toBeNull()
  })
})
