import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  [
    'en',
    'I can do Thursday at 10am or 4.30pm, or noon on Friday. Which suits you?',
    '2027-01-14 10, 2027-01-14 16.5, 2027-01-15 12',
  ],
  ['en', 'Could we talk Thursday at 10 or noon on Friday?', '2027-01-14 10, 2027-01-15 12'],
  [
    'en',
    'I could come tomorrow at 2 or at 4, or at 10 on Friday morning. Which suits you?',
    '2027-01-14 14, 2027-01-14 16, 2027-01-15 10',
  ],
  ['en', 'Would Thursday at 9 or at 3 work, or 11 on Friday?', '2027-01-14 9, 2027-01-14 15, 2027-01-15 11'],
  ['de', 'Passt Donnerstag um 10 Uhr oder 12 Uhr am Freitag?', '2027-01-14 10, 2027-01-15 12'],
  [
    'fr',
    "Je suis libre jeudi à 10 h ou 16 h 30, ou bien à midi vendredi. Qu'est-ce qui vous convient ?",
    '2027-01-14 10, 2027-01-14 16.5, 2027-01-15 12',
  ],
  [
    'es',
    '¿Hablamos el jueves a las 10 o a las 16:30, o a las 12 el viernes?',
    '2027-01-14 10, 2027-01-14 16.5, 2027-01-15 12',
  ],
  [
    'it',
    'Andrebbe bene giovedì alle 10 o alle 16.30, oppure a mezzogiorno di venerdì. Cosa preferisce?',
    '2027-01-14 10, 2027-01-14 16.5, 2027-01-15 12',
  ],
])(
  '[GEN521] an hour ahead of a day is of that day, and those before it of theirs, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  },
)
