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
const bodyOf = (text: string) => draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context).body

describe('[GEN402] the only gap', () => {
  it.each([
    [
      'Dear Ms Alder,\n\nis the hall still free in June?\n\nKind regards\nOdette Marsh',
      'About the hall: […]',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nwo steht der Anhänger?\n\nMit freundlichen Grüßen\nOdette Marsh',
      'zum Thema Anhänger: […]',
    ],
    ['Madame,\n\noù est la remorque ?\n\nCordialement,\nOdette Marsh', 'Concernant la remorque : […]'],
    ['Salut Hedda,\n\ntu as reçu l’assurance ?\n\nOdette', 'Pour l’assurance : […]'],
    [
      'Estimada Sra. Alder:\n\n¿dónde está el remolque?\n\nAtentamente,\nOdette Marsh',
      'En cuanto al remolque: […]',
    ],
    [
      'Gentile Signora Alder,\n\npuò dirmi dove si trova il rimorchio?\n\nCordiali saluti\nOdette Marsh',
      'per quanto riguarda il rimorchio: […]',
    ],
  ])('names what it is about: %s', (text, line) => {
    expect(bodyOf(text)).toContain(line)
  })

  it.each([
    ['Hi Hedda,\n\nthe flyer is done. What do you think?\n\nOdette', 'My view: […]'],
    ['Hallo Hedda,\n\nder Flyer ist fertig. Was meinst du dazu?\n\nOdette', 'eine Meinung: […]'],
    ['Hallo Hedda,\n\ndas kostet uns 300 Euro mehr. Gibst du das frei?\n\nOdette', 'meine Entscheidung: […]'],
    ['Salut Hedda,\n\nl’affiche est prête. Qu’en penses-tu ?\n\nOdette', 'Mon avis : […]'],
    ['Hola Hedda:\n\nson 300 euros más. ¿Lo apruebas?\n\nOdette', 'Mi decisión: […]'],
    ['Ciao Hedda,\n\nil volantino è pronto. Cosa ne pensi?\n\nOdette', 'l mio parere: […]'],
  ])('names what the reader gives: %s', (text, line) => {
    expect(bodyOf(text)).toContain(line)
  })

  it.each([
    ['Hallo Hedda,\n\nbleibt es bei Freitag?\n\nOdette', 'egen Freitag: […]'],
    ['Salut Hedda,\n\nça tient toujours pour vendredi ?\n\nOdette', 'Pour vendredi : […]'],
  ])('names the day: %s', (text, line) => {
    expect(bodyOf(text)).toContain(line)
  })

  it.each([
    ['Hi Hedda,\n\nwhich hall, and when?\n\nOdette', 'your question: […]'],
    ['Salut Hedda,\n\ntu as vu notre annonce ?\n\nOdette', 'ta question : […]'],
  ])('names nothing where two things are asked, or nothing tells: %s', (text, line) => {
    expect(bodyOf(text)).toContain(line)
  })
})

describe('[GEN404] a thing names no gap', () => {
  it.each([
    [
      'Hi Hedda,\n\nwould you take the blue ones (same price), or shall we send them back?\n\nOdette',
      'Price',
    ],
    ['Hallo Hedda,\n\nsollen wir noch warten oder den Anhänger mieten?\n\nOdette', 'Anhänger'],
    ['Salut Hedda,\n\ntu préfères attendre ou prendre la remorque ?\n\nOdette', 'emorque'],
    ['Hola Hedda:\n\n¿prefieres esperar o alquilar el remolque?\n\nOdette', 'emolque'],
    ['Ciao Hedda,\n\npreferisci aspettare o prendere il rimorchio?\n\nOdette', 'imorchio'],
  ])('where it is an aside or one of two: %s', (text, word) => {
    expect(bodyOf(text)).not.toContain(word)
  })
})
