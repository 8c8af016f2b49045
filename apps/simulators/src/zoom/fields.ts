import { findList, findNumber, findObject, findText, takeText } from '../kit/input.ts'
import { isJson, type Json } from '../kit/message.ts'
import type { Recurrence } from './recurrence.ts'
import { badField, Refusal } from './refusals.ts'
import type { MeetingSettings, MeetingType } from './world.ts'

/** What a create or update says; undefined for what it leaves out. */
export interface MeetingFields {
  readonly topic: string | undefined
  readonly agenda: string | undefined
  readonly type: MeetingType | undefined
  readonly start_ms: number | undefined
  readonly duration: number | undefined
  readonly timezone: string | undefined
  readonly recurrence: Recurrence | undefined
  readonly settings: Partial<MeetingSettings> | undefined
  readonly password: string | undefined
}

/** Reads the body of a create or update; a local start is in the body's zone, else in this one. */
export function readFields(body: Json, usualZone: string): MeetingFields {
  const timezone = findText(body, 'timezone')
  if (timezone !== undefined && !isZone(timezone)) throw new Refusal(badField('timezone'))
  const start = findText(body, 'start_time')
  return {
    topic: readText(body, 'topic', 200),
    agenda: readText(body, 'agenda', 2000),
    type: readType(body),
    start_ms: start === undefined || start === '' ? undefined : readStart(start, timezone ?? usualZone),
    duration: findNumber(body, 'duration'),
    timezone,
    recurrence: readRecurrence(findObject(body, 'recurrence')),
    settings: readSettings(findObject(body, 'settings')),
    password: readText(body, 'password', 10),
  }
}

/**
 * Zoom knows two forms: UTC with Z, and local time. Of any other offset only the digits are read, and they
 * are taken for UTC: 10:00+01:00 becomes 10:00Z.
 */
export function readStart(text: string, timezone: string): number {
  const [, local, zone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? []
  if (local === undefined) throw new Refusal(badField('start_time'))
  try {
    const time = Temporal.PlainDateTime.from(local)
    return time.toZonedDateTime(zone === undefined ? timezone : 'UTC').epochMilliseconds
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal(badField('start_time'))
    throw error
  }
}

function isZone(name: string): boolean {
  try {
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId !== ''
  } catch {
    return false
  }
}

function readText(body: Json, field: string, most: number): string | undefined {
  const text = findText(body, field)
  if (text !== undefined && text.length > most) {
    throw new Refusal(badField(field, `${field} should be less than ${most} characters.`))
  }
  return text
}

function readType(body: Json): MeetingType | undefined {
  const type = findNumber(body, 'type')
  if (type === undefined) return undefined
  const known = ([1, 2, 3, 8, 10] as const).find((one) => one === type)
  if (known === undefined) throw new Refusal(badField('type'))
  return known
}

const most_interval = { 1: 99, 2: 50, 3: 10 } as const

function readRecurrence(input: Json | undefined): Recurrence | undefined {
  if (!input) return undefined
  const type = ([1, 2, 3] as const).find((one) => one === input.type)
  if (type === undefined) throw new Refusal(badField('recurrence.type'))
  const repeat_interval = findNumber(input, 'repeat_interval') ?? 1
  if (repeat_interval < 1 || repeat_interval > most_interval[type]) {
    throw new Refusal(badField('recurrence.repeat_interval'))
  }
  return {
    type,
    repeat_interval,
    ...readEnd(input),
    ...(type === 2 && readWeekly(input)),
    ...(type === 3 && readMonthly(input)),
  }
}

function readEnd(input: Json) {
  const end_times = findNumber(input, 'end_times')
  const end_date_time = findText(input, 'end_date_time')
  if (end_times !== undefined && (end_times < 0 || end_times > 60 || end_date_time !== undefined)) {
    throw new Refusal(badField('recurrence.end_times'))
  }
  if (end_date_time !== undefined && Number.isNaN(Date.parse(end_date_time))) {
    throw new Refusal(badField('recurrence.end_date_time'))
  }
  return {
    ...(end_times !== undefined && { end_times }),
    ...(end_date_time !== undefined && { end_date_time }),
  }
}

function readWeekly(input: Json) {
  const weekly_days = takeText(input, 'weekly_days')
  if (!/^[1-7](,[1-7])*$/.test(weekly_days)) throw new Refusal(badField('recurrence.weekly_days'))
  return { weekly_days }
}

function readMonthly(input: Json) {
  const monthly_day = findNumber(input, 'monthly_day')
  if (monthly_day !== undefined && (monthly_day < 1 || monthly_day > 31)) {
    throw new Refusal(badField('recurrence.monthly_day'))
  }
  const monthly_week = ([-1, 1, 2, 3, 4] as const).find((one) => one === input.monthly_week)
  const monthly_week_day = findNumber(input, 'monthly_week_day')
  if ((monthly_week === undefined) !== (monthly_week_day === undefined)) {
    throw new Refusal(badField('recurrence.monthly_week'))
  }
  return {
    ...(monthly_day !== undefined && { monthly_day }),
    ...(monthly_week !== undefined && { monthly_week }),
    ...(monthly_week_day !== undefined && { monthly_week_day }),
  }
}

function readSettings(input: Json | undefined): Partial<MeetingSettings> | undefined {
  if (!input) return undefined
  const { meeting_invitees: _, ...settings } = input
  const invitees = findList(input, 'meeting_invitees')?.map((invitee) => {
    if (!isJson(invitee)) throw new Refusal(badField('settings.meeting_invitees'))
    return { email: takeText(invitee, 'email') }
  })
  return { ...settings, ...(invitees && { meeting_invitees: invitees }) }
}
