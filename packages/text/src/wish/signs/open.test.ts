import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN153] when somebody can be met or let in', () => {
  it.each<[Language, string, string]>([
    ['en', 'I am open on Tuesday from 11 to 7, quiet before 1.', '2027-01-19 11-19 0-13'],
    [
      'de',
      'Wir haben am Dienstag von 9 bis 12 geöffnet, nachmittags nach Absprache.',
      '2027-01-19 9-12 12-18',
    ],
    ['de', 'Das Studio ist am Dienstag zu haben, nachmittags.', '2027-01-19 12-18'],
    ['fr', "Nous sommes ouverts de 9 h 30 à 18 h, le samedi jusqu'à 13 h.", '9.5-18 2027-01-16 0-13'],
    ['fr', 'Je suis au musée du mardi au vendredi, plutôt libre en fin de matinée.', '2027-01-19+ 10-12'],
    ['es', 'Estamos abiertos el martes de 9 a 14, por la tarde solo a veces.', '2027-01-19 9-14 12-18'],
    ['it', 'Siamo aperti martedì dalle 9 alle 12, il pomeriggio no.', '2027-01-19 9-12 not 12-19'],
    ['it', 'Domani ho le chiavi dalle 12 alle 15.30 e poi dalle 18.', '2027-01-14 12-15.5 18-24'],
  ])('stays a wish beside other times, %s: %s', (language, text, told) => {
    expect(toldItems(text, language)).toBe(told)
  })

  it.each<[Language, string]>([
    ['en', 'Can we meet? On Monday I am on the site, but Tuesday is fine.'],
    ['de', 'Können wir uns treffen? Am Montag bin ich auf der Baustelle, aber am Dienstag ginge es.'],
    ['fr', 'On peut se voir ? Lundi je suis à Lyon, mais mardi me va.'],
    ['es', '¿Podemos vernos? El lunes estoy en Lugo, pero el martes me va bien.'],
    ['it', 'Possiamo vederci? Lunedì sono a Lecce, ma martedì va bene.'],
  ])('and where somebody is elsewhere is none, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-19 not every 1')
  })
})
