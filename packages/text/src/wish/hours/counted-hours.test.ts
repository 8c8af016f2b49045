import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes, toldWish } from '../tell-wish.ts'

// All is written on Wednesday, 13 January 2027, at nine.

it.each<[Language, string, string]>([
  ['en', 'Can you call me in an hour?', '2027-01-13 10-11'],
  ['en', 'Can we talk in half an hour?', '2027-01-13 9.5-10.5'],
  ['en', 'Could we meet in the next three hours?', '2027-01-13 9-12'],
  ['de', 'Hast du in zwei Stunden Zeit?', '2027-01-13 11-12'],
  ['fr', 'On peut se parler dans une heure ?', '2027-01-13 10-11'],
  ['fr', 'On peut se voir dans 24 heures ?', '2027-01-14 9-10'],
  ['es', '¿Hablamos dentro de dos horas?', '2027-01-13 11-12'],
  ['it', "Ci sentiamo tra un'ora?", '2027-01-13 10-11'],
  ['it', 'Possiamo vederci nelle prossime due ore?', '2027-01-13 9-11'],
])('[GEN474] hours are counted from when the mail was written, in %s: %s', (language, text, told) => {
  expect(toldTimes(text, language)).toBe(told)
})

it.each<[Language, string, string]>([
  ['en', 'We can do it in an hour. Could we meet tomorrow?', '2027-01-14'],
  ['en', 'Could we cover it in 30 minutes on Friday?', '2027-01-15'],
  ['de', 'Können wir das am Freitag in einer Stunde schaffen?', '2027-01-15'],
])('[GEN474] and none of how long something takes, in %s: %s', (language, text, told) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(told)
})

it.each<[Language, string, string]>([
  ['en', 'Could we meet in four business days?', '2027-01-19'],
  ['de', 'Können wir uns in drei Werktagen treffen?', '2027-01-18'],
  ['fr', 'On peut se voir dans trois jours ouvrés ?', '2027-01-18'],
  ['en', 'Could we meet in two months?', '2027-03-10..2027-03-20'],
  ['de', 'Können wir uns übernächsten Monat treffen?', '2027-03-01..2027-03-31'],
  ['es', '¿Podemos vernos en junio del próximo año?', '2028-06-01..2028-06-30'],
  ['en', 'Could we meet on Black Friday?', '2027-11-26'],
])(
  '[GEN475] working days leave out weekends, and months are counted ahead, in %s: %s',
  (language, text, told) => {
    expect(toldTimes(text, language)).toBe(told)
  },
)

it.each<[Language, string, string]>([
  ['en', 'Could we meet at 15 minutes past 3 pm?', '2027-01-13 15.25'],
  ['en', 'Could we meet at a quarter past noon tomorrow?', '2027-01-14 12.25'],
  ['en', 'Could we meet at 20 minutes to 2 tomorrow?', '2027-01-14 13.666666666666666'],
  ['en', 'Could we meet at 1030 tomorrow?', '2027-01-14 10.5'],
  ['en', 'Could we meet at 730 pm tomorrow?', '2027-01-14 19.5'],
  ['en', 'Could we talk at 9p tomorrow?', '2027-01-14 21'],
  ['de', 'Können wir uns morgen 15 Minuten vor 12 treffen?', '2027-01-14 11.75'],
  ['fr', 'On peut se voir demain à midi quinze ?', '2027-01-14 12.25'],
])(
  '[GEN476] minutes to and past an hour, and hours without a mark, are read, in %s: %s',
  (language, text, told) => {
    expect(toldTimes(text, language)).toBe(told)
  },
)

it.each<[Language, string]>([
  ['de', 'Hast du am Donnerstag, aber nicht vor 14 Uhr Zeit?'],
  ['es', '¿Sería posible tener una llamada el jueves, pero no antes de las 14?'],
])('[GEN477] hours that are left out stay left out, in %s: %s', (language, text) => {
  expect(toldWish(text, language)).toBe('2027-01-14 not any day 0-14')
})
