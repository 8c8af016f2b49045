import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

const coming_week = '2027-01-18..2027-01-24 10-12'

describe('[GEN446] the hours at which an office or one of its people receives', () => {
  it.each<[Language, string]>([
    ['en', 'Dr Achebe sees patients from 10 to 12. When would you like to come next week?'],
    ['de', 'Unsere Sprechzeiten sind von 10 bis 12 Uhr. Wann möchten Sie nächste Woche kommen?'],
    ['fr', 'Le docteur Roy reçoit de 10h à 12h. Quand voulez-vous venir la semaine prochaine ?'],
    ['es', 'Nuestro horario de atención es de 10 a 12 horas. ¿Cuándo quiere venir la semana que viene?'],
    ['it', 'Il dottor Riva riceve dalle 10 alle 12. Quando vuole venire la prossima settimana?'],
  ])('suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(coming_week)
  })

  it.each<[Language, string]>([
    [
      'en',
      'Dr Achebe sees patients from 10 to 12 and is away on Tuesdays. When would you like to come next week?',
    ],
    [
      'de',
      'Frau Farrow empfängt von 10 bis 12 Uhr und ist dienstags verreist. Wann möchten Sie nächste Woche kommen?',
    ],
    [
      'fr',
      'Le docteur Roy reçoit de 10h à 12h et est absent le mardi. Quand voulez-vous venir la semaine prochaine ?',
    ],
    [
      'es',
      'La doctora Ruiz atiende de 10 a 12 y los martes está fuera. ¿Cuándo quiere venir la semana que viene?',
    ],
    [
      'it',
      "Il dottor Riva riceve dalle 10 alle 12 e il martedì non c'è. Quando vuole venire la prossima settimana?",
    ],
  ])('are not left out with a day that is named behind them, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${coming_week} not every 2`)
  })
})
