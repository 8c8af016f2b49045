import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN388] the day from which somebody is there again', () => {
  it.each<[Language, string, number]>([
    [
      'en',
      'I start teaching again on 25 January. Tuesdays from 9 to 12 suit me. When would you like to come?',
      2,
    ],
    [
      'en',
      'The practice reopens on 25 January. We could see you on Tuesdays between 9 and 12. When can you come?',
      2,
    ],
    [
      'de',
      'Ich fange am 25. Januar wieder an. Frei bin ich dienstags zwischen 9 und 12 Uhr. Wann magst du kommen?',
      2,
    ],
    [
      'fr',
      'Le cabinet rouvre le 25 janvier. Je reçois le mardi de 9 h à 12 h. Quand pourriez-vous venir ?',
      2,
    ],
    [
      'es',
      'La consulta vuelve a abrir el 25 de enero. Atiendo los martes de 9 a 12. ¿Cuándo le viene bien?',
      2,
    ],
    ['it', 'Lo studio riapre il 25 gennaio. Ricevo il martedì dalle 9 alle 12. Quando potrebbe venire?', 2],
  ])('is the first for the meeting, and not the last, %s: %s', (language, text, weekday) => {
    const { times, deadline } = readMail(text, language).wish
    expect(times).toMatchObject([
      { first: '2027-01-25', last: null, weekdays: [weekday], from: 9 * 60, until: 12 * 60 },
    ])
    expect(deadline).toBeNull()
  })

  it.each<[Language, string]>([
    ['en', "I'm back on Monday. Could we meet on Thursday?"],
    ['de', 'Ich bin am Montag zurück. Geht es Donnerstag?'],
    ['fr', 'Je rentre lundi. On se voit jeudi ?'],
    ['es', 'Vuelvo el lunes. ¿Nos vemos el jueves?'],
    ['it', 'Torno lunedì. Ci vediamo giovedì?'],
  ])('comes before a weekday that is named, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-21')
  })

  it.each<[Language, string]>([
    ['en', "We're back on the 25th, but could we speak on Thursday 21 January at 10?"],
    ['de', 'Ich bin am 25. Januar zurück. Passt Ihnen schon Donnerstag, der 21. Januar, um 10 Uhr?'],
  ])('limits no date before it, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.proposals).toMatchObject([{ date: '2027-01-21', from: 600 }])
  })
})
