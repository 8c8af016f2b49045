import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

const begin = '2027-01-18..2027-01-19'

describe('[GEN299] a weekday on which something was done', () => {
  it.each<[Language, string]>([
    ['en', 'We spoke on Monday about the roof. Could we meet early next week to settle it?'],
    ['de', 'Am Montag haben wir über das Dach gesprochen. Können wir uns Anfang nächster Woche treffen?'],
    ['fr', 'Nous avons parlé du toit lundi. Pouvons-nous nous voir en début de semaine prochaine ?'],
    ['es', 'El fontanero vino el lunes. ¿Podemos vernos a principios de la semana que viene?'],
    ['it', "Lunedì abbiamo parlato del tetto. Possiamo vederci all'inizio della prossima settimana?"],
  ])('lies behind, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe(begin)
  })

  it.each<[Language, string]>([
    [
      'en',
      'The results arrived on Friday. Could we talk about them? I can any day after 3, except Thursday.',
    ],
    [
      'de',
      'Am Freitag gab es Zeugnisse. Können wir darüber reden? Ich kann jeden Tag ab 15 Uhr, außer Donnerstag.',
    ],
    [
      'fr',
      'Les résultats sont arrivés vendredi. On peut en parler ? Je peux tous les jours après 15 h, sauf jeudi.',
    ],
    [
      'es',
      'Las notas llegaron el viernes. ¿Hablamos? Puedo cualquier día después de las 15, menos el jueves.',
    ],
    [
      'it',
      'Le pagelle sono arrivate venerdì. Possiamo parlarne? Posso tutti i giorni dopo le 15, tranne giovedì.',
    ],
  ])('is no day that is left out, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('any day 15-24 not every 4')
  })

  it.each<[Language, string]>([
    ['en', 'We agreed on Monday at 10. Does that still work for you?'],
    ['de', 'Ich hätte am Montag Zeit. Wollen wir telefonieren?'],
    ['fr', 'On avait dit lundi. Ça te va toujours ?'],
    ['es', 'Quedamos el lunes. ¿Te va bien todavía?'],
  ])('is another than one that was agreed, %s: %s', (language, text) => {
    expect(readDays(text, language)).toContain('2027-01-18')
  })
})

function readDays(text: string, language: Language): string {
  return JSON.stringify(readMail(text, language).wish)
}
