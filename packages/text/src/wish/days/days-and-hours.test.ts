import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

// All is written on Wednesday, 13 January 2027, at nine.

it.each<[Language, string, string]>([
  ['en', 'Can we talk at 8 tonight?', '2027-01-13 20'],
  ['en', 'Can we talk 8 tonight?', '2027-01-13 20'],
  ['en', 'Could we meet on Saturday morning at 9?', '2027-01-16 9'],
  ['en', 'Could we meet at 5.20 tomorrow morning?', '2027-01-14 5.333333333333333'],
  ['de', 'Können wir um 8 am Freitagabend sprechen?', '2027-01-15 20'],
  ['de', 'Können wir uns Freitagvormittag, 10 Uhr treffen?', '2027-01-15 10'],
  ['fr', 'On peut se voir à 8h ce soir ?', '2027-01-13 20'],
  ['es', '¿Podemos vernos mañana por la mañana a las 9?', '2027-01-14 9'],
  ['it', 'Possiamo sentirci alle 8 stasera?', '2027-01-13 20'],
])(
  '[GEN471] an hour beside a part of a day is of that part, and says when exactly, in %s: %s',
  (language, text, told) => {
    expect(toldTimes(text, language)).toBe(told)
  },
)

it.each<[Language, string, string]>([
  ['en', 'Could we meet on February 15 at 10?', '2027-02-15 10'],
  ['en', 'Could we meet on March 3, 10 to 12?', '2027-03-03 10-12'],
  ['en', 'Could we meet on 20th feb?', '2027-02-20'],
  ['en', 'Could we meet from 4 to 22 March?', '2027-03-04..2027-03-22'],
  ['en', 'Could we meet between 18 and 22 this month?', '2027-01-18..2027-01-22'],
  ['en', 'Could we meet after 3 on January 22?', '2027-01-22 15-24'],
  ['en', 'Could we meet at 9 or 10 on 22 January?', '2027-01-22 9, 2027-01-22 10'],
  ['en', 'How about 22 January at 11?', '2027-01-22 11'],
  ['de', 'Können wir uns am 22., 10-11 Uhr treffen?', '2027-01-22 10-11'],
  ['de', 'Können wir uns am fünften März treffen?', '2027-03-05'],
  ['fr', 'On peut se voir à 15h le 22 janvier ?', '2027-01-22 15'],
  ['fr', 'On peut se voir le vingt-deux mars ?', '2027-03-22'],
  ['fr', 'On peut se voir du 4 au 22 du mois prochain ?', '2027-02-04..2027-02-22'],
  ['es', '¿Podemos vernos de 19 a 20 de febrero?', '2027-02-19..2027-02-20'],
  ['es', '¿Podemos vernos el uno de marzo?', '2027-03-01'],
  ['es', '¿Quedamos después de las 15 el 22/1?', '2027-01-22 15-24'],
  ['it', 'Possiamo vederci il ventidue febbraio?', '2027-02-22'],
  ['it', 'Sei libero il 22, 10-11?', '2027-01-22 10-11'],
])(
  '[GEN472] a month tells days from hours, and a comma or a preposition ends a date, in %s: %s',
  (language, text, told) => {
    expect(toldTimes(text, language)).toBe(told)
  },
)

it.each<[Language, string, string]>([
  ['en', 'Could we meet on Thursday 15 February at 10?', '2027-02-15 10 ?'],
  ['de', 'Können wir uns am Freitag, 21. Januar treffen?', '2027-01-21 ?'],
  ['fr', 'On peut se voir mardi 22 janvier ?', '2027-01-22 ?'],
  ['en', 'Could we meet on 20 December?', ' ?'],
])(
  '[GEN473] a date that contradicts its weekday, or has passed, is unsure, in %s: %s',
  (language, text, told) => {
    expect(toldTimes(text, language)).toBe(told)
  },
)

it('[GEN473] of a date that may be read in two ways, the weekday says which', () => {
  expect(toldTimes('Could we meet on Saturday 3/4?', 'en')).toBe('2027-04-03')
  expect(toldTimes('Could we meet on Thursday 3/4?', 'en')).toBe('2027-03-04')
})
