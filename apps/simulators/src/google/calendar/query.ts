import { badParameter, invalidParameter, refuse, RefusalError } from '../errors.ts'
import { isZone, readMoment } from './event-time.ts'

/** Readers of query parameters, which refuse as Google does. */
export function readFlag(query: URLSearchParams, name: string): boolean | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (text === 'true' || text === 'false') return text === 'true'
  throw new RefusalError(invalidParameter(name, `Invalid boolean value: '${text}'.`))
}

/** At least 1; more than `most` is the same as `most`. */
export function readCount(query: URLSearchParams, name: string, usual: number, most: number): number {
  const text = query.get(name)
  if (text === null) return usual
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1) return Math.min(count, most)
  throw new RefusalError(
    invalidParameter(name, `Invalid value '${text}'. Values must be within the range: [1, ${most}]`),
  )
}

/** A moment with its offset, in ms. */
export function readInstant(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const ms = readMoment(text)
  if (ms === undefined) throw new RefusalError(badParameter(name, 'Bad Request'))
  return ms
}

/** `timeMin` and `timeMax`; refuses a window that has no length. */
export function readWindow(query: URLSearchParams) {
  const time_min = readInstant(query, 'timeMin')
  const time_max = readInstant(query, 'timeMax')
  if (time_min !== undefined && time_max !== undefined && time_max <= time_min) {
    throw new RefusalError(
      refuse(400, 'timeRangeEmpty', 'The specified time range is empty.', {
        locationType: 'parameter',
        location: 'timeMax',
      }),
    )
  }
  return { time_min, time_max }
}

export function readZone(query: URLSearchParams, usual: string): string {
  const zone = query.get('timeZone')
  if (zone === null) return usual
  if (isZone(zone)) return zone
  throw new RefusalError(invalidParameter('timeZone', 'Invalid Value'))
}

export function readChoice<Name extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Name[],
): Name | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const choice = choices.find((known) => known === text)
  if (choice === undefined) {
    const allowed = `Allowed values: [${choices.join(', ')}]`
    throw new RefusalError(invalidParameter(name, `Invalid string value: '${text}'. ${allowed}`))
  }
  return choice
}
