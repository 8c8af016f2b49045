import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  [
    'en',
    "Let's sit down together on the weekend of 16-17 January, either Saturday afternoon or Sunday morning.",
    '2027-01-16 12-18, 2027-01-17 0-12',
  ],
  [
    'en',
    'How about the weekend of the 23rd and 24th, Saturday afternoon or Sunday morning?',
    '2027-01-23 12-18, 2027-01-24 0-12',
  ],
  [
    'de',
    'Wollen wir uns am Wochenende 16./17. Januar zusammensetzen, entweder Samstagnachmittag oder Sonntagvormittag?',
    '2027-01-16 12-18, 2027-01-17 0-12',
  ],
  [
    'de',
    'Wollen wir uns am 16./17.1. zusammensetzen, Samstagnachmittag oder Sonntagvormittag?',
    '2027-01-16 12-18, 2027-01-17 0-12',
  ],
  [
    'fr',
    'Je te propose une séance de travail le week-end du 16-17 janvier, soit le samedi après-midi, soit le dimanche matin.',
    '2027-01-16 12-18, 2027-01-17 0-12',
  ],
  [
    'es',
    '¿Nos juntamos el fin de semana del 16 y 17 de enero, o el sábado por la tarde o el domingo por la mañana?',
    '2027-01-16 12-18, 2027-01-17 0-12',
  ],
  [
    'it',
    'Ci vediamo nel weekend del 16-17 gennaio, o sabato pomeriggio o domenica mattina?',
    '2027-01-16 12-18, 2027-01-17 0-12',
  ],
])('[GEN522] weekdays behind dates that fall on them are these dates, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language)).toBe(times)
})
