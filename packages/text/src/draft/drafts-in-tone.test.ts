import { describe, expect, it } from 'vitest'
import type { ReplyContext } from './answered-mail.ts'
import { draftReply } from './draft-reply.ts'
import type { Language } from '../language.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [[Date.parse('2026-11-24T13:00Z'), Date.parse('2026-11-24T13:30Z')]],
  timeZone: 'Europe/London',
  bothKnown: false,
}

function draftOf(text: string, offersTimes = false) {
  return draftReply({ subject: '', text, sentOn: '2026-11-20', offersTimes }, '', context)
}

describe('[GEN310] somebody in hospital', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Hi Hedda,\n\nGerald has been in hospital since noon, it is his heart again.\n\nOdette',
      'very sorry',
    ],
    [
      'de',
      'Hallo Hedda,\n\nGerd ist seit heute Mittag im Krankenhaus, es ist wieder das Herz.\n\nOdette',
      'tut mir sehr leid',
    ],
    ['fr', 'Salut Hedda,\n\nGérard est depuis midi à l’hôpital, encore le cœur.\n\nOdette', 'de tout cœur'],
    [
      'es',
      'Hola Hedda:\n\nGerardo está desde mediodía en el hospital, otra vez el corazón.\n\nOdette',
      'siento',
    ],
    ['it', 'Ciao Hedda,\n\nGerardo è da mezzogiorno in ospedale, di nuovo il cuore.\n\nOdette', 'dispiace'],
  ])('is met with sympathy, %s: %s', (_language, text, words) => {
    expect(draftOf(text).body).toContain(words)
  })

  it.each([
    'Hi Hedda,\n\nthe project office is in hospital grounds. Could you send me the plan?\n\nOdette',
    'Hallo Hedda,\n\ndie Besprechung ist diesmal im Krankenhaus. Schickst du mir den Plan?\n\nOdette',
  ])('and not what takes place there: %s', (text) => {
    expect(draftOf(text).body).not.toMatch(/sorry|leid/u)
  })
})

describe('[GEN311] what happens otherwise', () => {
  it.each<[Language, string]>([
    ['en', 'Who may see the entries? Otherwise we would have to move it to the January meeting.'],
    ['de', 'Wer kann die Buchungen sehen? Sonst müssten wir es auf die Januarsitzung schieben.'],
    ['fr', 'Qui peut voir les données ? Sinon il faudrait reporter cela à la réunion de janvier.'],
    ['es', '¿Quién puede ver los datos? Si no, tendríamos que aplazarlo a la reunión de enero.'],
    ['it', 'Chi può vedere i dati? Altrimenti dovremmo rimandare alla riunione di gennaio.'],
  ])('moves no meeting, %s: %s', (_language, text) => {
    expect(draftOf(text).intent).not.toBe('reschedule')
  })
})

describe('[GEN312] an application', () => {
  const text =
    'Sehr geehrte Frau Alder,\n\nhiermit bewerbe ich mich als Gärtner. Könnten wir uns nächste Woche zu einem Gespräch treffen?'

  it('is thanked for, and offered times only where its reader asks for that', () => {
    const draft = draftOf(text)
    expect([draft.intent, draft.slots]).toEqual(['application', []])
    expect(draftOf(text, true).body).toContain('vielen Dank für Ihr Interesse.\n\nMir würde')
  })
})

describe('[GEN313] the points of a friend', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'hey you, did you find the blue jacket?? and do you still have my book? xx',
      'Jacket: […]\nBook: […]',
    ],
    [
      'de',
      'huhu, hast du die blaue Jacke gefunden?? und hast du noch mein Buch? drück dich',
      'Jacke: […]\nBuch: […]',
    ],
    [
      'fr',
      'coucou, tu as retrouvé la veste bleue ?? et tu as encore mon livre ? bisous',
      'Veste : […]\nLivre : […]',
    ],
    [
      'es',
      'holi guapa, ¿encontraste la chaqueta azul? ¿y tienes todavía mi libro? besos',
      'Chaqueta: […]\nLibro: […]',
    ],
    [
      'it',
      'ehilà tesoro, hai trovato la giacca blu?? e hai ancora il mio libro? baci',
      'Giacca: […]\nLibro: […]',
    ],
  ])('are not counted, %s: %s', (_language, text, lines) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(`\n\n${lines}\n\n`)
    expect(missing).toHaveLength(2)
  })
})

describe('[GEN314] a mail has no point', () => {
  it.each<[Language, string]>([
    ['es', 'Holaaa guapa, q tal? ¿Tienes todavía mi libro, el que te dejé en verano?'],
    ['en', 'Do you have my book? I need an answer by Thursday.'],
    ['de', 'Hast du mein Buch? Ich bräuchte eine Antwort bis Donnerstag.'],
    ['fr', 'Tu as mon livre ? Il me faudrait une réponse avant jeudi.'],
    ['es', '¿Tienes mi libro? Necesitaría una respuesta antes del jueves.'],
    ['it', 'Hai il mio libro? Mi servirebbe una risposta entro giovedì.'],
  ])('in how its reader is, and in by when the answer is due, %s: %s', (_language, text) => {
    expect(draftOf(text).missing).toHaveLength(1)
  })
})
