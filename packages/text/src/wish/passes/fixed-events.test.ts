import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN437] a meeting before what has its day and hour', () => {
  it.each<[Language, string]>([
    ['en', 'The signing is on 28 January at 2 pm. When could we go through the deed before that?'],
    [
      'de',
      'Der Notartermin steht am 28.1. um 14 Uhr. Ich würde den Vertrag vorher gern mit Ihnen durchgehen. Wann passt es Ihnen?',
    ],
    [
      'fr',
      "La signature est fixée au 28 janvier à 14 h. Je souhaiterais relire l'acte avec vous auparavant. Quand seriez-vous disponible ?",
    ],
    [
      'es',
      'La firma será el 28 de enero a las 14 h. Me gustaría repasar antes la escritura con usted. ¿Cuándo le vendría bien?',
    ],
    [
      'it',
      "Il rogito è fissato per il 28 gennaio alle 14. Vorrei rivedere prima l'atto con Lei. Quando Le andrebbe bene?",
    ],
  ])('is on a day before it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-01-27')
    expect(readMail(text, language).wish.proposals).toEqual([])
  })

  it('also where the mail names its own last day', () => {
    const mail =
      'The signing is fixed for 28 January at 2 pm. I would like to go through the deed with you before that, on the 26th at the latest. When would suit you?'
    expect(toldWish(mail, 'en')).toBe('..2027-01-26')
  })

  it.each<[Language, string]>([
    [
      'en',
      'I can do Thursday at 3 pm or Friday at 10 am. Please move the wardrobe beforehand. Which suits you?',
    ],
    ['en', 'Would Thursday at 3 pm suit you? And could we have the plan before that?'],
  ])('and leaves offered times alone, %s: %s', (language, text) => {
    const { times, proposals } = readMail(text, language).wish
    expect(JSON.stringify([...times, ...proposals])).toContain('2027-01-14')
  })
})
