import { describe, expect, it } from 'vitest'
import { otherPointsIn, withTitles } from './document-heads.ts'
import type { Language } from './language.ts'
import { readMailText, summarise } from './summarise.ts'

const reader = 'Ada Lind'

describe('[GEN356] in minutes', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Present: Ada, Bo', 'Item 1 The pontoon', 'Ada calls the builder by Friday.'],
    ['de', 'Anwesend: Ada, Bo', 'TOP 1 – Steg', 'Ada ruft bis Freitag die Firma an.'],
    ['fr', 'Présents : Ada, Bo', 'Point 1 : le ponton', 'Ada appelle l’entreprise avant vendredi.'],
    ['es', 'Asistentes: Ada, Bo', 'Punto 1: El pantalán', 'Ada llama a la empresa antes del viernes.'],
    ['it', 'Presenti: Ada, Bo', 'Punto 1 – Il pontile', 'Ada chiama la ditta entro venerdì.'],
  ])('the first sentence of a point has its title, %s', (language, there, title, task) => {
    const text = `${there}\n\n${title}\n\n${`${task} `.repeat(12)}`
    const told = summarise({ subject: 'Board', text, language, reader }).text
    expect(told.toLowerCase().startsWith(title.replace(/^\p{L}+ 1[ .:–]+/u, '').toLowerCase())).toBe(true)
  })

  it('and a list of tasks below the points has none', () => {
    const text = 'Present: Ada, Bo\n\nItem 1 The pontoon\n\nIt is old.\n\nTasks:\n- Ada: paint\n- Bo: nails'
    const { own } = readMailText({ subject: '', text, language: 'en' })
    const told = own.filter((one) => one.isItem)
    expect(withTitles(told, { mail: text, all: own, headings: new Set() })).toEqual(told)
  })

  it.each<[Language, string]>([
    ['en', 'Item 5 Any other business'],
    ['de', 'TOP 5 Verschiedenes'],
    ['fr', 'Point 5 : divers'],
    ['es', 'Punto 5: Ruegos y preguntas'],
    ['it', 'Punto 5 – Varie ed eventuali'],
  ])('small points stand below a title such as %s %s', (language, title) => {
    const text = `Ada paints the shed.\n\n${title}\n\nThe phone is gone.`
    const { own } = readMailText({ subject: '', text, language })
    expect([...otherPointsIn(text, own)]).toContain(own.at(-1)?.start)
    expect([...otherPointsIn(text, own)]).not.toContain(own[0]?.start)
  })
})
