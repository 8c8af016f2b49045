import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function hoursOf(language: Language, text: string) {
  const { times, excluded } = readMail(text, language).wish
  return [times, excluded].map((all) => all.map(({ from, until }) => [from / 60, until / 60]))
}

describe('[GEN287] an hour behind the one from which a meeting may be', () => {
  it.each<[Language, string]>([
    ['en', 'Could we rehearse on Monday? From 7 pm on is fine, and at half past nine we have to leave.'],
    ['de', 'Können wir am Montag proben? Ab 19 Uhr wäre mir recht, und um halb zehn muss ich los.'],
    ['fr', 'On répète lundi ? À partir de 19 h, et à 9 h et demie je dois filer.'],
    ['es', '¿Ensayamos el lunes? A partir de las siete de la tarde, y a las nueve y media me tengo que ir.'],
    ['it', 'Proviamo lunedì? Dalle 19 in poi, e alle nove e mezza devo scappare.'],
  ])('is later than it, %s: %s', (language, text) => {
    expect(hoursOf(language, text)).toEqual([[[19, 24]], [[21.5, 24]]])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet? Thursday from 10, Friday until 9.'],
    ['de', 'Können wir uns treffen? Donnerstag ab 10 Uhr, Freitag bis 9 Uhr.'],
  ])('is as it is behind a day of its own, %s: %s', (language, text) => {
    expect(hoursOf(language, text)[0]).toEqual([
      [10, 24],
      [0, 9],
    ])
  })

  it('is as it is where it is another choice', () => {
    const { proposals } = readMail('Could we meet on Thursday from 2 pm or at 9?', 'en').wish
    expect(proposals.map(({ from }) => from)).toEqual([9 * 60])
  })

  it.each<[Language, string]>([
    ['de', 'Finden wir einen Abend nächste Woche, Montag bis Donnerstag, nach neun?'],
    ['it', 'Sentiamoci una sera della prossima settimana, da lunedì a giovedì, dopo le nove.'],
  ])('is in the half of the day that was named before the days, %s: %s', (language, text) => {
    expect(hoursOf(language, text)[0]).toEqual([[21, 24]])
  })
})
