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

describe('[GEN319] a short mail', () => {
  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\nI am on holiday from Monday to the 14th. Sam covers for me.\n\nOdette'],
    ['en', 'Hi Hedda,\n\njust to remind you: the form is due tomorrow.\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nich bin von Montag bis zum 14. im Urlaub, Sam vertritt mich.\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nkleine Erinnerung: das Formular ist morgen fällig.\n\nOdette'],
    ['fr', 'Salut Hedda,\n\nje suis en congé de lundi à vendredi, Luc me remplace.\n\nOdette'],
    ['es', 'Hola Hedda:\n\nte recuerdo que el formulario vence mañana.\n\nOdette'],
    ['it', 'Ciao Hedda,\n\nsono in ferie da lunedì al 14, Sam mi sostituisce.\n\nOdette'],
  ])('of an absence or a reminder is thanked for, %s: %s', (_language, text) => {
    const { intent, missing } = draftOf(text)
    expect([intent, missing]).toEqual(['notice', []])
  })

  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\nyes, Tuesday at 10 is fine. See you then!\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nja, Dienstag um 10 passt. Bis dann!\n\nOdette'],
    ['fr', 'Salut Hedda,\n\noui, mardi à 10 h me va. À mardi !\n\nOdette'],
    ['es', 'Hola Hedda:\n\nsí, el martes a las 10 me va bien. ¡Hasta entonces!\n\nOdette'],
    ['it', 'Ciao Hedda,\n\nsì, martedì alle 10 va bene. A martedì!\n\nOdette'],
  ])('that begins with yes confirms, %s: %s', (_language, text) => {
    expect(draftOf(text).intent).toBe('confirmation')
  })

  it.each<[Language, string, string]>([
    ['en', 'Hi Hedda,\n\nplease confirm receipt of this mail.\n\nOdette', 'I have received your mail.'],
    ['de', 'Hallo Hedda,\n\nbitte bestätige mir kurz den Eingang.\n\nOdette', 'deine Mail ist angekommen.'],
    [
      'fr',
      'Bonjour Madame,\n\nmerci d’accuser réception de ce message.\n\nOdette Marsh',
      'J’ai bien reçu votre mail.',
    ],
    [
      'es',
      'Estimada Sra. Alder:\n\nle ruego que confirme la recepción de este correo.\n\nOdette',
      'He recibido su correo.',
    ],
    [
      'it',
      'Gentile signora Alder,\n\nLa prego di confermarmi la ricezione di questa mail.\n\nOdette',
      'ho ricevuto',
    ],
  ])('that asks whether it has arrived is told so, %s: %s', (_language, text, words) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(words)
    expect(missing).toEqual([])
  })

  it('that asks for more besides has its points', () => {
    const text =
      'Hi Hedda,\n\nI am on holiday from Monday. Could you water the plants, and who has the key?\n\nOdette'
    expect(draftOf(text).missing.length).toBeGreaterThan(0)
  })
})
