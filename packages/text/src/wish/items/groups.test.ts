import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN487] a part of the day behind a day', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet after 8 tomorrow evening?', '2027-01-14 20-24'],
    ['en', 'Could we meet after 2 on Friday afternoon?', '2027-01-15 14-18'],
    ['en', 'Could we meet before noon tomorrow morning?', '2027-01-14 0-12'],
    ['de', 'Können wir uns ab 20 Uhr heute Abend treffen?', '2027-01-13 20-24'],
    ['de', 'Können wir uns ab 14 Uhr am Freitagnachmittag treffen?', '2027-01-15 14-18'],
    ['fr', 'On peut se voir après 20 h ce soir ?', '2027-01-13 20-24'],
    ['es', '¿Podemos vernos a partir de las 8 esta noche?', '2027-01-13 20-24'],
    ['it', 'Possiamo vederci dopo le 20 stasera?', '2027-01-13 20-24'],
  ])('says more of the hours ahead of it, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet until 6 this evening?'],
    ['de', 'Können wir uns bis 18 Uhr heute Abend treffen?'],
    ['fr', 'On peut se voir avant 18 h ce soir ?'],
  ])('says in which half of it an end is, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-13 0-18')
  })

  it('is one of its own behind another day', () => {
    expect(toldWish('Could we meet after 3 on Tuesday or Wednesday morning?', 'en')).toBe(
      '2027-01-19 15-24, 2027-01-20 0-12',
    )
  })
})
