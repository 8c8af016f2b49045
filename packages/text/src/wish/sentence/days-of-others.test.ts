import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN460] what somebody does on a day', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'Herr Adam hat Montag und Dienstag zwischen 13 und 19 Uhr Luft und am Freitag von 8 bis 11, Donnerstag ist er im Pflegeheim. Was passt Ihnen?',
      '2027-01-18 13-19, 2027-01-19 13-19, 2027-01-22 8-11 not every 4',
    ],
    [
      'en',
      'Mr Adam is free Monday and Tuesday between 1 and 7 and on Friday from 8 to 11, Thursday he is at the care home. What suits you?',
      '2027-01-18 13-19, 2027-01-19 13-19, 2027-01-22 8-11 not every 4',
    ],
    [
      'es',
      'El señor Adam tiene hueco lunes y martes entre las 13 y las 19 y el viernes de 8 a 11, el jueves está en la residencia. ¿Qué le viene bien?',
      '2027-01-18 13-19, 2027-01-19 13-19, 2027-01-22 8-11 not every 4',
    ],
    [
      'de',
      'Von Montag bis Mittwoch hab ich eine Baustelle zwei Straßen weiter, da könnt ich kurz vorbeikommen. Was ist Ihnen lieber?',
      '2027-01-18..2027-01-20',
    ],
  ])('says whether the day suits, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
