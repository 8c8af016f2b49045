import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone, toldWish } from '../tell-wish.ts'

describe('[GEN306] a day that suits as a whole', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet Monday all day or Tuesday after 3?'],
    ['en', "I'm free Monday all day or Tuesday after 3. When shall we meet?"],
    ['de', 'Könnten wir uns Montag ganztags oder Dienstag ab 15 Uhr sehen?'],
    ['fr', "On se voit lundi n'importe quand ou mardi à partir de 15 h ?"],
    ['es', '¿Podría el lunes a cualquier hora o el martes a partir de las 15?'],
    ['it', 'Potrebbe lunedì a qualsiasi ora o martedì dalle 15 in poi?'],
  ])('has not the hours of the day behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18, 2027-01-19 15-24')
  })

  it.each<[Language, string]>([
    [
      'de',
      'Anfang nächster Woche wäre super, Dienstag ab 15 Uhr oder Montag ganzer Tag. Wann treffen wir uns?',
    ],
    ['de', 'Montag geht der ganze Tag, Dienstag erst ab 15 Uhr. Wann treffen wir uns?'],
    [
      'it',
      'Inizio settimana prossima sarebbe perfetto, martedì dalle 15 o lunedì tutto il giorno. Ci vediamo?',
    ],
    ['it', 'Possiamo vederci lunedì giornata intera o martedì dalle 15 in poi?'],
  ])('is told without an article too, and is no length, %s: %s', (language, text) => {
    expect(toldWish(text, language).split(', ').toSorted()).toEqual(['2027-01-18', '2027-01-19 15-24'])
    expect(readByGrammarAlone(text, language).wish.length).toBeNull()
  })

  it('is none on which the writer works', () => {
    const mail = "I'm in meetings Monday all day and Tuesday until 3. Could we meet on Tuesday or Wednesday?"
    const { excluded } = readByGrammarAlone(mail, 'en').wish
    expect(excluded).toContainEqual(expect.objectContaining({ weekdays: [2], from: 0, until: 15 * 60 }))
  })
})
