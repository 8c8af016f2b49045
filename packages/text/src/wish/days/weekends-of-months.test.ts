import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN387] a weekend of a month', () => {
  it.each<[Language, string]>([
    ['en', 'How about a weekend in February?'],
    ['de', 'Wie wäre ein Wochenende im Februar?'],
    ['de', 'Können wir uns im Februar an einem Wochenende treffen?'],
    ['fr', "Un week-end de février, ça t'irait ?"],
    ['es', '¿Podría ser un fin de semana de febrero?'],
    ['it', 'Un fine settimana di febbraio ti andrebbe?'],
  ])('is any of it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(
      '2027-02-06..2027-02-07, 2027-02-13..2027-02-14, 2027-02-20..2027-02-21, 2027-02-27..2027-02-28',
    )
  })

  it('is one to come', () => {
    expect(toldWish('How about a weekend in January?', 'en')).toBe(
      '2027-01-16..2027-01-17, 2027-01-23..2027-01-24, 2027-01-30..2027-01-31',
    )
  })

  it.each<[Language, string]>([
    ['en', "Let's do it on a weekend in February, Saturday or Sunday, I don't mind. When can you?"],
    [
      'de',
      'Machen wir das an einem Wochenende im Februar, Samstag oder Sonntag ist mir gleich. Wann kannst du?',
    ],
    ['fr', "Faisons ça un week-end de février, samedi ou dimanche, ça m'est égal. Quand peux-tu ?"],
    ['es', 'Hagámoslo un fin de semana de febrero, sábado o domingo, me da igual. ¿Cuándo puedes?'],
    ['it', 'Facciamolo un fine settimana di febbraio, sabato o domenica mi è indifferente. Quando puoi?'],
  ])('says of which month its days are, %s: %s', (language, text) => {
    const days = toldWish(text, language).split(', ')
    expect(days).toContain('2027-02-06')
    expect(days).toContain('2027-02-28')
    expect(days.every((day) => day.startsWith('2027-02'))).toBe(true)
  })
})
