import { conference_types, priorities, recurring_types, weekdays } from '@meridian/contract'
import { canonicalZone } from '@meridian/engine'
import { isRecord } from '../../../../platform/is-record.ts'
import type { FormInvitee, MeetingForm } from './meeting-form.ts'
import type { Repeat } from './repeat.ts'

/** The form that was kept, or null when what lies there is none: storage outlives versions and belongs to the user. */
export function readDraft(kept: unknown): MeetingForm | null {
  // Drafts of before there were calls have none.
  const isOld = isRecord(kept) && !('meeting_conference' in kept)
  const draft = isOld ? { ...kept, meeting_conference: 'none' } : kept
  return isMeetingForm(draft) ? draft : null
}

function isMeetingForm(value: unknown): value is MeetingForm {
  return (
    isRecord(value) &&
    text_fields.every((name) => typeof value[name] === 'string') &&
    Array.isArray(value['invitees']) &&
    value['invitees'].every(isInvitee) &&
    typeof value['is_all_day'] === 'boolean' &&
    isDate(value['start_date']) &&
    isDate(value['end_date']) &&
    isWallTime(value['start_time']) &&
    isWallTime(value['end_time']) &&
    isZone(value['meeting_timezone']) &&
    ['none', ...conference_types].some((type) => type === value['meeting_conference']) &&
    priorities.some((priority) => priority === value['meeting_priority']) &&
    Array.isArray(value['label_ids']) &&
    value['label_ids'].every((label_id) => typeof label_id === 'string') &&
    isRepeat(value['repeat'])
  )
}

const text_fields = [
  'meeting_title',
  'meeting_description',
  'agenda',
  'invitee_query',
  'meeting_link',
  'location_name',
  'location_link',
  'coordinates',
] as const

function isInvitee(value: unknown): value is FormInvitee {
  return (
    isRecord(value) &&
    ['key', 'first_name', 'full_name'].every((name) => typeof value[name] === 'string') &&
    ['profile_picture', 'primary_email'].every((name) => isTextOrNull(value[name])) &&
    (value['timezone'] === null || isZone(value['timezone']))
  )
}

function isRepeat(value: unknown): value is Repeat {
  if (!isRecord(value)) return false
  const { repeat_type, recurring_days, until, recurring_end_date, is_existing } = value
  return (
    is_existing === false &&
    ['none', ...recurring_types].some((type) => type === repeat_type) &&
    ['three_months', 'never', 'date'].some((one) => one === until) &&
    (recurring_end_date === null || isDate(recurring_end_date)) &&
    isRecord(recurring_days) &&
    weekdays.every((weekday) => typeof recurring_days[weekday] === 'boolean')
  )
}

function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const ms = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value)
}

function isWallTime(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}

function isZone(value: unknown): boolean {
  return typeof value === 'string' && canonicalZone(value) !== null
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}
