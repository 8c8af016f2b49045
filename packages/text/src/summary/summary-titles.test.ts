import { describe, expect, it } from 'vitest'
import { isFactLine, isFactRow } from '../mail-text/fact-rows.ts'
import { summarise } from './summarise.ts'

const below = 'The oars stand in the hall beside the door, and the ropes hang there too since spring.'

describe('[GEN347] a newsletter', () => {
  it.each([
    ['en', 'A night of open sheds', 'Boats that sail by themselves', 'Unsubscribe'],
    ['de', 'Die Nacht der offenen Schuppen', 'Boote, die von selbst segeln', 'Newsletter abbestellen'],
    ['fr', 'La nuit des hangars ouverts', 'Des bateaux qui naviguent seuls', 'Se désabonner'],
    ['es', 'La noche de los cobertizos', 'Barcos que navegan solos', 'Darse de baja'],
    ['it', 'La notte dei capanni aperti', 'Barche che navigano da sole', 'Annulla l’iscrizione'],
  ] as const)('is told with its titles, %s', (language, one, other, footer) => {
    const text = `Old boats cost 40 euros since 4 May.\n\n${one}\n\n${below}\n\n${other}\n\n${below} ${below}\n\nTALK\n\n${below}\n\n${footer}`
    const told = summarise({ subject: '', text, language, reader: 'Ada Lind', from: 'Lake News' }).text
    expect(told).toContain(`${one}.`)
    expect(told).toContain(other)
    expect(told).not.toContain('TALK')
  })

  it('but no mail to one person', () => {
    const text = `Old boats cost 40 euros since 4 May.\n\nA night of open sheds\n\n${below}\n\nBoats that sail by themselves\n\n${below} ${below}\n\nAda`
    expect(summarise({ subject: '', text, reader: 'Ada Lind' }).text).not.toContain('A night of open sheds')
  })

  it('without buttons and its own name', () => {
    const text = `Lake News weekly\n\nOld boats cost 40 euros since 4 May.\n\nA night of open sheds\n\n${below}\n\nBook your seat now\n\n${below}\n\nBoats that sail alone\n\n${below}\n\nUnsubscribe`
    const told = summarise({ subject: '', text, reader: 'Ada Lind', from: 'Lakes News Weekly' }).text
    expect(told).toContain('Boats that sail alone')
    expect(told).not.toMatch(/Book your seat|Lake News/u)
  })
})

it.each([
  'Collection code: 604 118',
  'Absender: Seilerei Lind',
  'Bénéficiaire : École de musique',
  'Nächster Versuch: 30.11.2026',
  'Livraison prévue : 14 décembre',
  'Entrega prevista: 14 de diciembre',
  'Totale (IVA esclusa): 3.691,00 €',
])('[GEN275] a row names a fact: %s', (line) => {
  expect(isFactLine(line)).toBe(true)
  expect(isFactRow(line.replace(/ ?: /u, '\t'))).toBe(true)
})
