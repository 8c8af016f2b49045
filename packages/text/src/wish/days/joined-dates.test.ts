import { expect, it } from 'vitest'
import { toldTimes } from '../tell-wish.ts'

it.each([
  ['Könnten wir uns am Do, 21. 1. um 14 Uhr treffen?', '2027-01-21 14'],
  ['Könnten wir uns am 21. 1. 2027 um 14 Uhr treffen?', '2027-01-21 14'],
  ['Passt Ihnen Donnerstag, 21. 1., 14 Uhr?', '2027-01-21 14'],
  ['Können wir zwischen 21. 1. und 25. 1. reden?', '2027-01-21..2027-01-25'],
  ['Termin 21. 1., 10:30 Uhr?', '2027-01-21 10.5'],
])('[GEN491] a date with spaces behind its points is one date: %s', (text, told) => {
  expect(toldTimes(text, 'de')).toBe(told)
})

it.each([
  ['Sag mir bitte, ob du am 21. oder 22.1. Zeit hast.', '2027-01-21, 2027-01-22'],
  ['Sag mir bitte, ob du am 21. oder 22. Zeit hast.', '2027-01-21, 2027-01-22'],
  ['Ich bräuchte 45 Min. von dir am Donnerstag.', '2027-01-14'],
  ['Ich bräuchte 1,5 Stunden von dir am Donnerstag.', '2027-01-14'],
])('[GEN492] a point or a comma of a number ends no clause of a plain request: %s', (text, told) => {
  expect(toldTimes(text, 'de')).toBe(told)
})
