import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

describe('[GEN304] an hour of the evening', () => {
  it.each<[Language, string]>([
    ['en', 'Could you make Thursday? The library closes at 7, so before that.'],
    ['de', 'Kannst du am Donnerstag? Die Bibliothek schließt um 7, also vorher.'],
    ['fr', 'Tu peux jeudi ? La bibliothèque ferme à 7 h, donc avant.'],
    ['es', '¿Puedes el jueves? La biblioteca cierra a las siete, así que antes.'],
    ['it', 'Puoi giovedì? La biblioteca chiude alle sette, quindi prima.'],
  ])('is that at which something closes, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.times.map(({ from, until }) => [from / 60, until / 60])).toEqual([
      [0, 19],
    ])
  })

  it('is that at which children are in bed', () => {
    const mail = 'The kids are in bed by eight, so could we talk after that on Tuesday?'
    expect(readMail(mail, 'en').wish.times.map(({ from, until }) => [from / 60, until / 60])).toEqual([
      [20, 24],
    ])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Friday at 8 for dinner?'],
    ['de', 'Treffen wir uns Freitag um acht zum Abendessen?'],
    ['fr', 'On se retrouve vendredi à 8 h pour dîner ?'],
    ['es', '¿Quedamos el viernes a las ocho para cenar?'],
    ['it', 'Ci vediamo venerdì alle otto per cena?'],
  ])('is that of a dinner behind it, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.proposals.map(({ from }) => from)).toEqual([20 * 60])
  })

  it('is none of another day', () => {
    const { proposals } = readMail('Could we meet at 9 on Friday, or for dinner on Saturday?', 'en').wish
    expect(proposals.map(({ from }) => from)).toEqual([9 * 60])
  })
})

describe('[GEN305] a part of the day', () => {
  it('is that in brackets behind a date, where the other half of the day stands in others', () => {
    const { times } = readMail('¿Podría reunirse con nosotros el 19 (mañana) o el 20 (tarde)?', 'es').wish
    expect(times.map(({ first, from, until }) => [first, from / 60, until / 60])).toEqual([
      ['2027-01-19', 0, 12],
      ['2027-01-20', 12, 18],
    ])
  })

  it('is tomorrow behind the date of tomorrow', () => {
    const { proposals } = readMail('¿Nos vemos el jueves 14 (mañana) a las 10?', 'es').wish
    expect(proposals.map(({ date }) => date)).toEqual(['2027-01-14'])
  })
})
