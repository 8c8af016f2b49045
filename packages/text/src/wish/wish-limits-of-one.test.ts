import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { toldWish } from './tell-wish.ts'

describe('[GEN302] hours of one day among those that were named', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on the 22nd, 23rd or 24th, but on the 22nd not before 2?'],
    ['en', 'Could we meet on the 22nd, 23rd or 24th, the 22nd only after 2?'],
    ['de', 'Passt euch der 22., 23. oder 24.? Am 22. aber nicht vor 14 Uhr.'],
    ['fr', 'On se voit le 22, le 23 ou le 24, mais le 22 pas avant 14 h ?'],
    ['es', '¿Nos vemos el 22, el 23 o el 24, pero el 22 no antes de las dos?'],
    ['it', 'Ci vediamo il 22, il 23 o il 24, ma il 22 non prima delle due?'],
  ])('are limits of that day alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-22, 2027-01-23, 2027-01-24 not 2027-01-22 0-14')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? On Tuesday only after 4.'],
    ['de', 'Sehen wir uns nächste Woche? Am Dienstag geht es nur ab 16 Uhr.'],
    ['fr', 'On se voit la semaine prochaine ? Mardi, seulement après 16 h.'],
    ['es', '¿Nos vemos la semana que viene? El martes solo a partir de las 16.'],
    ['it', 'Ci vediamo la settimana prossima, ma martedì solo dopo le 16?'],
  ])('leave the rest of a week as it is, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 2 0-16')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week? I only have time on Tuesday after 4.'],
    ['de', 'Sehen wir uns nächste Woche? Ich kann nur am Dienstag ab 16 Uhr.'],
    ['es', '¿Quedamos la semana que viene? Solo puedo el martes a partir de las cuatro.'],
    ['it', 'Ci vediamo la settimana prossima? Posso solo martedì dopo le 16.'],
  ])('are all that is left where the writer can only then, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 16-24')
  })

  it('are those of all days behind a comma', () => {
    const mail = 'Is it possible to see the flat at the weekend, Saturday if possible, not before noon?'
    expect(toldWish(mail, 'en')).toBe('2027-01-16 12-24')
  })

  it('stand beside those of the other days', () => {
    const mail =
      'Could we meet next week? Wednesday until 11, Thursday after 3, Friday only between 2.30 and 4.'
    expect(toldWish(mail, 'en')).toBe('2027-01-20 0-11, 2027-01-21 15-24, 2027-01-22 14.5-16')
  })
})
