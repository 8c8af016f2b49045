import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN395] weekdays beside days from one date to another', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet from 25 to 29 January? Tuesday or Thursday would be best.'],
    ['en', 'Could we meet in the week after next, 25 to 29 January? Tuesday or Thursday would be best.'],
    ['de', 'Geht es vom 25. bis 29. Januar? Dienstag oder Donnerstag wäre am besten.'],
    [
      'de',
      'Können wir uns in der Folgewoche (25. bis 29. Januar) treffen? Dienstag oder Donnerstag wäre gut.',
    ],
    ['fr', 'Peut-on se voir du 25 au 29 janvier ? Mardi ou jeudi serait le mieux.'],
    ['es', '¿Podemos vernos del 25 al 29 de enero? El martes o el jueves sería lo mejor.'],
    ['it', "Possiamo vederci dal 25 al 29 gennaio? Martedì o giovedì sarebbe l'ideale."],
  ])('are those of these days, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-26, 2027-01-28')
  })

  it.each<[Language, string]>([
    ['en', "I'm free from 18 to 20 January or on Friday. Which suits you?"],
    ['de', 'Geht es vom 18. bis 20. Januar oder am Freitag?'],
  ])('are one more choice where they lie outside, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-20, 2027-01-22')
  })

  it('are one more choice behind a word for it', () => {
    expect(toldWish('Geht es vom 25. bis 29. Januar? Oder am Freitag?', 'de')).toBe(
      '2027-01-25..2027-01-29, 2027-01-15',
    )
  })
})
