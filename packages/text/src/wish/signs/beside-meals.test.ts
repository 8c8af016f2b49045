import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function hoursOf(language: Language, text: string) {
  return readMail(text, language).wish.times.map(({ from, until }) => [from / 60, until / 60])
}

describe('[GEN300] between a meal and an hour', () => {
  it.each<[Language, string, number, number]>([
    ['en', 'Could you drop by on Friday between lunch and four?', 14, 16],
    ['de', 'Kannst du am Freitag zwischen Mittagessen und 16 Uhr vorbeikommen?', 14, 16],
    ['fr', 'Tu peux passer vendredi entre le déjeuner et 16 heures ?', 14.5, 16],
    ['es', '¿Puedes pasarte el viernes entre la comida y las seis?', 16, 18],
    ['it', 'Riesci a passare venerdì tra pranzo e le quattro?', 14, 16],
    ['en', 'Could you drop by on Friday between four and dinner?', 16, 18],
    ['en', 'Could you drop by on Friday between breakfast and lunch?', 10, 11.5],
  ])('is what lies behind the first and before the second, %s: %s', (language, text, from, until) => {
    expect(hoursOf(language, text)).toEqual([[from, until]])
  })

  it('begins with the meal where the hour lies within it', () => {
    expect(hoursOf('en', 'Could you drop by on Friday between lunch and 1.30?')).toEqual([[11.5, 13.5]])
  })
})
