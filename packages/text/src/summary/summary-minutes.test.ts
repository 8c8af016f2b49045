import { describe, expect, it } from 'vitest'
import { isFactRow } from '../mail-text/fact-rows.ts'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { measureSentences } from './summary-features.ts'
import { nextMeetingIn } from './summary-wants.ts'

const reader = 'Ada Lind'
const point = 'The roof costs 4,000 euros, and the firm comes on Monday 4 May to look at it again. '

/** How many words the summary of a text has. */
function words(text: string): number {
  return summarise({ subject: '', text, reader }).text.split(' ').length
}

describe('[GEN433] the summary of minutes', () => {
  it.each<[Language, string, string]>([
    ['en', 'Here are the minutes from Thursday.', 'Present: Ada, Bo, Cy'],
    ['de', 'Hier das Protokoll von Donnerstag.', 'Anwesend: Ada, Bo, Cy'],
    ['fr', 'Voici le compte rendu de jeudi.', 'Présents : Ada, Bo, Cy'],
    ['es', 'Os paso el acta del jueves.', 'Asistentes: Ada, Bo, Cy'],
    ['it', 'Ecco il verbale di giovedì.', 'Presenti: Ada, Bo, Cy'],
  ])('has no sentence that only brings them: %s', (language, brings, present) => {
    const text = `${brings}\n\n${present}\n\n${point.repeat(4)}`
    const told = summarise({ subject: '', text, language, reader }).text
    expect(told).not.toContain(brings.slice(0, -1))
    expect(told).toContain('4,000 euros')
  })

  it('is two lines longer', () => {
    const present = 'Present: Ada, Bo, Cy\n\n'
    expect(words(`${present}${point.repeat(20)}`)).toBeGreaterThan(words(point.repeat(20)))
  })

  it.each<[Language, string]>([
    ['en', 'Next steering: Thursday 10 December, 9:30.'],
    ['de', 'Nächster Jour fixe: Donnerstag, 10. Dezember, 9:30 Uhr.'],
    ['fr', 'Prochain COPIL : jeudi 10 décembre à 9h30.'],
    ['es', 'Próxima videollamada: jueves 10 de diciembre, 9:30.'],
    ['it', 'Prossima call: giovedì 10 dicembre, 9.30.'],
  ])('has the next meeting also by its other names: %s', (language, text) => {
    const { own } = readMailText({ subject: '', text, language })
    expect(nextMeetingIn(measureSentences(own, { subject: '', lexicon: lexicons[language] }))).toEqual([0])
  })
})

describe('[GEN434] a fact is a row', () => {
  it.each([
    '26.02.2027  The Boats of May   (may be renewed)',
    '26.02.2027  Die Boote im Mai   (nicht verlängerbar)',
    '26/02/2027  Les bateaux de mai   (prolongeable)',
    '26/02/2027  Los barcos de mayo   (renovable)',
    '26/02/2027  Le barche di maggio   (rinnovabile)',
    '25 x oars, green     212.50   out of stock',
    '25 x Riemen, grün     212,50   nicht lieferbar',
    '25 x rames, vert     212,50   épuisé',
    '25 x remos, verde     212,50   agotado',
    '25 x remi, verde     212,50   esaurito',
  ])('of a day with a thing, or of a thing that is sold out: %s', (row) => {
    expect(isFactRow(row)).toBe(true)
  })

  it.each(['24.11.2026  Bo & Cy Shop  -23,40', '24.11.2026  25.11.2026'])(
    'but none of an account: %s',
    (row) => {
      expect(isFactRow(row)).toBe(false)
    },
  )
})
