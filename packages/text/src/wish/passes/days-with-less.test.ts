import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

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
