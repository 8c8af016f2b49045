import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  [
    'en',
    "We're having people over for dinner on Saturday the 23rd at 7 pm. Hope you both can make it!",
    '2027-01-23 19 ?',
  ],
  ['de', 'Stammtisch ist diesmal Donnerstagabend im Adler. Setz dich doch dazu!', '2027-01-14 18-24 ?'],
  ['fr', 'Le président souhaite vous entendre vendredi à 8h30, salle Monet.', '2027-01-15 8.5 ?'],
  ['es', 'La junta del club se reúne el lunes 18 a las 19:00. Contamos con usted.', '2027-01-18 19 ?'],
])('[GEN526] the only time of a short mail that asks to meet is meant, %s: %s', (language, text, times) => {
  expect(toldTimes(text, language)).toBe(times)
})
