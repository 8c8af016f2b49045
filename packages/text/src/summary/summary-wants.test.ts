import { describe, expect, it } from 'vitest'
import { isFactRow } from '../mail-text/fact-rows.ts'
import type { Language } from '../language.ts'
import { lexicons } from '../language.ts'
import { readMailText, summarise } from './summarise.ts'
import { measureSentences } from './summary-features.ts'
import { endsBefore, isRelieved, leansOn } from './summary-leans.ts'
import { neededIn } from './summary-needs.ts'
import { tasksOf, tasksOfOthers } from './summary-tasks.ts'
import {
  asidesIn,
  choicesOf,
  consequencesIn,
  countedIn,
  nextMeetingIn,
  offersIn,
  openMattersIn,
  ownTimesIn,
  topicIn,
} from './summary-wants.ts'
import { foldText } from '../wish/terms/tokens.ts'

const reader = 'Marit Lind'
const filler =
  'The roof has been as it is for long, and most people like it so. The doors are wide enough for all the boats that we own. Nobody has said a word against the colour of the walls, and the paint is good.'

describe('[GEN271] what is asked comes before all else', () => {
  const asked =
    'Could you send us the keys? Which door do you use? Who has the list of the boats? Could you ask the smith?'

  it('and is told whole where it fits', () => {
    const facts =
      'The roof costs 400 euros and the doors 300 euros since 4 May. The walls cost 90 euros since 5 May.'
    const { text } = summarise({ subject: 'Roof', text: `${filler} ${facts}\n\n${asked}`, reader })
    for (const question of asked.split(/(?<=\?) /u)) expect(text).toContain(question)
  })

  it.each([
    ['en', 'This e-mail is intended solely for the addressee.'],
    ['en', 'Sent from my phone'],
    ['de', 'Denken Sie an die Umwelt, bevor Sie diese Mail ausdrucken.'],
    ['fr', "Pensez à l'environnement avant d'imprimer ce message."],
    ['es', 'Antes de imprimir este mensaje, piense en el medio ambiente.'],
    ['it', "Prima di stampare, pensa all'ambiente."],
  ])('also above what firms write below their mails, %s: %s', (_, footer) => {
    const text = `${filler} ${filler.replaceAll('The', 'Their')}\n\n${asked}\n\nAda\n\n${footer}`
    expect(summarise({ subject: 'Roof', text, reader }).text).toContain('Could you ask the smith?')
  })
})

describe('[GEN272] a summary has', () => {
  it.each<[Language, string]>([
    ['en', 'We need a decision by noon.'],
    ['de', 'Wir brauchen bis Mittag eine Entscheidung.'],
    ['fr', "Nous avons besoin d'une réponse avant midi."],
    ['es', 'Necesitamos una respuesta antes de mediodía.'],
    ['it', 'Ci serve una risposta entro mezzogiorno.'],
  ])('what the writer needs, %s', (language, text) => {
    expect(openMattersIn(read(text, language), language)).toEqual([0])
  })

  it.each<[Language, string, string]>([
    ['en', 'This would help:', 'Please say which of the two you can do.'],
    ['de', 'Das würde helfen:', 'Bitte sagen Sie, welche der beiden Sie wählen.'],
    ['fr', 'Deux choses sont possibles :', 'Dites-moi laquelle des deux vous va.'],
    ['es', 'Esto ayudaría:', 'Dígame cuál de las dos prefiere.'],
    ['it', 'Ci sono vie diverse:', 'Mi dica quale delle due preferisce.'],
  ])('the choices that it speaks of, %s', (language, lead, asks) => {
    const all = read(`${lead}\n- 12 x 4\n- 13 x 5\n\n${asks}`, language)
    expect(choicesOf(all, [3])).toEqual([0])
  })

  it.each<[Language, string]>([
    ['en', 'I am free on Friday from 4 pm.'],
    ['de', 'Ich hätte am Freitag ab 16 Uhr Zeit.'],
    ['fr', 'Je suis libre vendredi à partir de 16 h.'],
    ['es', 'Puedo el viernes a partir de las 16:00.'],
    ['it', 'Sono libera venerdì dalle 16.'],
  ])('when the writer has time, %s', (language, text) => {
    expect(ownTimesIn(read(text, language))).toEqual([0])
  })

  it.each<[Language, string]>([
    ['en', 'What we can offer instead:'],
    ['de', 'Ich kann Ihnen stattdessen anbieten:'],
    ['fr', 'Nous vous proposons :'],
    ['es', 'Le proponemos:'],
    ['it', 'Le proponiamo in alternativa:'],
  ])('what the writer offers, %s', (language, lead) => {
    expect(offersIn(read(`${lead}\n\n- 12 x 4\n- 13 x 5`, language))).toEqual([0])
    expect(offersIn(read(`${lead}\n\n12 x 4 x 5.`, language))).toEqual([0, 1])
    expect(offersIn(read(lead.replace(':', '.'), language))).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Another thing: the boat is painted.'],
    ['de', 'Noch etwas: Das Boot ist gestrichen.'],
    ['fr', 'Autre chose : le bateau est peint.'],
    ['es', 'Otra cosa: el barco está pintado.'],
    ['it', "Un'altra cosa: la barca è verniciata."],
  ])('another thing that is told at last, %s', (language, text) => {
    expect(asidesIn(read(text, language))).toEqual([0])
    expect(asidesIn(read(`${text} 12 x 4.`, language))).toEqual([0])
  })

  it.each<[Language, string]>([
    ['en', 'Our next meeting is on 4 December at 10.'],
    ['de', 'Nächste Sitzung: 4. Dezember, 10 Uhr.'],
    ['fr', 'La prochaine réunion aura lieu le 4 décembre.'],
    ['es', 'Próxima reunión: 4 de diciembre, 10 h.'],
    ['it', 'La prossima riunione è il 4 dicembre.'],
  ])('the next meeting, %s', (language, text) => {
    expect(nextMeetingIn(read(text, language))).toEqual([0])
  })
})

describe('[GEN273] a summary says what the mail is about', () => {
  const told = { brings: () => false, told: [] }

  it.each<[Language, string, string]>([
    ['en', 'Return of 23 lamps', 'In May we got 23 lamps back from you without a word.'],
    ['de', 'Rückgabe von 23 Lampen', 'Im Mai bekamen wir 23 Lampen ohne ein Wort zurück.'],
    ['fr', 'Retour de 23 lampes', 'En mai nous avons reçu 23 lampes sans un mot.'],
    ['es', 'Vuelta de 23 lámparas', 'En mayo recibimos 23 lámparas sin una palabra.'],
    ['it', 'Ritorno di 23 lampade', 'A maggio abbiamo ricevuto 23 lampade senza una parola.'],
  ])('by the number and a word of its subject, %s', (language, subject, text) => {
    expect(topicIn(read(`12 x 4 x 5 x 6 x zero. ${text}`, language, subject), { ...told, subject })).toEqual([
      1,
    ])
  })

  it('or by most words of it, unless what is told has one', () => {
    const subject = 'Walls of the boat house'
    const all = read(
      'The smith was here in May with all his men. The walls of the house are wet since May.',
      'en',
      subject,
    )
    expect(topicIn(all, { ...told, subject })).toEqual([1])
    expect(topicIn(all, { ...told, subject, told: [1] })).toEqual([])
    expect(topicIn(all, { ...told, subject, brings: () => true })).toEqual([])
  })
})

describe('[GEN274] of a list of tasks a summary has', () => {
  it.each<[Language, string]>([
    ['en', 'Ms Lind asks the firm by Friday.'],
    ['de', 'Frau Lind benennt bis Freitag zwei Personen.'],
    ['fr', 'Mme Lind demande un devis avant vendredi.'],
    ['es', 'La señora Lind pide un presupuesto antes del viernes.'],
    ['it', 'La signora Lind chiede un preventivo entro venerdì.'],
  ])('what the reader does by surname, %s', (language, text) => {
    expect(tasksOf(read(text, language), reader, language)).toEqual([0])
  })

  it.each<[Language, string, string]>([
    ['en', 'Marit and Ada: ask the smith', 'All: pay the fee'],
    ['de', 'Marit und Ada: den Schmied fragen', 'Alle: den Beitrag zahlen'],
    ['fr', 'Marit et Ada : demander au forgeron', 'Tous : payer la cotisation'],
    ['es', 'Marit y Ada: preguntar al herrero', 'Todos: pagar la cuota'],
    ['it', 'Marit e Ada: chiedere al fabbro', 'Tutti: pagare la quota'],
  ])('what the reader does with others and all do, and not what others do, %s', (language, own, shared) => {
    const all = read(`12 x 4 x 5:\n- Nils: 12 x 4\n- ${own}\n- ${shared}`, language)
    expect(tasksOf(all, reader, language)).toEqual([2, 3])
    expect([...tasksOfOthers(all, [2, 3])]).toEqual([all[1]?.start])
  })

  it('but nothing that is said to a person of the same name', () => {
    expect(tasksOf(read('I met Lind and her dog. The Lind street is long.', 'en'), reader, 'en')).toEqual([])
  })
})

describe('[GEN275] rows with a sum, a last day or a place are told', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'This bill is open:', 'Amount due', 'Pick-up by: Friday'],
    ['de', 'Diese Rechnung ist offen:', 'Offener Betrag', 'Abholort: Kiosk am Hang'],
    ['fr', 'Cette facture est ouverte :', 'Montant TTC', 'Lieu : la gare'],
    ['es', 'Esta factura está abierta:', 'Importe total', 'Lugar: la estación'],
    ['it', 'Questa fattura è aperta:', 'Importo', 'Luogo: la stazione'],
  ])('of a table and of lines, %s', (language, lead, sum, place) => {
    const text = `${filler}\n\n${lead}\n\n  Code        A-77\n  ${sum}     112,50 EUR\n\n${filler.replaceAll('The', 'Their')}\n\n${place}\n\n12 x 4.`
    const { text: told } = summarise({ subject: '', text, language, reader })
    expect(told).toContain(`${sum} 112,50 EUR`)
    expect(told).toContain(place)
    expect(told).not.toContain('A-77')
  })
})

it.each([
  ['plans      FAILED     -     full'],
  ['Pläne      FEHLER     -     voll'],
  ['plans      ÉCHEC     -     plein'],
  ['planos     FALLIDO     -     lleno'],
  ['piani      ERRORE     -     pieno'],
])('[GEN275] rows of what went wrong are told: %s', (row) => {
  expect(isFactRow(row)).toBe(true)
  expect(isFactRow(row.replace(/[A-ZÉ]{5,}/u, 'ok'))).toBe(false)
})

describe('[GEN276] a sentence that says little alone has what it needs beside it', () => {
  it.each<[Language, string]>([
    ['en', 'Three of them end in May.'],
    ['en', 'If we leave it there, the new doors cannot be opened any more.'],
    ['de', 'Wenn wir ihn dort lassen, gehen die neuen Türen nicht auf.'],
    ['fr', 'Si nous le laissons là, les nouvelles portes ne bougent plus.'],
    ['es', 'Si lo dejamos allí, las puertas nuevas no se abren más.'],
    ['it', 'Se lo lasciamo lì, le porte nuove non si aprono più.'],
    ['en', 'Please sign it before the review on the last day of May.'],
    ['de', 'Bitte unterschreiben Sie es vor dem letzten Tag im Mai.'],
    ['fr', 'Merci de le signer avant le dernier jour de mai.'],
    ['es', 'Por favor, fírmelo antes del último día de mayo.'],
    ['it', "La prego di firmarla entro l'ultimo giorno di maggio."],
    ['en', 'Without it the town will not let us in.'],
    ['de', 'Ohne sie lässt uns die Stadt nicht hinein.'],
    ['fr', 'Sans elle, la ville ne nous laisse pas entrer.'],
    ['es', 'Sin ella el ayuntamiento no nos deja entrar.'],
    ['it', 'Senza di essa il comune non ci fa entrare.'],
    ['en', 'We need a decision on Friday.'],
    ['de', 'Ada wählt bis dahin zwei Leute.'],
    ['de', 'Bei dreien endet die Frist im Mai.'],
    ['fr', 'Je suis prêt à y renoncer si vous payez.'],
    ['es', 'Podría pasar el lunes por la tarde con una máquina.'],
    ['it', 'La prego di mandarmi il tutto entro lunedì prossimo.'],
  ])('the sentence before, %s: %s', (language, text) => {
    const all = read(`12 x 4 x 5 x 6 x zero. ${text}`, language)
    expect(leansOn(all, 1, lexicons[language])).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'We need your decision on the new roof of the house.'],
    ['de', 'Wir brauchen Ihre Entscheidung über das neue Dach im Hof.'],
    ['de', 'Ohne Sie wird das neue Dach im Hof nicht gebaut.'],
    ['fr', 'Ils attendent votre décision sur le nouveau toit du hangar.'],
    ['es', 'Ada espera su decisión sobre el tejado nuevo del club.'],
    ['it', 'Ada aspetta la sua decisione sul tetto nuovo del club.'],
  ])('and one that says all has none, %s', (language, text) => {
    const all = read(`12 x 4 x 5 x 6 x zero. ${text}`, language)
    expect(leansOn(all, 1, { ...lexicons[language], leansBack: /^$/u })).toBe(false)
  })

  it.each<[Language, string]>([
    ['en', 'The visit takes place on'],
    ['de', 'Die Begehung findet statt am'],
    ['fr', 'La visite aura lieu le'],
    ['es', 'La visita será el'],
    ['it', 'La visita sarà il'],
  ])('the line that it ends, %s', (language, text) => {
    expect(endsBefore(read(`${text}\n\n    12 x 4 x 5.`, language), 1)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', "My son comes by, you don't have to do anything."],
    ['de', 'Mein Sohn kommt vorbei, Sie müssen nichts tun.'],
    ['fr', "Mon fils passe, vous n'avez rien à faire."],
    ['es', 'Pasa mi hijo, usted no tiene que hacer nada.'],
    ['it', 'Passa mio figlio, Lei non deve fare nulla.'],
  ])('that nothing is to be done, %s', (language, text) => {
    expect(isRelieved(read(`12 x 4 x 5 x 6. ${text}`, language), 0)).toBe(true)
  })

  it.each<[Language, string, string]>([
    ['en', 'The first point is the roof.', 'The second is the door.'],
    ['de', 'Der erste Punkt ist das Dach.', 'Der zweite betrifft die Tür.'],
    ['fr', 'Le premier est le toit.', 'Le second concerne la porte.'],
    ['es', 'El primero es el tejado.', 'El segundo es la puerta.'],
    ['it', 'Il primo è il tetto.', 'Il secondo riguarda la porta.'],
  ])('the first and the second of what is counted, %s', (language, first, second) => {
    expect(countedIn(read(`12 x 4. ${first} 12 x 5. ${second}`, language))).toEqual([1, 3])
    expect(countedIn(read(`12 x 4. ${first} 12 x 5.`, language))).toEqual([])
  })
})

describe('[GEN277] a summary says what follows', () => {
  it.each([
    ['Without them the insurance will not pay.'],
    ['After this, nobody will be able to sign in.'],
    ['I would like to hear from you before I turn to our lawyer.'],
    ['Ohne diese Unterlagen zahlt die Versicherung nicht.'],
    ['Sonst gebe ich die Sache meinem Anwalt.'],
    ["Sans ces papiers, l'assurance ne paie pas."],
    ['Je préfère vous écrire avant de passer par notre avocat.'],
    ['Sin ellos el seguro no paga.'],
    ['Le escribo antes de pasarlo a nuestro abogado.'],
    ['Senza questi il comune non paga.'],
    ['Le scrivo prima di passare la cosa al nostro avvocato.'],
    ['Without a valid paper the club cannot rent the hall.'],
    ['Ohne gültigen Ausweis darf der Verein keine Halle mieten.'],
    ['Sans votre accord la ville ne loue pas la salle.'],
    ['Sin la firma el club no puede alquilar la sala.'],
    ['Senza la firma il club non può prendere la sala.'],
    ['She could come on Friday, after that not before March.'],
    ['Er käme am Freitag, danach erst wieder im März.'],
    ['Il vient vendredi, ensuite pas avant mars.'],
    ['Viene el viernes, después no hasta marzo.'],
    ['Viene venerdì, poi solo a marzo.'],
  ])('without a thing, or by law: %s', (text) => {
    expect(consequencesIn([foldText(text)], () => false)).toEqual([0])
  })

  it.each([
    'From that date on the rooms go to others.',
    'Ab diesem Tag sind die Zimmer vergeben.',
    'À partir de cette date, les chambres sont à d’autres.',
    'A partir de esa fecha las habitaciones son de otros.',
    'Da tale data le camere sono di altri.',
  ])('from the last day on: %s', (text) => {
    expect(consequencesIn([foldText(text)], () => true)).toEqual([0])
    expect(consequencesIn([foldText(text)], () => false)).toEqual([])
  })

  it('and nothing where a lawyer is only named', () => {
    expect(consequencesIn([foldText('My sister is a lawyer in Bonn.')], () => false)).toEqual([])
  })
})

describe('[GEN278] of a mail a summary tells', () => {
  it.each<[Language, string]>([
    ['en', 'The builders are about four days behind with the new roof.'],
    ['de', 'Die Arbeiten am neuen Dach haben vier Tage Verspätung.'],
    ['fr', 'Les travaux du toit ont quatre jours de retard.'],
    ['es', 'Las obras del tejado llevan cuatro días de retraso.'],
    ['it', 'I lavori al tetto hanno quattro giorni di ritardo.'],
  ])('what comes late by days in words, where it is long, %s', (language, late) => {
    const text = `${filler} ${filler} ${filler} ${filler}\n\n${late}`
    const mail = { subject: '', text, language, reader }
    const { own } = readMailText(mail)
    const all = measureSentences(own, { subject: '', lexicon: lexicons[language] })
    expect(neededIn(all, mail, language)).toContain(own.length - 1)
  })
})

function read(text: string, language: Language, subject = '') {
  const { own } = readMailText({ subject: '', text, language })
  return measureSentences(own, { subject, lexicon: lexicons[language] })
}

describe('[GEN315] a list behind a sentence that asks for all of it', () => {
  const filler = {
    en: 'I have been a member of the club since 2011 and never had a reason to complain. Since the middle of October the showers have been cold after seven in the evening. Twice I told the caretaker, and twice nothing happened at all. My locker was emptied without a word while the changing room was being rebuilt.',
    de: 'Seit 2011 bin ich Mitglied im Verein und hatte nie einen Grund zur Klage. Seit Mitte Oktober sind die Duschen nach sieben Uhr abends kalt. Zweimal habe ich es dem Hausmeister gesagt, und zweimal ist gar nichts passiert. Mein Spind wurde beim Umbau der Umkleide ohne ein Wort ausgeräumt.',
    fr: 'Je suis membre du club depuis 2011 et je n’ai jamais eu à me plaindre. Depuis la mi-octobre les douches sont froides après dix-neuf heures. Deux fois je l’ai dit au gardien, et deux fois rien ne s’est passé. Mon casier a été vidé sans un mot pendant les travaux du vestiaire.',
    es: 'Soy socio del club desde 2011 y nunca tuve motivo de queja. Desde mediados de octubre las duchas salen frías después de las siete de la tarde. Dos veces se lo dije al conserje y dos veces no pasó nada. Vaciaron mi taquilla sin decir una palabra durante las obras del vestuario.',
    it: 'Sono socio del club dal 2011 e non ho mai avuto motivo di lamentarmi. Da metà ottobre le docce sono fredde dopo le sette di sera. Due volte l’ho detto al custode e due volte non è successo nulla. Il mio armadietto è stato svuotato senza una parola durante i lavori dello spogliatoio.',
  }

  it.each<[keyof typeof filler, string, string]>([
    [
      'en',
      'I therefore ask for the following:',
      'a date for the heating,|the price of my vest,|an answer in writing.',
    ],
    [
      'de',
      'Ich bitte daher um Folgendes:',
      'ein Datum für die Heizung,|den Preis meiner Weste,|eine schriftliche Antwort.',
    ],
    ['fr', 'Je vous demande donc :', 'une date pour le chauffage,|le prix de mon gilet,|une réponse écrite.'],
    [
      'es',
      'Les pido por tanto:',
      'una fecha para la calefacción,|el precio de mi chaleco,|una respuesta por escrito.',
    ],
    [
      'it',
      'Vi chiedo quindi:',
      'una data per il riscaldamento,|il prezzo del mio gilet,|una risposta scritta.',
    ],
  ])('is told whole, %s', (language, lead, items) => {
    const list = items.split('|')
    const text = `${filler[language]}\n\n${lead}\n${list.map((item) => `- ${item}`).join('\n')}\n`
    const told = summarise({ subject: '', text, language, reader }).text
    for (const item of list) expect(told).toContain(item.replace(/[.,]$/u, ''))
  })
})
