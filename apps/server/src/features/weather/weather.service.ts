import type { WeatherHour, WeatherReport } from '@meridian/providers'
import { AppError } from '../../platform/errors.ts'
import {
  type WeatherCall,
  findHours,
  findReport,
  findReportAt,
  knownHours,
  type WeatherSource,
  WeatherUnavailable,
} from './weather-source.service.ts'
import { cityOfZone, hourAt, momentOfWeather, roundedPlace, vaguePlace } from './weather.rules.ts'
import { getMeeting, statusOf, type VisibleMeetingRow } from '../meeting/meeting.api.ts'

export { weatherSource } from './weather-source.service.ts'

/**
 * The weather of the given city; else at the given position, in the city of the caller's zone, or in the
 * instance's; else null.
 */
export async function getCityWeather(
  source: WeatherSource | undefined,
  { city, position, ownCity }: WantedPlace,
  asking: WeatherCall,
): Promise<WeatherReport | null> {
  if (source === undefined) throw weatherOff()
  if (city !== '') {
    const report = await findReport(source, { name: city }, asking)
    if (!report) throw new AppError('not_found', 'There is no weather for this city.')
    return report
  }
  if (position) return (await findReportAt(source, vaguePlace(position), asking)) ?? null
  const { timezone } = asking.actor
  const name = cityOfZone(timezone)
  return (
    (name === undefined ? undefined : await findReport(source, { name, timeZone: timezone }, asking)) ??
    (ownCity === undefined ? undefined : await findReport(source, { name: ownCity }, asking)) ??
    null
  )
}

interface WantedPlace {
  /** Empty where none is given. */
  readonly city: string
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined
  /** The instance's city. */
  readonly ownCity: string | undefined
}

/** The answer, or `away` where the provider fails for now ([WTH8]). */
export async function orUnavailable<Weather>(answering: Promise<Weather>): Promise<Weather | 'away'> {
  try {
    return await answering
  } catch (problem) {
    if (problem instanceof WeatherUnavailable) return 'away'
    throw problem
  }
}

function weatherOff(): AppError {
  return new AppError('unavailable', 'Failed to get weather')
}

/** Null where the meeting has no weather: without a place, over, cancelled, or too far ahead. */
export async function findMeetingWeather(
  source: WeatherSource | undefined,
  which: { meeting_id: string; original_start_timestamp?: string },
  asking: WeatherCall,
): Promise<WeatherHour | null> {
  const { db, actor, now } = asking
  const meeting = await getMeeting(db, actor, which, now)
  if (source === undefined) throw weatherOff()
  return findHour(source, meeting, asking)
}

/**
 * As `findMeetingWeather`, from what is cached; null also where the weather is off. What is not cached is asked for, so that
 * a later call has it ([MTG96]).
 */
export async function findKnownWeather(
  source: WeatherSource | undefined,
  meeting: VisibleMeetingRow,
  asking: WeatherCall,
): Promise<WeatherHour | null> {
  if (source === undefined) return null
  const when = placeAndMoment(source, meeting, asking)
  if (when === null) return null
  const known = await knownHours(when.place, asking)
  if (known !== null) return hourAt(known, when.at_ms) ?? null
  findHours(source, when.place, asking).catch((problem: unknown) => {
    const isForeseen = problem instanceof WeatherUnavailable || problem instanceof AppError
    if (!isForeseen) source.log.warn({ err: problem }, 'the forecast of a meeting failed')
  })
  return null
}

async function findHour(
  source: WeatherSource,
  meeting: VisibleMeetingRow,
  asking: WeatherCall,
): Promise<WeatherHour | null> {
  const when = placeAndMoment(source, meeting, asking)
  if (when === null) return null
  return hourAt((await findHours(source, when.place, asking)) ?? [], when.at_ms) ?? null
}

/** Null where the meeting has no weather. */
function placeAndMoment(source: WeatherSource, meeting: VisibleMeetingRow, { now }: WeatherCall) {
  const place = roundedPlace(meeting)
  if (!place || statusOf(meeting, now) !== 'active') return null
  const at_ms = momentOfWeather(meeting, now, source.provider.horizonMs)
  return at_ms === undefined ? null : { place, at_ms }
}
