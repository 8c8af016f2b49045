import type { Occurrence } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aMeeting } from '../../meeting.sample.ts'
import { clashesOf } from './own-clash.ts'

const meeting = aMeeting()
const standup: Occurrence = {
  meeting_id: '0193f0a0-0000-7000-8000-000000000002',
  original_start_timestamp: '2026-11-18T10:30:00.000Z',
  start_timestamp: '2026-11-18T10:30:00.000Z',
  end_timestamp: '2026-11-18T11:30:00.000Z',
  meeting_title: 'Standup',
  meeting_link: null,
  meeting_status: 'active',
  meeting_integration_type: 'smart_calendar',
  calendar_key: 'smart_calendar',
  first_label: null,
  meeting_timezone: 'Europe/Berlin',
  location_name: null,
  is_recurring: false,
  is_all_day: false,
  meeting_date: { start_date: '2026-11-18', end_date: '2026-11-18' },
  is_transparent: false,
  is_tentative: false,
  is_organizer: true,
  is_editable: true,
  is_only_read: false,
  calendar_problem: null,
  meeting_action: 'approved',
  invitee_count: 0,
}

it('[WMT69] names what the reader has at the same time', () => {
  expect(clashesOf(meeting, [standup])).toEqual([standup])
})

it('[WMT69] passes over what touches it, itself, and what takes no time', () => {
  const others = [
    { start_timestamp: '2026-11-18T11:00:00.000Z' },
    { start_timestamp: '2026-11-18T09:00:00.000Z', end_timestamp: '2026-11-18T10:00:00.000Z' },
    { meeting_id: meeting.meeting_id },
    { meeting_action: 'rejected' as const },
    { meeting_status: 'cancelled' as const },
    { is_all_day: true },
    { is_transparent: true },
    { is_tentative: true },
  ].map((part) => ({ ...standup, ...part }))
  expect(clashesOf(meeting, others)).toEqual([])
  expect(clashesOf(aMeeting({ is_all_day: true }), [standup])).toEqual([])
  expect(clashesOf(aMeeting({ is_transparent: true }), [standup])).toEqual([])
})
