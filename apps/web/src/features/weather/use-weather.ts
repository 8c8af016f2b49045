import { getMeetingWeather, getWeather, type Meeting } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { usePosition } from '../../platform/position.ts'
import { usePreferences } from '../../platform/preferences.ts'
import { ask } from '../../platform/queries.ts'
import { t } from '../../platform/text/text.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { sayFailed } from '../../platform/toasts.ts'
import { useHasWeather } from './use-has-weather.ts'

/** The weather of the chosen city, else of where the browser is, where that was told, else of what the server finds. */
export function useCityWeather() {
  const city = usePreferences(({ weather_city }) => weather_city)
  const position = usePosition()
  const hasWeather = useHasWeather()
  const weather = useQuery({
    ...ask(getWeather, city !== '' ? { query: { city } } : position ? { query: { ...position } } : {}),
    ...patient,
    refetchInterval: fifteen_minutes,
    enabled: hasWeather,
  })
  const { error } = weather
  useEffect(() => {
    if (error) sayOnce(error)
  }, [error])
  return weather
}

/** What is expected where and when a meeting takes place; not asked for what has no forecast. */
export function useMeetingWeather(meeting: Meeting, isSeen: boolean) {
  const hasWeather = useHasWeather()
  const now = useNow(60_000)
  const { meeting_id, original_start_timestamp } = meeting
  const isForeseen = hasForecast(meeting, now)
  const query = original_start_timestamp === null ? {} : { original_start_timestamp }
  const weather = useQuery({
    ...ask(getMeetingWeather, { params: { meeting_id }, query }),
    ...patient,
    enabled: hasWeather && isForeseen && isSeen,
  })
  return { weather, isShown: hasWeather && isForeseen && weather.data !== null }
}

/** Whether there is a place, and a time for which any provider knows the weather. */
export function hasForecast(
  { meeting_location, meeting_status, meeting_timestamps }: Meeting,
  nowMs: number,
): boolean {
  const { latitude, longitude } = meeting_location
  if (latitude === null || longitude === null || meeting_status !== 'active') return false
  const { start_timestamp, end_timestamp } = meeting_timestamps
  return Date.parse(end_timestamp) > nowMs && Date.parse(start_timestamp) - nowMs < sixteen_days
}

const fifteen_minutes = 15 * 60_000
const sixteen_days = 16 * 86_400_000

/** A provider that gave nothing is left alone for a while; nobody waits for the weather. */
const patient = { staleTime: fifteen_minutes, retry: false, refetchOnWindowFocus: false } as const

let isSaid = false

/** A failure is told once a visit; after that only where the weather is looked for. */
function sayOnce(problem: Error): void {
  // That there is no weather for a place is no failure.
  if (isSaid || (problem instanceof ApiError && problem.status === 404)) return
  isSaid = true
  sayFailed(problem, t('Error in fetching weather'))
}
