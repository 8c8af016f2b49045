import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN178] an hour around which the meeting may begin', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet one day next week around two?'],
    ['en', 'Could we meet next week, at 2 pm or so?'],
    ['en', 'Could we meet one day next week at 2ish?'],
    ['en', 'Could we have a coffee next week? About two would be best for me.'],
    ['de', 'Können wir uns nächste Woche treffen, so um zwei herum?'],
    ['de', 'Können wir uns nächste Woche treffen, gegen 14 Uhr?'],
    ['de', 'Können wir nächste Woche Kaffee trinken? So um zwei rum passt mir am besten.'],
    ['fr', 'On se voit la semaine prochaine, vers 14 h ?'],
    ['fr', 'On se voit la semaine prochaine, aux alentours de 14 h ?'],
    ['es', '¿Quedamos la semana que viene, sobre las dos?'],
    ['es', '¿Quedamos la semana que viene a las dos más o menos?'],
    ['it', 'Ci vediamo la settimana prossima, verso le due?'],
    ['it', 'Ci vediamo la settimana prossima, intorno alle 14?'],
  ])('is looked for half an hour to each side, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 13.5-15')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet one day next week around two or three?'],
    ['de', 'Können wir uns nächste Woche gegen 14 oder gegen 15 Uhr treffen?'],
    ['fr', 'On se voit la semaine prochaine vers 14 h ou 15 h ?'],
    ['es', '¿Quedamos la semana que viene sobre las dos o las tres?'],
    ['it', 'Ci vediamo la settimana prossima verso le due o verso le tre?'],
  ])('goes on to the other of two, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.times.map(({ from, until }) => [from / 60, until / 60])).toEqual([
      [13.5, 15],
      [15, 15.5],
    ])
  })

  it('ends as late as its length says', () => {
    expect(toldWish('Können wir nächste Woche eine Stunde reden, so gegen zwei?', 'de')).toBe(
      '2027-01-18..2027-01-24 13.5-15.5',
    )
  })

  it('narrows the hours of a meal', () => {
    expect(toldWish('¿Comemos la semana que viene? Sobre las dos, como siempre.', 'es')).toBe(
      '2027-01-18..2027-01-24 13.5-15',
    )
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday around two?'],
    ['de', 'Treffen wir uns am Dienstag gegen 14 Uhr?'],
  ])('is an offer on one day, %s: %s', (language, text) => {
    const [proposal, ...others] = readMail(text, language).wish.proposals
    expect([proposal?.date, proposal?.from, others]).toEqual(['2027-01-19', 14 * 60, []])
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet one day next week at two?', '2027-01-18..2027-01-24 14-14.5'],
    ['de', 'Können wir uns nächste Woche treffen, ab ca. 14 Uhr?', '2027-01-18..2027-01-24 14-24'],
    ['fr', 'On se voit la semaine prochaine à 14 h ?', '2027-01-18..2027-01-24 14-14.5'],
    ['es', '¿Quedamos la semana que viene a las dos?', '2027-01-18..2027-01-24 14-14.5'],
    ['it', 'Ci vediamo la settimana prossima alle due?', '2027-01-18..2027-01-24 14-14.5'],
  ])('is not every hour, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
