/**
 * Expands recurrence rules that others have expanded: `node scripts/check-recurrence.ts <folder>`.
 *
 * Every *.json of the folder holds an array of rows in one of two shapes:
 *   { rrule, dtstart, tz, expected, complete, expected_utc? }   `complete: false` means `expected` is a prefix
 *   { rrule, dtstart, tz, iana, ical_js, utc? }                 the first 60 occurrences, exceptions not removed
 * Times are local ISO texts; a row without a zone floats and is read as UTC.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalZone, expandRecurrence, wallTimeOf } from '@meridian/engine'

interface Row {
  readonly rrule: string
  readonly dtstart: string
  readonly tz: string | null
  readonly iana?: string | null
  readonly expected?: readonly string[]
  readonly expected_utc?: readonly string[]
  readonly complete?: boolean
  readonly ical_js?: readonly string[]
  readonly utc?: readonly string[]
}

const longestList = 60

const folder = process.argv[2]
if (folder === undefined) {
  console.error('Usage: node scripts/check-recurrence.ts <folder>')
  process.exit(1)
}
process.exitCode = checkFolder(folder) ? 0 : 1

function checkFolder(folder: string): boolean {
  let passed = 0
  let failed = 0
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()) {
    for (const [index, row] of readRows(join(folder, file)).entries()) {
      const complaint = checkRow(row)
      if (complaint === null) passed += 1
      else {
        failed += 1
        console.log(
          `${file} row ${index}: ${row.rrule} from ${row.dtstart} in ${row.tz ?? 'no zone'}\n  ${complaint}`,
        )
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0
}

function readRows(path: string): Row[] {
  // The shape is the reader's claim; a row without it fails in checkRow.
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(rows)) throw new Error(`${path} holds no array of rows.`)
  return rows as Row[]
}

/** What is wrong with our expansion of a row, or null. */
function checkRow(row: Row): string | null {
  const wanted = row.expected ?? row.ical_js
  if (wanted === undefined) return 'The row names no expected occurrences.'
  const isPrefix = row.expected === undefined ? wanted.length >= longestList : row.complete !== true
  const utc = row.expected_utc ?? row.utc ?? []
  const zone = row.iana ?? canonicalZone(row.tz ?? 'UTC') ?? 'UTC'
  try {
    const starts = expandRecurrence(
      { start: asWallTime(row.dtstart), timeZone: zone, rrule: row.rrule },
      [Date.parse('0002-01-01'), Infinity],
      isPrefix ? wanted.length : wanted.length + 1,
    )
    const walls = starts.map((start) => wallTimeOf(start, zone))
    const instants = starts.map((start) => wallTimeOf(start, 'UTC'))
    const complaint = firstDifference(walls, wanted.map(asWallTime))
    if (complaint !== null || utc.length === 0) return complaint
    return firstDifference(instants, utc.map(asWallTime))
  } catch (error) {
    return String(error)
  }
}

function firstDifference(found: readonly string[], wanted: readonly string[]): string | null {
  const length = Math.max(found.length, wanted.length)
  for (let place = 0; place < length; place += 1) {
    if (found[place] === wanted[place]) continue
    return `occurrence ${place + 1}: expected ${wanted[place] ?? 'none'}, found ${found[place] ?? 'none'}`
  }
  return null
}

/** A date alone begins at midnight; a "Z" on a floating time says nothing more than its row's zone. */
function asWallTime(text: string): string {
  const wall = text.replace(/Z$/, '')
  return wall.includes('T') ? wall : `${wall}T00:00:00`
}
