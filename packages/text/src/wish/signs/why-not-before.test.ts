import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN393] why not before an hour', () => {
  it.each<[Language, string]>([
    ['en', "Could we speak on Thursday? Anytime after 14:00, I'm on the train before that with no signal."],
    ['de', 'Können wir am Donnerstag reden? Jederzeit nach 14 Uhr, vorher sitze ich im Zug.'],
    ['fr', "On peut se parler jeudi ? N'importe quand après 14 h, avant je suis dans le train."],
    ['es', '¿Podemos hablar el jueves? Cuando quieras después de las 14, antes estoy en el tren.'],
    ['it', 'Possiamo sentirci giovedì? In qualsiasi momento dopo le 14, prima sono in treno.'],
  ])('leaves the hour the first one, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 14-24')
  })
})

describe('[GEN394] a meeting that moves from an hour to an earlier one', () => {
  it.each<[Language, string]>([
    ['en', 'Could we move our meeting on Thursday from 10 to 9?'],
    ['de', 'Können wir unseren Termin am Donnerstag von 10 auf 9 Uhr verschieben?'],
    ['fr', 'Peut-on avancer notre rendez-vous de jeudi de 10 h à 9 h ?'],
    ['es', '¿Podemos adelantar la reunión del jueves de las 10 a las 9?'],
    ['it', "Possiamo anticipare l'incontro di giovedì dalle 10 alle 9?"],
  ])('does not move into the evening, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.proposals).toMatchObject([{ date: '2027-01-14', from: 9 * 60 }])
  })
})
