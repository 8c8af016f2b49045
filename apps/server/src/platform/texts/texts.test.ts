import { describe, expect, it } from 'vitest'
import { textsIn } from './texts.ts'

const dates = (code: string, count: number) =>
  textsIn(code).plural(count, { one: 'And {count} more date', other: 'And {count} more dates' })

describe('[WEB99] texts of mails and guests’ pages', () => {
  it('are in the language, with their values', () => {
    const { t, language, locale } = textsIn('de')
    expect(t('{name} invites you', { name: 'Kim' })).toBe('Kim lädt Sie ein')
    expect([language, locale]).toEqual(['de', 'de-DE'])
  })

  it('are English in a language that is not spoken', () => {
    for (const code of ['fr', 'constructor', '']) {
      const { t, language } = textsIn(code)
      expect([t('{name} invites you', { name: '{name}' }), language]).toEqual(['{name} invites you', 'en'])
    }
  })

  it('follow the plural rules of the language', () => {
    expect([1, 2].map((count) => dates('en', count))).toEqual(['And 1 more date', 'And 2 more dates'])
    expect([1, 2].map((count) => dates('de', count))).toEqual([
      'Und 1 weiterer Termin',
      'Und 2 weitere Termine',
    ])
  })
})
