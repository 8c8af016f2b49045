import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail, toldWish } from './tell-wish.ts'

describe('[GEN291] the day and the hour from which a meeting moves', () => {
  it.each<[Language, string]>([
    ['en', 'Could we move the meeting from the 20th at 10 to the 22nd?'],
    ['de', 'Könnten wir den Termin vom 20. um 10 Uhr auf den 22. verlegen?'],
    ['fr', 'Pourrait-on déplacer le rendez-vous du 20 à 10 h au 22 ?'],
    ['es', '¿Podemos pasar la cita del 20 a las 10 al 22?'],
    ['it', "Possiamo spostare l'appuntamento del 20 alle 10 al 22?"],
  ])('are none of the new ones, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-22')
  })

  it.each<[Language, string]>([
    ['en', "Could we move Tuesday's 3 pm call to Thursday at 4 pm?"],
    ['de', 'Können wir das Treffen von Dienstag, 15 Uhr, auf Donnerstag, 16 Uhr, verschieben?'],
    ['fr', 'Peut-on déplacer la réunion de mardi 15 h à jeudi 16 h ?'],
    ['es', '¿Podemos pasar la llamada del martes a las 15 al jueves a las 16?'],
    ['it', 'Possiamo spostare la chiamata di martedì alle 15 a giovedì alle 16?'],
  ])('say in which week the new weekday is, %s: %s', (language, text) => {
    const { proposals } = readMail(text, language).wish
    expect(proposals.map(({ date, from }) => [date, (from ?? 0) / 60])).toEqual([['2027-01-21', 16]])
  })

  it('say so of no day to which it is brought forward', () => {
    expect(toldWish('Können wir das Gespräch von Dienstag auf Freitag vorziehen?', 'de')).toBe('2027-01-15')
  })
})
