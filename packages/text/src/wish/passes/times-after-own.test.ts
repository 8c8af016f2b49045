import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "Tomorrow I'm in meetings until 3, can we speak after?", '2027-01-14 15-24'],
  ['en', "Tomorrow I'm in meetings until 3. Can we speak after that?", '2027-01-14 15-24'],
  ['en', "I'm in meetings until 3 tomorrow, but free from then on.", '2027-01-14 15-24'],
  ['de', 'Morgen sitze ich bis 15 Uhr in Besprechungen, können wir danach sprechen?', '2027-01-14 15-24'],
  ['fr', "Demain je suis en réunion jusqu'à 15 h, on peut se parler après ?", '2027-01-14 15-24'],
  ['es', 'Mañana estoy reunido hasta las 15, ¿hablamos después?', '2027-01-14 15-24'],
  ['it', 'Domani sono in riunione fino alle 15, ci sentiamo dopo?', '2027-01-14 15-24'],
])('[GEN535] the time behind what the writer has to do is meant, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', 'I land at 8 on Monday, any time from 10 works. Can we meet?', '2027-01-18 10-24'],
  ['en', 'My flight gets in at 9 on Thursday. Any time after 11 would be good.', '2027-01-14 11-24'],
  ['de', 'Ich lande am Montag um 8, ab 10 passt mir alles. Treffen wir uns?', '2027-01-18 10-24'],
  ['fr', "J'atterris lundi à 8 h. N'importe quand à partir de 10 h ?", '2027-01-18 10-24'],
  ['es', 'Aterrizo el lunes a las 8, ¿nos vemos a partir de las 10?', '2027-01-18 10-24'],
  ['it', 'Atterro lunedì alle 8, ci vediamo dalle 10 in poi?', '2027-01-18 10-24'],
])('[GEN535] also behind an arrival, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})

it.each<[Language, string, string]>([
  ['en', "I'm booked until 3 on Thursday. Would 3.30 do?", '2027-01-14 15.5'],
  ['de', 'Donnerstag bin ich bis 15 Uhr voll. Ginge halb vier?', '2027-01-14 15.5'],
  ['fr', "Jeudi je suis prise jusqu'à 15 h. 15 h 30, ça irait ?", '2027-01-14 15.5'],
  ['es', 'El jueves estoy ocupada hasta las 15. ¿Te va a las 15:30?', '2027-01-14 15.5'],
  ['it', 'Giovedì sono occupata fino alle 15. Alle 15:30 va bene?', '2027-01-14 15.5'],
])(
  '[GEN535] an hour that is asked for is of the day until whose hour the writer is busy, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
  },
)
