import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN163] that day beside other days', () => {
  it.each<[Language, string]>([
    ['en', 'On Thursday the 21st I am in Berlin. Could we meet that day or on the 25th?'],
    ['de', 'Am 21. bin ich in Berlin. Können wir uns an dem Tag oder am 25. treffen?'],
    ['fr', 'Le 21 je suis à Lyon. On se voit ce jour-là ou le 25 ?'],
    ['es', 'El 21 estoy en Madrid. ¿Nos vemos ese día o el 25?'],
    ['it', 'Il 21 sono a Milano. Ci vediamo quel giorno o il 25?'],
  ])('is the one that the sentence before names, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toEqual(['2027-01-21', '2027-01-25'])
  })

  it.each<[Language, string]>([
    ['en', 'I am in Berlin on the 21st and 22nd. Could we meet that day or on the 25th?'],
    ['de', 'Am 21. und 22. bin ich in Berlin. Können wir uns an dem Tag oder am 25. treffen?'],
    ['fr', 'Le 21 et le 22 je suis à Lyon. On se voit ce jour-là ou le 25 ?'],
    ['es', 'El 21 y el 22 estoy en Madrid. ¿Nos vemos ese día o el 25?'],
    ['it', 'Il 21 e il 22 sono a Milano. Ci vediamo quel giorno o il 25?'],
    ['en', 'It was a long talk. Could we meet that day or on the 25th?'],
  ])('is none where that sentence names several or no day, %s: %s', (language, text) => {
    expect(daysOf(text, language)).toEqual(['2027-01-25'])
  })
})

function daysOf(text: string, language: Language): (string | null)[] {
  return readByGrammarAlone(text, language).wish.times.map(({ first }) => first)
}
