import { describe, expect, it } from 'vitest'
import { detectLanguage, lexicons } from '../language.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import { pointsForReader } from './points-for-reader.ts'

function pointsOf(text: string): string[] {
  const language = detectLanguage(text)
  const sentences = ownSentences({ text }, lexicons[language])
  const people = { ownName: 'Hedda Alder', otherNames: ['Odette Marsh'] }
  return pointsForReader({ text, sentences }, language, people).map((point) => point.text)
}

describe('[GEN382] which of them the reader wants', () => {
  it.each([
    'Dear Hedda,\n\ndo you want the flat roof or the pitched one for the shed? Which of them would you prefer?\n\nOdette',
    'Liebe Hedda,\n\nsoll der Schuppen ein Flachdach oder ein Satteldach bekommen? Welches möchten Sie?\n\nOdette',
    'Chère Hedda,\n\nvoulez-vous un toit plat ou un toit en pente pour l’abri ? Lequel souhaitez-vous retenir ?\n\nOdette',
    'Estimada Hedda:\n\n¿quiere un tejado plano o uno inclinado para el cobertizo? ¿Cuál prefiere usted?\n\nOdette',
    'Gentile Hedda,\n\nvuole un tetto piano o uno spiovente per il capanno? Quale preferisce?\n\nOdette',
  ])('is asked by what stands before: %s', (text) => {
    expect(pointsOf(text)).toHaveLength(1)
  })

  it('is a point where nothing stands before', () => {
    expect(pointsOf('Dear Hedda,\n\nWhich of them would you prefer?\n\nOdette')).toHaveLength(1)
  })
})

describe('[GEN382] what leads to several points', () => {
  it.each([
    'Dear Ms Alder,\n\nI still need a few documents before Friday.\n\n1. Could you send me the lease?\n\n2. Do you accept the new rate?\n\nOdette Marsh',
    'Sehr geehrte Frau Alder,\n\nmir fehlen noch einige Unterlagen vor Freitag.\n\n1. Könnten Sie mir den Mietvertrag schicken?\n\n2. Sind Sie mit dem neuen Satz einverstanden?\n\nOdette Marsh',
    'Madame Alder,\n\nil me manque quelques éléments avant la clôture de vendredi.\n\n1. Pourriez-vous m’envoyer le bail ?\n\n2. Acceptez-vous le nouveau taux ?\n\nOdette Marsh',
    'Estimada señora Alder:\n\nme faltan algunos documentos antes del viernes.\n\n1. ¿Podría enviarme el contrato de alquiler?\n\n2. ¿Acepta usted el nuevo tipo?\n\nOdette Marsh',
    'Gentile Signora Alder,\n\nmi mancano ancora alcuni documenti prima di venerdì.\n\n1. Potrebbe inviarmi il contratto di affitto?\n\n2. Accetta la nuova aliquota?\n\nOdette Marsh',
  ])('is none: %s', (text) => {
    expect(pointsOf(text)).toHaveLength(2)
  })
})
