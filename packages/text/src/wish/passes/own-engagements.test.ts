import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes, toldWish } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', 'Friday is open, I just have a call at 11. Can we meet?', '2027-01-15 not any day 11-12'],
  ['en', 'I have a call at 11 on Friday, could we meet?', '2027-01-15 not any day 11-12'],
  [
    'en',
    "I'm free on Friday but have a dentist appointment from 2 to 3. Could we meet?",
    '2027-01-15 not any day 14-15',
  ],
  [
    'de',
    'Freitag ist frei, nur um 11 habe ich ein Telefonat. Können wir uns sehen?',
    '2027-01-15 not any day 11-12',
  ],
  [
    'de',
    'Ich bin am Donnerstag von 13 bis 15 Uhr in einer Besprechung. Können wir telefonieren?',
    '2027-01-14 not any day 13-15',
  ],
  ['fr', "Vendredi j'ai un appel à 11 h, sinon je suis libre. On se voit ?", '2027-01-15 not any day 11-12'],
  [
    'es',
    'El viernes tengo una llamada a las 11, por lo demás estoy libre. ¿Nos vemos?',
    '2027-01-15 not any day 11-12',
  ],
  [
    'it',
    'Venerdì ho una chiamata alle 11, per il resto sono libero. Ci vediamo?',
    '2027-01-15 not any day 11-12',
  ],
  ['en', 'I have a call at 11 on Friday. Could we meet on Thursday?', '2027-01-14'],
])(
  '[GEN534] the hour of what the writer has to do does not suit, and the rest of the only day does, %s: %s',
  (language, text, times) => {
    expect(toldWish(text, language)).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['en', 'I have a slot for a call at 11 on Friday, shall we talk?', '2027-01-15 11'],
  ['en', 'I have a call at 11 on Friday, can you join?', '2027-01-15 11'],
  ['en', 'We have a call at 11 on Friday. Can you make it?', '2027-01-15 11'],
  ['de', 'Ich habe am Freitag um 11 noch einen Termin frei, passt das?', '2027-01-15 11'],
])('[GEN534] but not where the hour is offered, or the mail asks along, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})
