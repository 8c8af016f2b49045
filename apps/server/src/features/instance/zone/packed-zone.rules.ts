import type { ZoneClock, ZoneData } from '@meridian/engine'
import { z } from 'zod'
import { buildClock, inferYearly, listed_until, type OffsetChange } from './zone-clock.rules.ts'

/** The file `data/packed/latest.json` of moment-timezone. */
export const PackedZones = z.object({
  version: z.string().regex(/^\d{4}[a-z]{1,2}$/),
  zones: z.array(z.string()),
  links: z.array(z.string()),
})
export type PackedZones = z.infer<typeof PackedZones>

/** Throws RangeError for a zone in another format. */
export function unpackZones({ version, zones, links }: PackedZones): ZoneData {
  const found: Record<string, ZoneClock | string> = {}
  for (const packed of zones) {
    const [name = '', ...parts] = packed.split('|')
    found[name] = unpackClock(parts)
  }
  for (const link of links) {
    const [of = '', name = ''] = link.split('|')
    if (typeof found[of] !== 'object' || name === '') throw new RangeError(`Not understood: ${link}`)
    found[name] = of
  }
  return { version, zones: found }
}

/**
 * Abbreviations, offsets as minutes west, the index of the offset after each change, and the minutes between
 * changes.
 */
function unpackClock([, offsets = '', indices = '', gaps = '']: readonly string[]): ZoneClock {
  const known = offsets.split(' ').map((text) => 0 - Math.round(readBase60(text) * 60))
  const offsetAt = (index: number) => known[digits.indexOf(indices.charAt(index))] ?? Number.NaN
  const before = offsetAt(0)
  const changes: OffsetChange[] = []
  let minutes = 0
  for (const gap of gaps === '' ? [] : gaps.split(' ')) {
    minutes += readBase60(gap)
    if (minutes * 60 >= listed_until) break
    changes.push({ at: Math.round(minutes * 60), offset: offsetAt(changes.length + 1) })
  }
  if ([before, ...changes.flatMap(({ at, offset }) => [at, offset])].some(Number.isNaN)) {
    throw new RangeError(`Not understood: ${offsets}|${indices}|${gaps}`)
  }
  return buildClock(before, changes, inferYearly(before, changes))
}

/** Digits are 0 to 9, a to z and A to X. */
function readBase60(text: string): number {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  if (!/^-?[\da-zA-X]*(\.[\da-zA-X]+)?$/.test(text) || whole + fraction === '') return Number.NaN
  let value = 0
  for (const digit of whole) value = value * 60 + digits.indexOf(digit)
  let unit = 1
  for (const digit of fraction) {
    unit /= 60
    value += digits.indexOf(digit) * unit
  }
  return text.startsWith('-') ? -value : value
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWX'
