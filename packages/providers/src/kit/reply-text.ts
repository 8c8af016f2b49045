import { z } from 'zod'

/**
 * Text for people, cut after `longest` UTF-16 units. NUL, which no database keeps, is taken out, and half a
 * surrogate pair becomes the replacement character.
 */
export function text(longest: number) {
  return z.string().transform((value) => storable(value.slice(0, longest)))
}

/** As `text`; absent and null are the empty text. */
export function textOrNone(longest: number) {
  return text(longest)
    .nullish()
    .transform((value) => value ?? '')
}

/** Absent and null mean no. */
export const Flag = z
  .boolean()
  .nullish()
  .transform((value) => value === true)

/**
 * What names a thing at the provider: it is kept and sent back letter for letter, so nothing in it is mended. An index of
 * the database holds no more bytes.
 */
export const Identifier = z
  .string()
  .min(1)
  .max(1024)
  .refine((value) => storable(value) === value && value.trim() === value && Buffer.byteLength(value) <= 1024)

/** A moment of RFC 3339, as epoch milliseconds. */
export const Moment = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)$/)
  .transform((value, context) => {
    const moment = Date.parse(value)
    if (isOfCalendar(moment)) return moment
    context.addIssue({ code: 'custom', message: 'is no moment of a calendar' })
    return z.NEVER
  })

/** A list with items that are validated one by one, so that a malformed one does not spoil the rest. */
export function items(most: number) {
  return z.array(z.unknown()).max(most)
}

/** A list within an item; absent and null mean none. What is not even an object in it says nothing and is left out. */
export function listOf<Shape extends z.ZodObject>(shape: Shape, most: number) {
  return z
    .array(z.unknown())
    .max(most)
    .nullish()
    .transform((list) => (list ?? []).filter((one) => typeof one === 'object' && one !== null))
    .pipe(z.array(shape))
}

/** Whether a moment lies in the years that calendars are kept for. */
export function isOfCalendar(ms: number): boolean {
  return ms >= earliest_ms && ms <= latest_ms
}

// As calendar files: before 1583 there is no Gregorian calendar, and after 9000 means never.
const earliest_ms = Date.parse('1583-01-01T00:00:00Z')
const latest_ms = Date.parse('9000-12-31T00:00:00Z')

function storable(value: string): string {
  return value.replaceAll('\0', '').toWellFormed()
}
