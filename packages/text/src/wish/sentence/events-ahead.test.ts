import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(
    ({ date, from }) => `${date.slice(5)} ${(from ?? 0) / 60}`,
  )
}

describe('[GEN385] times behind what happens later', () => {
  it.each<[Language, string]>([
    ['en', "I'd like a word before we send it off: Monday at 11 or Tuesday at 9?"],
    ['en', "I'd like to talk before we send it off – Monday at 11 or Tuesday at 9?"],
    ['de', 'Ich möchte kurz mit dir reden, bevor wir das abschicken: Montag um 11 oder Dienstag um 9 Uhr?'],
    ['fr', 'Je voudrais te voir avant que nous envoyions le dossier : lundi à 11 h ou mardi à 9 h ?'],
    ['es', 'Quisiera verte antes de que enviemos el informe: ¿el lunes a las 11 o el martes a las 9?'],
    ['it', 'Vorrei vederti prima che mandiamo il rapporto: lunedì alle 11 o martedì alle 9?'],
  ])('are no days of it, %s: %s', (language, text) => {
    expect(offersOf(language, text)).toEqual(['01-18 11', '01-19 9'])
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk before it goes to print on Monday?'],
    ['de', 'Können wir reden, bevor es am Montag in Druck geht?'],
  ])('are its days without a mark, %s: %s', (language, text) => {
    expect(readMail(text, language).wish.deadline?.date).toBe('2027-01-17')
  })
})

describe('[GEN386] who is put forward for a post', () => {
  it.each<[Language, string]>([
    [
      'en',
      "Before I put you forward I'd like to talk. I can do Monday at 11 or Tuesday at 9. Which would you prefer?",
    ],
    ['en', 'We want to move you forward to the next round. Could we speak on Monday at 11 or Tuesday at 9?'],
    [
      'de',
      'Bevor wir Sie dem Kunden vorstellen, würde ich gern mit Ihnen sprechen: Montag um 11 oder Dienstag um 9 Uhr?',
    ],
    [
      'fr',
      'Nous souhaitons avancer sur votre candidature. Pourriez-vous venir lundi à 11 h ou mardi à 9 h ?',
    ],
    ['es', 'Queremos avanzar con su candidatura. ¿Le viene bien el lunes a las 11 o el martes a las 9?'],
    ['it', 'Vorremmo andare avanti con la Sua candidatura. Le va bene lunedì alle 11 o martedì alle 9?'],
  ])('moves no meeting, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('choose')
    expect(offersOf(language, text)).toEqual(['01-18 11', '01-19 9'])
  })

  it('leaves a meeting that is brought forward moved', () => {
    expect(readMail('Could we bring our meeting forward to Monday at 10?', 'en').ask).toBe('move')
  })
})
