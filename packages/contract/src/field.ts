import { z } from 'zod'
import { isLink } from './link.ts'
import { isName, isStorable } from './name.ts'

/** Text that is stored unchanged. PostgreSQL can store neither NUL nor half a surrogate pair. */
export function text(name: string, most: number) {
  return z
    .string({ error: `${name} must be text.` })
    .max(most, `${name} must be at most ${most} characters long.`)
    .refine(isStorable, `${name} must not contain NUL or broken Unicode characters.`)
}

export function requiredText(name: string, most: number) {
  return text(name, most).refine((value) => value.trim() !== '', `${name} must not be empty.`)
}

/** Limits search queries, because each word is compared with every text. */
export const search_words_max = 10

/** Search words, separated by white space. */
export const SearchTerm = text('Search', 200).refine(
  (value) => value.split(/\s+/u).filter(Boolean).length <= search_words_max,
  'Please search for at most 10 words.',
)

/** The name of a person or a group, shown in mails too. It may neither look like an address nor hold invisible characters. */
export function name(field: string, most: number) {
  return text(field, most).refine(
    isName,
    `${field} must not contain < > " @, line breaks, control characters or invisible characters.`,
  )
}

export function oneOf<const Values extends readonly string[]>(name: string, values: Values) {
  // An empty filter means no filter, so the message does not offer it.
  const named_values = values.filter((value) => value !== '')
  return z.enum(values, { error: `${name} must be one of ${named_values.join(', ')}.` })
}

export function id(name: string) {
  return z.uuid({ error: `${name} must be a UUID.` })
}

/** An object; the message for any other value names the field. */
export function named<Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) {
  return z.object(shape, { error: `${name} must be an object with ${Object.keys(shape).join(', ')}.` })
}

/** A map by weekday; weekdays may be missing. Other keys are refused, because they would have no effect. */
export function byWeekday<Value extends z.ZodType>(name: string, value: Value) {
  const error = `${name} must be an object with weekdays as keys, sunday to saturday in lower case.`
  return z
    .strictObject(
      {
        sunday: value,
        monday: value,
        tuesday: value,
        wednesday: value,
        thursday: value,
        friday: value,
        saturday: value,
      },
      { error },
    )
    .partial()
}

export function yesOrNo(name: string) {
  return z.boolean({ error: `${name} must be true or false.` })
}

/** A whole number, from JSON or from the URL. */
export function wholeNumber(name: string, least: number, most: number) {
  const message = `${name} must be a whole number from ${least} to ${most}.`
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,15}$/)
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.number().int(message).min(least, message).max(most, message))
}

/** Degrees, from JSON or from the URL. */
export function degreesBetween(name: string, least: number, most: number) {
  const message = `${name} must be a number from ${least} to ${most}.`
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
          .transform(Number),
      ],
      { error: message },
    )
    .pipe(z.number().min(least, message).max(most, message))
}

export const PlainDate = z.iso.date({ error: 'A date must look like 2026-11-20.' })

export const WallTime = z
  .string({ error: 'A time must look like 09:30.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time must look like 09:30.')

const moment_message = 'A moment must be an ISO 8601 time with offset, such as 2026-11-20T09:00:00.000Z.'

/** A moment in a reply: UTC with milliseconds. */
export const Moment = z.iso.datetime({ precision: 3, error: moment_message })

/** A moment in a request: any offset, converted to UTC with milliseconds. */
export const MomentInput = z.iso
  .datetime({ offset: true, error: moment_message })
  .refine((value) => !Number.isNaN(Date.parse(value)), moment_message)
  .transform((value) => new Date(value).toISOString())

/** Abbreviations of the specification's offset table; the server stores the matching IANA zone. */
export const zone_abbreviations = ['UTC', 'GMT', 'IST', 'EST', 'CST', 'PST', 'MST', 'AST', 'HST'] as const

export const TimeZone = z
  .string({ error: 'The time zone must be text.' })
  .refine(isTimeZone, 'The time zone must be an IANA name such as Europe/Berlin.')

/** http and https only, decided by the URL parser: a pattern of this shape can be made to hang. */
export const Link = text('The link', 2000).refine(isLink, 'Invalid link')

const known_zones = new Map<string, boolean>()

function isTimeZone(name: string): boolean {
  if (name.length > 64) return false
  if (zone_abbreviations.some((abbreviation) => abbreviation === name)) return true
  const known = known_zones.get(name)
  if (known !== undefined) return known
  const isKnown = isZoneOfThePlatform(name)
  if (known_zones.size < 2000) known_zones.set(name, isKnown)
  return isKnown
}

function isZoneOfThePlatform(name: string): boolean {
  // Intl accepts offsets such as +05:30, which are not zones: they have no clock changes.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
