import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN449] some of the weekdays of a month', () => {
  it.each<[Language, string]>([
    ['en', 'We are in your area on the first two Wednesdays in February. Which of them would you prefer?'],
    ['de', 'An den ersten beiden Mittwochen im Februar sind wir in Ihrer Gegend. Welcher wäre Ihnen lieber?'],
    ['fr', 'Nous sommes dans votre quartier les deux premiers mercredis de février. Lequel préférez-vous ?'],
    ['es', 'Estamos en su barrio los dos primeros miércoles de febrero. ¿Cuál prefiere?'],
    ['it', 'Siamo nella Sua zona i primi due mercoledì di febbraio. Quale preferisce?'],
  ])('are counted from its first day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-02-03, 2027-02-10')
  })

  it.each<[Language, string]>([
    ['en', 'I can do the last two Fridays in January. Which suits you?'],
    ['de', 'Ich kann an den letzten zwei Freitagen im Januar. Was passt dir?'],
    ['fr', 'Je peux les deux derniers vendredis de janvier. Ça te va ?'],
    ['es', 'Puedo los dos últimos viernes de enero. ¿Te va bien?'],
    ['it', 'Posso gli ultimi due venerdì di gennaio. Ti va?'],
  ])('or from its last one, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-22, 2027-01-29')
  })

  it('are those that are to come, across the clock change and at the end of a year', () => {
    expect(toldWish('Could we meet on one of the first three Wednesdays in January?', 'en')).toBe(
      '2027-01-13, 2027-01-20',
    )
    expect(toldWish('Could we meet on one of the last two Sundays in March?', 'en')).toBe(
      '2027-03-21, 2027-03-28',
    )
  })
})
