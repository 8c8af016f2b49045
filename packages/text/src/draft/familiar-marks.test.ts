import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { registerOf } from './register.ts'

const isFormal = (text: string, language: Language) => registerOf({ text }, language).isFormal

describe('[GEN228] a mail that names its reader by no word is informal', () => {
  it.each<[Language, string]>([
    ['en', 'Fancy a swim on Saturday?\n\nF'],
    ['en', 'hey you, are you coming? x'],
    ['de', 'Na, kommt wer mit ins Kino?? Jo passt :)'],
    ['de', 'Huhu! Wird morgen nix, der Kleine hat Fieber.\n\nN.'],
    ['fr', 'on se voit samedi ?? resto vers 20h :)'],
    ['fr', 'Rendez-vous à 20h ma belle, bisous'],
    ['es', 'Ey guapa!! el sábado los niños tienen cumple, nos tomamos un café mientras?? :)'],
    ['es', 'nos vemos el lunes? llego a las 8\n\nP.'],
    ['it', 'Bella! caffè domani alle 9?'],
    ['it', 'ci vediamo domani alle 9?? porto io il dolce :)'],
  ])('by what only friends write, %s: %s', (language, text) => {
    expect(isFormal(text, language)).toBe(false)
  })

  it.each<[Language, string]>([
    ['de', 'Mittwoch sind wir auf der Messe, schaust bei uns am Stand vorbei?'],
    ['de', 'Samstag 11 Uhr Flohmarkt, kommste mit?'],
    ['de', 'Klingel heute nach 17 Uhr mal durch, dann besprechen wir das.'],
    ['fr', 'On est au chalet samedi et dimanche, monte nous rejoindre !'],
    ['es', 'Vente a cenar esta noche, que he hecho croquetas de más.'],
    ['it', 'Da lunedì sono in ferie, vieni a trovarmi?'],
  ])('by the form of its verbs, %s: %s', (language, text) => {
    expect(isFormal(text, language)).toBe(false)
  })

  it.each<[Language, string]>([
    ['de', 'Guten Tag,\n\ndie Lieferung kommt am Montag :)\n\nMit freundlichen Grüßen\nF'],
    ['de', 'die Rechnung liegt bei. Bitte um Prüfung.'],
    ['de', 'Sehr geehrte Frau Alder,\n\ndas Paket ist da!! :)'],
    ['fr', 'Madame,\n\nla commande est prête !! :)'],
    ['fr', 'Le devis est prêt, dispo lundi.\n\nCordialement'],
    ['es', 'Estimada señora Alder:\n\nnos vemos el lunes!! :)'],
    ['es', 'Le confirmo su cita del lunes!! :)'],
    ['es', 'El presupuesto está listo.'],
    ['it', 'Gentile signora Alder,\n\nci vediamo lunedì!! :)'],
    ['it', 'il preventivo è pronto. Cordiali saluti'],
    ['en', "Dear Ms Alder,\n\nI'm sorry!! I can't come, let's talk xx"],
    ['en', "Hi Ms. Alder,\n\nI'd love to meet, I'll call. Thanks!"],
  ])(
    'and formal as usual where something formal stands against it or nothing tells, %s: %s',
    (language, text) => {
      expect(isFormal(text, language)).toBe(true)
    },
  )
})

describe('[GEN229] the tone is that of the sender', () => {
  it.each<[Language, string]>([
    [
      'en',
      'FYI, not sure they have you.\n\nH\n\n---------- Forwarded message ---------\n\nDear Sir,\n\nKind regards',
    ],
    [
      'de',
      'Kannst du das machen?\n\n-----Ursprüngliche Nachricht-----\n\nSehr geehrte Frau Alder, Sie haben Ihnen Ihre',
    ],
    ['fr', 'Tu t’en occupes ?\n\n> Madame, vous avez votre commande et vos papiers'],
    ['es', '¿Te encargas?\n\n> Estimada señora: le envío su factura, usted'],
    ['it', 'ci pensi tu?\n\n> Gentile signora, La ringrazio per la Sua lettera'],
  ])('and not of what is quoted or passed on, %s: %s', (language, text) => {
    expect(isFormal(text, language)).toBe(false)
  })

  it('where the mail tells none, of the mails before', () => {
    expect(
      isFormal('Confirmado, recogemos el lunes.\n\n> Hola Rosa, mándame el número cuando puedas', 'es'),
    ).toBe(false)
    expect(isFormal('Hedda, Montag passt.\n\n> Könnten Sie mir sagen, ob es Ihnen passt?', 'de')).toBe(true)
    expect(
      isFormal('Montag passt.\n\n---------- Weitergeleitete Nachricht ---------\n\nhast du Zeit?', 'de'),
    ).toBe(true)
  })
})
