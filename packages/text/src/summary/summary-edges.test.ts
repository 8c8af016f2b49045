import { describe, expect, it } from 'vitest'
import { summarise } from './summarise.ts'

describe('[GEN270] a summary has none of what stands around the words of a mail', () => {
  it.each([
    ['This is an automated message.', 'en'],
    ['This mailbox is not monitored.', 'en'],
    ['Dies ist eine automatisch erstellte Nachricht.', 'de'],
    ['Bitte antworten Sie nicht an diese Adresse.', 'de'],
    ['Ceci est un message automatique.', 'fr'],
    ['Ne pas répondre à cette adresse.', 'fr'],
    ['Este es un mensaje automático.', 'es'],
    ['Por favor, no responda a esta dirección.', 'es'],
    ['Questo è un messaggio automatico.', 'it'],
    ['Non rispondere a questo indirizzo.', 'it'],
  ] as const)('no notice of a program: %s', (notice, language) => {
    const text = `12 x 4 = 48.\n\n${notice}\n\n13 x 4 = 52.`
    expect(summarise({ subject: '', text, language }).text).toBe('12 x 4 = 48. 13 x 4 = 52.')
  })

  it('but that somebody made a machine run', () => {
    const text = 'This is an automated line that we bought in spring.'
    expect(summarise({ subject: '', text }).text).toBe(text)
  })

  it('no heading that repeats the sender or the subject', () => {
    const told = 'The parcel is at the kiosk until Friday.'
    const from = 'Fast Parcels Ltd'
    expect(summarise({ subject: '', from, text: `Fast Parcels\n\n${told}` }).text).toBe(told)
    const subject = '[Notice] Your parcel is here'
    expect(summarise({ subject, text: `Your parcel is here\n\n${told}` }).text).toBe(told)
    expect(summarise({ subject: 'Another', text: `Your parcel is here\n\n${told}` }).text).toContain(
      'is here.',
    )
  })

  it.each([
    [
      'The roof is done.',
      'Ada Lind\nLind & Sons – roofs since 1950\nHigh Street 4, 10115 Berlin\nMobile: 0170 000 0001',
    ],
    [
      'Das Dach ist fertig.',
      'Ada Lind\nLeitung Technik – Lind und Söhne\nAm Hang 4, 10115 Berlin\nHandy 0170 000 0001',
    ],
    [
      'Le toit est fini.',
      'Ada Lind\nResp. des toits – Lind\n4 rue Haute, 67000 Strasbourg\nTél. 03 00 00 00 01',
    ],
    [
      'El tejado ya está.',
      'Ada Lind\nLIND - tejados desde 1950\nCalle Alta 4, 28001 Madrid\nMóvil: 600 000 001',
    ],
    [
      'Il tetto è finito.',
      'Ada Lind\nResp. tecnica – Lind e figli\nVia Alta 4, 40012 Bologna\ncell. 340 000 0001',
    ],
  ])('no signature whose lines have small words: %s', (told, signature) => {
    expect(summarise({ subject: '', from: 'Ada Lind', text: `${told}\n\n${signature}` }).text).toBe(told)
  })

  it('but lines of a list below a name, and a person who asks to call', () => {
    const text = 'The roof is done.\n\nAda Lind\n\nCall the roofer at once.\nTel. 0170 000 0001'
    expect(summarise({ subject: '', from: 'Ada Lind', text }).text).toContain('Call the roofer at once.')
  })
})
