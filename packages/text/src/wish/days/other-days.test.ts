import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

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

describe('[GEN162] a day that is taken of several', () => {
  it.each<[Language, string]>([
    ['en', '3rd to 5th February; the 4th is blocked, the other two are fine. When could we meet?'],
    ['en', 'The 3rd to the 5th, the 4th is blocked, the other two days are fine. When could we meet?'],
    [
      'de',
      'Vom 3. bis 5. Februar, der 4. ist blockiert, die anderen beiden Tage passen. Wann treffen wir uns?',
    ],
    ['fr', 'Du 3 au 5 février ; le 4 est bloqué, les deux autres jours conviennent. On se voit quand ?'],
    ['es', 'Del 3 al 5, el 4 está bloqueado, los otros dos días van bien. ¿Cuándo nos vemos?'],
    ['it', 'Dal 3 al 5, il 4 è blindato, gli altri due giorni vanno bene. Quando ci vediamo?'],
  ])('leaves the others, %s: %s', (language, text) => {
    const request = readByGrammarAlone(text, language)
    expect(request.wish.times).toMatchObject([{ first: '2027-02-03', last: '2027-02-05' }])
    expect(request.wish.excluded).toMatchObject([{ first: '2027-02-04', last: '2027-02-04' }])
    expect(request.unread).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Monday to Wednesday, Tuesday is out, the others suit. When could we meet?'],
    ['de', 'Montag bis Mittwoch, Dienstag geht nicht, die anderen beiden schon. Wann treffen wir uns?'],
    ['it', 'Da lunedì a mercoledì, martedì no, gli altri due giorni sì. Quando ci vediamo?'],
  ])('leaves the other weekdays, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times).toMatchObject([{ first: '2027-01-18', last: '2027-01-20' }])
    expect(excluded).toMatchObject([{ weekdays: [2] }])
  })

  it.each<[Language, string]>([
    ['en', "I'm away from the 3rd to the 5th; the other days are fine. When could we meet?"],
    ['it', 'Dal 3 al 5 sono via, gli altri giorni vanno bene. Quando ci vediamo?'],
  ])('is none where all are taken, %s: %s', (language, text) => {
    const { times, excluded } = readByGrammarAlone(text, language).wish
    expect(times).toEqual([])
    expect(excluded).toMatchObject([{ first: '2027-02-03', last: '2027-02-05' }])
  })
})
