import { PlainDate, priorities, recurring_types, TimeZone, WallTime, weekdays } from '@meridian/contract'
import { isRecord } from '../../../platform/is-record.ts'
import type { FormInvitee, MeetingForm } from './meeting-form.ts'
import type { Repeat } from './repeat.ts'

/** The form that was kept, or null when what lies there is none: storage outlives versions and belongs to the user. */
export function readDraft(kept: unknown): MeetingForm | null {
  return isMeetingForm(kept) ? kept : null
}

function isMeetingForm(value: unknown): value is MeetingForm {
  return (
    isRecord(value) &&
    text_fields.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value['invitees']) &&
    value['invitees'].every(isInvitee) &&
    typeof value['is_all_day'] === 'boolean' &&
    PlainDate.safeParse(value['start_date']).success &&
    PlainDate.safeParse(value['end_date']).success &&
    WallTime.safeParse(value['start_time']).success &&
    WallTime.safeParse(value['end_time']).success &&
    TimeZone.safeParse(value['meeting_timezone']).success &&
    priorities.some((priority) => priority === value['meeting_priority']) &&
    isRepeat(value['repeat'])
  )
}

const text_fields = [
  'meeting_title',
  'meeting_description',
  'agenda',
  'meeting_link',
  'location_name',
  'location_link',
] as const

function isInvitee(value: unknown): value is FormInvitee {
  return (
    isRecord(value) &&
    ['key', 'first_name', 'full_name'].every((name) => typeof value[name] === 'string') &&
    ['profile_picture', 'primary_email'].every((name) => isTextOrNull(value[name])) &&
    (value['timezone'] === null || TimeZone.safeParse(value['timezone']).success)
  )
}

function isRepeat(value: unknown): value is Repeat {
  if (!isRecord(value)) return false
  const { repeat_type, recurring_days, until, recurring_end_date } = value
  return (
    ['none', ...recurring_types].some((type) => type === repeat_type) &&
    ['three_months', 'never', 'date'].some((one) => one === until) &&
    (recurring_end_date === null || PlainDate.safeParse(recurring_end_date).success) &&
    isRecord(recurring_days) &&
    weekdays.every((weekday) => typeof recurring_days[weekday] === 'boolean')
  )
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
