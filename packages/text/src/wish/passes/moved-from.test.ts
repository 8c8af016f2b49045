import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish, toldTimes } from '../tell-wish.ts'

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

describe('[GEN257] the day from which a meeting moves to another', () => {
  it.each<[Language, string]>([
    ['en', 'Could we move the meeting on the 26th to the afternoon of the 28th?'],
    ['de', 'Können wir den Termin am 26. auf den Nachmittag des 28. verschieben?'],
    ['fr', "Peut-on déplacer la réunion du 26 à l'après-midi du 28 ?"],
    ['es', '¿Podemos pasar la reunión del 26 a la tarde del 28?'],
    ['it', 'Possiamo spostare la riunione del 26 al pomeriggio del 28?'],
  ])('is none of the part of that day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-28 12-18')
  })

  it.each<[Language, string]>([
    ['en', 'Could we move the meeting on the 26th to an afternoon the same week?'],
    ['de', 'Können wir den Termin am 26. auf einen Nachmittag in derselben Woche verschieben?'],
    ['fr', 'Peut-on déplacer la réunion du 26 à un après-midi de la même semaine ?'],
    ['es', '¿Podemos pasar la reunión del 26 a una tarde de la misma semana?'],
    ['it', 'Possiamo spostare la riunione del 26 a un pomeriggio della stessa settimana?'],
  ])('is none of its week, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-25 12-18, 2027-01-27..2027-01-31 12-18')
  })

  it.each<[Language, string]>([
    ['en', "Shall we shift Monday's class to the 20th?"],
    ['de', 'Legen wir den Kurs vom Montag auf den 20.?'],
    ['fr', 'On passe le cours de lundi au 20 ?'],
    ['es', '¿Pasamos la clase del lunes al 20?'],
    ['it', 'Passiamo la lezione di lunedì al 20?'],
  ])('begins no stretch, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('move')
    expect(toldWish(text, language)).toBe('2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'Could we move our lunch on Monday to the 20th?'],
    ['de', 'Können wir unser Mittagessen am Montag auf den 20. verlegen?'],
    ['fr', 'Pourrait-on passer notre déjeuner de lundi au 20 ?'],
    ['es', '¿Podemos pasar la comida del lunes al 20?'],
    ['it', 'Possiamo spostare il pranzo di lunedì al 20?'],
  ])('is given up though its meal stays, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-20 1[123]/)
  })
})

// Written on Wednesday, 13 January 2027.

it.each<[Language, string, string]>([
  ['en', 'Can we move our meeting on Thursday afternoon to Friday?', '2027-01-15'],
  ['en', 'I need to reschedule our call on Thursday afternoon. Would Friday work?', '2027-01-15'],
  ['en', 'Something came up tomorrow, can we do Friday between 10 and 12?', '2027-01-15 10-12'],
  ['de', 'Mir ist morgen etwas dazwischengekommen, geht auch Freitag?', '2027-01-15'],
  ['fr', 'Je dois reporter notre rendez-vous de jeudi. Est-ce que vendredi irait ?', '2027-01-15'],
  ['es', 'Me ha surgido algo mañana, ¿podemos quedar el viernes?', '2027-01-15'],
  ['it', 'Ho un imprevisto domani, possiamo fare venerdì?', '2027-01-15'],
])(
  '[GEN478] the time at which something came up, and the old part of a day, are none to offer, in %s: %s',
  (language, text, told) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(told)
  },
)

it.each<[Language, string, string]>([
  [
    'de',
    'Für die Abnahme hatten wir den 20. Januar, 8 Uhr vereinbart. Darf ich Sie bitten, stattdessen am 21. oder 22. Januar zu kommen?',
    '2027-01-21, 2027-01-22',
  ],
  [
    'es',
    'El miércoles 20 a las 17:00, cuando tenías hora con nosotros, no vamos a tener luz. ¿Podrías venir el jueves o el viernes?',
    '2027-01-21, 2027-01-22',
  ],
  [
    'en',
    'On Wednesday at 5, when you were due to come, I am in court. Would Thursday or Friday suit you?',
    '2027-01-21, 2027-01-22',
  ],
])('[GEN500] the time that was agreed is none of those offered instead, %s: %s', (language, text, told) => {
  expect(toldWish(text, language).replace(/ not .*/, '')).toBe(told)
})

it.each<[Language, string, string]>([
  ['en', 'Can we move our call from Friday to Thursday?', '2027-01-14'],
  ['en', 'Can we move our call from Thursday to Friday?', '2027-01-15'],
  ['it', "Possiamo anticipare l'incontro da venerdì a giovedì?", '2027-01-14'],
])(
  '[GEN504] a meeting moves to the day of the same week where that one is to come, %s: %s',
  (language, text, told) => {
    expect(toldWish(text, language)).toBe(told)
  },
)

it.each<[Language, string, string]>([
  ['en', "Would you mind pushing tomorrow's call from 3 pm to 4 pm?", '2027-01-14 16'],
  ['it', 'Ti scoccia se la chiamata di domani la spostiamo dalle 17 alle 19?', '2027-01-14 19'],
  ['it', 'Domani possiamo cominciare alle 8:45 invece che alle 10?', '2027-01-14 8.75'],
])('[GEN504] and to the second hour of two, %s: %s', (language, text, told) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(told)
})
