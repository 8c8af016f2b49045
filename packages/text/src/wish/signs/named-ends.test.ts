import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN390] hours beside a part of the day', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday afternoon between 3 and 6.30?'],
    ['de', 'Dienstag Nachmittag zwischen 15 und 18.30 Uhr, passt dir das?'],
    ['fr', 'Mardi après-midi entre 15 h et 18 h 30, ça te va ?'],
    ['es', '¿El martes por la tarde entre las 15 y las 18:30?'],
    ['it', 'Martedì pomeriggio tra le 15 e le 18.30, ti va?'],
  ])('end when they say, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 15-18.5')
  })

  it.each<[Language, string]>([
    ['en', 'Are you free on Thursday between half nine and half twelve?'],
    ['de', 'Hast du am Donnerstag zwischen halb zehn und halb eins Zeit?'],
    ['fr', 'Tu es libre jeudi entre 9 h 30 et midi et demi ?'],
    ['es', '¿Puedes el jueves entre las 9:30 y mediodía y media?'],
    ['it', 'Sei libera giovedì tra le 9.30 e mezzogiorno e mezzo?'],
  ])('end half an hour after noon, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 9.5-12.5')
  })

  it('begin then as well', () => {
    expect(toldWish('Vendredi entre midi et demi et deux heures, ça te va ?', 'fr')).toBe(
      '2027-01-15 12.5-14',
    )
  })
})
