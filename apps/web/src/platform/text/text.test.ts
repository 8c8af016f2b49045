import { afterEach, describe, expect, it } from 'vitest'
import { catalogueOf } from '@meridian/languages'
import { setFormats } from './intl.ts'
import { mark, plural, setCatalogue, t, tAs, tLabels } from './text.ts'

afterEach(() => {
  setCatalogue(null)
  setFormats('en-GB', true)
})

describe('[WEB85]', () => {
  it('shows the English where no other language is spoken', () => {
    expect(t('Delete meeting')).toBe('Delete meeting')
    expect(t(mark('Delete meeting'))).toBe('Delete meeting')
  })

  it('shows the translation, and the English of what has none', () => {
    setCatalogue(catalogueOf('de', [{ 'Delete meeting': 'Termin löschen' }, { Save: 'Speichern' }]))
    expect(t('Delete meeting')).toBe('Termin löschen')
    expect(t('Save')).toBe('Speichern')
    expect(t('Cancel meeting')).toBe('Cancel meeting')
  })

  it('shows the labels of a table in the language of the moment', () => {
    const rows = [{ id: 'a', label: mark('Save') }] as const
    expect(tLabels(rows)).toEqual([{ id: 'a', label: 'Save' }])
    setCatalogue(catalogueOf('de', [{ Save: 'Speichern' }]))
    expect(tLabels(rows)).toEqual([{ id: 'a', label: 'Speichern' }])
  })

  it('takes no text for a property that every object has', () => {
    setCatalogue(catalogueOf('de', [{}]))
    expect(t('constructor')).toBe('constructor')
    expect(t('toString')).toBe('toString')
  })
})

describe('[WEB86]', () => {
  it('fills placeholders where the language puts them', () => {
    expect(t('{first} before {second}', { first: 'A', second: 'B' })).toBe('A before B')
    setCatalogue(catalogueOf('de', [{ '{first} before {second}': '{second} nach {first}' }]))
    expect(t('{first} before {second}', { first: 'A', second: 'B' })).toBe('B nach A')
  })

  it('leaves values as they are, whatever they hold', () => {
    expect(t('Hello {name}', { name: '{name} $& <b>' })).toBe('Hello {name} $& <b>')
  })

  it('writes numbers as the reader does, and leaves a hole without a value', () => {
    expect(t('{size} KB', { size: 1234.5 })).toBe('1,234.5 KB')
    setFormats('de-DE', false)
    expect(t('{size} KB', { size: 1234.5 })).toBe('1.234,5 KB')
    expect(t<string>('{size} KB')).toBe('{size} KB')
    expect(t<string>('{size} KB', { other: 1 })).toBe('{size} KB')
  })
})

describe('[WEB87]', () => {
  const forms = { one: '{count} guest', other: '{count} guests' } as const

  it('knows the two forms of English', () => {
    expect([0, 1, 2].map((count) => plural(count, forms))).toEqual(['0 guests', '1 guest', '2 guests'])
  })

  it('takes as many forms as the language has', () => {
    const guests = {
      one: '{count} gość',
      few: '{count} goście',
      many: '{count} gości',
      other: '{count} gościa',
    }
    setCatalogue(catalogueOf('pl', [{ '{count} guests': guests }]))
    expect([1, 3, 5, 22].map((count) => plural(count, forms))).toEqual([
      '1 gość',
      '3 goście',
      '5 gości',
      '22 goście',
    ])
  })

  it('takes other values beside the number', () => {
    const text = plural(2, { one: '{name} and one more', other: '{name} and {count} more' }, { name: 'Ana' })
    expect(text).toBe('Ana and 2 more')
  })
})

it('[WEB88] tells the meanings of a word apart', () => {
  expect(tAs('verb', 'Open')).toBe('Open')
  setCatalogue(catalogueOf('de', [{ 'verb|Open': 'Öffnen', Open: 'Offen' }]))
  expect(tAs('verb', 'Open')).toBe('Öffnen')
  expect(tAs('shop', 'Open')).toBe('Open')
  expect(t('Open')).toBe('Offen')
})
