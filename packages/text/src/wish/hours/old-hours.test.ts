import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN198] the hour of a meeting that moves within its day', () => {
  it.each<[Language, string]>([
    ['fr', "On peut repousser notre rendez-vous de demain 9h à l'après-midi ?"],
    ['en', 'Could we move our Tuesday 9 am call to the afternoon?'],
    ['en', "Can we push tomorrow's meeting at 9 to the afternoon?"],
    ['de', 'Können wir das Treffen morgen um 9 auf den Nachmittag schieben?'],
    ['de', 'Könnten wir unseren Termin am Dienstag um 9 Uhr auf den Nachmittag verlegen?'],
    ['es', '¿Podemos pasar la reunión de mañana a las 9 a la tarde?'],
    ['es', '¿Podríamos mover la llamada del martes a las 10 a la tarde?'],
    ['it', "Possiamo spostare l'appuntamento di domani alle 9 al pomeriggio?"],
    ['it', 'Potremmo rimandare la riunione di martedì alle 10 al pomeriggio?'],
    ['en', 'Could we move the 9 am meeting to the afternoon?'],
  ])('is none of the new one, %s: %s', (language, text) => {
    const { ask, wish } = readByGrammarAlone(text, language)
    expect(ask).toBe('move')
    expect(wish.proposals).toEqual([])
    expect(wish.times).toMatchObject([{ from: 12 * 60, until: 18 * 60 }])
  })

  it.each<[Language, string]>([
    ['en', 'Could we move our meeting on Tuesday from 9 to 11?'],
    ['de', 'Können wir den Termin am Dienstag von 9 auf 11 Uhr verlegen?'],
    ['fr', 'Peut-on décaler notre rendez-vous de mardi de 9 h à 11 h ?'],
    ['es', '¿Podemos mover la reunión del martes de las 9 a las 11?'],
    ['it', 'Possiamo spostare la riunione di martedì dalle 9 alle 11?'],
  ])('stands before the new hour, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).wish).toMatchObject({
      times: [],
      proposals: [{ date: '2027-01-19', from: 11 * 60 }],
    })
  })

  it.each<[Language, string]>([
    ['en', 'Could we move our call to tomorrow at 9 or to the afternoon?'],
    ['de', 'Können wir das Treffen auf morgen um 9 oder auf den Nachmittag schieben?'],
    ['fr', "Peut-on repousser notre rendez-vous à demain 9h ou à l'après-midi ?"],
    ['es', '¿Podemos pasar la reunión a mañana a las 9 o a la tarde?'],
    ['it', "Possiamo spostare l'appuntamento a domani alle 9 o al pomeriggio?"],
  ])('and an hour of the new one stays, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).wish.proposals).toMatchObject([
      { date: '2027-01-14', from: 9 * 60 },
    ])
  })

  it('is none where the new day has a beginning and an end', () => {
    const { times } = readByGrammarAlone('Could we move our meeting to Tuesday from 9 to 11?', 'en').wish
    expect(times).toMatchObject([{ first: '2027-01-19', from: 9 * 60, until: 11 * 60 }])
  })
})
