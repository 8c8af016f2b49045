import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldTimes, toldWish } from '../tell-wish.ts'

it('[GEN503] hours before a polite no are left out', () => {
  expect(toldWish('Hast du am Sonntag Zeit? Zwischen zwölf und zwei bitte nicht.', 'de')).toBe(
    '2027-01-17 not any day 12-14',
  )
})

it.each<[Language, string]>([
  ['es', 'Podemos vernos el martes que usted elija.'],
  ['en', 'Any Tuesday of your choice suits us. Could we meet?'],
])('[GEN506] a weekday of the choice of the reader is each such day, %s: %s', (language, text) => {
  expect(toldTimes(text, language)).toBe('every 2')
})

it('[GEN507] a thing that is due by a day limits the meeting and not its writer', () => {
  expect(toldWish('It has to be done by 30 January. Please pick a day from 18 January onwards.', 'en')).toBe(
    '2027-01-18..2027-01-30',
  )
})

it.each<[Language, string, string]>([
  [
    'en',
    "I propose delaying the meeting until Tuesday 2 February, we won't have the figures before then.",
    '2027-02-02',
  ],
  [
    'de',
    'Mir wäre es lieber, wir machten die Begehung erst in der Woche vom 1. bis 5. Februar, vorher steht das Gerüst nicht.',
    '2027-02-01..2027-02-05',
  ],
])('[GEN508] nothing is wished before a time where that is denied, %s: %s', (language, text, told) => {
  expect(toldWish(text, language)).toBe(told)
})

it('[GEN509] what is between the hours of a choice of days is none of the days between them', () => {
  expect(
    toldWish(
      'Ich könnte Dienstag oder Donnerstag, zwischen 7 und 9 oder ab 16 Uhr, dazwischen sind wir unterwegs.',
      'de',
    ),
  ).not.toContain('2027-01-20')
})

it('[GEN510] a word of a room, a flat or a meeting is no day and no zone', () => {
  expect(readMail('Soy Encarna, la del 2ºB. ¿Te puedes pasar el sábado?', 'es').wish.times).toHaveLength(1)
  expect(readMail('¿A qué hora de la reunión hablamos el viernes?', 'es').wish.timeZone).toBeNull()
})
