import { expect, it } from 'vitest'
import { readPreferences } from './preferences.ts'

it('[WEB38] keeps the choices that were made', () => {
  const kept = {
    theme: 'dark',
    has_shortcuts: false,
    shows_samples: false,
    is_sidebar_folded: true,
    is_narrow_sidebar_folded: false,
    calendar_zones: ['Asia/Kathmandu'],
    calendar_hidden: ['zoom'],
    calendar_week: 'working',
    is_colored_by_label: true,
    temperature_unit: 'fahrenheit',
    weather_city: 'Lisbon',
  }
  expect(readPreferences(JSON.stringify(kept))).toEqual(kept)
})

it.each([
  null,
  '',
  '{',
  '[]',
  '"dark"',
  '{"theme":"blue","has_shortcuts":"no","calendar_week":"ten_days","temperature_unit":"kelvin","weather_city":7}',
])('[WEB38] follows the system and shows all where %j is kept', (text) => {
  expect(readPreferences(text)).toEqual({
    theme: 'system',
    has_shortcuts: true,
    shows_samples: true,
    is_sidebar_folded: false,
    is_narrow_sidebar_folded: true,
    calendar_zones: [],
    calendar_hidden: [],
    calendar_week: 'whole',
    is_colored_by_label: false,
    temperature_unit: 'celsius',
    weather_city: '',
  })
})

it('[WEB38] forgets what is no zone', () => {
  expect(
    readPreferences(JSON.stringify({ calendar_zones: ['Mars/Olympus', 'Asia/Calcutta', 7] })).calendar_zones,
  ).toEqual(['Asia/Kolkata'])
})
