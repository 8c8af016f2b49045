import { describe, expect, it } from 'vitest'
import { datesIn } from './dates.ts'
import type { Language } from './language.ts'
import { requestsIn } from './requests.ts'
import { rouge } from './summary/rouge.ts'
import { inventedIn } from './summary/score.ts'

describe('[GEN12]', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'Come on Friday 27 November at 9:30, or tomorrow.', ['Friday 27 November', 'at 9:30', 'tomorrow']],
    ['en', 'Due December 4, 2026 or 2026-12-05.', ['December 4, 2026', '2026-12-05']],
    [
      'de',
      'Am Freitag, dem 27. November, um 14 Uhr oder am 3.12.',
      ['Freitag, dem 27. November', 'um 14 Uhr', '3.12.'],
    ],
    [
      'fr',
      'Le jeudi 10 décembre à 9h30, ou la semaine prochaine.',
      ['jeudi 10 décembre', 'à 9h30', 'la semaine prochaine'],
    ],
    [
      'es',
      'El martes 1 de diciembre a las 18:00 o mañana.',
      ['martes 1 de diciembre', 'a las 18:00', 'mañana'],
    ],
    [
      'it',
      'Mercoledì 2 dicembre alle 20:30 o domani sera.',
      ['Mercoledì 2 dicembre', 'alle 20:30', 'domani sera'],
    ],
  ])('finds dates, %s: %s', (language, text, dates) => {
    expect(datesIn(text, language).map((date) => date.text)).toEqual(dates)
  })

  it.each<[Language, string]>([
    ['en', 'Could you send the plan by Monday?'],
    ['de', 'Bitte schicken Sie den Plan bis Montag.'],
    ['fr', 'Merci de nous envoyer le plan avant lundi.'],
    ['es', 'Por favor, envíe el plano antes del lunes.'],
    ['it', 'Mi mandi per favore il disegno entro lunedì.'],
  ])('finds requests with their last day, %s', (language, text) => {
    const [request] = requestsIn({ text, language })
    expect(request).toMatchObject({ text, hasDeadline: true })
  })

  it('finds none in what only tells', () => {
    expect(requestsIn({ text: 'The heating works again. It was the boiler.', language: 'en' })).toEqual([])
  })
})

describe('[GEN11]', () => {
  it('counts words, pairs and the longest sequence', () => {
    const { r1, r2, rl } = rouge('the cat sat on the mat', 'the cat lay on the mat')
    expect([r1, r2, rl].map((value) => value.toFixed(3))).toEqual(['0.833', '0.600', '0.833'])
  })

  it('counts a repeated word as often as the reference has it', () => {
    expect(rouge('the the the', 'the end').r1).toBeCloseTo(0.4)
    expect(rouge('', 'the end')).toEqual({ r1: 0, r2: 0, rl: 0 })
    expect(rouge('mat the on', 'on the mat').rl).toBeCloseTo(1 / 3)
  })

  it('[GEN6] names and numbers that the source lacks are invented', () => {
    const source = 'Tilda pays 320 pounds to Mill Street.'
    expect(inventedIn('So Tilda pays 320 pounds.', source)).toEqual([])
    expect(inventedIn('So Marlow pays 330 pounds.', source)).toEqual(['marlow', '330'])
  })
})
