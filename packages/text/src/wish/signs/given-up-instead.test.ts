import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes, toldWish } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', 'Would you mind if we met tomorrow morning rather than tomorrow afternoon?', '2027-01-14 0-12'],
  [
    'de',
    'Macht es dir was aus, wenn wir uns morgen Vormittag statt morgen Nachmittag treffen?',
    '2027-01-14 0-12',
  ],
  ['fr', "Ça t'embêterait qu'on se voie demain matin plutôt que demain après-midi ?", '2027-01-14 0-12'],
  [
    'es',
    '¿Te importa si nos juntamos mañana por la mañana en vez de mañana por la tarde?',
    '2027-01-14 0-12',
  ],
  ['it', 'Ti spiace se ci vediamo domani mattina invece di domani pomeriggio?', '2027-01-14 0-12'],
])(
  '[GEN524] the whole time behind a word such as "rather than" is given up, %s: %s',
  (language, text, times) => {
    expect(toldWish(text, language)).toBe(times)
  },
)

it.each<[Language, string, string]>([
  ['en', 'Could we meet on Friday at 9 instead of 10?', '2027-01-15 9'],
  ['en', 'Could we meet at 9 instead of 10 on Friday?', '2027-01-15 9'],
  ['de', 'Können wir uns am Freitag um 9 Uhr statt 10 Uhr treffen?', '2027-01-15 9'],
  ['fr', 'On peut se voir vendredi à 9h au lieu de 10h ?', '2027-01-15 9'],
  ['fr', 'À la place de lundi, tu pourrais mercredi 20 à 9h ?', '2027-01-20 9'],
  ['es', '¿Podemos empezar el viernes a las 9 en vez de a las 10?', '2027-01-15 9'],
  ['it', 'Possiamo iniziare venerdì alle 9 invece che alle 10?', '2027-01-15 9'],
])('[GEN524] or hour, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language)).toBe(times)
})
