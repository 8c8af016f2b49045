import { describe, expect, it } from 'vitest'
import { type Language, lexicons } from '../language.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import { pointsForReader } from './points-for-reader.ts'

const pointsIn = (language: Language, text: string) =>
  pointsForReader({ text, sentences: ownSentences({ text }, lexicons[language]) }, language, {
    ownName: 'Marit Lindqvist',
    otherNames: [],
  }).map((point) => point.text)

describe('[GEN260] a question within a sentence is a point', () => {
  it.each<[Language, string, readonly string[]]>([
    [
      'en',
      'the car is dead :( can we take yours on Sunday? i will pay the petrol',
      ['can we take yours on Sunday?'],
    ],
    [
      'de',
      'das Zelt ist zu, nehmen wir stattdessen die Hütte? die kostet auch nix',
      ['das Zelt ist zu, nehmen wir stattdessen die Hütte?'],
    ],
    [
      'fr',
      'le four est mort, on commande des pizzas ? je paie les boissons',
      ['le four est mort, on commande des pizzas ?'],
    ],
    [
      'es',
      'Se ha roto el horno ¿compramos la tarta hecha? yo llevo las velas',
      ['Se ha roto el horno ¿compramos la tarta hecha?'],
    ],
    [
      'it',
      'il forno è morto, prendiamo le pizze al banco? le bibite le porto io',
      ['il forno è morto, prendiamo le pizze al banco?'],
    ],
  ])('%s: %s', (language, text, points) => expect(pointsIn(language, text)).toEqual(points))

  it('but not within brackets or quotes', () => {
    const text = 'The sign (who wants to row with us? they ask) hangs in the hall now.'
    expect(pointsIn('en', text)).toEqual([])
  })
})

describe('[GEN261] what only asks for the answer to another point is none beside it', () => {
  it.each<[Language, string, string]>([
    ['en', 'Is the blue paint fine for the door?', 'The painter is waiting for your go-ahead until Monday.'],
    ['de', 'Ist die blaue Farbe für die Tür in Ordnung?', 'Der Maler wartet bis Montag auf deine Zusage.'],
    ['fr', 'La peinture bleue va pour la porte ?', 'Le peintre attend ton feu vert pour lundi.'],
    ['es', '¿Va bien la pintura azul para la puerta?', 'Dímelo antes del lunes, que el pintor compra hoy.'],
    ['it', 'La vernice blu va bene per la porta?', "L'imbianchino aspetta la tua risposta per lunedì."],
    ['en', 'Could you water my plants in May?', "If that doesn't work for you, tell me, I'll ask Jo."],
    [
      'de',
      'Könntest du im Mai meine Blumen gießen?',
      'Wenn das bei dir nicht geht, sag es mir, dann frage ich Jo.',
    ],
    [
      'fr',
      'Tu pourrais arroser mes plantes en mai ?',
      "Si c'est compliqué pour toi, dis-le-moi, je demanderai à Jo.",
    ],
    ['es', '¿Podrías regar mis plantas en mayo?', 'Si te resulta complicado, dímelo y se lo pido a Jo.'],
    ['it', 'Potresti annaffiare le mie piante a maggio?', 'Se per te è complicato, dimmelo, chiedo a Jo.'],
  ])('%s: %s %s', (language, question, rest) => {
    expect(pointsIn(language, `${question} ${rest}`)).toEqual([question])
  })

  it.each<[Language, string, string, readonly string[]]>([
    [
      'en',
      'We still need from you:\n\n- the lease\n- the floor plan\n\n',
      'Please send us the documents by 4 December.',
      ['the lease', 'the floor plan'],
    ],
    [
      'de',
      'Es fehlen noch von Ihnen:\n\n- der Mietvertrag\n- der Grundriss\n\n',
      'Bitte lassen Sie uns die Unterlagen bis 4. Dezember zukommen.',
      ['der Mietvertrag', 'der Grundriss'],
    ],
    [
      'fr',
      'Il nous manque encore de votre part :\n\n- le bail\n- le plan du local\n\n',
      'Merci de nous envoyer ces documents avant le 4 décembre.',
      ['le bail', 'le plan du local'],
    ],
    [
      'es',
      'Les pedimos que nos digan por escrito:\n\n- quién pagó el alquiler\n- quién tiene el plano\n\n',
      'Por favor, envíennos todos los datos antes del 4 de diciembre.',
      ['quién pagó el alquiler', 'quién tiene el plano'],
    ],
    [
      'it',
      'Ci mancano ancora da parte Sua:\n\n- il contratto\n- la pianta\n\n',
      'La prego di mandarci il tutto entro il 4 dicembre.',
      ['il contratto', 'la pianta'],
    ],
  ])('%s: %j, below which %s', (language, list, rest, points) => {
    expect(pointsIn(language, list + rest)).toEqual(points)
  })

  it.each<[Language, string]>([
    ['en', 'So I need to ask you quickly:\n\nwhich of the two logos shall we print?'],
    ['de', 'Also brauche ich kurz deine Hilfe:\n\nwelches der beiden Logos sollen wir drucken?'],
    ['fr', 'Donc je te demande vite :\n\nlequel des deux logos faut-il imprimer ?'],
    ['es', 'Así que dime rápido:\n\n¿cuál de los dos logos imprimimos?'],
    ['it', 'Quindi ti chiedo in fretta:\n\nquale dei due loghi dobbiamo stampare?'],
  ])('nor what leads to it, %s: %j', (language, text) => {
    expect(pointsIn(language, text)).toEqual([text.split('\n\n')[1]])
  })
})

describe('[GEN262] nothing is asked by what says that nothing is to be done', () => {
  it.each<[Language, string]>([
    ['en', "You don't need to do anything, the caretaker lets them in."],
    ['de', 'Du musst nichts tun, der Hausmeister macht auf.'],
    ['de', 'Sie brauchen nicht zu antworten.'],
    ['fr', "Vous n'avez rien à faire, le gardien ouvrira."],
    ['es', 'No tienes que hacer nada, abre el conserje.'],
    ['it', 'Non devi fare niente, apre il custode.'],
  ])('%s: %s', (language, text) => expect(pointsIn(language, text)).toEqual([]))
})
