import { expect, it } from 'vitest'
import { formatsExample, regionOptions, weekStartOptions } from './formats.ts'

it('[SET7] shows how dates and numbers look with what is chosen', () => {
  const form = { language: 'en', region: '', country: 'US' }
  expect(formatsExample(form)).toBe('20 Nov 2026 · 1,234.5')
  expect(formatsExample({ ...form, region: 'US' })).toBe('Nov 20, 2026 · 1,234.5')
  expect(formatsExample({ ...form, language: 'de' })).toBe('20.11.2026 · 1.234,5')
  expect(formatsExample({ language: 'de', region: 'CH', country: '' })).toMatch(
    /^20\.11\.2026 · 1[’']234\.5$/,
  )
})

it('[SET7] offers that of the language first, then every country', () => {
  const options = regionOptions('')
  expect(options[0]).toEqual({ id: '', label: 'Same as language' })
  expect(options.find(({ id }) => id === 'AT')?.label).toBe('Austria')
})

it('[SET7] names the day that holds where none is chosen: the region’s or language’s, else the workspace’s', () => {
  const form = { language: 'en', region: '', country: 'DE' }
  expect(weekStartOptions(form, 6)[0]).toEqual({ id: '', label: 'Automatic, Saturday' })
  expect(weekStartOptions({ ...form, region: 'US' }, 1)[0]?.label).toBe('Automatic, Sunday')
  expect(weekStartOptions({ ...form, language: 'de' }, 0)[0]?.label).toBe('Automatic, Monday')
  expect(weekStartOptions(form, 6).map(({ id }) => id)).toEqual(['', '1', '2', '3', '4', '5', '6', '0'])
})
