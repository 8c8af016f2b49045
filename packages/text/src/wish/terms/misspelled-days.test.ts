import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldItems, toldTimes } from '../tell-wish.ts'

describe('[GEN490] the name of a day with one letter wrong', () => {
  it.each<[Language, string, string]>([
    ['en', 'Can we meet thrusday at 3?', '2027-01-14 15'],
    ['en', 'Could we meet on Thursady?', '2027-01-14'],
    ['en', 'Could we meet on Wensday at 3?', '2027-01-20 15'],
    ['en', 'Could we meet on firday at 3?', '2027-01-15 15'],
    ['en', 'Could we meet tommorow at 3?', '2027-01-14 15'],
    ['en', 'Could we meet on Febuary 3?', '2027-02-03'],
    ['de', 'Können wir uns am Donerstag um 15 Uhr treffen?', '2027-01-14 15'],
    ['de', 'Können wir uns am Feritag treffen?', '2027-01-15'],
    ['fr', 'On peut se voir vendrdi à 15 h ?', '2027-01-15 15'],
    ['fr', 'On peut se voir juedi ?', '2027-01-14'],
    ['es', '¿Podemos vernos el juebes a las 15?', '2027-01-14 15'],
    ['it', 'Possiamo vederci giovdi alle 15?', '2027-01-14 15'],
  ])('is that day, %s: %s', (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on thuesday at 3?'],
    ['en', 'Could we meet on xyzday at 3?'],
  ])('is no day, and the hour none of today, where it may be another or none, %s: %s', (language, text) => {
    const { confidence, wish } = readMail(text, language)
    expect(confidence).toBe('low')
    expect([...wish.proposals, ...wish.times]).toEqual([])
  })

  it.each<[Language, string, string]>([
    ['de', 'Ich bin auf Montage. Können wir uns am Freitag treffen?', '2027-01-15'],
    ['it', 'Sono Domenico. Possiamo vederci venerdì?', '2027-01-15'],
    ['en', 'It comes with a sundae. Could we meet on Friday?', '2027-01-15'],
    ['es', 'Los jueces son dos. ¿Podemos vernos el viernes?', '2027-01-15'],
  ])('and another word stays that word, %s: %s', (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  })
})

describe('[GEN490] the short name of a day ahead of an hour', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet sat at 3?', '2027-01-16 15'],
    ['de', 'können wir uns do um 10 treffen?', '2027-01-14 10'],
    ['fr', 'On peut se voir jeu. à 15 h ?', '2027-01-14 15'],
    ['it', 'Possiamo vederci gio alle 15?', '2027-01-14 15'],
  ])('is that day, %s: %s', (language, text, times) => {
    expect(toldTimes(text, language)).toBe(times)
  })

  it('and what is played for money is a game', () => {
    expect(toldTimes('On joue à un jeu à 10 euros mardi ?', 'fr')).toContain('2027-01-19')
  })
})

it.each<[Language, string]>([
  ['es', '¿Por qué no te vienes a las 20:00?'],
  ['es', 'Te he sabido explicar el precio salado.'],
  ['it', 'Vi domandi chi ha sanato la casa.'],
])('[GEN505] a word of the language is no misspelled day, %s: %s', (language, text) => {
  expect(toldItems(text, language)).not.toMatch(/2027-01-1[4-9]/)
})
