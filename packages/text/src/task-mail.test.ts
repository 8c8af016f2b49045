import { expect, it } from 'vitest'
import { mailAsksForAction } from './task-mail.ts'

it.each([
  'Could you send me the figures by Friday?',
  'Please review this before the 3 December.',
  'Könnten Sie mir den Bericht bis Freitag schicken?',
  'Bitte spätestens morgen antworten.',
  "Pourriez-vous m'envoyer le rapport avant lundi ?",
  'Merci de répondre au plus tard demain.',
  'Por favor, envíame el informe antes del viernes.',
  'Potresti inviarmi il documento entro venerdì?',
])('[MAIL14] is a task: %s', (text) => {
  expect(mailAsksForAction({ subject: '', text })).toBe(true)
  expect(mailAsksForAction({ subject: text, text: 'See above' })).toBe(true)
})

it.each(['The deadline is Friday.', 'The figures arrived.'])('[MAIL15] is no task: %s', (text) => {
  expect(mailAsksForAction({ subject: 'Order 12', text })).toBe(false)
})

it('does not take what a mail quotes or is signed with for a request', () => {
  const text = 'The pump works again.\n\nBest,\nTilda\n\nOn Monday, Ada wrote:\n> Please repair the pump.'
  expect(mailAsksForAction({ subject: 'Pump', text })).toBe(false)
  expect(mailAsksForAction({ subject: 'Pump', text: 'Please repair the pump.' })).toBe(true)
})

it('[MAIL14] a proposal to meet alone is no task', () => {
  const proposal = 'Could we meet next week for an hour to talk about the quay?'
  expect(mailAsksForAction({ subject: 'The north harbour', text: proposal })).toBe(false)
  const more = `${proposal} Please send me the plan of the quay before.`
  expect(mailAsksForAction({ subject: 'The north harbour', text: more })).toBe(true)
})

it.each([
  [
    'en',
    'Minutes of Monday.\n\nMarit drafts the letter to the members.\nJonas asks the printer for a quote.',
  ],
  ['de', 'Protokoll vom Montag.\n\n- Marit: Anmeldungen an die Hütte schicken\n- Jonas: Farbe kaufen'],
  ['fr', 'Compte rendu de lundi.\n\n- Marit : envoyer la liste au gîte\n- Jonas : acheter la peinture'],
  ['es', 'Acta del lunes.\n\n- Marit: enviar la lista al albergue\n- Jonas: comprar la pintura'],
  ['it', 'Verbale di lunedì.\n\n- Marit: mandare la lista al rifugio\n- Jonas: comprare la vernice'],
])('[MAIL14] is a task where the mail gives its reader one by name: %s', (_, text) => {
  const mail = { subject: 'Regatta', text, from: 'Fiona Blythe', otherNames: ['Jonas Weil', 'Ada Prill'] }
  expect(mailAsksForAction({ ...mail, reader: 'Marit Lindqvist' })).toBe(true)
  expect(
    mailAsksForAction({ ...mail, reader: 'Ada Prill', otherNames: ['Jonas Weil', 'Marit Lindqvist'] }),
  ).toBe(false)
})
