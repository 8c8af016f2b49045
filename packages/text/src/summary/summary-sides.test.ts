import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import {
  absenceIn,
  decisionsIn,
  introductionIn,
  ordinalsIn,
  stateBehind,
  tasksBehind,
} from './summary-sides.ts'
import { foldText } from '../wish/terms/tokens.ts'

function read(text: string, language: Language) {
  const { own } = readMailText({ subject: '', text, language })
  return { own, folded: own.map((one) => foldText(one.text)) }
}

describe('[GEN344] a summary has', () => {
  it.each<[Language, string]>([
    [
      'en',
      'I write on the advice of Bo. I have worked as a boat builder for nine years. I am fluent in German.',
    ],
    [
      'de',
      'Ich schreibe auf Rat von Bo. Ich arbeite seit neun Jahren als Bootsbauerin. Englisch spreche ich fließend.',
    ],
    [
      'fr',
      "Je vous écris sur le conseil de Bo. Étudiante en master de logistique, j'aime les bateaux. Je parle allemand (B2).",
    ],
    [
      'es',
      'Le escribo por consejo de Bo. Llevo nueve años trabajando en un astillero. Hablo alemán (B1) y francés.',
    ],
    [
      'it',
      'Scrivo su consiglio di Bo. Ho 34 anni e da nove costruisco barche. Il mio tedesco è al livello B1.',
    ],
  ])('who applies, %s: %s', (language, text) => {
    const { own, folded } = read(text, language)
    expect(introductionIn(own, folded, 'candidatura spontanea')).toEqual([1, 2])
    expect(introductionIn(own, folded, 'boats')).toEqual([])
  })

  it.each([
    "I'm off from tomorrow till the 14th.",
    'Bin ab morgen im Urlaub.',
    'Je suis en congés dès demain.',
    'Yo estoy fuera hasta el día 9.',
    'Sono in ferie da domani.',
  ])('who is away and passes on: %s', (text) => {
    expect(absenceIn([foldText(text)], true)).toEqual([0])
    expect(absenceIn([foldText(text)], false)).toEqual([])
  })

  it('how the person is', () => {
    const { own } = read('Mum had a stroke on Friday. She is awake and knows us.\n\nCall me.', 'en')
    expect(stateBehind(own, [0])).toEqual([1])
    expect(stateBehind(own, [1])).toEqual([])
  })

  it.each<[Language, string]>([
    [
      'en',
      'First, Emeka. His contract ends in May. Second, the lease ends in June and has to be renewed. Third, the keys are lost again.',
    ],
    [
      'de',
      'Erstens, Emeka. Sein Vertrag endet im Mai. Zweitens, der Pachtvertrag läuft im Juni aus. Drittens, die Schlüssel sind wieder weg.',
    ],
    [
      'fr',
      'Premièrement, Emeka. Son contrat finit en mai. Deuxièmement, le bail se termine en juin. Troisièmement, les clés sont perdues.',
    ],
    [
      'es',
      'Primero, Emeka. Su contrato acaba en mayo. Segundo, el alquiler termina en junio. Tercero, las llaves se han perdido.',
    ],
    [
      'it',
      "Primo, Emeka. Il suo contratto scade a maggio. Secondo, l'affitto finisce a giugno. Terzo, le chiavi sono sparite.",
    ],
  ])('points that are counted, %s: %s', (language, text) => {
    const { own, folded } = read(text, language)
    expect(ordinalsIn(own, folded)).toEqual([0, 1, 2, 3])
  })
})

describe('[GEN345] of minutes a summary has', () => {
  it.each<[Language, string]>([
    ['en', 'A second evening would be good. The board decided to try it from May.'],
    ['de', 'Ein zweiter Abend wäre gut. Beschluss: Probelauf ab Mai.'],
    ['fr', "Un deuxième soir serait utile. Le bureau a décidé d'essayer dès mai."],
    ['es', 'Una segunda tarde vendría bien. Se acordó probarla desde mayo.'],
    ['it', 'Una seconda sera sarebbe utile. Si decide di provarla da maggio.'],
  ])('what was decided and on what, %s: %s', (language, text) => {
    const { own, folded } = read(text, language)
    expect(decisionsIn(own, folded)).toEqual([1, 0])
  })

  it('the next meeting also where they are short', () => {
    const text = `Present: Ada, Bo.\n\nThe shed is old. The roof costs 400 euros since 4 May. ${'The oars stand in the hall beside the door. '.repeat(8)}\n\nNext meeting: Friday 4 December, 7 pm.`
    expect(summarise({ subject: 'Minutes', text, reader: 'Ada Lind' }).text).toContain('Next meeting: Friday')
  })

  it.each<[Language, string]>([
    ['en', 'Ada asks the yard. She also writes to the bank.'],
    ['de', 'Ada fragt die Werft. Außerdem stellt sie den Antrag bei der Bank.'],
    ['fr', 'Ada demande au chantier. Elle écrit aussi à la banque.'],
    ['es', 'Ada pregunta al astillero. Además escribe al banco.'],
    ['it', 'Ada chiede al cantiere. Inoltre scrive alla banca.'],
  ])('all that the reader does, %s: %s', (language, text) => {
    expect(tasksBehind(read(text, language).own, [0])).toEqual([1])
  })
})

it.each([
  'Der Antrag für den neuen Steg muss in diesem Jahr bis zum\n15. Dezember dort sein.',
  'Die Unterlagen für den neuen Steg brauchen wir spätestens am\n3. März auf dem Tisch.',
])('[GEN346] no item begins with a day and its month: %j', (text) => {
  expect(summarise({ subject: '', text }).text).toBe(text.replace('\n', ' '))
})
