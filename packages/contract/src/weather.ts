import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { degreesBetween, id, Moment, MomentInput, text } from './field.ts'
import { WeatherInfo } from './meeting.ts'

/** Now: kelvin, hPa, m/s, per cent, moments in epoch seconds. */
export const WeatherDetails = z.object({
  /** At least one; the first is the main condition. The icon is a number from 01 to 50 with d for day or n for night. */
  weather: z.array(z.object({ icon: z.string(), description: z.string() })),
  main: z.object({ temp: z.number(), feels_like: z.number(), humidity: z.number(), pressure: z.number() }),
  wind: z.object({ speed: z.number() }),
  /** Null when the sun neither rises nor sets that day. */
  sys: z.object({ sunrise: z.number().nullable(), sunset: z.number().nullable() }),
  /** The name of the place. */
  name: z.string(),
})
export type WeatherDetails = z.infer<typeof WeatherDetails>

/** The forecast for the place and time of a meeting. */
export const MeetingWeather = z.object({
  weather_info: WeatherInfo,
  icon: z.string(),
  /** The start of the forecast's period of one or three hours. */
  start_timestamp: Moment,
})
export type MeetingWeather = z.infer<typeof MeetingWeather>

const failed = 'Failed to get weather'

/** The provider has no data at present. The call succeeds nevertheless. */
export const WeatherAway = z.object({ is_away: z.literal(true), reason: z.string() })
export type WeatherAway = z.infer<typeof WeatherAway>

export const getWeather = endpoint({
  method: 'GET',
  path: '/v1/weather/details',
  scope: 'meetings:read',
  summary:
    'Get the weather of a city or position; without either, of the city of the person’s time zone, else of the instance’s',
  query: z
    .object({
      city: text('City', 100).optional(),
      /** The caller's position, with consent: rounded to a tenth of a degree and not stored. A city takes precedence. */
      latitude: degreesBetween('Latitude', -90, 90).optional(),
      longitude: degreesBetween('Longitude', -180, 180).optional(),
    })
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ['longitude'],
      message: 'Latitude and longitude need each other.',
    }),
  /** Null when the request names no city and the profile has none. */
  reply: z.union([WeatherAway, WeatherDetails]).nullable(),
  says: { failed },
})

export const getMeetingWeather = endpoint({
  method: 'GET',
  path: '/v1/weather/meeting/:meeting_id',
  scope: 'meetings:read',
  summary:
    'Get the forecast for the place and hour of a meeting; null without coordinates, after its end, or too far ahead',
  params: z.object({ meeting_id: id('meeting_id') }),
  query: z.object({
    /** Of a series: the occurrence, by its start in the rule; by default the listed one. */
    original_start_timestamp: MomentInput.optional(),
  }),
  reply: z.union([WeatherAway, MeetingWeather]).nullable(),
  says: { failed },
})
