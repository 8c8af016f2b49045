import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string, now?: string) =>
  draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', {
    ...context,
    now: now === undefined ? undefined : Date.parse(now),
  })

const mails = [
  [
    'Dear Ms Alder,\n\nthank you for your booking of the hall. Which of the two rooms shall we heat on the day? And who gets the key from the caretaker?\n\nKind regards\nOdette Marsh',
    'Thank you for your message.\n\nTo answer your questions:\n\n1. Rooms: […]\n2. Key: […]',
  ],
  [
    'Guten Tag Frau Alder,\n\nSie haben den Saal für das Fest gebucht. Welchen der beiden Räume sollen wir heizen? Und wer holt den Schlüssel beim Hausmeister?\n\nMit freundlichen Grüßen\nOdette Marsh',
    'vielen Dank für Ihre Nachricht.\n\nZu Ihren Fragen:\n\n1. Räume: […]\n2. Schlüssel: […]',
  ],
  [
    'Madame,\n\nvous avez réservé la salle pour la fête. Laquelle des deux pièces devons-nous chauffer ? Et qui vient chercher la clé ?\n\nCordialement\nOdette Marsh',
    'Merci pour votre message.\n\nPour répondre à vos questions :\n\n1. Pièces : […]\n2. Clé : […]',
  ],
  [
    'Estimada señora Alder:\n\ngracias por reservar nuestra casa para la fiesta. ¿Cuántas sillas necesita usted en total? ¿Y quién recoge la llave?\n\nUn cordial saludo\nOdette Marsh',
    'Gracias por su mensaje.\n\nEn cuanto a sus preguntas:\n\n1. Sillas: […]\n2. Llave: […]',
  ],
  [
    'Gentile signora Alder,\n\nLei ha prenotato la sala per la festa. Quale delle due sale dobbiamo riscaldare? E chi ritira la chiave?\n\nCordiali saluti\nOdette Marsh',
    'grazie per il Suo messaggio.\n\nRiguardo alle Sue domande:\n\n1. Sale: […]\n2. Chiave: […]',
  ],
] as const

describe('[GEN320] several points', () => {
  it.each(mails)('are named by what they are about, in a word of the mail: %s', (text, lines) => {
    expect(draftOf(text).body).toContain(lines)
  })

  it('are not named where nothing is known of them, or two would have the same name', () => {
    const { body } = draftOf(
      'Hi Hedda,\n\nwhat shall we enter there? Who has the key? And who else wants a key?\n\nOdette',
    )
    expect(body).toContain('1. […]\n2. […]\n3. […]')
  })

  it('repeat no question', () => {
    for (const [text] of mails) expect(draftOf(text).body).not.toContain('?')
  })

  it('have no thanks before them in a mail of a line', () => {
    expect(draftOf('Hi Hedda,\n\nhow high is the wall? What is it made of?\n\nOdette').body).not.toContain(
      'Thank',
    )
  })
})

describe('[GEN321] something to do by a day', () => {
  it.each([
    [
      'Hi Hedda,\n\nwe need the list of guests by 2 December. Who brings the cake?\n\nOdette',
      "I'll take care of it by Wednesday 2 December.",
    ],
    [
      'Hallo Hedda,\n\nbis zum 2. Dezember brauchen wir von dir die Teilnehmerliste. Wer bringt den Kuchen mit?\n\nOdette',
      'Darum kümmere ich mich bis Mittwoch, 2. Dezember.',
    ],
    [
      'Salut Hedda,\n\nil nous faut la liste des participants au plus tard le 2 décembre. Qui apporte le gâteau ?\n\nOdette',
      'Je m’en occupe d’ici le mercredi 2 décembre.',
    ],
    [
      'Hola, Hedda:\n\nnecesitamos la lista de participantes antes del 2 de diciembre. ¿Quién trae la tarta?\n\nOdette',
      'Me ocupo de ello antes del miércoles, 2 de diciembre.',
    ],
    [
      'Ciao Hedda,\n\nci serve la lista dei partecipanti entro il 2 dicembre. Chi porta la torta?\n\nOdette',
      'Me ne occupo io entro mercoledì 2 dicembre.',
    ],
  ])('is taken on, to be confirmed: %s', (text, line) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(line)
    expect(missing).toHaveLength(2)
    expect(missing[0]).toMatch(/^Whether you take this on/)
  })

  it.each([
    'Hi Hedda,\n\nwhat shall I bring on Friday? And which cake do you bring along?\n\nOdette',
    'Hallo Hedda,\n\nwer kommt am Freitag? Und was bringst du mit?\n\nOdette',
    'Salut Hedda,\n\nqui vient vendredi ? Et qui apporte le gâteau ?\n\nOdette',
    'Hola, Hedda:\n\n¿quién viene el viernes? ¿Y quién trae la tarta?\n\nOdette',
    'Ciao Hedda,\n\nchi viene venerdì? E chi porta la torta?\n\nOdette',
  ])('is not what a question asks for: %s', (text) => {
    expect(draftOf(text).missing.filter((one) => one.startsWith('Whether'))).toEqual([])
  })

  it('is not promised by a day that has passed', () => {
    const text = 'Hi Hedda,\n\ncould you send me the list by 2 December?\n\nOdette'
    expect(draftOf(text, '2026-12-03T09:00Z').body).toContain("I'll take care of it.")
  })

  it('is taken on in minutes, and no decision is', () => {
    const { body } = draftOf(
      'Hi all,\n\nhere are the minutes of yesterday.\n\n- Hedda drafts the letter to the members by Sunday 6 December.\n- Hedda decides on the quote by 4 December.\n- Tom books the room.\n\nOdette',
    )
    expect(body).toContain("1. Letter: I'll take care of it by Sunday 6 December.\n2. Quote: […]")
  })
})
