import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN147] in between', () => {
  it.each<[Language, string, number, number]>([
    ['en', 'My shift ends at 1 and I collect the twins at 3, fancy a coffee in between?', 13, 15],
    ['en', 'I teach from 8 to 10 and from 2 to 4. Could we meet in between?', 10, 14],
    ['de', 'Ich komme um 12 aus der Schule, habe um 16 Uhr Judo. Treffen wir uns dazwischen?', 12, 16],
    ['fr', "J'ai cours de 8 h à 10 h et de 16 h à 18 h. On se voit entre les deux ?", 10, 16],
    ['fr', "J'ai une réunion à 10 h et une autre à 14 h, un café entre les deux ?", 10, 14],
    ['es', 'Trabajo de 8 a 12 y de 17 a 20. ¿Nos vemos en medio?', 12, 17],
    ['es', 'Tengo clase a las 9 y a las 14, ¿un café entre medias?', 9, 14],
    ['it', 'Ho lezione alle 9 e alle 14, un caffè nel mezzo?', 9, 14],
    ['it', 'Lavoro dalle 8 alle 12 e dalle 17 alle 20. Ci vediamo nel mezzo?', 12, 17],
  ])('of two hours are the hours between them, %s: %s', (language, text, from, until) => {
    const [time, ...others] = readByGrammarAlone(text, language).wish.times
    expect(others).toEqual([])
    expect(time).toMatchObject({ first: null, from: from * 60, until: until * 60 })
  })

  it.each<[Language, string]>([
    ['en', 'On Thursday at 9 and at 11 I teach, in between I am at the dentist. Could we meet on Thursday?'],
    [
      'de',
      'Ich habe am Donnerstag um 9 und um 11 Termine, dazwischen bin ich beim Arzt. Treffen wir uns am Donnerstag?',
    ],
    [
      'fr',
      "Jeudi j'ai des cours à 9 h et à 11 h, entre les deux je suis chez le médecin. On se voit jeudi ?",
    ],
    [
      'es',
      'El jueves tengo clase a las 9 y a las 11, entre medias estoy en el médico. ¿Nos vemos el jueves?',
    ],
    ['it', 'Giovedì ho lezione alle 9 e alle 11, nel mezzo sono dal medico. Ci vediamo giovedì?'],
  ])('do not suit where the writer does something else then, %s: %s', (language, text) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times.some(({ from, until }) => from <= 9 * 60 && until >= 11 * 60 && until < 24 * 60)).toBe(false)
  })

  it('of two days are the days between them', () => {
    const text =
      'I am done on 25 January and leave on 5 February, so between those two dates. When could we meet?'
    expect(readByGrammarAlone(text, 'en').wish.times).toMatchObject([
      { first: '2027-01-26', last: '2027-02-04' },
    ])
  })
})

it('[GEN187] an hour before and behind which the writer is busy stays possible', () => {
  const text =
    'Können wir am Dienstag sprechen? Anfangen bitte um 19 Uhr, vorher bin ich im Training und nachher bin ich nicht zu gebrauchen.'
  const { proposals, excluded } = readByGrammarAlone(text, 'de').wish
  expect(proposals).toMatchObject([{ date: '2027-01-19', from: 19 * 60 }])
  expect(excluded).toMatchObject([{ from: 0, until: 19 * 60 }])
})

describe('[GEN147] hours behind those that end', () => {
  it.each<[Language, string]>([
    ['en', 'I teach until one, but afterwards I have the staff room to myself. When could we meet?'],
    ['de', 'Ich bin bis 13 Uhr auf der Baustelle, danach hätte ich Zeit. Wann treffen wir uns?'],
    ['es', 'Trabajo hasta las 13, entonces sería después de esa hora. ¿Cuándo nos vemos?'],
  ])('are meant, %s: %s', (language, text) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ from: 13 * 60, until: 24 * 60 }])
  })
})
