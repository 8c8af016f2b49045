import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { isFiller } from './summary-fillers.ts'
import { measureSentences } from './summary-features.ts'
import { headingsAmong } from './summary-needs.ts'
import { sectionFactsIn } from './summary-sections.ts'

const reader = 'Ada Lind'
const view = 'The shed stands by the lake, and the trees beside it are old. '

/** How many words the summary of a text has. */
function words(text: string): number {
  return summarise({ subject: '', text, reader }).text.split(' ').length
}

describe('[GEN425] a summary of a mail with several headings', () => {
  it.each<[Language, readonly string[]]>([
    ['en', ['What happened', 'Damage', 'What went well', 'Cost']],
    ['de', ['Was passiert ist', 'Schäden', 'Was gut lief', 'Kosten']],
    ['fr', ['Les faits', 'Dégâts', 'Ce qui a bien marché', 'Coûts']],
    ['es', ['Qué pasó', 'Daños', 'Lo que salió bien', 'Costes']],
    ['it', ['Che cosa è successo', 'Danni', 'Che cosa è andato bene', 'Costi']],
  ])('has the first fact below each, but for what went well: %s', (language, headings) => {
    const text = headings
      .map((heading, at) => `${heading}\n\n${view}Boat ${at + 1} was there then.\n\n`)
      .join('')
    const { own } = readMailText({ subject: '', text, language })
    const measured = measureSentences(own, { subject: '', lexicon: lexicons[language] })
    const { first } = sectionFactsIn(measured, { headings: headingsAmong(own), leftOut: new Set() })
    expect(first.map((place) => own[place]?.text)).toEqual(
      ['Boat 1', 'Boat 2', 'Boat 4'].map((boat) => `${boat} was there then.`),
    )
  })

  it('is two lines longer', () => {
    const told = 'Please pay 40 euros by Friday 4 December, and send the list to the office of the club. '
    const plain = told.repeat(20)
    const headed = ['Boats', 'Oars', 'Money'].map((head) => `${head}\n\n${told.repeat(7)}`).join('\n\n')
    expect(words(headed)).toBeGreaterThan(words(plain))
  })
})

describe('[GEN426] the summary of a complaint', () => {
  it.each<[Language, string, string]>([
    ['en', 'I am writing to complain about my stay.', 'I waited fifty minutes in the rain.'],
    ['de', 'Hiermit beschwere ich mich über meinen Aufenthalt.', 'Ich wartete fünfzig Minuten im Regen.'],
    ['fr', 'Je trouve cela inacceptable.', 'J’ai attendu cinquante minutes sous la pluie.'],
    ['es', 'Me parece inaceptable.', 'Esperé cincuenta minutos bajo la lluvia.'],
    ['it', 'Lo trovo inaccettabile.', 'Ho aspettato cinquanta minuti sotto la pioggia.'],
  ])('counts numbers in words as facts: %s', (language, complaint, fact) => {
    const text = `${complaint}\n\n${view.repeat(18)}${fact}`
    expect(summarise({ subject: '', text, language, reader }).text).toContain(fact)
    const calm = `${view}\n\n${view.repeat(18)}${fact}`
    expect(summarise({ subject: '', text: calm, language, reader }).text).not.toContain(fact)
  })

  it.each<[Language, string]>([
    ['en', 'I have nothing against a bit of music.'],
    ['de', 'Ich habe nichts gegen ein wenig Musik.'],
    ['fr', 'Je n’ai rien contre un peu de musique.'],
    ['es', 'No tengo nada en contra de la música.'],
    ['it', 'Non ho nulla contro un po’ di musica.'],
  ])('has nothing that is granted: %s', (_, text) => {
    expect(isFiller(text)).toBe(true)
  })

  it.each<[Language, string, string]>([
    ['en', 'I expect that the board', 'mends the roof'],
    ['de', 'Ich erwarte aber, dass der Vorstand', 'das Dach flickt'],
    ['fr', 'Je vous demande donc que le bureau', 'répare le toit'],
    ['es', 'Exijo entonces que la junta', 'arregle el tejado'],
    ['it', 'Pretendo dunque che il direttivo', 'ripari il tetto'],
  ])('has all of a list that ends what is demanded: %s', (language, lead, item) => {
    const text = `${view.repeat(8)}\n\n${lead}\n- ${item},\n- ${item} 2,\n- ${item} by 4 March 2027.\n\n${view}`
    const told = summarise({ subject: '', text, language, reader }).text
    expect(told).toContain(lead)
    for (const one of [`${item};`, `${item} 2`, `${item} by 4 March`]) expect(told).toContain(one)
  })
})

describe('[GEN427] no summary has who was there', () => {
  it.each<[Language, string]>([
    ['en', 'We were Bo, Cy, Di and Ed.'],
    ['de', 'Wir waren Bo, Cy, Di und ich.'],
    ['fr', 'Nous étions Bo, Cy, Di et moi.'],
    ['es', 'Estuvimos Bo, Cy, Di y yo.'],
    ['it', 'Eravamo Bo, Cy, Di e io.'],
  ])('in a sentence: %s', (language, text) => {
    const told = summarise({ subject: '', text: `${text} ${view.repeat(6)}`, language, reader }).text
    expect(told).not.toContain('Cy')
  })
})
