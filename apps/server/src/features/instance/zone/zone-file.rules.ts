import type { YearlyChange, ZoneClock } from '@meridian/engine'
import { buildClock, type OffsetChange } from './zone-clock.rules.ts'

const header_bytes = 44
const changes_max = 5000

/**
 * Parses a TZif file (RFC 9636). Throws RangeError for any other file, and for one without the 64-bit part
 * that all have today.
 */
export function readZoneFile(bytes: Uint8Array): ZoneClock {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const old = readHeader(view, 0)
  if (old.version === 0) throw new RangeError('The file has no 64-bit times.')
  const start = header_bytes + dataBytes(old, 4)
  const counts = readHeader(view, start)
  const { before, changes } = readChanges(view, start + header_bytes, counts)
  const footer = new TextDecoder('ascii').decode(bytes.subarray(start + header_bytes + dataBytes(counts, 8)))
  const [, rule] = /^\n(.*)\n/.exec(footer) ?? []
  if (rule === undefined) throw new RangeError('The file has no end.')
  return buildClock(before, changes, parseYearly(rule))
}

/**
 * The changes of a POSIX TZ text such as `CET-1CEST,M3.5.0,M10.5.0/3`; none for a clock that never changes.
 * Throws RangeError for an unsupported one.
 */
function parseYearly(text: string): YearlyChange[] {
  const parts = posix_zone.exec(text)?.groups
  if (!parts) throw new RangeError(`Not understood: ${text}`)
  if (parts['dst'] === undefined) return []
  // POSIX counts hours west of Greenwich.
  const standard = 0 - secondsOf(parts['offset'])
  const summer = parts['summer'] === undefined ? standard + 3600 : 0 - secondsOf(parts['summer'])
  return [
    yearlyChange(parts['begin'], { before: standard, after: summer }),
    yearlyChange(parts['end'], { before: summer, after: standard }),
  ]
}

interface Counts {
  readonly version: number
  readonly marks: number
  readonly leaps: number
  readonly times: number
  readonly types: number
  readonly letters: number
}

const posix_zone =
  /^(?:[A-Za-z]{3,10}|<[\w+-]{3,10}>)(?<offset>[+-]?\d{1,3}(?::\d\d){0,2})(?<dst>(?:[A-Za-z]{3,10}|<[\w+-]{3,10}>)(?<summer>[+-]?\d{1,3}(?::\d\d){0,2})?,(?<begin>[^,]{1,40}),(?<end>[^,]{1,40}))?$/
const posix_date =
  /^M(?<month>\d\d?)\.(?<nth>[1-5])\.(?<weekday>[0-6])(?:\/(?<time>[+-]?\d{1,3}(?::\d\d){0,2}))?$/

function readHeader(view: DataView, at: number): Counts {
  if (at + header_bytes > view.byteLength || view.getUint32(at) !== 0x54_5a_69_66) {
    throw new RangeError('The file is no TZif file.')
  }
  const count = (index: number) => view.getUint32(at + 20 + index * 4)
  return {
    version: view.getUint8(at + 4),
    marks: count(0) + count(1),
    leaps: count(2),
    times: count(3),
    types: count(4),
    letters: count(5),
  }
}

function dataBytes({ marks, leaps, times, types, letters }: Counts, timeBytes: number): number {
  return times * (timeBytes + 1) + types * 6 + letters + leaps * (timeBytes + 4) + marks
}

function readChanges(view: DataView, at: number, { times, types }: Counts) {
  const typesAt = at + times * 9
  if (times > changes_max || types === 0 || typesAt + types * 6 > view.byteLength) {
    throw new RangeError('The file is cut off.')
  }
  const offsetOf = (type: number) => {
    if (type >= types) throw new RangeError('The file names a type that it does not have.')
    return view.getInt32(typesAt + type * 6)
  }
  const changes = Array.from(
    { length: times },
    (_, index): OffsetChange => ({
      at: Number(view.getBigInt64(at + index * 8)),
      offset: offsetOf(view.getUint8(at + times * 8 + index)),
    }),
  )
  if (changes.some((change, index) => change.at <= (changes[index - 1]?.at ?? -Infinity))) {
    throw new RangeError('The times of the file are in no order.')
  }
  return { before: offsetOf(0), changes }
}

/**
 * As the weekday on or after a day of the month: the fifth, which means the last, begins six days before the
 * end of the month.
 */
function yearlyChange(
  text: string | undefined,
  { before, after }: { readonly before: number; readonly after: number },
): YearlyChange {
  const parts = posix_date.exec(text ?? '')?.groups
  const month = Number(parts?.['month']) - 1
  const length = month_days[month]
  const isLast = parts?.['nth'] === '5'
  // The last weekday of February depends on the year; no zone uses it.
  if (!parts || length === undefined || (isLast && month === 1))
    throw new RangeError(`Not understood: ${text}`)
  const day = isLast ? length - 6 : 1 + (Number(parts['nth']) - 1) * 7
  return [month, day, Number(parts['weekday']), secondsOf(parts['time'] ?? '2') - before, after]
}

const month_days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function secondsOf(text: string | undefined): number {
  const [, sign, hours, minutes = '0', seconds = '0'] =
    /^([+-]?)(\d+)(?::(\d\d))?(?::(\d\d))?$/.exec(text ?? '') ?? []
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sign === '-' ? 0 - all : all
}
