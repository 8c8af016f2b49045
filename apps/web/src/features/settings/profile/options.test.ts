import { UserChange } from '@meridian/contract'
import { expect, it } from 'vitest'
import { searchOptions } from '../../../ui/picker/option-search.ts'
import { countryOptions } from './countries.ts'
import { languageOptions } from './languages.ts'

it('[SET6] offers the ten named countries first, then all others by name', () => {
  const [none, ...countries] = countryOptions('')
  expect(none).toEqual({ id: '', label: 'Not given' })
  expect(countries.slice(0, 10).map(({ label }) => label)).toEqual([
    'Afghanistan',
    'Albania',
    'Algeria',
    'American Samoa',
    'India',
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'Germany',
  ])
  const rest = countries.slice(10).map(({ label }) => label)
  expect(rest).toEqual(rest.toSorted((one, other) => one.localeCompare(other, 'en')))
})

it('[SET6] offers each country once, no former one and no group of countries', () => {
  const ids = countryOptions('').map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  // The 249 of ISO 3166-1, Kosovo, and none.
  expect(ids).toHaveLength(251)
  for (const code of ['SU', 'YU', 'DD', 'UK', 'EU', 'UN', 'ZZ', 'XA']) expect(ids).not.toContain(code)
  for (const id of ids.slice(1)) expect(UserChange.safeParse({ country: id }).success).toBe(true)
})

it('[SET6] finds a country by any word of its name', () => {
  expect(searchOptions(countryOptions(''), 'cote')[0]?.id).toBe('CI')
  expect(searchOptions(countryOptions(''), 'king')[0]?.id).toBe('GB')
})

it('[SET8] offers 24 languages by their own names, from English to Oriya', () => {
  const languages = languageOptions('en')
  expect(languages).toHaveLength(24)
  expect(languages[0]?.label).toBe('English')
  expect(languages[23]?.hint).toBe('Oriya')
  for (const { id, label } of languages) {
    expect(UserChange.safeParse({ language: id }).success).toBe(true)
    const own = new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? ''
    expect(label.toLocaleLowerCase(id)).toContain(own.toLocaleLowerCase(id))
  }
})

it('[SET6] [SET8] keeps what was chosen elsewhere', () => {
  expect(countryOptions('QZ').at(-1)).toEqual({ id: 'QZ', label: 'QZ' })
  expect(languageOptions('nl').at(-1)).toEqual({ id: 'nl', label: 'nl' })
})
