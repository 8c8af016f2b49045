import { describe, expect, it } from 'vitest'
import { isDocumentHead } from './document-heads.ts'
import type { Language } from '../language.ts'
import { isAddressLine, isMachineNotice } from '../mail-text/machine-notices.ts'
import { isFiller } from './summary-fillers.ts'
import { summarise } from './summarise.ts'

const reader = 'Ada Lind'

describe('[GEN348] a summary has neither the closing nor what stands below it', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'The roof is done.',
      'Sunny greetings from the lake,\nBo\nroofs and gutters\nHigh Street 4, 10115 Berlin',
    ],
    [
      'de',
      'Das Dach ist fertig.',
      'Schönes Wochenende,\nBo Alder\nDächer und Rinnen\nAm Hang 4, 10115 Berlin',
    ],
    [
      'fr',
      'Le toit est fini.',
      "Nous vous prions d'agréer, Madame, l'expression de nos salutations distinguées.\n\nBo Alder\nChargé des toits\n4 rue Haute, 67000 Strasbourg",
    ],
    ['es', 'El tejado ya está.', '¡Un saludo otoñal!\nBo Alder\ntejados y canalones\nCalle Alta 4'],
    [
      'it',
      'Il tetto è finito.',
      'Con tutte le mie scuse per il rumore,\nBo Alder\ntetti e grondaie\nVia Alta 4',
    ],
  ])('%s', (language, told, end) => {
    expect(summarise({ subject: '', text: `${told}\n\n${end}`, language, reader }).text).toBe(told)
  })

  it.each<[Language, string, string]>([
    ['en', 'Can you see to it?', 'The lift stops on Monday.'],
    ['de', 'Kannst du das machen?', 'Der Aufzug steht am Montag.'],
    ['fr', 'Tu peux le faire ?', 'L’ascenseur s’arrête lundi.'],
    ['es', '¿Lo haces tú?', 'El ascensor para el lunes.'],
    ['it', 'Lo fai tu?', 'L’ascensore si ferma lunedì.'],
  ])('nor the name above what was passed on: %s', (language, asked, told) => {
    const text = `${asked}\n\nBo Alder\nroofs and gutters\n\n${told}`
    expect(summarise({ subject: '', text, language, from: 'Bo Alder', reader }).text).toBe(`${asked} ${told}`)
  })

  it('but what is added below it', () => {
    const text = 'The roof is done.\n\nBest,\nBo\n\nPS: The key is with Cy.'
    expect(summarise({ subject: '', text, from: 'Bo Alder', reader }).text).toContain('The key is with Cy.')
  })
})

describe('[GEN349] a summary has no sentence that only', () => {
  it.each(['Sorry!!', 'Tut mir echt leid!', 'Encore désolée !', '¡Perdona otra vez!', 'Scusami ancora!'])(
    'says sorry: %s',
    (text) => {
      expect(isFiller(text)).toBe(true)
    },
  )

  it.each([
    'I have started this mail three times.',
    'Ich fange diese Mail jetzt zum dritten Mal an.',
    'C’est la troisième fois que je recommence ce message.',
    'Es la tercera vez que empiezo este correo.',
    'È la terza volta che ricomincio questa mail.',
  ])('tells how hard it was to begin: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it.each([
    'Questions? Visit our help centre.',
    'Fragen? Einfach melden.',
    'Une question ? Consultez notre FAQ.',
    'Cualquier duda me escribes.',
    'Qualsiasi cosa, scrivimi.',
  ])('offers help: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it('but one that is sorry for what it tells', () => {
    expect(isFiller('Sorry, the boat is gone.')).toBe(false)
  })

  it.each<[Language, string]>([
    ['en', 'Morning Ada, the boat is gone.'],
    ['de', 'Ada, das Boot ist weg.'],
    ['fr', 'Adaaa, le bateau est parti.'],
    ['es', 'Adaaa, el barco ya no está.'],
    ['it', 'Ada, la barca non c’è più.'],
  ])('[GEN222] calls the reader: %s', (language, text) => {
    const told = summarise({ subject: '', text, language, reader }).text
    expect(told).toBe(text.replace(/^[^,]+, (.)/u, (_, first: string) => first.toUpperCase()))
  })
})

describe('[GEN350] minutes', () => {
  it.each([
    'Minutes of the board meeting of 3 March',
    'Protokoll der Sitzung vom 3. März, Bootshaus',
    'Compte rendu de la réunion du 3 mars',
    'Acta de la reunión del 3 de marzo',
    'Verbale della riunione del 3 marzo',
    'Present: Ada, Bo',
    'Bootshaus, Anwesend: Ada, Bo',
    'Présents : Ada, Bo',
    'Asistentes: Ada y Bo',
    'Presenti: Ada e Bo',
    'Beginn 19 Uhr, Ende 21 Uhr',
  ])('have a head that no summary has: %s', (text) => {
    expect(isDocumentHead(text)).toBe(true)
  })

  it('and a head is no sentence about them', () => {
    expect(isDocumentHead('Minutes were read and approved.')).toBe(false)
    expect(isDocumentHead('Das Protokoll hängt im Bootshaus.')).toBe(false)
  })

  const filler =
    'The hall was warm and the talk was long, and all were glad that the winter is near its end. '.repeat(8)

  it.each<[Language, string, string, string]>([
    ['en', 'Present: Ada, Bo, Cy', 'Ada writes to the bank by Friday.', 'Bo mends the fence by Friday.'],
    ['de', 'Anwesend: Ada, Bo, Cy', 'Ada schreibt bis Freitag der Bank.', 'Bo flickt bis Freitag den Zaun.'],
    [
      'fr',
      'Présents : Ada, Bo, Cy',
      'Ada écrit à la banque avant vendredi.',
      'Bo répare la clôture avant vendredi.',
    ],
    [
      'es',
      'Asistentes: Ada, Bo, Cy',
      'Ada escribe al banco antes del viernes.',
      'Bo arregla la valla antes del viernes.',
    ],
    [
      'it',
      'Presenti: Ada, Bo, Cy',
      'Ada scrive alla banca entro venerdì.',
      'Bo ripara la siepe entro venerdì.',
    ],
  ])('are told without the tasks of others who were there: %s', (language, there, own, other) => {
    const text = `${there}\n\n${filler}\n\n${other} ${own}`
    const told = summarise({ subject: 'Board', text, language, reader }).text
    expect(told).toContain(own)
    expect(told).not.toContain(other)
  })
})

describe('[GEN358] a summary has no footer of a program', () => {
  it.each([
    'Our customer service is here from 8 to 18.',
    'Unser Kundenservice ist Mo-Fr von 8 bis 18 Uhr für Sie da.',
    'Notre service client vous répond de 8h à 18h.',
    'Nuestro servicio de atención responde de 8 a 18.',
    'Il nostro servizio clienti risponde dalle 8 alle 18.',
    'Hill House, 2 Mill Lane, Exeter EX4 4AB Please do not reply to this email.',
  ])('no hours of a service, and no address with a notice: %s', (text) => {
    expect(isMachineNotice(text)).toBe(true)
  })

  it.each([
    'How would you rate our support?',
    'Wie bewerten Sie unseren Service?',
    'Comment évaluez-vous notre support ?',
    '¿Cómo valora nuestro servicio?',
    'Come valuta il nostro servizio?',
  ])('no question how good it was: %s', (text) => {
    expect(isFiller(text)).toBe(true)
  })

  it('no address in a line for itself', () => {
    expect(isAddressLine('Hill House, 2 Mill Lane, Exeter EX4 4AB')).toBe(true)
    expect(isAddressLine('Am Hang 4, 10115 Berlin')).toBe(true)
    expect(isAddressLine('We meet in Mill Lane, 10115 Berlin.')).toBe(false)
  })
})
