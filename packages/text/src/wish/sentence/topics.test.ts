import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

/** Whether a stretch of a month or more is left of what was read. */
function hasMonth(text: string, language: Language): boolean {
  return readByGrammarAlone(text, language).wish.times.some(
    ({ first, last }) =>
      first !== null && last !== null && Date.parse(last) - Date.parse(first) > 20 * 86_400_000,
  )
}

describe('[GEN197] a month or a season of what the talk is about', () => {
  it.each<[Language, string]>([
    ['en', 'Could we have a call next week about the budget for March?'],
    ['en', 'Can we have a quick call about who covers for whom in the summer?'],
    ['en', 'Could we meet on Tuesday to go through the plan for the spring?'],
    ['en', 'Do you have half an hour on Friday for the invoices of November?'],
    ['de', 'Können wir am Dienstag über die Zahlen vom Oktober sprechen?'],
    ['de', 'Hättest du nächste Woche Zeit, den Redaktionsplan für März durchzugehen?'],
    ['de', 'Können wir am Donnerstag das Budget für den Sommer besprechen?'],
    ['de', 'Lass uns am Freitag darüber reden, wer im Sommer wen vertritt.'],
    ['fr', 'On peut se voir mardi pour le planning de janvier ?'],
    ['fr', "Pourrait-on parler jeudi du budget d'avril ?"],
    ['fr', 'Auriez-vous une demi-heure vendredi pour revoir le programme du printemps ?'],
    ['es', '¿Podemos vernos el martes para repasar el plan de contenidos de marzo?'],
    ['es', '¿Tienes un hueco el jueves para el presupuesto de abril?'],
    ['es', '¿Hablamos el viernes de las facturas de septiembre?'],
    ['it', 'Possiamo vederci martedì per il bilancio di novembre?'],
    ['it', 'Dovremmo trovarci giovedì per decidere il programma di maggio.'],
    ['it', "Hai mezz'ora venerdì per i turni di febbraio?"],
    ['fr', 'Peut-on se voir mardi pour savoir qui remplace qui cet été ?'],
    ['es', 'Oye, ¿una llamada el martes sobre quién cubre a quién en julio?'],
    ['it', 'Ci sentiamo martedì per decidere chi sostituisce chi in agosto?'],
    ['en', 'Could we do the review of the March report on Monday?'],
  ])('says nothing of when it may be, %s: %s', (language, text) => {
    const { ask, wish } = readByGrammarAlone(text, language)
    expect(ask).toBe('meet')
    expect(hasMonth(text, language)).toBe(false)
    for (const { first } of wish.times) expect(first?.slice(0, 7)).toBe('2027-01')
  })

  it.each<[Language, string]>([
    ['en', 'Could we find a date in March to talk about the budget?'],
    ['en', 'Could we have a call in February about the budget?'],
    ['en', 'Could you suggest a date for March?'],
    ['en', 'Could we plan a visit for April?'],
    ['en', 'We should talk about a date for the launch, ideally in March.'],
    ['de', 'Können wir einen Termin für März ausmachen?'],
    ['de', 'Wann hätten Sie im Februar Zeit, über das Budget zu sprechen?'],
    ['de', 'Können wir im März über die Zahlen reden?'],
    ['fr', 'Pourrait-on fixer un rendez-vous pour mars ?'],
    ['fr', 'Pourrait-on parler du budget en février ?'],
    ['es', '¿Podemos buscar una fecha para marzo?'],
    ['es', '¿Podemos hablar del presupuesto en febrero?'],
    ['it', 'Possiamo fissare un appuntamento per marzo?'],
    ['it', 'Possiamo parlare del bilancio a febbraio?'],
    ['en', 'Are you free for a call about the project in March?'],
  ])('and one of the meeting stays, %s: %s', (language, text) => {
    expect(hasMonth(text, language)).toBe(true)
  })
})
