import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN164] a meal of the writer with others', () => {
  it.each<[Language, string]>([
    ['en', 'On Thursday we are having lunch with my in-laws. Could we meet this week?'],
    ['de', 'Am Donnerstag essen wir mittags bei meinen Eltern. Können wir uns diese Woche treffen?'],
    ['fr', 'Jeudi on déjeune chez mes beaux-parents. On peut se voir cette semaine ?'],
    ['es', 'El jueves comemos con los suegros. ¿Podemos vernos esta semana?'],
    ['it', 'Giovedì pranziamo dai suoceri. Possiamo vederci questa settimana?'],
  ])('leaves out its hours on its day, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-13', last: '2027-01-17', from: 0, until: 24 * 60 }])
    expect(excluded).toMatchObject([{ weekdays: [4] }])
    expect(excluded[0]?.from).toBeGreaterThan(11 * 60)
  })

  it('leaves out its day where the mail names no hours of it', () => {
    const text = 'Am Donnerstag essen wir bei den Schwiegereltern. Können wir uns diese Woche treffen?'
    const { excluded } = readByGrammarAlone(text, 'de').wish
    expect(excluded).toMatchObject([{ first: '2027-01-14', from: 0, until: 24 * 60 }])
  })

  it.each<[Language, string]>([
    ['en', 'We are having lunch with my in-laws. Could we meet this week?'],
    ['de', 'Mittags essen wir bei meinen Eltern. Können wir uns diese Woche treffen?'],
    ['fr', 'On déjeune chez mes beaux-parents. On peut se voir cette semaine ?'],
    ['es', 'Comemos con los suegros. ¿Podemos vernos esta semana?'],
    ['it', 'Pranziamo dai suoceri. Possiamo vederci questa settimana?'],
  ])('says nothing where no day is named, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-13', last: '2027-01-17', from: 0, until: 24 * 60 }])
    expect(excluded).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Could we have lunch on Thursday with the team?'],
    ['en', 'I thought we could have lunch with the new colleague on Thursday.'],
    ['de', 'Essen wir am Donnerstag mit den anderen zu Mittag?'],
    ['fr', "On déjeune jeudi avec l'équipe ?"],
    ['es', '¿Comemos el jueves con los del taller?'],
    ['it', 'Pranziamo giovedì con i colleghi?'],
  ])('is the meeting where it is asked for, %s: %s', (language, text) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-14' }])
  })
})
