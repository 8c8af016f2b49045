import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string) => draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context)

describe('[GEN410] a sentence with several wishes', () => {
  it.each<[Language, string, number]>([
    ['en', 'Hi Hedda,\n\ndo you still need the trailer, and who brings the tent?\n\nOdette', 2],
    ['de', 'Hallo Hedda,\n\nbrauchst du den Anhänger noch, und wer bringt das Zelt mit?\n\nOdette', 2],
    ['fr', 'Salut Hedda,\n\nas-tu encore besoin de la remorque, et qui apporte la tente ?\n\nOdette', 2],
    [
      'es',
      'Hola Hedda:\n\nnecesitamos saber cuántas mesas hay, si hay luz y a qué hora abrís la sala.\n\nOdette',
      3,
    ],
    ['it', 'Ciao Hedda,\n\nti serve ancora il rimorchio e chi porta la tenda?\n\nOdette', 2],
    [
      'de',
      'Hallo Hedda,\n\nbitte schick mir die Liste der Gäste und sag mir, ob der Saal frei ist.\n\nOdette',
      2,
    ],
  ])('has a point for each, %s: %s', (_language, text, count) => {
    expect(draftOf(text).missing).toHaveLength(count)
  })

  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\ncan you try the new key and let me know if it works?\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nkannst du das mal prüfen und mir sagen, ob es so geht?\n\nOdette'],
    ['es', 'Hola Hedda:\n\n¿puedes venir con la llave y si no puedes me avisas?\n\nOdette'],
  ])('and one where the second is about the first, %s: %s', (_language, text) => {
    expect(draftOf(text).missing).toHaveLength(1)
  })
})

describe('[GEN411] what is needed for something', () => {
  it.each([
    [
      'Dear Ms Alder,\n\nfor the trip we need the signed form. Who will collect the children?\n\nKind regards\nOdette Marsh',
      'Form: ',
    ],
    [
      'Guten Tag Frau Alder,\n\nfür den Ausflug brauchen wir das Formular. Wer holt die Kinder ab?\n\nViele Grüße\nOdette Marsh',
      'Formular: ',
    ],
    [
      'Madame,\n\npour la sortie, il nous faut le formulaire. Qui viendra chercher les enfants ?\n\nCordialement,\nOdette Marsh',
      'Formulaire : ',
    ],
    [
      'Estimada Sra. Alder:\n\npara la excursión necesitamos el formulario. ¿Quién recoge a los niños?\n\nAtentamente,\nOdette Marsh',
      'Formulario: ',
    ],
    [
      'Gentile Signora Alder,\n\nper la gita ci serve il modulo firmato. Chi viene a prendere i bambini?\n\nCordiali saluti\nOdette Marsh',
      'Modulo: ',
    ],
  ])('names the gap: %s', (text, label) => {
    expect(draftOf(text).body).toContain(label)
  })
})
