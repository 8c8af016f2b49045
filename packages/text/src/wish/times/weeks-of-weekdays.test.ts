import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN398] weeks with weekdays of their own', () => {
  it.each<[Language, string]>([
    [
      'en',
      'I can do Tuesday or Thursday next week, the week after only Wednesday. Does any of that suit you?',
    ],
    [
      'en',
      'I can do next week Tuesday or Thursday; the week after, only Wednesday. Does any of that suit you?',
    ],
    ['en', 'I can do Tuesday or Thursday next week and Wednesday the week after. Does any of that suit you?'],
    [
      'de',
      'Bei mir geht nächste Woche Dienstag oder Donnerstag, in der Woche darauf nur noch Mittwoch. Passt dir was davon?',
    ],
    [
      'de',
      'Bei mir geht nächste Woche Dienstag oder Donnerstag, übernächste Woche nur Mittwoch. Passt dir was davon?',
    ],
    [
      'fr',
      "Je peux la semaine prochaine mardi ou jeudi, la semaine d'après seulement mercredi. Ça vous va ?",
    ],
    [
      'es',
      'Puedo la próxima semana martes o jueves, la semana siguiente solo miércoles. ¿Te va bien alguno?',
    ],
    [
      'it',
      'Posso la settimana prossima martedì o giovedì, la settimana dopo solo mercoledì. Ti va bene qualcosa?',
    ],
  ])('have these alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19, 2027-01-21, 2027-01-27')
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Could we meet Monday or Tuesday, next week or the week after?',
      '2027-01-18, 2027-01-25, 2027-01-19, 2027-01-26',
    ],
    [
      'en',
      'Could we meet next week Monday or Tuesday, or the week after?',
      '2027-01-18, 2027-01-19, 2027-01-25..2027-01-31',
    ],
    ['de', 'Können wir uns nächste oder übernächste Woche am Montag treffen?', '2027-01-18, 2027-01-25'],
  ])('share those that stand beside none, %s: %s', (language, text, told) => {
    expect(toldWish(text, language)).toBe(told)
  })
})
