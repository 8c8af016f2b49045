import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['en', "I'd prefer Friday over tomorrow.", '2027-01-15'],
  ['de', 'Freitag wäre mir lieber als morgen.', '2027-01-15'],
  ['fr', 'Plutôt vendredi que demain ?', '2027-01-15'],
  ['fr', "Jeudi, mieux vaut commencer à 10 h qu'à 9 h. D'accord ?", '2027-01-14 10'],
  ['es', 'El viernes mejor a las 10 que a las 9. ¿Puede ser?', '2027-01-15 10'],
  ['es', '¿Nos vemos mañana por la noche y no hoy?', '2027-01-14 20-24'],
  ['it', "Giovedì meglio alle 10 che alle 9. Sei d'accordo?", '2027-01-14 10'],
])('[GEN501] a time that is compared with a better one is given up, %s: %s', (language, text, told) => {
  expect(toldTimes(text, language).replace(' ?', '')).toBe(told)
})

it.each<[Language, string]>([
  ['es', 'Mejor el viernes, que mañana no puedo. ¿Te va bien?'],
  ['en', 'I like to fit you in rather than drop it: could you come on Friday?'],
])('[GEN501] and other words behind such a word give up nothing, %s: %s', (language, text) => {
  expect(toldTimes(text, language).replace(' ?', '')).toContain('2027-01-15')
})
