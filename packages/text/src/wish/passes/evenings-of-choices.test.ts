import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', 'Are you around tonight or tomorrow between 7 and 9?', '2027-01-13 18-24, 2027-01-14 19-21'],
  ['en', 'Could I phone you tonight or tomorrow at 8?', '2027-01-14 20, 2027-01-13 18-24'],
  ['en', 'Shall we rehearse on Friday at 7 pm or Saturday at 8?', '2027-01-15 19, 2027-01-16 20'],
  ['de', 'Kann ich dich heute Abend oder morgen um acht anrufen?', '2027-01-14 20, 2027-01-13 18-24'],
  [
    'de',
    'Freitag um halb acht abends oder Samstag um Viertel nach acht. Wie sieht es bei dir aus?',
    '2027-01-15 19.5, 2027-01-16 20.25',
  ],
  [
    'fr',
    'Je pourrais passer chez toi ce soir ou demain entre 7 et 9 heures, ça te va ?',
    '2027-01-13 18-24, 2027-01-14 19-21',
  ],
  ['es', '¿Te llamo esta noche o mañana a las ocho?', '2027-01-14 20, 2027-01-13 20-24'],
  [
    'it',
    'Potrei passare da te stasera o domani tra le sette e le nove, va bene?',
    '2027-01-13 18-24, 2027-01-14 19-21',
  ],
])(
  '[GEN520] hours of another day to choose behind an evening are of the evening, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['de', 'Passt Freitag um 19 Uhr oder Samstag um 8 Uhr?', '2027-01-15 19, 2027-01-16 8'],
  ['fr', 'On se voit vendredi à 19h ou samedi à 8h ?', '2027-01-15 19, 2027-01-16 8'],
  ['en', 'Could we talk tonight or tomorrow at 9:30?', '2027-01-14 9.5, 2027-01-13 18-24'],
])('[GEN520] and not where hours are written as those of a day with 24, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language)).toBe(times)
})
