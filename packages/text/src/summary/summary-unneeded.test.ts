import { describe, expect, it } from 'vitest'
import { isFactRow } from '../mail-text/fact-rows.ts'
import type { Language } from '../language.ts'
import { summarise } from './summarise.ts'

const reader = 'Ada Lind'

function told(text: string, language: Language) {
  return summarise({ subject: '', text, language, reader }).text
}

describe('[GEN422] a summary has no row', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Please pay 40 euros by 4 March.',
      'IBAN: XX00 0000 0000\nAccount holder: Boats Ltd\nReference: 12/44',
    ],
    ['de', 'Bitte zahlen Sie 40 Euro bis 4. März.', 'IBAN: XX00 0000 0000\nVerwendungszweck: RE 12/44'],
    ['fr', 'Merci de payer 40 euros avant le 4 mars.', 'IBAN : XX00 0000 0000\nTitulaire : Barques'],
    ['es', 'Por favor pague 40 euros antes del 4 de marzo.', 'IBAN: XX00 0000 0000\nConcepto: recibo 12/44'],
    [
      'it',
      'La prego di pagare 40 euro entro il 4 marzo.',
      'IBAN XX00 0000 0000\nintestato a Barche\ncausale: 12/44',
    ],
  ])('of an account: %s', (language, asked, rows) => {
    expect(told(`${asked}\n\n${rows}`, language)).toBe(asked)
  })

  it.each<[Language, string, string]>([
    ['en', 'The oars come on Friday.', 'Customer number: 208-77'],
    ['de', 'Die Riemen kommen am Freitag.', 'Kundennummer: 208-77'],
    ['fr', 'Les rames arrivent vendredi.', 'N° client : 208-77'],
    ['es', 'Los remos llegan el viernes.', 'Número de cliente: 208-77'],
    ['it', 'I remi arrivano venerdì.', 'Codice cliente: 208-77'],
    ['en', 'The oars come on Friday.', 'Replies to this address are not read.'],
    ['de', 'Die Riemen kommen am Freitag.', 'Antworten an diese Adresse werden nicht gelesen.'],
    ['fr', 'Les rames arrivent vendredi.', 'Les réponses à cette adresse ne sont pas lues.'],
    ['es', 'Los remos llegan el viernes.', 'Las respuestas a esta dirección no se leen.'],
    ['it', 'I remi arrivano venerdì.', 'Le risposte a questo indirizzo non vengono lette.'],
    ['en', 'The oars come on Friday.', 'View this letter in your browser'],
    ['de', 'Die Riemen kommen am Freitag.', 'Im Browser ansehen'],
    ['fr', 'Les rames arrivent vendredi.', 'Voir cette lettre dans le navigateur'],
    ['es', 'Los remos llegan el viernes.', 'Ver esta carta en el navegador'],
    ['it', 'I remi arrivano venerdì.', 'Visualizza questa lettera nel browser'],
    ['en', 'The oars come on Friday.', 'Boats Ltd, 4 Tithe Lane, Cork 2, Ireland'],
    ['it', 'I remi arrivano venerdì.', 'Barche S.p.A. - Assistenza clienti 800 555 0100'],
  ])('that tells nothing of the matter: %s %s %s', (language, matter, row) => {
    expect(told(`${matter}\n\n${row}`, language)).toBe(matter)
  })

  it.each<[Language, string]>([
    ['en', 'For the attention of Ms Lind'],
    ['de', 'Zu Händen Frau Lind'],
    ['fr', 'À l’attention de Mme Lind'],
    ['es', 'A la atención de la Sra. Lind'],
    ['it', 'Alla cortese attenzione della sig.ra Lind'],
  ])('that says whom it is for: %s', (language, line) => {
    expect(told(`${line}\n\n12 x 4 = 48.`, language)).toBe('12 x 4 = 48.')
  })

  it('but keeps what is said of an account', () => {
    const text = 'Our IBAN has changed, so please call us before you pay.'
    expect(told(text, 'en')).toBe(text)
  })

  it.each([
    'Invoice no.   44/12',
    'Rechnung Nr.   44/12',
    'Facture n°   44/12',
    'Recibo n.º   44/12',
    'Fattura n.   44/12',
  ])('and the number of an invoice is a fact: %s', (row) => {
    expect(isFactRow(row)).toBe(true)
  })
})

describe('[GEN423] a summary has no name that calls the reader', () => {
  it.each<[Language, string, string]>([
    ['en', 'Ada dear, the ride on Friday is off.', 'The ride on Friday is off.'],
    ['de', 'Ada sorry, die Fahrt am Freitag fällt aus.', 'Die Fahrt am Freitag fällt aus.'],
    ['fr', 'Ada désolée, la sortie de vendredi est annulée.', 'La sortie de vendredi est annulée.'],
    ['es', 'Ada guapa, lo del viernes se cancela.', 'Lo del viernes se cancela.'],
    ['it', 'Ada scusami scusami, venerdì salta.', 'Venerdì salta.'],
  ])('with a pet name: %s', (language, text, rest) => {
    expect(told(text, language)).toBe(rest)
  })

  it.each<[Language, string]>([
    ['en', 'So glad you are coming!'],
    ['de', 'Wie schön, dass ihr alle kommt!'],
    ['fr', 'Quelle joie que vous veniez !'],
    ['es', '¡Qué ilusión que os animéis a venir!'],
    ['it', 'Che bello che veniate tutti!'],
  ])('and no joy that the reader comes: %s', (language, joy) => {
    expect(told(`${joy} 12 x 4 = 48.`, language)).toBe('12 x 4 = 48.')
  })
})

describe('[GEN424] a summary has neither', () => {
  const view = 'The shed stands by the lake, and the trees beside it are old. '

  it.each<[Language, string, string, string]>([
    [
      'en',
      'Zed tests all 40 oars by Friday.',
      'Mr Oak sends the list on 4 March.',
      'Ada also pays 40 euros.',
    ],
    [
      'de',
      'Zed testet alle 40 Riemen bis Freitag.',
      'Herr Eich schickt am 4. März die Liste.',
      'Ada zahlt 40 Euro.',
    ],
    [
      'fr',
      'Zed teste les 40 rames avant vendredi.',
      'M. Oak envoie la liste le 4 mars.',
      'Ada paie 40 euros.',
    ],
    [
      'es',
      'Zed revisa los 40 remos el viernes.',
      'La señora Oak envía la lista el 4 de marzo.',
      'Ada paga 40 euros.',
    ],
    [
      'it',
      'Zed controlla i 40 remi entro venerdì.',
      'Il signor Oak manda la lista il 4 marzo.',
      'Ada paga 40 euro.',
    ],
  ])('tasks of others beside one of the reader: %s', (language, one, other, own) => {
    const summary = told(`${view.repeat(4)}\n\n- ${one}\n- ${other}\n- ${own}`, language)
    expect(summary).toContain(own.slice(0, -1))
    expect(summary).not.toContain('Zed')
    expect(summary).not.toContain('Oak')
    expect(summary).not.toContain('Eich')
  })

  it.each<[Language, string]>([
    ['en', 'Ada was at the doctor.'],
    ['de', 'Ada war beim Arzt.'],
    ['fr', 'Ada était chez le médecin.'],
    ['es', 'Ada estaba de viaje.'],
    ['it', 'Ada era dal medico.'],
  ])('nor that the reader was away: %s', (language, away) => {
    expect(told(`${away} ${view.repeat(5)}`, language)).not.toContain('Ada')
  })

  it.each<[Language, string, string]>([
    ['en', 'Recipe: plum jam', '500 g plums, 200 g sugar, a lemon.'],
    ['de', 'Rezept: Pflaumenmus', '500 g Pflaumen, 200 g Zucker, eine Zitrone.'],
    ['fr', 'Recette : confiture de prunes', '500 g de prunes, 200 g de sucre, un citron.'],
    ['es', 'Receta: mermelada de ciruela', '500 g de ciruelas, 200 g de azúcar, un limón.'],
    ['it', 'Ricetta: marmellata di prugne', '500 g di prugne, 200 g di zucchero, un limone.'],
  ])('nor a recipe of a newsletter: %s', (language, title, parts) => {
    const text = `New boats at the lake\n\n${view.repeat(2)}\n\n${title}\n\n${parts}\n\nOpen days in spring\n\n${view.repeat(2)}\n\nUnsubscribe: https://example.test/bye`
    expect(told(text, language)).not.toContain('500 g')
    expect(told(text, language)).not.toContain(title)
  })
})
