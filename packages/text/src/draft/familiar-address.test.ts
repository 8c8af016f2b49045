import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { draftReply } from './draft-reply.ts'
import { registerOf } from './register.ts'

const isFormal = (text: string, language: Language) => registerOf({ text }, language).isFormal

describe('[GEN266] a word for a friend makes a mail informal', () => {
  it.each<[Language, string]>([
    ['en', 'Hi Marit,\n\nMr Brandt told his pupils that you row. Can you all come?\n\nJo'],
    ['de', 'Hallo Marit,\n\nFrau Brandt und Herr Lorch bringen Saft mit, du den Kuchen?\n\nJo'],
    [
      'fr',
      'Bonsoir Marit,\n\nvous aviez prévu vos vacances avec les enfants, tu crois que vous serez là ?\n\nJo',
    ],
    [
      'es',
      'Hola a todos:\n\nos mando la lista; la señora Brandt tiene la suya y su copia. Si veis un error, se lo decís.\n\nJo',
    ],
    ['it', 'Cara Marit,\n\nla signora Brandt porta il Suo dolce, tu porti il pane?\n\nJo'],
  ])('whatever it says of others, %s: %j', (language, text) => expect(isFormal(text, language)).toBe(false))

  it.each<[Language, string]>([
    ['en', 'Dear Ms Alder,\n\ncan you all come?\n\nYours sincerely\nJo Brandt'],
    ['de', 'Guten Tag,\n\nkönnen Sie kommen? Ihr Platz ist frei.\n\nFreundliche Grüße\nJo Brandt'],
    ['fr', 'Madame,\n\npouvez-vous venir avec votre fils ?\n\nCordialement\nJo Brandt'],
    ['es', 'Estimada señora Alder:\n\n¿puede usted venir con su hijo?\n\nAtentamente\nJo Brandt'],
    ['it', 'Gentile signora Alder,\n\npuò venire con Suo figlio?\n\nCordiali saluti\nJo Brandt'],
  ])('and a formal mail stays one, %s: %j', (language, text) => expect(isFormal(text, language)).toBe(true))
})

const draftOf = (language: Language, subject: string, text: string) =>
  draftReply({ subject, text, language, sentOn: '2026-11-20' }, '', {
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: false,
    ownName: 'Marit Alder',
    senderName: '',
  })

describe('[GEN267] minutes, applications and new jobs', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Here are the minutes of Tuesday. The lamp is dark.',
      'Ms Alder writes to the landlord by Friday.',
    ],
    [
      'de',
      'Anbei das Protokoll vom Dienstag. Die Lampe ist dunkel.',
      'Frau Alder fordert den Vermieter zur Reparatur auf.',
    ],
    [
      'fr',
      'Voici le compte rendu de mardi. La lampe est éteinte.',
      'Madame Alder relance le bailleur avant vendredi.',
    ],
    [
      'es',
      'Adjunto el acta del martes. La lámpara no luce.',
      'La lista queda lista. Alder avisa al casero antes del viernes.',
    ],
    [
      'it',
      'In allegato il verbale di martedì. La lampada è spenta.',
      'Alder avvisa il proprietario entro venerdì.',
    ],
  ])('name the reader by the family name, %s: %s %s', (language, minutes, task) => {
    const { missing } = draftOf(language, 'Meeting', `${minutes} ${task}`)
    expect(missing).toHaveLength(1)
    expect(missing[0]).toContain('Alder')
  })

  it.each<[Language, string, string]>([
    ['en', 'Speculative application - warehouse', 'Could you spare me twenty minutes of your time?'],
    ['de', 'Initiativbewerbung Lager', 'Hätten Sie zwanzig Minuten Zeit für mich?'],
    ['fr', 'Candidature spontanée - entrepôt', 'Auriez-vous vingt minutes à me consacrer ?'],
    ['es', 'Candidatura espontánea - almacén', '¿Tendría usted veinte minutos para mí?'],
    ['it', 'Candidatura spontanea - magazzino', 'Avrebbe venti minuti per me?'],
  ])('a subject makes an application, %s: %s', (language, subject, text) => {
    expect(draftOf(language, subject, text).body).toMatch(/interest|Interesse|intérêt|interés|interesse/u)
  })

  it.each<[Language, string]>([
    ['en', 'They offered me the job this morning, I start in May.'],
    ['de', 'Ich hab den Job, im Mai geht es los.'],
    ['fr', "J'ai été prise, je commence en mai."],
    ['es', 'Me han cogido, empiezo en mayo.'],
    ['it', 'Mi hanno presa, comincio a maggio.'],
  ])('a new job is congratulated, %s: %s', (language, text) => {
    expect(draftOf(language, 'Re: letter', text).body).toMatch(
      /congratulations|glückwunsch|félicitations|bravo|enhorabuena|felicidades|congratulazioni|complimenti/iu,
    )
  })
})

describe('[GEN372] verbs that speak formally', () => {
  it.each<[Language, string]>([
    ['it', 'Buongiorno Marit,\n\nSarebbe disponibile per una videochiamata?\n\nGiulia'],
    ['it', 'Buongiorno Marit,\n\nmi faccia sapere entro lunedì.\n\nGiulia'],
    ['es', 'Hola, Marit:\n\n¿Estaría disponible el jueves?\n\nLucía'],
  ])('make a mail formal, whatever its greeting, %s: %j', (language, text) =>
    expect(isFormal(text, language)).toBe(true),
  )

  it.each<[Language, string]>([
    ['it', 'Ciao Marit,\n\nsarebbe bello vedersi!\n\nGiulia'],
    ['es', 'Hola, Marit:\n\nestaría bien vernos.\n\nLucía'],
  ])('and others do not, %s: %j', (language, text) => expect(isFormal(text, language)).toBe(false))
})
