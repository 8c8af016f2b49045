import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN295] of the days of two people', () => {
  it.each<[Language, string]>([
    ['en', 'My colleague can do Tuesday and Wednesday, I can only do Wednesday. Which hour suits you?'],
    ['de', 'Herr Weber kann Dienstag und Mittwoch, ich nur Mittwoch. Wann passt es Ihnen?'],
    ['fr', 'Monsieur Weber peut mardi et mercredi, moi seulement mercredi. Quelle heure vous convient ?'],
    ['es', 'El señor Weber puede martes y miércoles, yo solo el miércoles. ¿A qué hora le va bien?'],
    ['it', 'Il signor Weber può martedì e mercoledì, io solo mercoledì. A che ora le va bene?'],
  ])('those of both suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20')
  })

  it('a weekday is the one that the first list names', () => {
    expect(toldWish('Anna is free Monday and Thursday, I only on Thursday. Could you come?', 'en')).toBe(
      '2027-01-21',
    )
  })
})

describe('[GEN296] a day behind a word such as or', () => {
  it.each<[Language, string]>([
    ['en', 'Mornings from Monday to Wednesday, or Thursday afternoon, would that work?'],
    ['de', 'Vormittags von Montag bis Mittwoch oder Donnerstagnachmittag, ginge das?'],
    ['fr', 'Le matin du lundi au mercredi ou jeudi après-midi, ce serait possible ?'],
    ['es', '¿Por la mañana de lunes a miércoles o el jueves por la tarde sería posible?'],
    ['it', 'La mattina da lunedì a mercoledì o giovedì pomeriggio, sarebbe possibile?'],
  ])('has the hours behind it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-18\.\.2027-01-20 0-12, 2027-01-21 12-/)
  })
})
