import { describe, expect, it } from 'vitest'
import { durationAsked, timesWished, wantsNextWeek } from './meeting-wish.ts'

describe('[GEN37] of a meeting that is wished', () => {
  it.each([
    ['Would you have an hour next week?', 60],
    ['Shall we talk for half an hour?', 30],
    ['Passt Ihnen ein Gespräch von 45 Minuten?', 45],
    ['On se voit une heure ?', 60],
    ['Could we meet?', 30],
    ['It takes 999 minutes.', 240],
  ])('the length: %s', (text, minutes) => expect(durationAsked(text)).toBe(minutes))

  it.each([
    'next week',
    'nächste Woche',
    'la semaine prochaine',
    'la próxima semana',
    'la prossima settimana',
  ])('the week: %s', (words) => {
    expect(wantsNextWeek(`Could we meet ${words}?`)).toBe(true)
    expect(wantsNextWeek('Could we meet?')).toBe(false)
  })

  it.each([
    ['Tuesday or Thursday afternoon would suit us best.', [2, 4], 'afternoon'],
    ['Mir würde Montag oder Dienstag ab 18 Uhr gut passen.', [1, 2], null],
    ['Je suis libre mardi matin.', [2], 'morning'],
    ['¿Podemos vernos el jueves por la tarde?', [4], 'afternoon'],
    ['Per noi andrebbe bene mercoledì mattina.', [3], 'morning'],
    ['Can we meet? Tuesday or Wednesday afternoon would be good.', [2, 3], 'afternoon'],
    ['Dienstag oder Freitag wäre mir recht.', [2, 5], null],
    ['The council met on Monday. Could we meet?', [], null],
  ])('the days and their half: %s', (text, weekdays, half) => {
    expect(timesWished(text)).toEqual({ weekdays: new Set(weekdays), half })
  })
})
