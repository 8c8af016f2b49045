import { describe, expect, it } from 'vitest'
import { otherPointsIn, withTitles } from './document-heads.ts'
import type { Language } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { headingsAmong } from './summary-needs.ts'

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

describe('[GEN350] a list with a task of the reader', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Still open:', 'Ada: call the bank', 'Zolbo writes the guide'],
    ['de', 'Noch offen:', 'Ada: die Bank anrufen', 'Zolbo kümmert sich um den Schlüssel'],
    ['fr', 'Reste à faire :', 'Ada : appeler la banque', 'Zolbo prépare le guide'],
    ['es', 'Queda pendiente:', 'Ada: llamar al banco', 'Zolbo prepara la guía'],
    ['it', 'Ancora da fare:', 'Ada: chiamare la banca', 'Zolbo scrive la guida'],
  ])('is told without the tasks of others: %s', (language, lead, own, other) => {
    const filler = 'The hall was warm, and the talk was long. '.repeat(8)
    const text = `${filler}\n\n${lead}\n- ${own}\n- ${other}`
    const told = summarise({ subject: 'Board', text, language, reader }).text
    expect(told).toContain(own)
    expect(told).not.toContain('Zolbo')
  })

  it.each<[Language, string, string, string, string]>([
    [
      'en',
      'Still open:',
      'Decision about the hall: Ada, by Friday',
      'Insurance claim: Martin, with the photos',
      'Checklist: me, done',
    ],
    [
      'de',
      'Noch offen:',
      'Entscheidung über die Halle: Ada, bis Freitag',
      'Schadensmeldung: Martin, mit den Fotos',
      'Checkliste: ich, erledigt',
    ],
    [
      'fr',
      'Reste à faire :',
      'Décision pour la salle : Ada, avant vendredi',
      'Déclaration du sinistre : Martin, avec les photos',
      'Liste : moi, fait',
    ],
    [
      'es',
      'Queda pendiente:',
      'Decisión sobre la sala: Ada, antes del viernes',
      'Parte del seguro: Martín, con las fotos',
      'Lista: yo, hecho',
    ],
    [
      'it',
      'Ancora da fare:',
      'Decisione sulla sala: Ada, entro venerdì',
      'Denuncia del sinistro: Martina, con le foto',
      'Lista: io, fatto',
    ],
  ])('has none either where the names stand behind the tasks: %s', (language, lead, own, other, mine) => {
    const filler = 'The hall was warm, and the talk was long. '.repeat(8)
    const text = `${filler}\n\n${lead}\n- ${own}\n- ${other}\n- ${mine}\n- Paint for the wall: blue, not red`
    const told = summarise({ subject: 'Board', text, language, reader }).text
    expect(told).toContain(own)
    expect(told).not.toContain('Mart')
    expect(told).not.toContain(mine)
    expect(told).toContain('blue')
  })
})

describe('[GEN238] a heading may ask', () => {
  it.each([
    ['What happened?', 'What did we do?'],
    ['Was ist passiert?', 'Wie geht es weiter?'],
    ['Que s’est-il passé ?', 'Comment continuer ?'],
    ['¿Qué pasó?', '¿Qué hacemos?'],
    ['Che cosa è successo?', 'Come andiamo avanti?'],
  ])('%s', (...asked) => {
    const text = asked.map((one) => `${one}\n\nThe belt tore, and the hall was cold.`).join('\n\n')
    const { own } = readMailText({ subject: '', text, language: 'en' })
    expect(headingsAmong(own).size).toBe(2)
  })

  it('but not where it asks the reader', () => {
    const text = 'What do you think?\n\nThe belt tore.\n\nHow would you go on?\n\nThe hall is cold.'
    const { own } = readMailText({ subject: '', text, language: 'en' })
    expect(headingsAmong(own).size).toBe(0)
  })
})
