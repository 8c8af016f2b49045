import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN161] from one weekday to another', () => {
  it.each<[Language, string]>([
    ['en', 'From Monday 18 on, Monday to Friday, would suit me. When could we meet?'],
    ['en', 'Mondays to Fridays, from the 18th on. When could we meet?'],
    ['de', 'Ab Montag, dem 18., immer Montag bis Freitag. Wann treffen wir uns?'],
    ['fr', 'À partir du lundi 18, du lundi au vendredi. On se voit quand ?'],
    ['es', 'A partir del lunes 18, de lunes a viernes. ¿Cuándo nos vemos?'],
    ['it', 'A partire da lunedì 18, dal lunedì al venerdì. Quando ci vediamo?'],
  ])('are those of every week from a first day on, %s: %s', (language, text) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-18', last: null, weekdays: [1, 2, 3, 4, 5] }])
  })

  it.each<[Language, string, string, string]>([
    ['en', 'Monday to Wednesday would suit me. When could we meet?', '2027-01-18', '2027-01-20'],
    [
      'en',
      'From Thursday on, or Monday to Wednesday of the week after. When could we meet?',
      '2027-01-25',
      '2027-01-27',
    ],
    ['de', 'Nächste Woche Montag bis Mittwoch, ab Montag. Wann treffen wir uns?', '2027-01-18', '2027-01-20'],
    ['fr', 'Du lundi 18 au vendredi 22. On se voit quand ?', '2027-01-18', '2027-01-22'],
    ['es', 'Del lunes 18 al viernes 22. ¿Cuándo nos vemos?', '2027-01-18', '2027-01-22'],
    ['it', 'Da lunedì 18 a venerdì 22. Quando ci vediamo?', '2027-01-18', '2027-01-22'],
  ])('are those of one week else, %s: %s', (language, text, first, last) => {
    const { times } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first, last }])
  })
})
