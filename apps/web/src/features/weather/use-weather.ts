import { getMeetingWeather, getWeather, type Meeting, type WeatherAway } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { day_ms } from '@meridian/engine'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { usePreferences } from '../../platform/state/preferences.ts'
import { t } from '../../platform/text/text.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { usePosition } from './position.ts'
import { useHasWeather } from './use-has-weather.ts'

/** The weather of the chosen city, else of where the browser is, where that was told, else of what the server finds. */
export function useCityWeather() {
  const city = usePreferences(({ weather_city }) => weather_city)
  const position = usePosition()
  const hasWeather = useHasWeather()
  const input = city !== '' ? { query: { city } } : position ? { query: { ...position } } : {}
  return useQuery({
    queryKey: keyOf(getWeather, input),
    queryFn: async ({ signal }) => present(await call(getWeather, input, { signal })),
    ...patient,
    refetchInterval: fifteen_minutes,
    enabled: hasWeather,
  })
}

/** What is expected where and when a meeting takes place; not asked for what has no forecast. */
export function useMeetingWeather(meeting: Meeting, isSeen: boolean) {
  const hasWeather = useHasWeather()
  const now = useNow(60_000)
  const { meeting_id, original_start_timestamp } = meeting
  const isForeseen = hasForecast(meeting, now)
  const query = original_start_timestamp === null ? {} : { original_start_timestamp }
  const input = { params: { meeting_id }, query }
  const weather = useQuery({
    queryKey: keyOf(getMeetingWeather, input),
    queryFn: async ({ signal }) => present(await call(getMeetingWeather, input, { signal })),
    ...patient,
    enabled: hasWeather && isForeseen && isSeen,
  })
  return { weather, isShown: hasWeather && isForeseen && weather.data !== null }
}

/** Whether there is a place, and a time for which any provider knows the weather. */
function hasForecast(
  { meeting_location, meeting_status, meeting_timestamps }: Meeting,
  nowMs: number,
): boolean {
  const { latitude, longitude } = meeting_location
  if (latitude === null || longitude === null || meeting_status !== 'active') return false
  const { start_timestamp, end_timestamp } = meeting_timestamps
  return Date.parse(end_timestamp) > nowMs && Date.parse(start_timestamp) - nowMs < sixteen_days
}

const fifteen_minutes = 15 * 60_000
const sixteen_days = 16 * day_ms

/** A provider that gave nothing is left alone for a while; the weather is never urgent. */
const patient = { staleTime: fifteen_minutes, retry: false, refetchOnWindowFocus: false } as const

/** Weather that is away is told in the weather's own place, as a failure of the call would be. */
function present<Weather extends object>(answer: Weather | WeatherAway | null): Weather | null {
  if (answer !== null && 'is_away' in answer) throw new Error(t('Failed to get weather'))
  return answer
}
