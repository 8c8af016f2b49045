import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "I can't make 4 today. Any time from 5 would work.", '2027-01-13 17-24'],
  [
    'de',
    'Tut mir leid, zehn Uhr heute wird nichts. Um 11 oder um 14 Uhr ginge es.',
    '2027-01-13 11, 2027-01-13 14',
  ],
  ['fr', "Désolé, 10 h aujourd'hui ça ne va pas. 11 h ou 15 h, ça irait.", '2027-01-13 11, 2027-01-13 15'],
  ['it', 'Oggi alle 16 non riesco a essere lì. Posso arrivare dalle 18 in avanti.', '2027-01-13 18-24'],
])(
  '[GEN241] hours behind a day and an hour at which the writer cannot are on that day, also where they are told, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['en', 'The exam is on Friday, shall we meet the day after?', '2027-01-16'],
  ['fr', "L'examen est vendredi, on se voit le lendemain ?", '2027-01-16'],
  ['es', 'El examen es el viernes, ¿quedamos al día siguiente?', '2027-01-16'],
])(
  '[GEN297] the day of an event is none of the meeting on the day after it, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['en', 'Would Wednesday work? I have no classes between 1 and 5.', '2027-01-20 13-17'],
  ['de', 'Ginge Mittwoch? Von 13 bis 17 Uhr habe ich keinen Unterricht.', '2027-01-20 13-17'],
  ['fr', "Serait-ce envisageable le mercredi 27 ? Je n'ai pas cours de 13 h à 17 h.", '2027-01-27 13-17'],
  ['es', '¿Podría ser el miércoles? No tengo clase de 13 a 17.', '2027-01-20 13-17'],
  ['it', 'Sarebbe possibile mercoledì? Non ho lezione dalle 13 alle 17.', '2027-01-20 13-17'],
])('[GEN534] hours at which the writer has no class or call suit, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
})
