import { expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

it.each<[Language, string, string, string]>([
  ['en', 'Hi Hedda,', 'I am so sorry to hear about your father.', 'Thank you for your kind words.'],
  ['en', 'Hi Hedda,', 'Get well soon!', 'Thanks a lot!'],
  ['en', 'Hi Hedda,', 'Good luck with the interview tomorrow!', 'Thanks a lot!'],
  ['en', 'Hi Hedda,', 'Welcome to the team!', 'Thanks a lot!'],
  ['en', 'Hi Hedda,', 'I have arrived safely.', "That's great to hear!"],
  ['en', 'Hi Hedda,', 'It was lovely to see you last night.', 'It was lovely to see you too!'],
  ['en', 'Dear Ms Alder,', 'Sorry for the late reply.', 'No problem at all.'],
  ['de', 'Liebe Hedda,', 'mein herzliches Beileid.', 'vielen Dank für deine lieben Worte.'],
  ['de', 'Liebe Hedda,', 'gute Besserung!', 'danke dir!'],
  ['de', 'Liebe Hedda,', 'es war schön, dich gestern zu sehen.', 'ich fand’s auch schön!'],
  [
    'de',
    'Liebe Hedda,',
    'herzlichen Glückwunsch zur neuen Stelle!',
    'herzlichen Dank für die lieben Wünsche!',
  ],
  ['fr', 'Bonjour Hedda,', 'toutes mes condoléances.', 'Merci beaucoup pour tes mots.'],
  ['fr', 'Bonjour Hedda,', "c'était super de te voir hier.", 'Moi aussi, ça m’a fait plaisir !'],
  ['es', 'Hola, Hedda:', 'mi más sentido pésame.', 'Muchas gracias por tus palabras.'],
  ['es', 'Hola, Hedda:', '¡mucha suerte con la entrevista!', '¡Muchas gracias!'],
  ['it', 'Ciao Hedda,', 'le mie più sentite condoglianze.', 'grazie di cuore per le tue parole.'],
  ['it', 'Ciao Hedda,', 'in bocca al lupo per il colloquio!', 'grazie mille!'],
])('[GEN481] a kind line is answered in kind, %s: %s %s', (language, greeting, text, answer) => {
  expect(draftOf(`${greeting}\n\n${text}\n\nOdette`, language).split('\n\n').slice(1, -1)).toEqual([answer])
})

it.each<[Language, string]>([
  ['en', 'I am sorry to hear about your boiler.'],
  ['en', 'Good luck with that. Could you send me the plans?'],
  ['de', 'wir erwarten die Lieferung morgen.'],
])('[GEN481] and nothing of the kind where it is none, %s: %s', (language, text) => {
  expect(draftOf(`Hedda,\n\n${text}\n\nOdette`, language)).not.toMatch(/kind words|Thanks a lot|Glückwunsch/u)
})

function draftOf(text: string, language: Language): string {
  const mail = { subject: 'Hello', text, sentOn: '2027-01-04', language }
  return draftReply(mail, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: true,
    now: Date.parse('2027-01-04'),
  }).body
}
