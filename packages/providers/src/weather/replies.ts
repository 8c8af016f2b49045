import { z } from 'zod'

/** What the providers answer, as far as it is used; anything else in it is ignored. */

const Kelvin = z.number().min(100).max(400)
const Humidity = z.number().min(0).max(100)
const Pressure = z.number().min(300).max(1200)
const WindSpeed = z.number().min(0).max(200)
const EpochSeconds = z.int().min(0).max(253_402_300_799)
/** Shown to people, so never longer than a line. */
const Words = z.string().max(200)

const OwmCondition = z.object({ icon: z.string().regex(/^\d\d[dn]$/), description: Words })

export const OwmCurrent = z.object({
  weather: z.array(OwmCondition).min(1).max(10),
  main: z.object({ temp: Kelvin, feels_like: Kelvin, humidity: Humidity, pressure: Pressure }),
  wind: z.object({ speed: WindSpeed }),
  // Left out, or 0, in polar day and night.
  sys: z.object({ sunrise: EpochSeconds.optional(), sunset: EpochSeconds.optional() }),
  name: Words,
})

export const OwmForecast = z.object({
  list: z
    .array(
      z.object({
        dt: EpochSeconds,
        weather: z.array(OwmCondition).min(1).max(10),
        main: z.object({ temp: Kelvin, humidity: Humidity }),
        wind: z.object({ speed: WindSpeed }),
      }),
    )
    .max(500),
})

/** Without a hit the list itself is missing. */
export const OpenMeteoPlaces = z.object({
  results: z
    .array(
      z.object({
        name: Words,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        timezone: z.string().optional(),
        country: z.string().optional(),
        country_code: z.string().optional(),
        admin1: z.string().optional(),
      }),
    )
    .max(100)
    .default([]),
})

const Celsius = z.number().min(-150).max(100)
const WmoCode = z.int().min(0).max(99)
const DayOrNight = z.literal([0, 1])

export const OpenMeteoCurrent = z.object({
  current: z.object({
    temperature_2m: Celsius,
    apparent_temperature: Celsius,
    relative_humidity_2m: Humidity,
    pressure_msl: Pressure,
    weather_code: WmoCode,
    wind_speed_10m: WindSpeed,
    is_day: DayOrNight,
  }),
  // 0 in polar day and night.
  daily: z.object({ sunrise: z.array(EpochSeconds).min(1), sunset: z.array(EpochSeconds).min(1) }),
})

const hours_max = 24 * 17

/** One list a variable, all of the same length; what is not known yet is null. */
export const OpenMeteoHours = z.object({
  hourly: z.object({
    time: z.array(EpochSeconds).max(hours_max),
    temperature_2m: z.array(Celsius.nullable()).max(hours_max),
    relative_humidity_2m: z.array(Humidity.nullable()).max(hours_max),
    weather_code: z.array(WmoCode.nullable()).max(hours_max),
    wind_speed_10m: z.array(WindSpeed.nullable()).max(hours_max),
    is_day: z.array(DayOrNight.nullable()).max(hours_max),
  }),
})
