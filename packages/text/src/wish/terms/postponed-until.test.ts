import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldTimes } from '../tell-wish.ts'

it.each<[Language, string]>([
  ['en', 'Can we postpone our meeting until Friday?'],
  ['en', 'Can we postpone our meeting on Thursday afternoon until Friday?'],
  ['en', "Could we delay Thursday's call until Friday?"],
  ['en', 'Can we push it until Friday?'],
  ['fr', "On peut repousser notre rendez-vous jusqu'à vendredi ?"],
  ['es', '¿Podemos aplazar la reunión del jueves hasta el viernes?'],
  ['it', "Possiamo rimandare l'incontro fino a venerdì?"],
])('[GEN494] a meeting that is put off until a day is on that day, %s: %s', (language, text) => {
  expect(readMail(text, language).ask).toBe('move')
  expect(toldTimes(text, language)).toBe('2027-01-15')
})

it('[GEN494] and until a day is before that day where nothing is put off', () => {
  expect(toldTimes('Could we talk before Friday? I am in until Friday.', 'en')).not.toBe('2027-01-15')
})
