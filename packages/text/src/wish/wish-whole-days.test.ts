import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readByGrammarAlone, toldWish } from './tell-wish.ts'

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

  it('is none on which the writer works', () => {
    const mail = "I'm in meetings Monday all day and Tuesday until 3. Could we meet on Tuesday or Wednesday?"
    const { excluded } = readByGrammarAlone(mail, 'en').wish
    expect(excluded).toContainEqual(expect.objectContaining({ weekdays: [2], from: 0, until: 15 * 60 }))
  })
})
