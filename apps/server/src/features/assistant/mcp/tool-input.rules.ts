import { canonicalZone, instantOf, minute_ms } from '@meridian/engine'
import { z } from 'zod'
import { badField } from '../../../platform/errors.ts'
import { readWindowEdge } from '../../availability/availability.api.ts'

/** What tools take. Each refusal names the field and says what would be right. */

const time_pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/
const date_pattern = /^\d{4}-\d{2}-\d{2}$/

export function timeField(name: string) {
  const message = `${name} must look like 2026-12-01T14:00, a local time in the given timezone, or carry an offset as in 2026-12-01T14:00+01:00.`
  return z.string({ error: message }).regex(time_pattern, message)
}

export function timeOrDateField(name: string) {
  const message = `${name} must look like 2026-12-01T14:00, or carry an offset as in 2026-12-01T14:00+01:00, or be a date such as 2026-12-01.`
  return z
    .string({ error: message })
    .refine((value) => time_pattern.test(value) || date_pattern.test(value), message)
}

export function dateField(name: string) {
  return z.iso.date({ error: `${name} must be a date such as 2026-12-01.` })
}

export function clockField(name: string) {
  const message = `${name} must be a time of day such as 09:30; 24:00 is the end of the day.`
  return z.string({ error: message }).regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, message)
}

export function idField(name: string) {
  return z.uuid({ error: `${name} must be an id as the other tools return it.` })
}

export function countField(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}.`
  return z.int({ error: message }).min(least, message).max(most, message)
}

export function textField(name: string, most: number) {
  const message = `${name} must be text of 1 to ${most} characters.`
  return z
    .string({ error: message })
    .max(most, message)
    .refine((value) => value.trim() !== '', message)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), message)
}

export function choiceField<const Values extends readonly string[]>(name: string, values: Values) {
  return z.enum(values, { error: `${name} must be one of ${values.join(', ')}.` })
}

export const zone_field = z
  .string({ error: 'timezone must be an IANA name such as Europe/Berlin.' })
  .max(64, 'timezone must be an IANA name such as Europe/Berlin.')
  .optional()
  .describe("IANA zone of local times in this call. Without it they are in the person's own zone.")

/** The zone of the local times of a call. Throws `bad_input` for an unknown one. */
export function zoneOf(timezone: string | undefined, own: string): string {
  if (timezone === undefined) return own
  const zone = canonicalZone(timezone)
  if (zone === null) throw badField('timezone', 'timezone must be an IANA name such as Europe/Berlin.')
  return zone
}

/** A local time in the zone, or a time with an offset, in epoch milliseconds. */
export function momentOf(path: string, text: string, zone: string): number {
  const ms = readWindowEdge(text, zone)
  if (ms === null) throw badField(path, `${path} is not a date and time of the calendar.`)
  return ms
}

/** The beginning of a date, or of the day after it. */
export function edgeOf(
  path: string,
  text: string,
  zone: string,
  { isEnd }: { readonly isEnd: boolean },
): number {
  if (!date_pattern.test(text)) return momentOf(path, text, zone)
  return momentOf(path, `${isEnd ? dayAfter(path, text) : text}T00:00`, zone)
}

export function isDate(text: string): boolean {
  return date_pattern.test(text)
}

/** The date that many days later. Throws `bad_input` for a date that does not exist. */
export function dayAfter(path: string, date: string, days = 1): string {
  const ms = Date.parse(`${date}T00:00Z`)
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date)
    throw badField(path, `${path} is not a date of the calendar.`)
  return new Date(ms + days * 1440 * minute_ms).toISOString().slice(0, 10)
}

/** The moment of a time of day on a date; 24:00 is the beginning of the next date. */
export function clockOn(date: string, clock: string, zone: string): number {
  return clock === '24:00'
    ? instantOf(`${dayAfter('date', date)}T00:00`, zone)
    : instantOf(`${date}T${clock}`, zone)
}
