import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  [
    'en',
    "I'm free all day Friday apart from a call at 11. When could we meet?",
    '2027-01-15 not any day 11-11.016666666666667',
  ],
  [
    'de',
    'Freitag bin ich den ganzen Tag frei, außer einer Besprechung von 11 bis 12. Wann passt es Ihnen?',
    '2027-01-15 not any day 11-12',
  ],
  [
    'fr',
    'Je suis libre toute la journée vendredi sauf un appel à 11h. Quand peut-on se voir ?',
    '2027-01-15 not any day 11-11.016666666666667',
  ],
  [
    'es',
    'El viernes estoy libre todo el día salvo una llamada a las 11. ¿Cuándo nos vemos?',
    '2027-01-15 not any day 11-11.016666666666667',
  ],
  [
    'it',
    'Venerdì sono libero tutto il giorno tranne una chiamata alle 11. Quando ci vediamo?',
    '2027-01-15 not any day 11-11.016666666666667',
  ],
])(
  '[GEN530] the hour of what happens behind a word such as "except" does not suit, %s: %s',
  (language, text, times) => {
    expect(toldWish(text, language)).toBe(times)
  },
)

it.each<[Language, string, string]>([
  [
    'en',
    'Any time on Friday except between 1 and 2 works for me. Can we talk?',
    '2027-01-15 not any day 13-14',
  ],
  [
    'en',
    'Any day next week but Monday is fine with me. When can we meet?',
    '2027-01-18..2027-01-24 not every 1',
  ],
  ['fr', "Vendredi n'importe quand sauf de 13h à 14h. On peut s'appeler ?", '2027-01-15 not any day 13-14'],
])(
  '[GEN530] nor do hours behind it, of a day at any time of which one can meet, %s: %s',
  (language, text, times) => {
    expect(toldWish(text, language)).toBe(times)
  },
)
