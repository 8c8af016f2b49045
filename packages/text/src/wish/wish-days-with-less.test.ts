import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { toldWish } from './tell-wish.ts'

const week = '2027-01-18..2027-01-24'

describe('[GEN293] a day of which less suits than of the others', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet next week? Any day is fine, but on Wednesday not before 3 pm.'],
    ['en', 'Could we meet next week, Wednesday not before 3?'],
    ['de', 'Wollen wir nächste Woche telefonieren? Mir passt jeder Tag, am Mittwoch aber erst ab 15 Uhr.'],
    ['de', 'Können wir uns nächste Woche sehen? Ich kann immer, nur Mittwoch erst nach 15 Uhr.'],
    ['fr', "On peut se voir la semaine prochaine ? N'importe quel jour me va, mais mercredi pas avant 15 h."],
    [
      'es',
      '¿Nos vemos la semana que viene? Puedo todos los días, pero el miércoles solo a partir de las 15.',
    ],
    ['it', 'Ci vediamo la settimana prossima? Qualsiasi giorno va bene, ma mercoledì non prima delle 15.'],
  ])('leaves the others, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${week} not every 3 0-15`)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet any day next week, but on Friday only until noon?'],
    ['de', 'Können wir uns nächste Woche sehen? Ich kann an allen Tagen, freitags aber nur bis 12 Uhr.'],
    ['fr', "On se voit la semaine prochaine ? Je peux tous les jours, le vendredi seulement jusqu'à 12 h."],
    ['es', '¿Nos vemos la semana que viene? Puedo todos los días, el viernes solo hasta las 12.'],
    ['it', 'Ci vediamo la settimana prossima? Posso tutti i giorni, il venerdì solo fino alle 12.'],
  ])('may end early, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(`${week} not every 5 12-24`)
  })

  it('may be one of several', () => {
    expect(
      toldWish('Could we meet next week? Any day is good, but Tuesday and Thursday only after 2 pm.', 'en'),
    ).toBe(`${week} not every 2 0-14, every 4 0-14`)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week, but only on Wednesday after 3?'],
    ['de', 'Treffen wir uns nächste Woche, aber nur Mittwoch ab 15 Uhr?'],
  ])('is the only one where no other is said to suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20 15-24')
  })
})
