import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "I can't make 2 tomorrow. How about 4, or Friday at 10?", '2027-01-14 16, 2027-01-15 10'],
  ['en', "Can't make 2 tomorrow. 4 or Friday at 10?", '2027-01-14 16, 2027-01-15 10'],
  ['de', 'Morgen um 14 Uhr geht nicht. 16 Uhr oder Freitag um 10?', '2027-01-14 16, 2027-01-15 10'],
  ['fr', 'Demain 14 h ne va pas. 16 h ou vendredi à 10 h ?', '2027-01-14 16, 2027-01-15 10'],
  ['es', 'Mañana a las 14 no puedo. ¿A las 16 o el viernes a las 10?', '2027-01-14 16, 2027-01-15 10'],
  ['it', 'Domani alle 14 non posso. Alle 16 o venerdì alle 10?', '2027-01-14 16, 2027-01-15 10'],
])(
  '[GEN537] an hour ahead of another day is of the day on which an hour did not suit, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
  },
)
