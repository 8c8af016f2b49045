import { conference_types, priorities, recurring_types, weekdays } from '@meridian/contract'
import { canonicalZone } from '@meridian/engine'
import { isRecord } from '../../../../platform/is-record.ts'
import { blankForm, type FormInvitee, type MeetingForm } from './meeting-form.ts'
import type { Repeat } from './repeat.ts'

/**
 * The form that was kept, or null when what lies there is none: storage outlives versions and belongs to the user. Fields
 * that are newer than the draft are empty.
 */
export function readDraft(kept: unknown): MeetingForm | null {
  if (!isRecord(kept)) return null
  // The order of the fields is that of the draft, since forms are compared as text.
  const draft = { ...kept, ...Object.fromEntries(empty_fields.filter(([name]) => !(name in kept))) }
  return isMeetingForm(draft) ? draft : null
}

// A draft without its times is none, so that only the other fields have a value where the draft has none.
const times = ['start_date', 'end_date', 'start_time', 'end_time', 'meeting_timezone', 'repeat']
const empty_fields = Object.entries(blankForm(0, 'UTC')).filter(([name]) => !times.includes(name))
const text_fields = empty_fields.flatMap(([name, value]) => (value === '' ? [name] : []))

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
