import { z } from 'zod'

/** Text that is kept as it was written. PostgreSQL can store neither NUL nor half a surrogate pair. */
export function text(name: string, most: number) {
  return z
    .string({ error: `${name} must be text.` })
    .max(most, `${name} must be at most ${most} characters long.`)
    .refine(isStorable, `${name} must not contain NUL or broken Unicode characters.`)
}

export function requiredText(name: string, most: number) {
  return text(name, most).refine((value) => value.trim() !== '', `${name} must not be empty.`)
}

/** Of what is looked for; each word has to be compared with every text. */
export const search_words_max = 10

/** Words to be found, with any white space between them. */
export const SearchTerm = text('Search', 200).refine(
  (value) => value.split(/\s+/u).filter(Boolean).length <= search_words_max,
  'Please search for at most 10 words.',
)

/** Text that stands for a person or a group, in mails too: nothing in it passes for an address or hides. */
export function name(field: string, most: number) {
  return text(field, most).refine(
    isName,
    `${field} must not contain < > " @, line breaks, control characters or invisible characters.`,
  )
}

export function oneOf<const Values extends readonly [string, ...string[]]>(name: string, values: Values) {
  // An empty filter is taken as none; nothing is gained by naming it.
  const named_values = values.filter((value) => value !== '')
  return z.enum(values, { error: `${name} must be one of ${named_values.join(', ')}.` })
}

export function id(name: string) {
  return z.uuid({ error: `${name} must be a UUID.` })
}

/** An object, told by its name where something else is sent. */
export function named<Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) {
  return z.object(shape, { error: `${name} must be an object with ${Object.keys(shape).join(', ')}.` })
}

/** A map by weekday, of which some may be left out; what is no weekday is refused, because it would change nothing. */
export function byWeekday<Value extends z.ZodType>(name: string, value: Value) {
  const error = `${name} must be an object whose keys are weekdays, sunday to saturday, in small letters.`
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

/** A whole number that arrives as JSON or in the address. */
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

/** Degrees that arrive as JSON or in the address. */
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

/** A moment in an answer: UTC with milliseconds. */
export const Moment = z.iso.datetime({ precision: 3, error: moment_message })

/** A moment in a request: any offset, brought to UTC with milliseconds. */
export const MomentInput = z.iso
  .datetime({ offset: true, error: moment_message })
  .refine((value) => !Number.isNaN(Date.parse(value)), moment_message)
  .transform((value) => new Date(value).toISOString())

/** Abbreviations of the specification's offset table; the server stores the IANA zone that is meant. */
export const zone_abbreviations = ['UTC', 'GMT', 'IST', 'EST', 'CST', 'PST', 'MST', 'AST', 'HST'] as const

export const TimeZone = z
  .string({ error: 'The time zone must be text.' })
  .refine(isTimeZone, 'The time zone must be an IANA name such as Europe/Berlin.')

/** http and https only, decided by the URL parser: a pattern of this shape can be made to hang. */
export const Link = text('The link', 2000).refine(isLink, 'Invalid link')

/**
 * Whether the text is a web address: http or https, or no scheme at all, and a host with a dot,
 * `localhost` or an IP address. The empty text is none.
 */
export function isLink(value: string): boolean {
  const trimmed = value.trim()
  if (/[\s<>"`\\]/u.test(trimmed)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(trimmed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false
  if (scheme !== undefined && !/^https?:\/\/[^/]/i.test(trimmed)) return false
  const url = URL.parse(scheme ? trimmed : `https://${trimmed}`)
  if (!url || url.username !== '' || url.password !== '') return false
  return isHost(url.hostname)
}

/** The address a browser can follow: the scheme is added where the writer left it out. */
export function completeLink(value: string): string {
  return /^https?:\/\//i.test(value.trim()) ? value.trim() : `https://${value.trim()}`
}

/** What a browser may follow of a text from anywhere, such as a calendar file; null where it is no web address. */
export function followableLink(value: string | null): string | null {
  return value !== null && value !== '' && isLink(value) ? completeLink(value) : null
}

function isHost(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.startsWith('[')) return true
  const labels = hostname.replace(/\.$/, '').split('.')
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u.test(label))
  )
}

/**
 * Line breaks and controls, what turns the direction of a text, and what has no look of its own. A joiner is seen where
 * it joins: within emoji, and in scripts without small and capital letters.
 */
const unfit_in_names = new RegExp(
  [
    String.raw`[<>"@\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u{fff9}-\u{fffb}]`,
    String.raw`(?![\u200c\u200d\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`,
    String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{M}\p{Lo}])[\u200c\u200d]`,
  ].join('|'),
  'u',
)

/** Whether the text may stand for a person or a group: see `name`. */
export function isName(value: string): boolean {
  // What cannot be stored is told as such, and once.
  return !isStorable(value) || !unfit_in_names.test(value)
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed()
}

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
  // Offsets such as +05:30 are accepted by Intl but are no zones: they know no clock change.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
