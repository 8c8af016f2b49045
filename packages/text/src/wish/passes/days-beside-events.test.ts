import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN297] the day beside an event', () => {
  it.each<[Language, string]>([
    ['en', 'Could we talk the day after the workshop on Tuesday?'],
    ['de', 'Können wir am Tag nach dem Workshop am Dienstag reden?'],
    ['fr', "On peut se parler le lendemain de l'atelier de mardi ?"],
    ['es', '¿Podemos hablar el día después del taller del martes?'],
    ['it', 'Possiamo parlarci il giorno dopo il workshop di martedì?'],
  ])('is the one after it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-20')
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk the day before the trade fair on Tuesday?'],
    ['de', 'Können wir am Tag vor der Messe am Dienstag reden?'],
    ['fr', 'On peut se parler la veille du salon de mardi ?'],
    ['es', '¿Podemos hablar el día antes de la feria del martes?'],
    ['it', 'Possiamo parlarci il giorno prima della fiera di martedì?'],
  ])('or the one before it, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18')
  })

  it('is none where a day is named by itself', () => {
    expect(toldWish('Could we meet the day after tomorrow or on Tuesday?', 'en')).toBe(
      '2027-01-15, 2027-01-19',
    )
  })
})
