import { expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { foldText } from '../terms/tokens.ts'
import { callsToAttend } from './called-to-attend.ts'

it.each<[Language, string]>([
  ['en', 'You are cordially invited to the opening of our new showroom.'],
  ['en', 'You are requested to attend a hearing.'],
  ['en', 'Please present yourself at the surgery on Monday at 8.15.'],
  ['en', 'Your presence is required at the site inspection.'],
  ['en', 'We request the honour of your presence.'],
  ['en', 'Delegates are asked to assemble in the foyer.'],
  ['de', 'Sie werden gebeten, sich am 21. Januar um 9 Uhr in Zimmer 204 einzufinden.'],
  ['de', 'Sie sind zur Anhörung am 3. Februar um 10 Uhr geladen.'],
  ['de', 'Um Ihr Erscheinen wird gebeten.'],
  ['de', 'Ihre Anwesenheit bei der Abnahme ist erforderlich.'],
  ['de', 'Die Leitung gibt sich die Ehre, Sie zum Empfang einzuladen.'],
  ['de', 'Kommt zahlreich zur Probe!'],
  ['fr', "Vous êtes cordialement invités à l'inauguration."],
  ['fr', "Vous êtes convoqué à l'assemblée."],
  ['fr', 'Nous avons le plaisir de vous convier à notre cocktail.'],
  ['fr', 'Votre présence est indispensable.'],
  ['fr', 'Venez nombreux !'],
  ['fr', "Nous vous invitons à prendre part à l'atelier."],
  ['es', 'Queda usted convocado a la reunión.'],
  ['es', 'Le invitamos a la inauguración.'],
  ['es', 'Se ruega su asistencia a la junta.'],
  ['es', 'Tenemos el placer de invitarle a la cena.'],
  ['es', 'Su presencia es imprescindible.'],
  ['es', 'Rogamos se persone en recepción.'],
  ['it', 'Lei è invitata a presentarsi.'],
  ['it', "Siete tutti invitati all'inaugurazione."],
  ['it', "È convocata l'assemblea dei soci."],
  ['it', 'Abbiamo il piacere di invitarla alla cena.'],
  ['it', 'La sua presenza è richiesta al sopralluogo.'],
  ['it', 'Vi aspettiamo numerosi!'],
])('[GEN533] who invites or summons the reader asks the reader to come, %s: %s', (language, text) => {
  expect(callsToAttend(foldText(text), language)).toBe(true)
})

it.each<[Language, string]>([
  ['en', 'Attendance at the hearing is not required.'],
  ['en', 'I was invited to the reception on Friday.'],
  ['en', 'You are not required to attend.'],
  ['de', 'Ich war zur Anhörung geladen.'],
  ['de', 'Ihre Anwesenheit ist nicht erforderlich.'],
  ['fr', "J'ai été convoqué à l'assemblée."],
  ['fr', "Votre présence n'est pas requise."],
  ['es', 'Me han convocado a la reunión.'],
  ['es', 'No es necesaria su asistencia.'],
  ['it', 'Sono stata convocata per il 26 gennaio.'],
  ['it', 'La sua presenza non è necessaria.'],
])('[GEN533] and who tells of it does not, %s: %s', (language, text) => {
  expect(callsToAttend(foldText(text), language)).toBe(false)
})
