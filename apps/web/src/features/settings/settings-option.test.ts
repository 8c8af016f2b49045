import { expect, it } from 'vitest'
import { optionOf, settings_options, settingsPath, time_zone_path } from './settings-option.ts'

it('[SET1] finds each option again by the address that leads to it', () => {
  for (const option of settings_options) {
    const address = new URL(settingsPath(option), 'https://meridian.example')
    expect(optionOf(address.searchParams.get('option'))).toBe(option)
  }
  expect(settings_options.map(({ id, title }) => [id, title])).toEqual([
    [4, 'Profile Setting'],
    [5, 'Labels Setting'],
    [6, 'Availability Setting'],
    [9, 'Mail and notifications'],
    [10, 'Calendar feed'],
    [8, 'Integrations'],
    [12, 'Programs'],
    [13, 'Assistants'],
    [7, 'Account and security'],
  ])
})

it('[SET1] shows the cards where the address names no option there is', () => {
  for (const text of [null, '', '1', '04', '4.0', 'profile']) expect(optionOf(text)).toBeUndefined()
  expect(settingsPath()).toBe('/user/settings')
})

it('[SET1] leads to the time zone in the profile', () => {
  const { searchParams, hash } = new URL(time_zone_path, 'https://meridian.example')
  expect(optionOf(searchParams.get('option'))?.title).toBe('Profile Setting')
  expect(hash).toBe('#time-zone')
})
