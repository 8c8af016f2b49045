import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN440] a longer time beside weekdays that have hours', () => {
  it.each<[Language, string]>([
    ['en', 'When can you come from 18 to 29 January? Viewings are possible on Tuesdays from 9 to 12.'],
    [
      'de',
      'Wann können Sie vom 18. bis zum 29. Januar kommen? Besichtigungen gibt es dienstags von 9 bis 12 Uhr.',
    ],
    ['fr', 'Quand pouvez-vous venir du 18 au 29 janvier ? Les visites ont lieu le mardi de 9h à 12h.'],
    ['es', '¿Cuándo puede venir del 18 al 29 de enero? Las visitas son los martes de 9 a 12.'],
    ['it', 'Quando può venire dal 18 al 29 gennaio? Ricevo il martedì dalle 9 alle 12.'],
    ['de', 'Vom 18. bis zum 29. Januar dienstags von 9 bis 12 Uhr, passt Ihnen das?'],
  ])('is that of these weekdays, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 9-12, 2027-01-26 9-12')
  })

  it.each<[Language, string]>([
    ['en', 'Viewings are on Tuesdays from 9 to 12. When can you come, this week or next week?'],
    [
      'de',
      'Besichtigungen gibt es dienstags von 9 bis 12 Uhr. Wann können Sie diese oder nächste Woche kommen?',
    ],
    [
      'fr',
      'Les visites ont lieu le mardi de 9h à 12h. Quand pouvez-vous venir, cette semaine ou la semaine prochaine ?',
    ],
    ['es', 'Las visitas son los martes de 9 a 12. ¿Cuándo puede venir, esta semana o la próxima?'],
    ['it', 'Ricevo il martedì dalle 9 alle 12. Quando può venire, questa settimana o la prossima?'],
  ])('so are two weeks to choose from, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 9-12')
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'From 18 to 22 January, or on Tuesdays from 9 to 12 in February, when would suit you?',
      '2027-01-18..2027-01-22',
    ],
    ['en', 'Could we meet from 18 to 22 January? I am free then.', '2027-01-18..2027-01-22'],
  ])(
    'is a choice of its own behind “or”, and where no weekday has hours, %s: %s',
    (language, text, first) => {
      expect(toldWish(text, language)).toContain(first)
    },
  )
})
