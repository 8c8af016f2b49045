import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldTimes } from '../tell-wish.ts'

it.each<[Language, string, string]>([
  ['fr', 'Tu préfères pas demain soir ?', '2027-01-14 18-24'],
  ['fr', 'Tu ne préférerais pas jeudi matin ?', '2027-01-14 0-12'],
  ['fr', 'Vous ne préférez pas jeudi ?', '2027-01-14'],
  ['de', 'Wäre dir nicht morgen Abend lieber?', '2027-01-14 18-24'],
  ['en', "Wouldn't Thursday be better for you?", '2027-01-14'],
  ['es', '¿No te viene mejor el jueves?', '2027-01-14'],
  ['it', 'Non ti va meglio giovedì?', '2027-01-14'],
])(
  '[GEN536] who asks whether a time is not liked better proposes the time, %s: %s',
  (language, text, times) => {
    expect(toldTimes(text, language).replace(' ?', '')).toBe(times)
  },
)
