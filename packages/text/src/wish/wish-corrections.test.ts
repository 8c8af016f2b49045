import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail } from './tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(({ date, from }) => [date, from && from / 60])
}

describe('[GEN303] what the writer corrects', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on Monday at 3? No, sorry, I mean Tuesday at 3.'],
    ['en', 'Could we meet on Monday at 3? Sorry, Tuesday.'],
    ['de', 'Sehen wir uns Montag um drei? Sorry, ich meine Dienstag um drei.'],
    ['de', 'Sehen wir uns Montag um drei? Quatsch, Dienstag.'],
    ['fr', 'On se voit lundi à 15 h ? Pardon, mardi à 15 h.'],
    ['fr', 'On se voit lundi à 15 h ? Je voulais dire mardi.'],
    ['es', '¿Quedamos el lunes a las tres? Perdón, quería decir el martes a las tres.'],
    ['es', '¿Quedamos el lunes a las tres? Perdona, el martes.'],
    ['it', 'Ci vediamo lunedì alle tre? Scusa, volevo dire martedì alle tre.'],
    ['it', 'Ci vediamo lunedì alle tre? Anzi, martedì.'],
  ])('takes the place of the day before it, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual([['2027-01-19', 15]])
  })

  it('takes the place of the hour alone', () => {
    expect(offersOf('en', 'Could we meet on Monday at 3? Correction: at 4.')).toEqual([['2027-01-18', 16]])
  })

  it('is nothing that a sentence says besides', () => {
    const mail = "Could we meet on Monday at 3? Sorry, Tuesday doesn't work."
    expect(offersOf('en', mail)).toEqual([['2027-01-18', 15]])
  })
})
