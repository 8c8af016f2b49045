import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail } from './tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(
    ({ date, from }) => `${date.slice(5)} ${(from ?? 0) / 60}`,
  )
}

describe('[GEN290] a time that the writer takes back', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on Monday at 10, no, sorry, Tuesday at 10?'],
    ['en', 'Could we meet Monday at 10? Sorry, I meant Tuesday.'],
    ['de', 'Können wir uns am Montag um 10 treffen, äh, ich meine Dienstag?'],
    ['fr', 'Lundi à 10 h, non pardon, mardi à 10 h. Ça te va ?'],
    ['es', '¿Nos vemos el lunes a las 10, no, perdón, el martes a las 10?'],
    ['it', 'Ci vediamo lunedì alle 10, no scusa, martedì alle 10?'],
  ])('is no offer, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-19 10'])
  })

  it.each<[Language, string]>([
    ['en', 'Are you free on Thursday at 15, I mean 16?'],
    ['de', 'Passt dir Donnerstag um 15 Uhr, nein, Quatsch, 16 Uhr?'],
    ['fr', 'On se voit jeudi à 15 h, ou plutôt 16 h ?'],
    ['es', '¿Quedamos el jueves a las 15, digo, a las 16?'],
    ['it', 'Ti va bene giovedì alle 15, anzi alle 16?'],
  ])('leaves the day where only the hour is another, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-14 16'])
  })

  it.each<[Language, string]>([
    ['en', "I can't do Monday at 10, sorry, Tuesday at 10 would be fine. Does that suit you?"],
    ['de', 'Montag kann ich nicht, sorry, Dienstag ginge aber um 10. Passt dir das?'],
    ['fr', "Lundi je ne peux pas, désolé, mardi à 10 h ça t'irait ?"],
    ['es', 'El lunes no puedo, perdona, ¿el martes a las 10 te va bien?'],
    ['it', 'Lunedì non posso, scusa, martedì alle 10 ti va bene?'],
  ])('is not one that does not suit, %s: %s', (language, text) => {
    const { excluded } = readMail(text, language).wish
    expect(excluded).not.toHaveLength(0)
  })

  it('is not one at which the writer cannot', () => {
    const text =
      "I can't do it tomorrow after all, sorry. Could do Monday or Tuesday instead. Which is better?"
    expect(readMail(text, 'en').wish.excluded).toHaveLength(1)
  })
})

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
    expect(offersOf(language, text)).toEqual(['01-19 15'])
  })

  it('takes the place of the hour alone', () => {
    expect(offersOf('en', 'Could we meet on Monday at 3? Correction: at 4.')).toEqual(['01-18 16'])
    expect(offersOf('fr', 'On se voit lundi à 15 h ? Correction : à 16 h.')).toEqual(['01-18 16'])
    expect(offersOf('es', '¿Quedamos el lunes a las 15? Corrección: a las 16.')).toEqual(['01-18 16'])
    expect(offersOf('it', 'Ci vediamo lunedì alle 15? Intendevo alle 16.')).toEqual(['01-18 16'])
  })

  it('is nothing that a sentence says besides', () => {
    const mail = "Could we meet on Monday at 3? Sorry, Tuesday doesn't work."
    expect(offersOf('en', mail)).toEqual(['01-18 15'])
  })
})
