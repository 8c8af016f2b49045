import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes, toldWish } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  [
    'en',
    'From Monday 18 to Friday 22 January I have no lectures except on Wednesday; could I interview you on one of the other days?',
    '2027-01-18..2027-01-22 not every 3',
  ],
  [
    'fr',
    "Du lundi 18 au vendredi 22 janvier je n'ai pas cours, excepté le mercredi ; pourrions-nous nous voir un des autres jours ?",
    '2027-01-18..2027-01-22 not every 3',
  ],
  [
    'es',
    'Del lunes 18 al viernes 22 de enero no tengo clases, salvo el miércoles; ¿podría entrevistarla otro día de esos?',
    '2027-01-18..2027-01-22 not every 3',
  ],
  [
    'it',
    'Da lunedì 18 a venerdì 22 gennaio non ho lezioni, tranne mercoledì; potrei intervistarla uno degli altri giorni?',
    '2027-01-18..2027-01-22 not every 3',
  ],
])(
  '[GEN527] "the other days" behind an exception are those that are left, %s: %s',
  (language, text, times) => {
    expect(toldWish(text, language)).toBe(times)
  },
)

it.each<[Language, string, string]>([
  [
    'es',
    'El viernes puedo ponerme con su baño. ¿Le importa si llego a las ocho y media de la mañana?',
    '2027-01-15 8.5, 2027-01-15',
  ],
  [
    'it',
    'Venerdì posso montarle il condizionatore. Se arrivo alle sette e mezza di mattina la disturbo?',
    '2027-01-15 7.5, 2027-01-15 ?',
  ],
  ['en', 'Could we start our meeting on Friday at 9?', '2027-01-15 9'],
  [
    'es',
    'Si te va bien, voy el viernes de cuatro a siete, que es cuando no estoy en la obra.',
    '2027-01-15 16-19',
  ],
])(
  "[GEN528] an hour of which the writer asks whether it suits is no time at which the writer's day begins, %s: %s",
  (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  },
)
