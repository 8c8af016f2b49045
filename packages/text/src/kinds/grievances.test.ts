import { describe, expect, it } from 'vitest'
import type { Language } from '../language.ts'
import { draftReply } from '../draft/draft-reply.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { tellsGrievance } from './grievances.ts'

const draftOf = (language: Language, text: string, subject = 'Ticket 17') =>
  draftReply({ subject, text, language, sentOn: '2026-11-20' }, '', {
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: false,
    ownName: 'Marit Alder',
    senderName: '',
  })

describe('[GEN263] a complaint needs no word of outrage', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'We work below your gym. I have written to your office twice, but nothing has changed. At noon we hear every single jump, and yesterday I had to break off two lessons.',
      "I'm very sorry",
    ],
    [
      'de',
      'Wir arbeiten unter Ihrem Lager. Seit Wochen ist es dort laut, auch mittags. Ich habe schon zweimal bei Ihnen angerufen. Gestern musste ich zwei Stunden Unterricht abbrechen.',
      'tut mir sehr leid',
    ],
    [
      'fr',
      "Hier, on a laissé notre livreur patienter trois heures, sans un mot d'explication. Ce n'est pas la première fois. À défaut de réponse, je saisirai le syndic.",
      'excuses',
    ],
    [
      'es',
      'Ayer nuestro repartidor tuvo que esperar tres horas. No es la primera vez. Tuvimos que cancelar dos entregas.',
      'Lamento',
    ],
    [
      'it',
      'Ieri il nostro corriere ha dovuto aspettare tre ore. Non è la prima volta. Abbiamo dovuto annullare due consegne.',
      'ispiace',
    ],
    [
      'en',
      'Our boat came back with a crack in the hull. I wrote to you twice, without an answer. Otherwise I will have to inform the insurance.',
      "I'm very sorry",
    ],
    [
      'de',
      'Unser Boot kam mit einem Riss zurück. Ich habe Ihnen schon zweimal geschrieben, ohne Antwort. Andernfalls muss ich die Versicherung einschalten.',
      'tut mir sehr leid',
    ],
    [
      'fr',
      "Notre bateau est revenu avec une fissure. Je vous ai écrit à deux reprises, sans réponse. À défaut, j'en informerai mon avocat.",
      'excuse',
    ],
    [
      'es',
      'Nuestro barco volvió con una grieta. Ya les escribí dos veces, sin respuesta. En caso contrario tendré que avisar al seguro.',
      'Lamento',
    ],
    [
      'it',
      'La nostra barca è tornata con una crepa. Vi ho già scritto due volte, senza risposta. In caso contrario dovrò avvisare l’assicurazione.',
      'ispiace',
    ],
  ])('%s: %s', (language, text, sorry) => expect(draftOf(language, text).body).toContain(sorry))

  it.each<[Language, string]>([
    ['en', 'The concert was loud and lovely, and we hear every bird from the garden now.'],
    ['de', 'Das Konzert war laut und schön, wir haben zwei Stunden auf den Bus gewartet.'],
    ['fr', 'Le concert a fait du bruit, et nous avons attendu le bus deux heures.'],
    ['es', 'El concierto hizo mucho ruido y esperamos dos horas al autobús.'],
    ['it', "Il concerto era un bel rumore e abbiamo aspettato l'autobus due ore."],
  ])('and one sign is none, %s: %s', (language, text) => {
    expect(draftOf(language, text).missing).not.toContain('By when you get back to the sender.')
  })
})

describe('[GEN264] a mail is what its words say it is:', () => {
  it.each<[Language, string]>([
    ['en', 'I wanted you to hear it from me. My dad slipped away on Sunday. The funeral was today.'],
    ['de', 'Ich wollte, dass du es von mir hörst. Oma ist am Sonntag friedlich eingeschlafen.'],
    ['fr', "Je voulais te le dire moi-même. Maman s'est éteinte dimanche. Les obsèques ont eu lieu hier."],
    ['es', 'Quería que lo supieras por mí. Mi padre nos dejó el domingo. El entierro fue ayer.'],
    ['it', 'Volevo che lo sapessi da me. Il nonno se n’è andato domenica. Il funerale è stato oggi.'],
  ])('a death, by the words of those who do not say it, %s: %s', (language, text) => {
    expect(draftOf(language, text).missing).toEqual(['What you want to say.'])
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      'Minutes of the house meeting',
      'Present: Ada, Bert.\n\n1. The roof\nIt is tight again.',
      'minutes',
    ],
    [
      'de',
      'Niederschrift der Hausversammlung',
      'Anwesend: Ada, Bert.\n\n1. Dach\nEs ist wieder dicht. Ohne Einwand gilt die Niederschrift als genehmigt.',
      'Protokoll',
    ],
    [
      'fr',
      "Compte rendu de l'assemblée",
      'Présents : Ada, Bert.\n\n1. Le toit\nIl est de nouveau étanche.',
      'compte rendu',
    ],
    ['es', 'Acta de la junta', 'Asistentes: Ada, Bert.\n\n1. El tejado\nYa está arreglado.', 'acta'],
    ['it', "Verbale dell'assemblea", 'Presenti: Ada, Bert.\n\n1. Il tetto\nÈ di nuovo a posto.', 'verbale'],
  ])('minutes, by their subject and who was there, %s: %s', (language, subject, text, thanks) => {
    expect(draftOf(language, text, subject).body).toContain(thanks)
  })

  it.each<[Language, string]>([
    ['en', 'To which address shall we send the invoice and the quote?'],
    ['de', 'An welche Adresse sollen wir die Rechnung und das Angebot senden?'],
    ['fr', 'J’ai besoin de savoir à quelle adresse nous devons établir la facture et le devis.'],
    ['es', '¿A qué dirección debemos mandar la factura y la oferta?'],
    ['it', 'A quale indirizzo dobbiamo mandare la fattura e il preventivo?'],
  ])('no invoice, where it asks for its address, %s: %s', (language, text) => {
    expect(draftOf(language, text).body).not.toMatch(/invoice|Rechnung|factur|fattura|offer|Angebot|prop/iu)
  })

  it.each<[Language, string]>([
    ['en', 'I will come on Tuesday at nine as you suggested. Please do not move the shelf until then.'],
    ['de', 'Ich komme wie von Ihnen vorgeschlagen am Dienstag. Bitte bis dahin nichts verschieben.'],
    ['fr', 'Je passerai mardi comme vous l’avez proposé. Merci de ne rien déplacer avant.'],
    ['es', 'Iré el martes como propuso usted. Por favor, no muevan nada antes.'],
    ['it', 'Passerò martedì come da Lei proposto. Per favore non spostate nulla prima.'],
  ])('a confirmation, also beside what is not to be done, %s: %s', (language, text) => {
    const { body, missing } = draftOf(language, text, 'Re: shelf')
    expect(body).toMatch(/confirm|Bestätigung|conferma/u)
    expect(missing).toEqual([])
  })
})

describe('[GEN367] a complaint is also one of deliveries and of hours lost', () => {
  it.each([
    'this is the third delivery with a mistake: the parts of the order were wrong. Our line stands idle.',
    'das ist schon die dritte Lieferung mit falschen Teilen, die Lieferung war unvollständig. Unsere Maschine steht still.',
    'c’est la troisième livraison avec une erreur, les pièces étaient erronées. Notre machine est à l’arrêt.',
    'es la tercera entrega con errores, el pedido llegó incompleto. Nuestra máquina está parada.',
    'è la terza consegna sbagliata, mancavano dei pezzi. La nostra macchina lavora a metà.',
    'it is the third time now. We stood about for forty minutes and went home.',
  ])('%s', (text) => {
    expect(tellsGrievance(text.split('. ').map(foldText))).toBe(true)
  })
})
