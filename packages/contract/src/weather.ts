import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { degreesBetween, id, Moment, MomentInput, text } from './field.ts'
import { WeatherInfo } from './meeting.ts'

/** Now: kelvin, hPa, m/s, per cent, moments in epoch seconds. */
export const WeatherDetails = z.object({
  /** At least one; the first is what it is like. The icon is a number from 01 to 50 with d for day or n for night. */
  weather: z.array(z.object({ icon: z.string(), description: z.string() })),
  main: z.object({ temp: z.number(), feels_like: z.number(), humidity: z.number(), pressure: z.number() }),
  wind: z.object({ speed: z.number() }),
  /** Null where the sun neither rises nor sets that day. */
  sys: z.object({ sunrise: z.number().nullable(), sunset: z.number().nullable() }),
  /** What the place is called. */
  name: z.string(),
})
export type WeatherDetails = z.infer<typeof WeatherDetails>

/** What is expected where and when a meeting takes place. */
export const MeetingWeather = z.object({
  weather_info: WeatherInfo,
  icon: z.string(),
  /** From when on it is like that, for an hour or three. */
  start_timestamp: Moment,
})
export type MeetingWeather = z.infer<typeof MeetingWeather>

const failed = 'Failed to get weather'

/** The provider gives nothing at present. That is no fault of the call, so the call succeeds. */
export const WeatherAway = z.object({ is_away: z.literal(true), reason: z.string() })
export type WeatherAway = z.infer<typeof WeatherAway>

export const getWeather = endpoint({
  method: 'GET',
  path: '/v1/weather/details',
  summary:
    'The weather of a city, or of where the caller is; without either of that of the person’s time zone, else of the instance’s own',
  query: z
    .object({
      city: text('City', 100).optional(),
      /** Where the caller is, with their consent: to a tenth of a degree, and kept nowhere. A city goes before. */
      latitude: degreesBetween('Latitude', -90, 90).optional(),
      longitude: degreesBetween('Longitude', -180, 180).optional(),
    })
    .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
      path: ['longitude'],
      message: 'Latitude and longitude need each other.',
    }),
  /** Null where no city was named and none is known: nothing failed, there is only nothing to ask about. */
  reply: z.union([WeatherAway, WeatherDetails]).nullable(),
  says: { failed },
})

export const getMeetingWeather = endpoint({
  method: 'GET',
  path: '/v1/weather/meeting/:meeting_id',
  summary:
    'The weather at the coordinates and the hour of a meeting; null where there are none, it is over, or too far ahead',
  params: z.object({ meeting_id: id('meeting_id') }),
  query: z.object({
    /** Of a series: the occurrence that is meant, by the start its rule gives; else the listed one. */
    original_start_timestamp: MomentInput.optional(),
  }),
  reply: z.union([WeatherAway, MeetingWeather]).nullable(),
  says: { failed },
})
