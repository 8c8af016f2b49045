import { expect, it } from 'vitest'
import { creationOf } from '../../features/meeting/create/form/meeting-body.ts'
import { meaningOf } from '../../features/palette/sentence/meaning.ts'
import type { Reader } from '../../features/palette/sentence/parts.ts'
import { readSentence } from '../../features/palette/sentence/sentence.ts'
import { formOfPlan, prefillOf } from './prefill.ts'

const reader: Reader = {
  nowMs: Date.parse('2026-11-20T15:00:00+01:00'),
  zone: 'Europe/Berlin',
  language: 'en',
  isMonthFirst: false,
  defaultMinutes: 30,
}
const ana = {
  user_id: '018f0000-0000-7000-8000-000000000001',
  first_name: 'Ana',
  last_name: 'Lopez',
  full_name: 'Ana Lopez',
  profile_picture: null,
  timezone: 'Europe/Lisbon',
}

it('[PAL11] makes of a sentence the meeting that the form would make of it', () => {
  const form = formOfPlan(
    plan('lunch with Ana thu 12:30 45m weekly !high @Office with ben@guest.example'),
    'Europe/Berlin',
    reader.nowMs,
  )
  expect(creationOf(form)).toMatchObject({
    meeting_title: 'lunch with Ana',
    meeting_date: { start_date: '2026-11-26', end_date: '2026-11-26' },
    meeting_time: { start_time: '12:30', end_time: '13:15' },
    meeting_timezone: 'Europe/Berlin',
    meeting_priority: 'high',
    meeting_location: { location_name: 'Office' },
    meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_end_date: null },
  })
  const { meeting_invitees } = creationOf(form)
  expect(meeting_invitees).toHaveProperty(ana.user_id, {})
  expect(Object.values(meeting_invitees)).toContainEqual({
    primary_email: 'ben@guest.example',
    full_name: 'ben@guest.example',
  })
})

it('[PAL11] repeats on the weekdays that were said, until the day that was said', () => {
  const { repeat } = prefillOf(plan('standup weekdays 9:15 until Dec 18'), 'Europe/Berlin')
  expect(repeat).toMatchObject({ repeat_type: 'custom', until: 'date', recurring_end_date: '2026-12-18' })
  expect(repeat?.recurring_days).toMatchObject({ monday: true, friday: true, saturday: false })
})

it('[PAL11] fills in only what was said', () => {
  expect(prefillOf(plan('quick question'), 'Europe/Berlin')).toEqual({ meeting_title: 'quick question' })
  expect(prefillOf(plan('dentist 7 December'), 'Europe/Berlin')).toMatchObject({
    start_date: '2026-12-07',
    end_date: '2026-12-07',
  })
  expect(prefillOf(plan('dentist 7 December'), 'Europe/Berlin')).not.toHaveProperty('start_time')
  expect(prefillOf(plan('piano every other tuesday 5pm'), 'Europe/Berlin').repeat?.repeat_type).toBe('none')
})

it('[PAL11] keeps the days of a holiday and the zone that was named', () => {
  expect(prefillOf(plan('offsite 3-5 Dec'), 'Europe/Berlin')).toMatchObject({
    is_all_day: true,
    start_date: '2026-12-03',
    end_date: '2026-12-05',
  })
  expect(prefillOf(plan('demo tomorrow 3pm Tokyo time'), 'Europe/Berlin').meeting_timezone).toBe('Asia/Tokyo')
})

function plan(text: string) {
  const reading = readSentence(text, reader)
  return {
    meaning: meaningOf(text, reading, reading.parts, reader),
    people: text.includes('Ana') ? [ana] : [],
    label_ids: [],
  }
}
