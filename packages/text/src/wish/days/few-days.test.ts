import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', 'Could we talk in a couple of days?', '2027-01-15..2027-01-17'],
  ['de', 'Können wir in ein paar Tagen sprechen?', '2027-01-15..2027-01-18'],
  ['fr', 'On peut se parler dans quelques jours ?', '2027-01-15..2027-01-18'],
  ['es', '¿Podemos hablar dentro de un par de días?', '2027-01-15..2027-01-17'],
  ['it', 'Possiamo sentirci tra qualche giorno?', '2027-01-15..2027-01-18'],
])('[GEN531] in a few days are the days from the one after tomorrow on, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language)).toBe(times)
})
