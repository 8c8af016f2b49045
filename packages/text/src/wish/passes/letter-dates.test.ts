import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN389] the day of a letter', () => {
  it.each<[Language, string]>([
    ['en', 'Further to your letter of the 5th, could we meet on Tuesday or Wednesday?'],
    ['de', 'Auf Ihr Schreiben vom 5. d. M. hin: Können wir uns am Dienstag oder Mittwoch treffen?'],
    ['fr', 'Suite à votre courrier du 5 courant, pourrions-nous nous voir mardi ou mercredi ?'],
    ['es', 'Gracias por su correo del 5. ¿Le viene bien el martes o el miércoles?'],
    ['it', 'In risposta alla Sua del 5 c.m., potremmo vederci martedì o mercoledì?'],
    ['it', 'Facendo seguito alla Sua richiesta del 5 u.s., potremmo vederci martedì o mercoledì?'],
  ])('lies behind, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19, 2027-01-20')
  })

  it('is none of other days', () => {
    expect(toldWish('Could we meet on the afternoon of the 25th?', 'en')).toBe('2027-01-25 12-18')
  })
})

describe('[GEN499] the day of a talk that a mail comes back to', () => {
  it.each<[Language, string]>([
    ['en', 'Following our call on Monday, could we meet on Thursday?'],
    ['en', 'As discussed on Monday, could we meet on Thursday?'],
    ['de', 'Wie am Montag besprochen: Können wir uns am Donnerstag treffen?'],
    ['fr', 'Suite à notre échange de lundi, pouvons-nous nous voir jeudi ?'],
    ['es', 'Como hablamos el lunes, ¿podemos vernos el jueves?'],
    ['it', 'In seguito alla telefonata di lunedì, possiamo vederci giovedì?'],
  ])('lies behind, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14')
  })

  it('is to come behind a comma', () => {
    expect(toldWish('As agreed, on Monday we could meet. Does that work?', 'en')).toBe('2027-01-18')
  })
})
