import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "Could we meet Tuesday, or if that's no good, Thursday after 2?", '2027-01-19, 2027-01-21 14-24'],
  ['en', 'Tuesday would be perfect but Wednesday before noon works too.', '2027-01-19, 2027-01-20 0-12'],
  ['de', 'Passt dir Dienstag, oder falls nicht, Donnerstag ab 14 Uhr?', '2027-01-19, 2027-01-21 14-24'],
  ['fr', "Mardi ça t'irait, ou sinon jeudi après 14 h ?", '2027-01-19, 2027-01-21 14-24'],
  ['es', '¿Te viene bien el martes o, si no, el jueves a partir de las 14?', '2027-01-19, 2027-01-21 14-24'],
  ['it', 'Martedì ti va bene o, se no, giovedì dopo le 14?', '2027-01-19, 2027-01-21 14-24'],
])('[GEN539] hours are those of the day of their clause, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', 'Could we meet between 9 and 10 or after 5 tomorrow?', '2027-01-14 9-10, 2027-01-14 17-24'],
  [
    'de',
    'Können wir uns zwischen 9 und 10 oder nach 17 Uhr am Freitag treffen?',
    '2027-01-15 9-10, 2027-01-15 17-24',
  ],
  ['fr', 'On peut se voir entre 9 h et 10 h ou après 17 h vendredi ?', '2027-01-15 9-10, 2027-01-15 17-24'],
  [
    'es',
    '¿Podemos vernos entre las 9 y las 10 o después de las 17 el viernes?',
    '2027-01-15 9-10, 2027-01-15 17-24',
  ],
  ['en', "Let's meet at lunchtime on Thursday, or after work.", '2027-01-14 11.5-14, 2027-01-14 17-24'],
  ['it', 'Possiamo vederci tra le 9 e le 10 o dopo le 17 venerdì?', '2027-01-15 9-10, 2027-01-15 17-24'],
  ['en', 'Could we meet in the evening, Thursday or Friday, from 7?', '2027-01-14 19-24, 2027-01-15 19-24'],
  [
    'de',
    'Können wir uns abends treffen, Donnerstag oder Freitag, ab 19 Uhr?',
    '2027-01-14 19-24, 2027-01-15 19-24',
  ],
])('[GEN550] hours that "or" joins ahead of a day are all of that day, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', 'Shall we say 11 on Thursday, or would 12 be better?', '2027-01-14 11, 2027-01-14 12'],
  ['en', 'On Thursday I can only do after 3, would 3.30 do?', '2027-01-14 15.5'],
  ['de', 'Sagen wir 11 Uhr am Donnerstag, oder wäre 12 besser?', '2027-01-14 11, 2027-01-14 12'],
])('[GEN551] a bare hour is read where its words say so, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', 'Is tomorrow too soon? Otherwise Friday.', '2027-01-14, 2027-01-15'],
  ['es', '¿Mañana es muy pronto? Si no, el viernes.', '2027-01-14, 2027-01-15'],
  ['it', 'Domani è troppo presto? Altrimenti venerdì.', '2027-01-14, 2027-01-15'],
])('[GEN552] a day that may be too early is offered, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})
