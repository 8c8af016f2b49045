import { expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { topicOf } from './topics.ts'

it.each<[Language, string, string | null]>([
  ['en', 'And who gets the key from the caretaker?', 'Key'],
  ['en', 'For the booking we still need the list of guests.', 'List'],
  ['en', 'Ada drafts the letter to the members.', 'Letter'],
  ['en', 'Do you want another year?', null],
  ['de', 'Wir bräuchten den Entwurf der Vereinbarung.', 'Entwurf der Vereinbarung'],
  ['de', 'Ada rechnet bis zur nächsten Sitzung drei Varianten durch.', 'Varianten'],
  ['de', 'Können Sie mir bis Freitag Bescheid geben?', null],
  ['de', 'Hat Frau Marsh den Schlüssel?', 'Schlüssel'],
  ['fr', 'Il nous faudrait les dimensions de la remorque.', 'Dimensions'],
  ['fr', 'Laquelle retenez-vous ?', null],
  ['es', '¿Os pongo la cama supletoria?', 'Cama'],
  ['es', '¿A qué hora llegáis?', null],
  ['it', 'La penale per i ritardi la vogliamo anche stavolta?', 'Penale'],
  ['it', 'Che ne dici?', null],
])('[GEN320] a point is named by what it is about, in %s: %s', (language, text, topic) => {
  expect(topicOf(text, language)).toBe(topic)
})
