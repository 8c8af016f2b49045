import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readByGrammarAlone } from './tell-wish.ts'

describe('[GEN148] the other days', () => {
  it.each<[Language, string]>([
    ['en', 'I can come on Tuesday and Thursday; the other days I serve customers. When could we meet?'],
    [
      'de',
      'Am Dienstag und Donnerstag kann ich kommen, an den anderen Tagen betreue ich Kunden. Wann treffen wir uns?',
    ],
    ['fr', 'Je peux mardi et jeudi, les autres jours je garde les enfants. On se voit quand ?'],
    ['es', 'Puedo martes y jueves, los otros días atiendo en el centro. ¿Cuándo nos vemos?'],
    ['it', 'Posso martedì e giovedì, gli altri giorni seguo i clienti. Quando ci vediamo?'],
  ])('behind days that suit leave none of these out, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times.map(({ first }) => first)).toEqual(['2027-01-19', '2027-01-21'])
    expect(excluded).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', "I can't come on Tuesdays and Thursdays; the other days are fine. When could we meet?"],
    ['de', 'Dienstags und donnerstags kann ich nicht, an den anderen Tagen gern. Wann treffen wir uns?'],
    ['fr', 'Les mardis et les jeudis je ne peux pas, les autres jours sans problème. On se voit quand ?'],
    ['es', 'Los martes y los jueves no puedo, los demás días sí. ¿Cuándo nos vemos?'],
    ['it', 'Ogni martedì e ogni giovedì non posso, gli altri giorni va bene. Quando ci vediamo?'],
  ])('behind days that do not suit leave them out, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times).toEqual([])
    expect(excluded.flatMap(({ weekdays }) => weekdays)).toEqual([2, 4])
  })
})
