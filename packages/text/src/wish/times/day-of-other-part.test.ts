import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  [
    'en',
    "I'm out Thursday morning but can do the afternoon. Shall we meet?",
    '2027-01-14 12-18 not every 4 0-12',
  ],
  [
    'en',
    'Thursday morning is full, but the afternoon works. Shall we meet?',
    '2027-01-14 12-18 not every 4 0-12',
  ],
  [
    'de',
    'Donnerstag Vormittag kann ich nicht, aber am Nachmittag. Treffen wir uns?',
    '2027-01-14 12-18 not every 4 0-12',
  ],
  [
    'fr',
    "Jeudi je ne peux pas le matin, mais l'après-midi oui. On se voit ?",
    '2027-01-14 12-18 not every 4 0-12',
  ],
  [
    'es',
    'El jueves estoy liado por la mañana, por la tarde puedo. ¿Nos vemos?',
    '2027-01-14 12-18 not every 4 0-14',
  ],
  ['it', 'Giovedì mattina non posso, ma il pomeriggio sì. Ci vediamo?', '2027-01-14 12-18 not every 4 0-13'],
  [
    'es',
    '¿Un café esta semana? Cualquier día menos mañana, y no muy temprano, como pronto a las once.',
    '2027-01-13..2027-01-17 11-24 not 2027-01-14, any day 6-11',
  ],
])(
  '[GEN529] hours that suit, of a day whose others do not, are of that day, %s: %s',
  (language, text, times) => {
    expect(toldWish(text, language)).toBe(times)
  },
)
