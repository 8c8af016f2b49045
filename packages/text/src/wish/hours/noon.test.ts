import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function hoursOf(language: Language, text: string) {
  const { times, excluded, proposals } = readMail(text, language).wish
  return {
    times: times.map(({ from, until }) => [from / 60, until / 60]),
    excluded: excluded.map(({ from, until }) => [from / 60, until / 60]),
    proposals: proposals.map(({ from }) => (from ?? 0) / 60),
  }
}

describe('[GEN281] noon', () => {
  it.each<[Language, string]>([
    ['en', 'Could we meet tomorrow? I am free 9 am - 12 noon.'],
    ['en', 'Could we meet tomorrow, 9 to 12 noon?'],
    ['de', 'Können wir uns morgen sehen? Ich bin von 9 bis Mittag da.'],
    ['fr', 'On se voit demain ? Je suis là de 9 h à midi.'],
    ['fr', 'On se voit demain de 9 à midi ?'],
    ['es', '¿Nos vemos mañana desde las 9 hasta mediodía?'],
    ['it', 'Ci vediamo domani? Siamo aperti dalle 9 a mezzogiorno.'],
  ])('ends hours, %s: %s', (language, text) => {
    expect(hoursOf(language, text)).toEqual({ times: [[9, 12]], excluded: [], proposals: [] })
  })

  it.each<[Language, string]>([
    ['en', 'Can we meet tomorrow at 12 noon?'],
    ['fr', 'On se voit vendredi 15 à midi ?'],
    ['it', 'Ci vediamo venerdì 15 a mezzogiorno?'],
  ])('is an hour of its own behind a day, %s: %s', (language, text) => {
    expect(hoursOf(language, text).proposals).toEqual([12])
  })
})

describe('[GEN282] when a writer leaves', () => {
  it.each<[Language, string]>([
    ['en', 'Can we meet on Saturday? Not before 10 and I have to leave at 12.'],
    ['de', 'Treffen wir uns Samstag? Nicht vor 10 und um zwölf muss ich aber wieder los.'],
    ['fr', 'On se voit samedi ? Pas avant 10 h et à midi je dois filer.'],
    ['fr', 'On se voit samedi ? Pas avant 10 heures et à midi je file.'],
    ['es', '¿Nos vemos el sábado? No antes de las 10 y a las 12 me voy.'],
    ['it', 'Ci vediamo sabato? Non prima delle 10 e alle 12 poi esco.'],
  ])('ends what suits, and leaves the other limit as it is, %s: %s', (language, text) => {
    expect(hoursOf(language, text)).toEqual({ times: [[10, 24]], excluded: [[12, 24]], proposals: [] })
  })

  it.each<[Language, string]>([
    ['fr', 'On se voit samedi ? Pas avant 3 heures.'],
    ['fr', 'On se voit samedi ? Après 15 heures.'],
  ])('names an hour behind before and after, %s: %s', (language, text) => {
    expect(hoursOf(language, text).times).toEqual([[15, 24]])
  })

  it('and is free then', () => {
    expect(hoursOf('it', 'Ci vediamo sabato? Esco alle 17, poi sono libero.').times).toEqual([[17, 24]])
  })
})
