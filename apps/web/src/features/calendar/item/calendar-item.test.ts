import { expect, it } from 'vitest'
import { anOccurrence, between } from '../calendar.sample.ts'
import {
  calendarItems,
  fixedReason,
  isInvited,
  isRemovable,
  itemLabel,
  itemOf,
  nextItem,
} from './calendar-item.ts'

const berlin = { zone: 'Europe/Berlin', isTwelveHour: false }

it('[CAL12] [CAL15] names an event with its day and times, and with what else is known of it', () => {
  const item = itemOf(anOccurrence(), berlin.zone)
  expect(itemLabel(item, berlin)).toBe('Plan, Tuesday 3 November, 10:00 to 11:00')
  expect(itemLabel(item, { ...berlin, isTwelveHour: true })).toBe(
    'Plan, Tuesday 3 November, 10:00 AM to 11:00 AM',
  )
  expect(itemLabel(item, { zone: 'Asia/Kathmandu', isTwelveHour: false })).toBe(
    'Plan, Tuesday 3 November, 14:45 to 15:45',
  )
  const night = itemOf(
    between('2026-11-03T23:00+01:00', '2026-11-04T01:30+01:00', { meeting_action: 'pending' }),
    berlin.zone,
  )
  expect(itemLabel(night, berlin)).toBe(
    'Plan, Tuesday 3 November, 23:00 to Wednesday 4 November, 01:30, proposal, not answered',
  )
  const tentative = itemOf(anOccurrence({ meeting_action: 'pending', is_tentative: true }), berlin.zone)
  expect(itemLabel(tentative, berlin)).toBe(
    'Plan, Tuesday 3 November, 10:00 to 11:00, tentative, not answered',
  )
  expect(
    itemLabel(itemOf(anOccurrence({ meeting_title: '', meeting_status: 'cancelled' }), berlin.zone), berlin),
  ).toBe('No title provided, Tuesday 3 November, 10:00 to 11:00, cancelled')
})

it('[CAL13] never converts whole days, and counts an end at midnight to the day before', () => {
  const fair = anOccurrence({
    is_all_day: true,
    meeting_date: { start_date: '2026-11-03', end_date: '2026-11-05' },
  })
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    expect(itemOf(fair, zone)).toMatchObject({
      first_date: '2026-11-03',
      last_date: '2026-11-05',
      isWholeDays: true,
    })
  }
  expect(itemLabel(itemOf(fair, 'UTC'), berlin)).toBe(
    'Plan, Tuesday 3 November to Thursday 5 November, all day',
  )
  const late = itemOf(between('2026-11-03T22:00+01:00', '2026-11-04T00:00+01:00'), berlin.zone)
  expect(late.last_date).toBe('2026-11-03')
})

it('[CAL13] leaves out what the reader declined, and lifts above the hours what lasts a day', () => {
  const declined = anOccurrence({ meeting_action: 'rejected' })
  const long = between('2026-11-03T10:00+01:00', '2026-11-04T10:00+01:00')
  expect(calendarItems([declined, long], berlin.zone).map(({ isWholeDays }) => isWholeDays)).toEqual([true])
})

it('[CAL14] says why an event cannot be moved', () => {
  expect(fixedReason(anOccurrence())).toBeNull()
  expect(fixedReason(anOccurrence({ is_organizer: false }))).toBe('Only the organizer can move this meeting.')
  expect(fixedReason(anOccurrence({ meeting_status: 'cancelled' }))).toBe(
    'A cancelled meeting cannot be moved.',
  )
  const elsewhere = { is_editable: false } as const
  expect(fixedReason(anOccurrence({ ...elsewhere, meeting_integration_type: 'calendly' }))).toContain(
    'Calendly',
  )
  expect(fixedReason(anOccurrence({ ...elsewhere, meeting_integration_type: 'zoom' }))).toContain('Zoom')
  const invited = { ...elsewhere, meeting_integration_type: 'google_calendar' } as const
  expect(fixedReason(anOccurrence(invited))).toContain('Google Calendar')
  expect(fixedReason(anOccurrence({ ...invited, is_only_read: true }))).toBe(
    'This meeting is in a calendar that you may only read.',
  )
  expect(fixedReason(anOccurrence({ meeting_integration_type: 'google_calendar' }))).toBeNull()
})

it('[CAL14] declines what one was asked to, here or at Google, and leaves bookings and rooms to where they were made', () => {
  expect(told({})).toEqual([false, true])
  expect(told({ is_organizer: false, is_editable: false })).toEqual([true, true])
  expect(told({ is_editable: false, meeting_integration_type: 'google_calendar' })).toEqual([true, true])
  expect(told({ is_editable: false, meeting_integration_type: 'calendly' })).toEqual([false, false])
  expect(told({ is_editable: false, meeting_integration_type: 'zoom' })).toEqual([false, false])
  const read = { is_editable: false, is_only_read: true, meeting_integration_type: 'caldav' } as const
  expect(told(read)).toEqual([false, false])
})

it('[CAL16] shows strongest what comes next today, and nothing else', () => {
  const items = calendarItems(
    [
      between('2026-11-03T09:00+01:00', '2026-11-03T12:00+01:00'),
      between('2026-11-03T13:00+01:00', '2026-11-03T14:00+01:00', { meeting_action: 'pending' }),
      between('2026-11-03T14:00+01:00', '2026-11-03T15:00+01:00', { is_transparent: true }),
      between('2026-11-03T15:00+01:00', '2026-11-03T16:00+01:00'),
      between('2026-11-04T15:00+01:00', '2026-11-04T16:00+01:00'),
    ],
    berlin.zone,
  )
  expect(nextItem(items, Date.parse('2026-11-03T10:00+01:00'), berlin.zone)).toBe(items[3])
  expect(nextItem(items, Date.parse('2026-11-03T15:00+01:00'), berlin.zone)).toBeUndefined()
})

/** Whether it is declined by deleting it, and whether it can be. */
function told(part: Parameters<typeof anOccurrence>[0]) {
  const occurrence = anOccurrence(part)
  return [isInvited(occurrence), isRemovable(occurrence)]
}
