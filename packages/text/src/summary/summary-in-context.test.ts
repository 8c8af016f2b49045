import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText } from './summarise.ts'
import { isFiller } from './summary-fillers.ts'
import { goesOnInItem, hangsOn, pointsBack } from './summary-leans.ts'
import { tasksOf, tasksOfOthers } from './summary-tasks.ts'

function own(text: string, language: Language) {
  return readMailText({ subject: '', text, language }).own
}

describe('[GEN431] the sentence before goes', () => {
  it.each<[Language, string]>([
    ['en', '- The door was taped badly. Bo saw it on Tuesday.\n- The oars are here.'],
    ['de', '- Die Tür klemmt seit Mai. Soll Bo sie ölen?\n- Die Riemen sind da.'],
    ['fr', '- La porte coince depuis mai. Faut-il la réparer ?\n- Les rames sont là.'],
    ['es', '- La puerta se atasca desde mayo. ¿La arreglamos este mes?\n- Los remos están aquí.'],
    ['it', '- La porta si blocca da maggio. La ripariamo questo mese?\n- I remi sono qui.'],
  ])('with one that asks or speaks of it in an item: %s', (language, text) => {
    const all = own(text, language)
    expect(goesOnInItem(all, 1)).toBe(true)
    expect(goesOnInItem(all, 2)).toBe(false)
  })

  it.each<[Language, string]>([
    ['en', 'The move costs 2300 euros. Bo agrees in principle.'],
    ['de', 'Der Umzug kostet 2300 Euro. Bo ist grundsätzlich einverstanden.'],
    ['fr', 'Le transfert coûte 2300 euros. Bo est d’accord sur le principe.'],
    ['es', 'El traslado cuesta 2300 euros. Bo está de acuerdo en principio.'],
    ['it', 'Il trasloco costa 2300 euro. Bo è d’accordo in linea di massima.'],
  ])('with one that only agrees: %s', (language, text) => {
    expect(pointsBack(own(text, language), 1, lexicons[language])).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'There are two offers. The first costs 212 euros.'],
    ['de', 'Es gibt zwei Angebote. Das erste kostet 212 Euro.'],
    ['fr', 'Il y a deux offres. La première coûte 212 euros.'],
    ['es', 'Hay dos ofertas. La primera cuesta 212 euros.'],
    ['it', 'Ci sono due offerte. La prima costa 212 euro.'],
  ])('with what the first of two costs: %s', (language, text) => {
    const all = own(text, language)
    expect(hangsOn(all, 1) || pointsBack(all, 1, lexicons[language])).toBe(true)
  })
})

describe('[GEN432] what others do', () => {
  it.each<[Language, string, string]>([
    ['en', 'Ben suggests a new pier.', 'Ben writes to the firm.'],
    ['de', 'Ben schlägt einen neuen Steg vor.', 'Ben schreibt der Firma.'],
    ['fr', 'Ben propose un nouveau ponton.', 'Ben écrit à la société.'],
    ['es', 'Ben propone un pantalán nuevo.', 'Ben escribe a la empresa.'],
    ['it', 'Ben propone un pontile nuovo.', 'Ben scrive alla ditta.'],
  ])('is no task where they propose it: %s', (language, proposal, task) => {
    const all = own(`${proposal}\n\n${task}\n\n- Ben: the key\n- Ada: the list`, language)
    const others = tasksOfOthers(all, tasksOf(all, 'Ada Lind', language))
    expect([others.has(all[0]?.start ?? -1), others.has(all[1]?.start ?? -1)]).toEqual([false, true])
  })

  it.each([
    'I’m not the only one who thinks so.',
    'Ich bin nicht die Einzige, die so denkt.',
    'Je ne suis pas la seule à le penser.',
    'No soy la única que lo piensa.',
    'Non sono l’unica a pensarlo.',
  ])('and think as well is not told: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })
})
