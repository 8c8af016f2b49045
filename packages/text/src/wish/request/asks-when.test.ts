import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN243] who asks to be told when the reader can come or be reached', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Our counter is open by appointment only: Tuesdays from 8 to 12. Please reply stating when you would like to attend.',
      'every 2 8-12',
    ],
    [
      'de',
      'Frau Dr. Sommer telefoniert dienstags zwischen 8 und 12 Uhr. Bitte lassen Sie uns wissen, wann sie Sie erreichen kann.',
      'every 2 8-12',
    ],
    [
      'fr',
      'Le docteur Morel appelle ses patients le mardi entre 8 h et 12 h. Merci de nous faire savoir quand elle peut vous joindre.',
      'every 2 8-12',
    ],
    ['es', 'Recibo los martes de 8 a 12 h. ¿Me dicen cuándo pueden venir?', 'every 2 8-12'],
    ['it', 'Ricevo il martedì dalle 8 alle 12. Mi fate sapere quando potete venire?', 'every 2 8-12'],
  ])('asks for a time, %s: %s', (language, text, wish) => {
    expect(readMail(text, language).ask).toBe('meet')
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'Please let us know when we can expect the payment. The office is open on Tuesdays from 8 to 12.'],
    [
      'de',
      'Bitte teilen Sie uns mit, wann Sie die Unterlagen schicken können. Das Büro ist dienstags von 8 bis 12 Uhr besetzt.',
    ],
    [
      'fr',
      'Merci de nous indiquer quand vous pouvez envoyer les pièces. Le bureau est ouvert le mardi de 8 h à 12 h.',
    ],
    ['es', 'Díganos cuándo puede enviar los documentos. La oficina abre los martes de 8 a 12 h.'],
    ['it', "Ci faccia sapere quando può inviare i documenti. L'ufficio è aperto il martedì dalle 8 alle 12."],
  ])('and not who asks when something is sent, %s: %s', (language, text) => {
    expect(readMail(text, language).confidence === 'high' && readMail(text, language).ask !== 'none').toBe(
      false,
    )
  })
})

describe('[GEN244] a notice that something is shut off', () => {
  it.each<[Language, string]>([
    [
      'en',
      'Due to repairs we will interrupt the water supply on Wednesday 20 January from 8 to 12. Please fill some buckets beforehand.',
    ],
    [
      'de',
      'Wegen Reparaturen unterbrechen wir am Mittwoch, dem 20. Januar, in der Zeit von 8 bis 12 Uhr die Stromversorgung. Bitte schalten Sie Geräte vorher aus.',
    ],
    [
      'fr',
      "En raison de travaux, nous couperons l'eau mercredi 20 janvier, de 8 h à 12 h. Merci de fermer vos robinets avant.",
    ],
    [
      'es',
      'Por obras interrumpiremos el suministro el miércoles 20 de enero, de 8 a 12 h. Rogamos cierren los grifos antes.',
    ],
    [
      'it',
      "Per lavori sospenderemo l'energia elettrica mercoledì 20 gennaio, dalle 8 alle 12. Si prega di spegnere gli apparecchi prima.",
    ],
  ])('asks for no time, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})
