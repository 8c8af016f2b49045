import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN378] weeks with hours of their own', () => {
  it.each<[Language, string]>([
    ['en', 'Can we meet? This week I can do mornings, next week afternoons.'],
    ['en', 'Can we meet in the morning this week or in the afternoon next week?'],
    ['de', 'Können wir uns treffen? Diese Woche kann ich vormittags, nächste Woche nachmittags.'],
    ['fr', "On peut se voir ? Cette semaine je peux le matin, la semaine prochaine l'après-midi."],
    ['es', '¿Podemos vernos? Esta semana puedo por la mañana, la próxima semana por la tarde.'],
    ['it', 'Possiamo vederci? Questa settimana posso al mattino, la prossima settimana il pomeriggio.'],
  ])('have these alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-13..2027-01-17 0-12, 2027-01-18..2027-01-24 12-18')
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet next week before 11 or the week after from 3?'],
    ['de', 'Können wir uns nächste Woche vor 11 oder übernächste Woche ab 15 Uhr treffen?'],
    ['fr', 'On se voit la semaine prochaine avant 11 h ou la suivante à partir de 15 h ?'],
    ['es', '¿Nos vemos la semana que viene antes de las 11 o la siguiente a partir de las 15?'],
    ['it', 'Ci vediamo la prossima settimana prima delle 11 o quella dopo dalle 15?'],
  ])('may have limits, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 0-11, 2027-01-25..2027-01-31 15-24')
  })

  it('share the hours that stand behind both', () => {
    const mail = 'Could we meet next week or the week after, in the mornings?'
    expect(toldWish(mail, 'en')).toBe('2027-01-18..2027-01-24 0-12, 2027-01-25..2027-01-31 0-12')
  })
})
