import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

function offersOf(language: Language, text: string) {
  return readMail(text, language).wish.proposals.map(({ date, from }) => [date, from && from / 60])
}

describe('[GEN246] a sentence that asks of the time of the one before it', () => {
  it.each<[Language, string]>([
    ['en', 'Monday at 10. Does that work?'],
    ['en', 'Monday at 10. Is that ok with you?'],
    ['de', 'Montag um 10. Geht das?'],
    ['de', 'Montag um 10 Uhr. Passt das?'],
    ['fr', 'Lundi à 10 h. Ça va ?'],
    ['fr', "Lundi à 10 h. C'est possible ?"],
    ['es', 'El lunes a las 10. ¿Puede ser?'],
    ['it', 'Lunedì alle 10. Va bene?'],
    ['en', 'We agreed on Monday at 10. Does that still suit you?'],
    ['de', 'Wir hatten Montag um 10 Uhr ausgemacht. Passt das noch?'],
    ['fr', 'On avait dit lundi à 10 h. Ça te va toujours ?'],
    ['es', 'Habíamos quedado el lunes a las 10. ¿Te sigue yendo bien?'],
    ['it', 'Avevamo detto lunedì alle 10. Va ancora bene?'],
  ])('asks whether it suits, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('choose')
    expect(offersOf(language, text)).toEqual([['2027-01-18', 10]])
  })

  it.each<[Language, string]>([
    ['en', 'The inspection is on Monday at 10. Please confirm whether you can attend.'],
    ['en', 'Please confirm whether you can attend on Monday at 10.'],
    ['de', 'Die Besprechung ist am Montag um 10 Uhr. Bitte bestätigen Sie, ob Sie teilnehmen können.'],
    ['fr', 'La réunion aura lieu lundi à 10 h. Merci de confirmer si vous pouvez y assister.'],
    ['es', 'La reunión es el lunes a las 10. Por favor, confirme si puede asistir.'],
    ['it', 'La riunione è lunedì alle 10. La prego di confermare se può partecipare.'],
  ])('asks whether the reader comes then, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('choose')
    expect(offersOf(language, text)).toEqual([['2027-01-18', 10]])
  })

  it.each<[Language, string]>([
    ['en', "I'll send you the invoice on Monday at 10. Is that ok?"],
    ['de', 'Ich schicke dir die Rechnung am Montag um 10. Geht das?'],
    ['fr', 'Le livreur passe lundi à 10 h. Ça vous convient ?'],
    ['es', 'Te mando el informe el lunes a las 10. ¿Te va bien?'],
    ['it', 'Le mando il preventivo lunedì alle 10. Va bene?'],
  ])('asks for no meeting where the time is that of something else, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})

describe('[GEN383] whether the reader can make it to what is at a time', () => {
  it.each<[Language, string]>([
    ['en', 'The inspection is not on Wednesday but on Friday at 5pm. Can you make it, or shall I ask Ben?'],
    [
      'de',
      'Die Begehung ist nicht am Mittwoch sondern erst am Freitag um 17 Uhr. Schaffst du das, oder soll ich Ben fragen?',
    ],
    ['fr', "La visite n'est pas mercredi mais vendredi à 17 h. Tu peux y être, ou je demande à Ben ?"],
    ['es', 'La visita no es el miércoles sino el viernes a las 17. ¿Puedes, o se lo digo a Ben?'],
    ['it', 'Il sopralluogo non è mercoledì ma venerdì alle 17. Ce la fai, o lo chiedo a Ben?'],
  ])('asks for that time alone, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('choose')
    expect(offersOf(language, text)).toEqual([['2027-01-15', 17]])
  })
})

describe('[GEN247] nothing but whether the reader can, and a time', () => {
  it.each<[Language, string]>([
    ['en', 'Can you do Tuesday between four and five?'],
    ['de', 'Kannst du Dienstag zwischen vier und fünf?'],
    ['fr', 'Tu peux mardi entre quatre et cinq heures ?'],
    ['es', '¿Puedes el martes entre las cuatro y las cinco?'],
    ['it', 'Ce la fai martedì tra le quattro e le cinque?'],
  ])('asks to meet, %s: %s', (language, text) => {
    expect(readMail(text, language)).toMatchObject({ ask: 'meet', confidence: 'high' })
    expect(toldWish(text, language)).toBe('2027-01-19 16-17')
  })

  it('asks for something else with words behind it', () => {
    expect(readMail('Can you do the report by Monday?', 'en').ask).toBe('none')
  })
})

it.each<[Language, string]>([
  ['en', 'We have provisionally put you down for Monday at 10. Please confirm by Friday.'],
  ['en', 'A slot has come up on Monday at 10. Would you like it?'],
  ['de', 'Wir könnten Ihnen am Montag um 10 Uhr einen Platz geben. Bitte bestätigen Sie das bis Freitag.'],
  ['fr', 'Je vous ai réservé une visite lundi à 10 h. Vous me confirmez que vous y serez ?'],
  [
    'es',
    'Le fue asignado el lunes 18 de enero a las 10. Es indispensable que confirme su asistencia a más tardar el viernes.',
  ],
  ['it', 'Si è liberato un posto lunedì alle 10. Ci conferma entro venerdì se viene?'],
])('[GEN496] a time that is kept for the reader waits for a yes, %s: %s', (language, text) => {
  expect(readMail(text, language)).toMatchObject({ ask: 'choose', confidence: 'high' })
  expect(offersOf(language, text)).toEqual([['2027-01-18', 10]])
})

it('[GEN496] and a reminder of what was agreed does not', () => {
  expect(readMail('A reminder: your appointment is on Monday at 10. See you then.', 'en').ask).toBe('none')
})
