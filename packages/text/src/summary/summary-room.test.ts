import { describe, expect, it } from 'vitest'
import { isFactRow } from '../mail-text/fact-rows.ts'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { measureSentences } from './summary-features.ts'
import { tellsOutcome } from './summary-outcomes.ts'
import { causeIn } from './summary-sides.ts'
import { consequencesIn, openMattersIn, optionsIn, ownTimesIn } from './summary-wants.ts'
import { foldText } from '../wish/terms/tokens.ts'

const reader = 'Ada Lind'

function measured(text: string, language: Language) {
  const { own } = readMailText({ subject: '', text, language })
  return measureSentences(own, { subject: '', lexicon: lexicons[language] })
}

describe('[GEN351] a mail to the reader', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Please bring the list on Friday 4 December at 9:00, and pay 40 euros at the door.',
      'The room stays the same.',
    ],
    [
      'de',
      'Bitte bringen Sie am Freitag, 4. Dezember, um 9:00 Uhr die Liste mit und zahlen Sie 40 Euro.',
      'Der Raum bleibt gleich.',
    ],
    [
      'fr',
      'Merci d’apporter la liste vendredi 4 décembre à 9 h et de payer 40 euros à la porte.',
      'La salle reste la même.',
    ],
    [
      'es',
      'Por favor traiga la lista el viernes 4 de diciembre a las 9:00 y pague 40 euros.',
      'La sala no cambia.',
    ],
    [
      'it',
      'Per favore porti la lista venerdì 4 dicembre alle 9:00 e paghi 40 euro alla porta.',
      'La sala resta la stessa.',
    ],
  ])('that is short is told as far as there is room: %s', (language, asked, small) => {
    const text = `${asked} ${small} ${asked.replaceAll('4', '5')} ${asked.replaceAll('4', '7')}`
    expect(summarise({ subject: '', text, language, reader }).text).toContain(small)
  })

  const view = 'The shed stands by the lake, and the trees beside it are old and tall. '

  it('that is long is told by what has a number or a day', () => {
    const text = `${view.repeat(12)} Swans live there, and nobody minds. The new oars are 3 metres long.`
    const told = summarise({ subject: 'Shed', text, reader }).text
    expect(told).toContain('3 metres')
    expect(told).not.toContain('Swans')
  })

  it('and one to many only by its best', () => {
    const text = `Please come on Friday 4 December at 9:00. ${view.repeat(4)}The room is warm.\n\nUnsubscribe: https://example.test/bye`
    expect(summarise({ subject: '', text, reader }).text).not.toContain('The room is warm.')
  })
})

describe('[GEN352] a summary is not to be without', () => {
  it.each<[Language, string]>([
    ['en', 'Option A: two rooms.'],
    ['de', 'Variante A: zwei Zimmer.'],
    ['fr', 'Formule A : deux chambres.'],
    ['es', 'Opción A: dos habitaciones.'],
    ['it', 'Soluzione A: due camere.'],
  ])('the paragraphs of choices with marks: %s', (language, first) => {
    const text = `${first} 80 euros.\n\n${first.replace(' A', ' B')} 95 euros.`
    expect(optionsIn(measured(text, language))).toEqual([0, 1, 2, 3])
    expect(optionsIn(measured(`${first} 80 euros.`, language))).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'I would be very grateful for a short call.'],
    ['de', 'Über ein kurzes Gespräch würde ich mich sehr freuen.'],
    ['fr', 'Je serais très heureuse de vous rencontrer.'],
    ['es', 'Me encantaría hablar con usted unos minutos.'],
    ['it', 'Le sarei molto grata di un breve colloquio.'],
    ['en', 'It would help if she came along.'],
    ['de', 'Es wäre gut, wenn sie mitkommt.'],
    ['fr', 'Il serait utile qu’elle vienne.'],
    ['es', 'Sería bueno que viniera ella.'],
    ['it', 'Sarebbe utile che venisse anche lei.'],
  ])('what its writer would like: %s %s', (language, text) => {
    expect(openMattersIn(measured(text, language), language)).toEqual([0])
  })

  it.each<[Language, string]>([
    ['en', 'Evenings after dinner are best.'],
    ['de', 'Abends passt es mir am besten.'],
    ['fr', 'Le soir me convient mieux.'],
    ['es', 'Por las tardes me viene mejor.'],
    ['it', 'La sera per me va meglio.'],
  ])('times without a number: %s', (language, text) => {
    expect(ownTimesIn(measured(text, language))).toEqual([0])
  })

  it.each([
    'If this goes on we shall leave the club.',
    'Wenn das so weitergeht, treten wir aus.',
    'Si cela continue, nous quitterons le club.',
    'Si esto sigue así, dejaremos el club.',
    'Se va avanti così, lasciamo il circolo.',
  ])('what follows where it goes on: %s', (text) => {
    expect(consequencesIn([foldText(text)], () => false)).toEqual([0])
  })

  it.each<[Language, string, string]>([
    ['en', 'Root cause', 'A worn belt tore.'],
    ['de', 'Ursache', 'Ein alter Riemen riss.'],
    ['fr', 'Pourquoi', 'Une vieille courroie a cédé.'],
    ['es', 'Causa', 'Se rompió una correa vieja.'],
    ['it', 'Motivo', 'Si è rotta una vecchia cinghia.'],
  ])('what stands below %s: %s', (language, heading, text) => {
    expect(causeIn(measured(`${heading}\n\n${text}`, language))).toEqual([1])
  })
})

describe('[GEN353] a sentence that tells', () => {
  it.each([
    'I wrote twice, without any reply.',
    'Ich habe zweimal geschrieben, ohne Antwort.',
    'J’ai écrit deux fois, sans réponse.',
    'Escribí dos veces, sin respuesta.',
    'Ho scritto due volte, senza risposta.',
  ])('that nobody answered: %s', (text) => {
    expect(tellsOutcome(foldText(text))).toBe(true)
  })

  it.each([
    'If we keep the small room we have to give up the counter.',
    'Wenn wir den kleinen Raum behalten, müssen wir auf die Theke verzichten.',
    'Si nous gardons la petite salle, il faudra renoncer au comptoir.',
    'Si nos quedamos con la sala pequeña, habrá que renunciar al mostrador.',
    'Se teniamo la sala piccola, dovremo rinunciare al banco.',
  ])('what a choice costs: %s', (text) => {
    expect(tellsOutcome(foldText(text))).toBe(true)
  })

  it.each([
    'The mast is bent.',
    'Der Mast ist verbogen.',
    'Le mât est tordu.',
    'El mástil está doblado.',
    'L’albero è piegato.',
  ])('what is damaged: %s', (text) => {
    expect(tellsOutcome(foldText(text))).toBe(true)
  })
})

describe('[GEN354] of a mail of a program a summary has', () => {
  it.each([
    'Volcanoes and lakes      12.03.2027',
    'Vulkane und Seen      12.03.2027   nicht verlängerbar',
    'Volcans et lacs      12/03/2027',
    'Volcanes y lagos      12 de marzo'.replace(' de ', ' '),
    'Vulcani e laghi      12/03/2027',
    'Where to collect      High Street 4',
    'Abholadresse      Am Hang 4',
    'Où le retirer      4 rue Haute',
    'Dónde recogerlo      Calle Alta 4',
    'Dove ritirarlo      Via Alta 4',
  ])('rows of things with their days, and places: %s', (row) => {
    expect(isFactRow(row)).toBe(true)
  })

  it.each<[Language, string, string]>([
    ['en', 'Your parcel is at the kiosk until Friday.', 'Shall we leave it with a neighbour?'],
    ['de', 'Ihr Paket liegt bis Freitag im Kiosk.', 'Sollen wir es beim Nachbarn abgeben?'],
    ['fr', 'Votre colis est au kiosque jusqu’à vendredi.', 'Faut-il le laisser chez un voisin ?'],
    ['es', 'Su paquete está en el quiosco hasta el viernes.', '¿Lo dejamos con un vecino?'],
    ['it', 'Il Suo pacco è in edicola fino a venerdì.', 'Lo lasciamo a un vicino?'],
  ])('none of its questions: %s', (language, told, question) => {
    const text = `${`${told} `.repeat(9)}\n\n${question}\n\nThis mailbox is not monitored.`
    expect(summarise({ subject: '', text, language, reader }).text).not.toContain(question)
  })
})

describe('[GEN355] what leads to a list is left out without it', () => {
  it.each<[Language, string]>([
    ['en', 'In particular:'],
    ['de', 'Und zwar insbesondere:'],
    ['fr', 'Il s’agit en particulier :'],
    ['es', 'En concreto se trata de:'],
    ['it', 'In particolare si tratta di:'],
  ])('where it names nothing: %s', (language, lead) => {
    const text = `The shed is full. ${lead}\n\nhttps://post.example\t\tx\n\nPlease come by on Friday 4 December.`
    expect(summarise({ subject: '', text, language, reader }).text).toBe(
      'The shed is full. Please come by on Friday 4 December.',
    )
  })
})
