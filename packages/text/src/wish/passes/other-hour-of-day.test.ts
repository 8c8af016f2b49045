import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "I'm double-booked at 2 on Thursday, could we start at 3:30pm that day?", '2027-01-14 15.5'],
  ['en', 'Thursday at 10 is the launch, could we meet at 11:30?', '2027-01-14 11.5'],
  [
    'de',
    'Am Donnerstag um 14 Uhr habe ich einen anderen Termin, können wir um 15 Uhr anfangen?',
    '2027-01-14 15',
  ],
  ['fr', "Jeudi à 10h j'ai dentiste, on peut se voir à 11h ?", '2027-01-14 11'],
  ['es', 'El jueves a las diez tengo dentista; ¿empezamos a las once de la mañana?', '2027-01-14 11'],
  ['it', 'Giovedì alle 11 sono ancora in banca, possiamo trovarci alle 11:30?', '2027-01-14 11.5'],
  ['en', 'Could we meet on Thursday at 10, and have lunch at 12?', '2027-01-14 10, 2027-01-14 12'],
])(
  '[GEN532] a question for another hour is of the day on which something else is at the hour before, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  },
)
