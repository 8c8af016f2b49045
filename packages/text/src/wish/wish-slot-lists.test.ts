import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMail } from './tell-wish.ts'

describe('[GEN126] slots on lines of their own', () => {
  it.each<[Language, string]>([
    [
      'en',
      'Would one of these times suit you?\n\na) Monday 18, 10:45\nb) Wednesday 20, 12:15\nc) Thursday 21, 18:00',
    ],
    [
      'de',
      'Passt Ihnen einer dieser Termine?\n\na) Montag 18., 10:45\nb) Mittwoch 20., 12:15\nc) Donnerstag 21., 18:00',
    ],
    [
      'es',
      '¿Le viene bien una de estas horas?\n\na) lunes 18, 10:45\nb) miércoles 20, 12:15\nc) jueves 21, 18:00',
    ],
    [
      'fr',
      "L'un de ces horaires vous irait-il ?\n\na) lundi 18, 10:45\nb) mercredi 20, 12:15\nc) jeudi 21, 18:00",
    ],
    [
      'it',
      'Le va bene uno di questi orari?\n\na) lunedì 18, 10:45\nb) mercoledì 20, 12:15\nc) giovedì 21, 18:00',
    ],
  ])('have the hour of their own line, %s: %s', (language, text) => {
    const { proposals } = readMail(text, language).wish
    expect(proposals.map(({ date, from }) => [date, from])).toEqual([
      ['2027-01-18', 645],
      ['2027-01-20', 735],
      ['2027-01-21', 1080],
    ])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Thursday the 21st, six in the evening?'],
    ['de', 'Können wir uns am Donnerstag, 21.1., sechs Uhr abends treffen?'],
    ['es', '¿Podemos vernos el jueves 21, seis de la tarde?'],
    ['it', 'Possiamo vederci giovedì 21, sei di sera?'],
  ])('have an hour with its part of the day, %s: %s', (language, text) => {
    const { proposals } = readMail(text, language).wish
    expect(proposals.map(({ date, from }) => [date, from])).toEqual([['2027-01-21', 1080]])
  })

  it('have none in a count of parts of the day', () => {
    const { proposals } = readMail('Could we meet from Thursday the 21st, two evenings?', 'en').wish
    expect(proposals).toEqual([])
  })

  it('is none where the hours of a sentence belong to the day behind them', () => {
    const { proposals } = readMail('Could we meet on Monday or at 10 on Thursday the 21st?', 'en').wish
    expect(proposals.map(({ date, from }) => [date, from])).toContainEqual(['2027-01-21', 600])
  })
})
