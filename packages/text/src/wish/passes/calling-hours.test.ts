import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN376] the hours of a telephone', () => {
  it.each<[Language, string]>([
    ['en', 'Could you call me next week? Our phone lines are open from 13 to 15.'],
    ['de', 'Können Sie uns nächste Woche anrufen? Unsere Hotline ist von 13 bis 15 Uhr besetzt.'],
    ['fr', "Pourriez-vous m'appeler la semaine prochaine ? Notre standard est ouvert de 13 h à 15 h."],
    ['es', '¿Podría llamarme la próxima semana? Nuestra centralita está abierta de 13 a 15.'],
    ['it', 'Mi può chiamare la prossima settimana? Le nostre linee sono aperte dalle 13 alle 15.'],
  ])('are those of a call that is asked for, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 13-15')
  })

  it.each<[Language, string]>([
    [
      'en',
      'Could we meet next week? If you have questions, please call us. Our phone lines are open from 9 to 12.',
    ],
    ['de', 'Können wir uns nächste Woche um 15 Uhr treffen? Unsere Hotline ist von 9 bis 12 Uhr besetzt.'],
    ['fr', 'On se voit la semaine prochaine ? Notre standard téléphonique est ouvert de 9 h à 12 h.'],
    ['es', '¿Nos vemos la semana que viene? Nuestra centralita está abierta de 9 a 12.'],
    ['it', 'Ci vediamo la prossima settimana? Il nostro centralino è attivo dalle 9 alle 12.'],
  ])('are none of a meeting, %s: %s', (language, text) => {
    expect(toldWish(text, language)).not.toMatch(/ 9-12$/)
  })
})

describe('[GEN377] a day behind an event and a comma', () => {
  it.each<[Language, string]>([
    ['en', 'Could you come before the wedding, ideally Thursday?'],
    ['de', 'Können Sie vor der Hochzeit kommen, am besten Donnerstag?'],
    ['fr', 'Pouvez-vous passer avant le mariage, de préférence jeudi ?'],
    ['es', '¿Puede venir antes de la boda, mejor el jueves?'],
    ['it', 'Può passare prima del matrimonio, meglio giovedì?'],
  ])('is when to meet, and not when the event is, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14')
  })

  it('is that of the event without a comma', () => {
    expect(toldWish('Could we meet before the launch on Thursday?', 'en')).toBe('..2027-01-13')
  })
})
