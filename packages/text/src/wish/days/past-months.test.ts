import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems } from '../tell-wish.ts'

describe('[GEN127] a month that is over', () => {
  it.each<[Language, string, string]>([
    ['en', 'We spoke in December.', '2026-12-01+'],
    ['de', 'Wir haben im Dezember gesprochen.', '2026-12-01+'],
    ['fr', 'Nous nous sommes parlé en décembre.', '2026-12-01+'],
    ['es', 'Hablamos en diciembre.', '2026-12-01+'],
    ['it', 'Ci siamo sentiti a dicembre.', '2026-12-01+'],
    ['en', 'Could we meet in March?', '2027-03-01+'],
    ['en', 'Could we meet in January?', '2027-01-13+'],
  ])('does not end before it begins, %s: %s', (language, text, days) => {
    expect(toldItems(text, language)).toBe(days)
  })
})
