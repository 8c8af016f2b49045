import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { asksBehind } from './summary-leans.ts'
import { bringsNext } from './summary-wants.ts'

function own(text: string, language: Language) {
  return readMailText({ subject: '', text, language }).own
}

describe('[GEN420] what a sentence is told for goes with it', () => {
  it.each<[Language, string]>([
    ['en', 'The list names 12 oars and the bill 14. Which number is right?'],
    ['de', 'Die Liste nennt 12 Riemen und die Rechnung 14. Welche Zahl stimmt?'],
    ['fr', 'La liste indique 12 rames et la facture 14. Laquelle est juste ?'],
    ['es', 'La lista dice 12 remos y la factura 14. ¿Cuál es la correcta?'],
    ['it', 'La lista dice 12 remi e la fattura 14. Quale è giusta?'],
  ])('the short question behind it: %s', (language, text) => {
    expect(asksBehind(own(text, language), 0)).toBe(true)
    expect(asksBehind(own(text.replace('. ', '.\n\n'), language), 0)).toBe(false)
  })

  it('also in a list that is told in part', () => {
    const view = 'The shed stands by the lake, and the trees beside it are old. '
    const text = `${view.repeat(4)}\n\nThree things:\n\n- The list names 12 oars and the bill 14. Which is right?\n- Please pay 40 euros by 4 March.`
    expect(summarise({ subject: 'Oars', text, reader: 'Ada Lind' }).text).toContain('14. Which is right?')
  })

  it.each<[Language, string]>([
    ['en', 'One more thing: the plan of the shed is old. A newer one would help me.'],
    ['de', 'Noch etwas: Der Plan vom Schuppen ist alt. Ein neuerer würde mir helfen.'],
    ['fr', 'Autre chose : le plan du hangar est vieux. Un plan récent m’aiderait.'],
    ['es', 'Otra cosa: el plano del cobertizo es viejo. Uno nuevo me ayudaría.'],
    ['it', 'Un’altra cosa: la pianta della rimessa è vecchia. Una nuova mi aiuterebbe.'],
  ])('what is wanted behind another thing: %s', (language, text) => {
    expect(bringsNext(own(text, language), 0)).toBe(true)
  })
})

describe('[GEN421] the items of a list are told', () => {
  it('with their letters', () => {
    const text =
      'Which boat?\n\nA) The blue one, 40 euros a day.\nB) The red one, 55 euros a day.\n\nI like B.'
    expect(summarise({ subject: '', text }).text).toBe(
      'Which boat? A) The blue one, 40 euros a day. B) The red one, 55 euros a day. I like B.',
    )
  })

  it.each<[Language, string]>([
    ['en', 'Points 1 and 2 are urgent.'],
    ['de', 'Die Punkte 1 und 2 sind dringend.'],
    ['fr', 'Les points 1 et 2 sont urgents.'],
    ['es', 'Los puntos 1 y 2 son urgentes.'],
    ['it', 'I punti 1 e 2 sono urgenti.'],
  ])('and with their numbers where one is named: %s', (language, names) => {
    const items = '1. Bo 40 €.\n2. Cy 55 €.'
    expect(summarise({ subject: '', text: `${items}\n\n${names}`, language }).text).toContain(
      '1. Bo 40 €. 2.',
    )
    expect(summarise({ subject: '', text: items, language }).text).not.toContain('1. Bo')
  })
})
