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

describe('[GEN317] one thing to do', () => {
  it.each<[Language, string, string]>([
    ['en', 'Hi Hedda,\n\ncould you send me the figures for October by Friday?\n\nOdette', 'take care of it'],
    [
      'de',
      'Hallo Hedda,\n\nkannst du mir die Zahlen für Oktober bis Freitag schicken?\n\nOdette',
      'kümmere mich',
    ],
    [
      'fr',
      'Salut Hedda,\n\npeux-tu m’envoyer les chiffres d’octobre avant vendredi ?\n\nOdette',
      'm’en occupe',
    ],
    ['es', 'Hola Hedda:\n\n¿me puedes enviar las cifras de octubre antes del viernes?\n\nOdette', 'Me ocupo'],
    ['it', 'Ciao Hedda,\n\nmi mandi le cifre di ottobre entro venerdì?\n\nOdette', 'me ne occupo'],
  ])('is taken on, to be confirmed, %s: %s', (_language, text, words) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(words)
    expect(missing).toEqual(['Whether you take care of it.'])
  })

  it.each([
    'Hi Hedda,\n\ncould you send me the password of the shop?\n\nOdette',
    'Hallo Hedda,\n\nkannst du mir die IBAN schicken?\n\nOdette',
    'Salut Hedda,\n\npeux-tu m’envoyer ton avis sur le plan ?\n\nOdette',
    'Hi Hedda,\n\ncould you send me the plan? And which colour do you like?\n\nOdette',
    'Hi Hedda,\n\ncould you return the contract, please?\n\nOdette',
  ])('and not where it takes thought, or where more is asked: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('handover')
  })
})

describe('[GEN318] short news', () => {
  it.each<[Language, string, string]>([
    ['en', 'Hi Hedda,\n\nI will be 10 minutes late tomorrow.\n\nOdette', 'letting me know'],
    ['en', 'Hi Hedda,\n\nI can’t come to the party on Saturday. Have fun!\n\nOdette', 'letting me know'],
    ['de', 'Hallo Hedda,\n\nich komme morgen zehn Minuten später.\n\nOdette', 'danke für die Nachricht'],
    ['de', 'Hallo Hedda,\n\nam Samstag kann ich leider nicht zur Feier kommen.\n\nOdette', 'danke für'],
    ['fr', 'Salut Hedda,\n\nje ne pourrai pas venir à la fête samedi.\n\nOdette', 'Merci pour l’information'],
    ['es', 'Hola Hedda:\n\nel sábado no puedo ir a la fiesta.\n\nOdette', 'Gracias por'],
    ['it', 'Ciao Hedda,\n\nsabato non riesco a venire alla festa.\n\nOdette', 'grazie per'],
  ])('of who is late or does not come is thanked for, %s: %s', (_language, text, words) => {
    const { body, slots } = draftOf(text)
    expect([body.includes(words), slots]).toEqual([true, []])
  })

  it.each<[Language, string]>([
    [
      'de',
      'Sehr geehrte Frau Alder,\n\nvielen Dank für Ihre Bestellung. Die Lieferung erfolgt am 3. Dezember.',
    ],
    ['en', 'Dear Ms Alder,\n\nthank you for your order. It will be delivered on 3 December.'],
    ['fr', 'Bonjour Madame,\n\nmerci pour votre commande. La livraison aura lieu le 3 décembre.'],
    ['es', 'Estimada Sra. Alder:\n\ngracias por su pedido. La entrega será el 3 de diciembre.'],
    ['it', 'Gentile signora Alder,\n\ngrazie per il suo ordine. La consegna avverrà il 3 dicembre.'],
  ])('of an order is a confirmation, %s', (_language, text) => {
    expect(draftOf(text).intent).toBe('confirmation')
  })
})

describe('[GEN368] what is to be finished', () => {
  it.each([
    'Hi Hedda,\n\nthe form was lying on my desk. Can you finish this please?\n\nOdette',
    'Hallo Hedda,\n\ndas Formular lag noch bei mir. Machst du das bitte noch fertig?\n\nOdette',
    'Salut Hedda,\n\nle formulaire était resté chez moi. Tu finis ça ?\n\nOdette',
    'Hola, Hedda:\n\nel formulario se quedó en mi mesa. ¿Lo terminas tú?\n\nOdette',
    'Ciao Hedda,\n\nil modulo era rimasto da me. Lo finisci tu?\n\nOdette',
  ])('is handed over: %s', (text) => {
    expect(draftOf(text).intent).toBe('handover')
  })
})

describe('[GEN369] what asks for an answer besides', () => {
  it.each([
    'Hi Hedda,\n\ncould you book the caterer, and who brings the tents?\n\nOdette',
    'Hallo Hedda,\n\nkannst du den Saal buchen, und wer bringt die Zelte?\n\nOdette',
    'Salut Hedda,\n\ntu peux réserver la salle, et qui apporte les tentes ?\n\nOdette',
    'Hola, Hedda:\n\n¿puedes reservar la sala, y quién trae las carpas?\n\nOdette',
    'Ciao Hedda,\n\npuoi prenotare la sala, e chi porta le tende?\n\nOdette',
  ])('is not taken on as one thing to do: %s', (text) => {
    expect(draftOf(text).intent).toBe('question')
  })
})
