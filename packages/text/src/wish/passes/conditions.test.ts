import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN298] the hours of a condition', () => {
  it.each<[Language, string]>([
    ['en', 'Friday only works if we start before 11. Would that suit you?'],
    ['de', 'Freitag geht nur, wenn wir vor 11 anfangen. Passt dir das?'],
    ['fr', 'Vendredi, seulement si on commence avant 11 h. Ça te va ?'],
    ['es', 'El viernes solo puedo si empezamos antes de las 11. ¿Te va bien?'],
    ['it', 'Venerdì posso solo se cominciamo prima delle 11. Ti va bene?'],
  ])('suit, as does its day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-15 0-11')
  })

  it.each<[Language, string]>([
    ['en', 'Friday only works if we start after 3. Would that suit you?'],
    ['de', 'Freitag geht nur, wenn wir erst ab 15 Uhr anfangen. Passt dir das?'],
    ['fr', 'Vendredi, seulement si on commence après 15 h. Ça te va ?'],
    ['es', 'El viernes solo puedo si empezamos después de las 15. ¿Te va bien?'],
    ['it', 'Venerdì posso solo se cominciamo dopo le 15. Ti va bene?'],
  ])('may be late ones, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-15 15-24')
  })
})
