import type { Endpoint } from '@meridian/contract'
import { z } from 'zod'
import { AppError, badField } from '../errors.ts'

type Fields = Readonly<Record<string, unknown>>

/** These fields name a version or an occurrence, and change nothing by themselves. */
const addressing = ['updated_at', 'series_scope', 'original_start_timestamp']

/**
 * Throws `bad_input` for a change without any field that the call knows: it would succeed and change nothing.
 * An empty body is allowed.
 */
export function requireKnownField({ method, body }: Endpoint, sent: unknown, parsed: unknown): void {
  if (method !== 'PUT' || !(body instanceof z.ZodObject) || Object.keys(body.shape).length === 0) return
  const asked = Object.keys(fieldsOf(sent)).filter((field) => !addressing.includes(field))
  const known = fieldsOf(parsed)
  if (asked.length === 0 || asked.some((field) => Object.hasOwn(known, field))) return
  throw new AppError('bad_input', 'This call changes none of these fields.', {
    errors: asked.map((path) => ({ path, message: notHere(path) })),
  })
}

/**
 * Throws `bad_input` for a field that the body sets to another value than the answer has. Values of the
 * answer or the URL may be repeated, as clients do that send a whole object back.
 */
export function requireFixedFields(
  { fixed }: Endpoint,
  { body, params }: { readonly body: unknown; readonly params: unknown },
  answered: unknown,
): void {
  if (fixed.length === 0) return
  const said = fieldsOf(body)
  for (const field of fixed) {
    if (!Object.hasOwn(said, field)) continue
    const allowed = [fieldsOf(answered)[field], fieldsOf(params)[field]].map(comparable)
    if (!allowed.includes(comparable(said[field]))) throw badField(field, notHere(field))
  }
}

function notHere(field: string): string {
  return `${field} cannot be changed by this call.`
}

/** Addresses and ids ignore case; null, undefined and the empty text are the same. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === '') return null
  return typeof value === 'string' ? value.toLowerCase() : value
}

/** The object itself: a copy of an uploaded file would have a field for each of its bytes. */
function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
