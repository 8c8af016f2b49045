import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { withoutLooseConnectives } from './loose-connectives.ts'
import { readMailText, summarise } from './summarise.ts'

function told(text: string, language: Language, places: readonly number[]): string[] {
  const { own } = readMailText({ subject: '', text, language })
  const chosen = places.flatMap((place) => own[place] ?? [])
  const left = withoutLooseConnectives(text, chosen, { all: own, language })
  for (const { start, end, text: words } of left) expect(text.slice(start, end)).toBe(words)
  return left.map((one) => one.text)
}

describe('[GEN343] a sentence without the one before it', () => {
  it.each<[Language, string, string]>([
    ['en', 'The shed is old. But the roof costs 400 euros.', 'the roof costs 400 euros.'],
    ['en', 'The shed is old. On the other hand, the roof is new.', 'the roof is new.'],
    ['de', 'Der Schuppen ist alt. Aber das Dach kostet 400 Euro.', 'das Dach kostet 400 Euro.'],
    ['fr', 'Le hangar est vieux. Mais le toit coûte 400 euros.', 'le toit coûte 400 euros.'],
    ['es', 'El cobertizo es viejo. Sin embargo, el tejado es nuevo.', 'el tejado es nuevo.'],
    ['it', 'Il capanno è vecchio. Però il tetto costa 400 euro.', 'il tetto costa 400 euro.'],
  ])('loses the word that joins them, %s: %s', (language, text, left) => {
    expect(told(text, language, [1])).toEqual([left])
    expect(told(text, language, [0, 1])[1]).toBe(text.slice(text.indexOf('. ') + 2))
  })

  it.each<[Language, string]>([
    ['en', 'The shed is old. But that is not all of the news.'],
    ['de', 'Der Schuppen ist alt. Aber das ist nicht alles.'],
    ['fr', "Le hangar est vieux. Mais ce n'est pas tout."],
    ['es', 'El cobertizo es viejo. Pero eso no es todo.'],
    ['it', 'Il capanno è vecchio. Ma questo non è tutto.'],
  ])('keeps it beside a word that points back, %s: %s', (language, text) => {
    expect(told(text, language, [1])).toEqual([text.slice(text.indexOf('. ') + 2)])
  })

  it.each<[Language, string]>([
    [
      'en',
      'If we have the list by Monday 4 May, the board can vote on 9 May. Otherwise it waits until June.',
    ],
    ['de', 'Haben wir die Liste bis Montag, 4. Mai, stimmt der Vorstand am 9. Mai ab. Sonst wird es Juni.'],
    [
      'fr',
      'Si nous avons la liste avant lundi 4 mai, le bureau vote le 9 mai. Sinon il faudra attendre juin.',
    ],
    [
      'es',
      'Si tenemos la lista antes del lunes 4 de mayo, la junta vota el 9. De lo contrario habrá que esperar a junio.',
    ],
    [
      'it',
      'Se abbiamo la lista entro lunedì 4 maggio, il direttivo vota il 9. Altrimenti si aspetta giugno.',
    ],
    ['en', 'It is the second time since 4 May. The first, on 4 May, I let pass because of the rain.'],
    [
      'es',
      'El dueño pide la copia del seguro del 4 de mayo. Le rogamos que nos la haga llegar antes del 9 de mayo.',
    ],
  ])('comes with it where it says otherwise or speaks of it, %s: %s', (language, pair) => {
    const view = 'The shed stands by the lake, and old trees stand beside the lake. '.repeat(8)
    const { text } = summarise({ subject: '', text: `${view}\n\n${pair}`, language, reader: 'Ada Lind' })
    expect(text).toContain(pair)
  })
})
