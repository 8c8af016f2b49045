import { expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'

const missingOf = (text: string) =>
  draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/London',
    bothKnown: false,
  }).missing.join()

it.each([
  ['You are hereby requested to submit the proof of payment within ten days.', 'Dear Ms Alder', /proof/u],
  ['Sie werden gebeten, den Nachweis binnen zehn Tagen vorzulegen.', 'Sehr geehrte Frau Alder', /Nachweis/u],
  ['Vous êtes priée de fournir le justificatif sous dix jours.', 'Madame', /justificatif/u],
  [
    'Se le requiere para que, en diez días, aporte el justificante bancario.',
    'Estimada señora Alder',
    /justificante/u,
  ],
  ['È pregata di versare la quota entro domenica.', 'Gentile signora Alder', /quota/u],
])('[GEN468] a demand of an authority is a point: %s', (demand, greeting, about) => {
  expect(missingOf(`${greeting},\n\nthe file 2027/118 is here. ${demand}\n\nOdette Marsh`)).toMatch(about)
})

it.each([
  ['Our shift leaders ask whether they may bring their own figures.', 'Hi Hedda', /figures/u],
  ['Unsere Schichtleiter fragen, ob sie ihre eigenen Zahlen mitbringen dürfen.', 'Hallo Hedda', /Zahlen/u],
  ['Il direttore chiede inoltre quanti giorni prevede per la seconda fase.', 'Gentile Hedda', /giorni/u],
  ['Yo pensaba en el japonés. ¿Reservo allí?', 'Hola, Hedda', /Reservo/u],
  ['La festa è sabato alle nove nel cortile. Venite?', 'Ciao Hedda', /Venite|invitation/u],
])(
  '[GEN468] so is what others ask, and a short question that wants a deed: %s',
  (question, greeting, about) => {
    expect(missingOf(`${greeting},\n\n${question}\n\nOdette`)).toMatch(about)
  },
)

it.each([
  ['We would be honoured if you joined us for the dinner.', 'Hi Hedda', /dinner/u],
  ['Ich würde mich freuen, wenn Sie mitmachen.', 'Hallo Hedda', /mitmachen/u],
  ['Nous serions ravis que tu viennes.', 'Salut Hedda', /viennes/u],
  ['Nos encantaría que vinieras.', 'Hola, Hedda', /vinieras/u],
  ['Sarebbe bello se venissi.', 'Ciao Hedda', /venissi/u],
])('[GEN468] so is the wish that the reader comes: %s', (wish, greeting, about) => {
  expect(missingOf(`${greeting},\n\n${wish}\n\nOdette`)).toMatch(about)
})

it('[GEN468] a closing that looks forward to the reader is none', () => {
  const text =
    'Madame,\n\nvotre chambre est réservée du 8 au 12.\n\nAu plaisir de vous accueillir,\nOdette Marsh'
  expect(missingOf(text)).not.toContain('accueillir')
})

it.each([
  'Hi Hedda,\n\nthe hall is booked. All right?\n\nOdette',
  'Ciao Hedda,\n\nla sala è prenotata. Va bene?\n\nOdette',
])('[GEN468] other questions of two words ask for nothing: %s', (text) =>
  expect(missingOf(text)).not.toMatch(/“(?:All right|Va bene)/u),
)
