import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'
import { type Language, lexicons } from '../language.ts'
import { ownSentences } from '../mail-text/prepare.ts'
import { pointsForReader } from './points-for-reader.ts'

const others = ['Sven Albrecht', 'Louis Ferrand', 'Chiara Rossi']
const pointsIn = (language: Language, text: string, otherNames: readonly string[] = others) =>
  pointsForReader({ text, sentences: ownSentences({ text }, lexicons[language]) }, language, {
    ownName: 'Marit Lindqvist',
    otherNames,
  }).map((point) => point.text)

describe('[GEN210] a courtesy or an offer is no point', () => {
  it.each<[Language, string]>([
    ['en', 'Please do not hesitate to call me should anything be unclear.'],
    ['en', 'If you have already paid, please disregard this reminder.'],
    ['en', 'If I got any of the names wrong please correct it in the wiki.'],
    ['en', 'Please call me if you have any questions.'],
    ['en', 'Please accept our apologies for the delay.'],
    ['en', 'If you like, I can send you the slides.'],
    ['en', 'If you let me know by Tuesday, the whole parcel goes out on Wednesday.'],
    ['de', 'Falls Ihnen die Rechnung nicht vorliegt, schicken wir Ihnen gern eine Kopie.'],
    ['de', 'Sollten Sie inzwischen gezahlt haben, betrachten Sie dieses Schreiben bitte als gegenstandslos.'],
    ['de', 'Bei Fragen melden Sie sich bitte jederzeit.'],
    ['de', 'Bitte zögern Sie nicht, mich anzurufen.'],
    ['de', 'Wir bitten um Ihr Verständnis.'],
    ['de', 'Wenn du magst, kann ich auch Katrin dazuholen, sag einfach Bescheid.'],
    ['de', 'Falls mir ein Fehler unterlaufen ist, korrigiert ihn bitte.'],
    ['fr', 'Si le paiement a été effectué entre-temps, merci de ne pas tenir compte de ce message.'],
    ['fr', "N'hésitez pas à me contacter, s'il vous plaît."],
    ['fr', 'Merci de votre compréhension.'],
    ['fr', 'Si vous le souhaitez, nous pouvons vous envoyer une copie, dites-nous.'],
    ['fr', "Pour toute question, merci de m'appeler."],
    ['es', 'Os podemos dejar un ocho y dos dobles.'],
    ['es', 'Si ya ha pagado, por favor ignore este mensaje.'],
    ['es', 'No dude en llamarme, por favor.'],
    ['es', 'Para cualquier duda, por favor llámenos.'],
    ['es', 'Le ruego disculpe las molestias.'],
    ['it', 'Se nel frattempo ha già pagato, La prego di non tener conto di questo messaggio.'],
    ['it', 'La prego di non esitare a chiamarmi.'],
    ['it', 'Per qualsiasi domanda, mi scriva per favore.'],
    ['it', 'La prego di scusarmi per il ritardo.'],
    ['it', 'Possiamo prestarvi noi due barche, se serve.'],
  ])('%s: %s', (language, text) => expect(pointsIn(language, text)).toEqual([]))

  it.each<[Language, string]>([
    ['en', 'If version 3.2 is the valid one, please enclose it.'],
    ['en', 'If you agree, please sign the form and send it back.'],
    ['en', 'If you could send me the list by Friday, that would be great.'],
    ['en', 'Please send me the list, and do not hesitate to call me.'],
    ['de', 'Wenn Sie einverstanden sind, senden Sie uns bitte den Vertrag zurück.'],
    ['de', 'Falls du kommst, bring bitte den Schlüssel mit.'],
    ['de', 'Wir bitten Sie, den Betrag bis zum 4. Dezember zu überweisen.'],
    ['fr', "Si vous êtes d'accord, merci de nous renvoyer le contrat signé."],
    ['fr', 'Nous vous remercions de bien vouloir procéder au règlement sous 8 jours.'],
    ['es', 'Si está de acuerdo, envíenos por favor el contrato firmado.'],
    ['es', 'Me puedes mandar la lista antes del viernes.'],
    ['es', 'Si no lo habéis decidido, dime al menos un número aproximado.'],
    ['it', "Se è d'accordo, ci mandi per favore il contratto firmato."],
    ['it', 'Mi serve il tuo ok per il corso entro lunedì.'],
  ])('but a request with a condition or beside a courtesy is, %s: %s', (language, text) =>
    expect(pointsIn(language, text)).toEqual([text]),
  )

  it.each<[Language, string]>([
    ['en', 'The hostel has 60 beds, and the owner will send me the list.'],
    ['en', 'They should be here by noon.'],
    ['de', 'Die Unterlagen schicken wir am Montag.'],
    ['fr', 'Votre demande a été transmise au service technique.'],
    ['fr', "Merci d'avoir répondu si vite."],
    ['es', 'Nuestro auditor tiene la semana libre.'],
    [
      'es',
      'Me pongo en contacto con usted para fijar la auditoría, que debe realizarse antes del 28 de febrero.',
    ],
    ['it', "L'ostello ha 60 posti, ne servono almeno 85."],
    ['it', 'Grazie a Lei per la conferma, le camere sono prenotate.'],
  ])('nor is a statement that only sounds like one, %s: %s', (language, text) =>
    expect(pointsIn(language, text)).toEqual([]),
  )

  it.each<[Language, string, string]>([
    ['en', 'How are things in Berlin?', 'Could you send me the plan?'],
    ['de', 'Wie geht es dir?', 'Kannst du mir den Plan schicken?'],
    ['fr', 'Comment vas-tu ?', "Peux-tu m'envoyer le plan ?"],
    ['es', '¿Qué tal todo por Berlín?', '¿Me puedes mandar el plano?'],
    ['it', 'Come stai?', 'Puoi mandarmi il disegno?'],
  ])('nor is the question how its reader is, %s', (language, courtesy, question) =>
    expect(pointsIn(language, `${courtesy} ${question}`)).toEqual([question]),
  )

  it('leaves thanks where nothing else is left, and never no points', () => {
    const text = 'Thanks for the documents, they are perfect. Please do not hesitate to call me.'
    const mail = { subject: 'Documents', text, sentOn: '2026-11-20' }
    const times = { slots: [], timeZone: 'Europe/London', bothKnown: false }
    const draft = draftReply(mail, '', { ownName: 'Marit Lindqvist', senderName: 'Odette Marsh', ...times })
    expect(draft).toMatchObject({ intent: 'thanks', missing: [] })
    expect(draft.body).not.toMatch(/\d points|\[…\]/)
  })
})

describe('[GEN211] what is for others by name is no point', () => {
  it.each<[Language, string, string]>([
    ['en', 'Louis, please send me the insurance certificate.', 'Marit, could you take the library?'],
    ['de', 'Louis, bitte schick mir die Versicherung.', 'Marit, übernimmst du die Bücherei?'],
    ['fr', "Louis, merci de m'envoyer l'attestation.", 'Marit, peux-tu prendre la bibliothèque ?'],
    ['es', 'Louis, por favor mándame el certificado.', 'Marit, ¿puedes encargarte de la biblioteca?'],
    ['it', 'Louis, per favore mandami il certificato.', 'Marit, puoi occuparti della biblioteca?'],
  ])('at the beginning of a sentence, %s', (language, theirs, own) => {
    expect(pointsIn(language, `${theirs} ${own}`)).toEqual([own])
    expect(pointsIn(language, `${theirs} ${own}`, [])).toEqual([own])
    expect(pointsIn(language, theirs)).toEqual([])
  })

  it.each<[Language, string, string, string]>([
    [
      'en',
      '- Sven: replace the battery. Today, please.',
      'Chiara sends the list.',
      'Marit: agree with the building management',
    ],
    [
      'de',
      '- Sven: Batterie tauschen. Heute noch, bitte.',
      'Chiara schickt die Liste.',
      'Marit: mit der Hausverwaltung sprechen',
    ],
    [
      'fr',
      '- Sven : changer la batterie. Merci de me prévenir.',
      'Chiara demande la liste.',
      "Marit : parler avec l'administration",
    ],
    [
      'es',
      '– Sven: cambiar la batería. Hoy mismo, por favor.',
      'Chiara envía la lista.',
      'Marit: avisar al seguro',
    ],
    [
      'it',
      '* Sven: cambiare la batteria. Oggi stesso, per favore.',
      'Chiara manda la lista.',
      'Marit: bozza della lettera',
    ],
  ])('in a list of tasks, %s', (language, colon, verb, own) =>
    expect(pointsIn(language, `${colon}\n- ${verb}\n- ${own}`)).toEqual([own]),
  )

  it('behind an arrow, also where lines were wrapped', () => {
    const text =
      'TOP 3 Steg\n-> Rolf schreibt bitte den Antrag für den Landessportbund noch im November.\n-> Marit liefert den Finanzierungsplan bis 4. Dezember und schickt ihn an alle.\n-> Uli holt ein zweites Angebot ein, bitte mit Preisen für den ganzen Steg.'
    expect(pointsIn('de', text, [])).toEqual([
      'Marit liefert den Finanzierungsplan bis 4. Dezember und schickt ihn an alle.',
    ])
  })

  it.each<[Language, string, string]>([
    [
      'en',
      '- Order the desks (Sven, by Friday)\n- Please book the room (Louis)\n- Call the library (Marit)',
      'Call the library (Marit)',
    ],
    [
      'de',
      '- Bitte Tische bestellen (Sven, bis Freitag)\n- Bei der Bücherei anrufen (Marit)',
      'Bei der Bücherei anrufen (Marit)',
    ],
    [
      'fr',
      '- Sven – merci de commander les tables\n- Marit – appeler la bibliothèque',
      'Marit – appeler la bibliothèque',
    ],
    [
      'es',
      '- Sven – por favor pedir las mesas\n- Marit – llamar a la biblioteca',
      'Marit – llamar a la biblioteca',
    ],
    [
      'it',
      '- Da fare Sven: ordinare i tavoli, per favore\n- Da fare Marit: chiamare la biblioteca',
      'Da fare Marit: chiamare la biblioteca',
    ],
  ])('also with the name in brackets or behind other marks, %s', (language, text, own) =>
    expect(pointsIn(language, text)).toEqual([own]),
  )

  it('beside which an item for all stays one', () => {
    const text =
      '-> Rolf schreibt den Antrag.\n-> Marit liefert den Plan.\n-> Bitte alle bis Freitag sagen, wer kommt.'
    expect(pointsIn('de', text, [])).toEqual([
      'Marit liefert den Plan.',
      'Bitte alle bis Freitag sagen, wer kommt.',
    ])
  })

  it.each<[Language, string]>([
    ['en', 'Hi Sven,\n\ncould you send me the plan? Marit is in copy.'],
    ['de', 'Hallo Sven,\n\nkannst du mir den Plan schicken? Marit ist in Kopie.'],
    ['fr', 'Bonjour Sven,\n\npeux-tu m’envoyer le plan ? Marit est en copie.'],
    ['es', 'Hola Sven:\n\n¿me puedes mandar el plano? Marit está en copia.'],
    ['it', 'Ciao Sven,\n\npuoi mandarmi il disegno? Marit è in copia.'],
  ])('nor is what a mail asks that greets another alone, %s', (language, text) => {
    expect(pointsIn(language, text)).toEqual([])
    expect(pointsIn(language, text.replace('Sven', 'Sven, Marit'))).toHaveLength(1)
    expect(pointsIn(language, text.replace('Sven', 'Marit'))).toHaveLength(1)
  })

  it('and in such a mail what only tells is none either', () => {
    const text =
      "Il comune ci ha dato l'ok a voce, la conferma scritta dovrebbe arrivare prima di Natale. Serve sapere entro metà dicembre quante persone porta ogni club.\n\n* Chiara: conferma scritta dal comune\n* Marit: bozza della lettera per gli sponsor"
    expect(pointsIn('it', text)).toEqual([
      'Serve sapere entro metà dicembre quante persone porta ogni club.',
      'Marit: bozza della lettera per gli sponsor',
    ])
  })

  it.each<[Language, string]>([
    ['en', 'Also, could you send me the plan?'],
    ['en', 'Finally, please send me the plan.'],
    ['en', 'Budget: could you tell me what is left?'],
    ['en', 'Will you send me the plan?'],
    ['de', 'Übrigens, kannst du mir den Plan schicken?'],
    ['de', 'Erstens: Darf ich den Schlüssel behalten?'],
    ['fr', 'Enfin, pouvez-vous nous envoyer le plan ?'],
    ['es', 'Además, ¿puedes mandarme el plano?'],
    ['it', 'Inoltre, puoi mandarmi il disegno?'],
  ])('but another word before a comma or a colon is no name, %s: %s', (language, text) =>
    expect(pointsIn(language, text)).toEqual([text]),
  )
})

describe('[GEN212] the items of a list stand for the sentence above them', () => {
  it.each<[Language, string, string[]]>([
    [
      'en',
      'What I need from you:',
      ['A, B or C, by Thursday evening', 'who signs the notice, you or Henning'],
    ],
    ['en', 'Please send us the following by Friday:', ['the signed form', 'a copy of the passport']],
    [
      'de',
      'Damit wir fertig werden, fehlen uns noch folgende Unterlagen:',
      ['die Kassenberichte 2024', 'das Protokoll vom März'],
    ],
    [
      'fr',
      'Nous vous prions de nous faire parvenir, au plus tard mercredi :',
      ["la fiche d'inscription", 'une copie de la carte'],
    ],
    [
      'fr',
      "J'attends de votre part :",
      ['une date de livraison ferme', 'le remplacement de celle qui est abîmée'],
    ],
    [
      'es',
      'Para terminar necesitamos los siguientes documentos:',
      ['el certificado vigente', 'una copia del contrato'],
    ],
    [
      'it',
      'La preghiamo di volerci far avere entro giovedì 3 dicembre:',
      ['visura aggiornata della società', 'copia del documento'],
    ],
  ])('%s: %s', (language, heading, items) => {
    expect(pointsIn(language, `${heading}\n- ${items.join('\n- ')}`)).toEqual(items)
    expect(pointsIn(language, `${heading}\n\n1) ${items.join('\n2) ')}`)).toEqual(items)
    expect(pointsIn(language, `${heading}\n\na) ${items.join('\nb) ')}`)).toEqual(items)
  })

  it.each<[Language, string]>([
    ['en', 'Here is what we can offer:\n- the small room\n- the large room'],
    ['en', 'As I see it there are three ways to go:\n- stay with the old one\n- move'],
    ['de', 'Wir schicken Ihnen folgende Unterlagen:\n- das Protokoll\n- den Vertrag'],
    ['fr', 'Nous vous transmettons les documents suivants :\n- le contrat\n- le plan'],
    [
      'es',
      'Nuestro auditor tiene disponibles las siguientes fechas:\n* 19 y 20 de enero\n* 2 y 3 de febrero',
    ],
    ['it', 'Le inviamo i seguenti documenti:\n- il contratto\n- il disegno'],
  ])('and items below one that asks nothing are none, %s: %s', (language, text) =>
    expect(pointsIn(language, text)).toEqual([]),
  )

  it('but a choice is one point', () => {
    const text = 'Please tell me which of these you prefer:\n- the red chairs\n- the blue chairs'
    expect(pointsIn('en', text)).toEqual(['Please tell me which of these you prefer:'])
  })

  it('of an item with a question the question is the point', () => {
    const text =
      'Two points remain open, which I would ask you to answer:\n\n1. The statement refers to version 3.2. Which of the two is in force?\n2. Will the second site be part of the scope?'
    expect(pointsIn('en', text)).toEqual([
      'Which of the two is in force?',
      'Will the second site be part of the scope?',
    ])
  })

  it.each<[Language, string, string]>([
    ['en', 'Before I book I need you to confirm a couple of things.', 'How many are you?'],
    ['de', 'Ich bräuchte bitte noch ein paar Angaben.', 'Wie viele seid ihr?'],
    ['fr', "J'ai besoin de quelques précisions.", 'Combien serez-vous ?'],
    ['es', 'Antes de reservar necesito que me confirmes un par de cosas.', '¿Cuántos sois al final?'],
    ['it', 'Prima di prenotare mi serve sapere un paio di cose.', 'Quanti siete alla fine?'],
  ])('and so do questions for the sentence before them, %s', (language, lead, question) => {
    expect(pointsIn(language, `${lead} ${question}`)).toEqual([question])
    expect(pointsIn(language, lead)).toEqual([lead])
  })
})

describe('[GEN213] what is asked twice is one point', () => {
  it.each<[Language, string, string]>([
    ['en', 'Would you take dark blue instead?', 'Please let me know by Tuesday.'],
    [
      'en',
      'Could you send me the signed lease for the garage?',
      'I need you to send the signed lease by Friday.',
    ],
    ['de', 'Nehmen Sie auch die blauen Hefte?', 'Bitte geben Sie mir bis Dienstag kurz Bescheid.'],
    [
      'de',
      'Kannst du mir den Mietvertrag für die Garage schicken?',
      'Ich brauche den Mietvertrag für die Garage bis Freitag.',
    ],
    ['fr', 'Prendriez-vous les cahiers bleus ?', "Merci de me répondre d'ici mardi."],
    ['es', '¿Quiere los cuadernos azules?', 'Por favor, dígame algo antes del martes.'],
    ['it', 'Vuole i quaderni blu?', 'Mi faccia sapere entro martedì, per favore.'],
  ])('%s: %s %s', (language, question, again) =>
    expect(pointsIn(language, `${question} ${again}`)).toEqual([question]),
  )

  it.each<[Language, string]>([
    ['en', 'Please confirm by Friday.'],
    ['de', 'Bitte um kurze Bestätigung.'],
    ['fr', 'Merci de me répondre rapidement.'],
    ['es', 'Por favor, confirme lo antes posible.'],
    ['it', 'La prego di confermare entro venerdì.'],
  ])('but a lone wish for an answer is one, %s: %s', (language, text) =>
    expect(pointsIn(language, text)).toEqual([text]),
  )

  it.each<[Language, string, string]>([
    ['en', 'Do you come to the dinner?', 'Please let me know whether you eat meat.'],
    ['de', 'Kommst du zum Essen?', 'Bitte sag mir Bescheid, ob ihr Fleisch esst.'],
    ['fr', 'Venez-vous au dîner ?', 'Merci de me dire si vous mangez de la viande.'],
    ['es', '¿Vienes a la cena?', 'Por favor, dime si coméis carne.'],
    ['it', 'Vieni alla cena?', 'Fammi sapere se mangiate carne.'],
  ])('and so is one that says about what, %s', (language, question, more) =>
    expect(pointsIn(language, `${question} ${more}`)).toEqual([question, more]),
  )

  it('a wish for an answer is none beside a time that the draft confirms', () => {
    const text =
      'Guten Morgen Frau Lindqvist,\n\nneuer Vorschlag für unser Treffen: Do. 10.12. um 9:00 Uhr. Bitte um kurze Bestätigung.\n\nMfg'
    const slot = [Date.parse('2026-12-10T08:00Z'), Date.parse('2026-12-10T08:30Z')] as const
    const draft = draftReply({ subject: 'Treffen', text, sentOn: '2026-11-20', offersTimes: true }, '', {
      ownName: 'Marit Lindqvist',
      senderName: 'Uwe Krüger',
      slots: [slot],
      accepted: slot,
      timeZone: 'Europe/Berlin',
      bothKnown: false,
    })
    expect(draft).toMatchObject({ missing: [], confidence: 'high' })
  })
})

describe('[GEN230] what is missing, open or wanted to be known is a point', () => {
  it.each<[Language, string]>([
    ['en', 'We are still missing your passport copy.'],
    ['en', 'The insurer would like to know whether batteries are charged inside.'],
    ['en', 'Let me know which one you prefer, the hall or the barn.'],
    ['de', 'Uns fehlt noch die Liste der Teilnehmer.'],
    ['de', 'Noch offen ist, wer den Schlüssel holt.'],
    ['de', 'Ich bräuchte noch die Kundennummer.'],
    ['fr', "Il nous manque également la liste des voyageurs ainsi que l'heure d'arrivée."],
    ['fr', 'Reste à savoir qui ouvre la salle.'],
    ['es', 'Faltaría la firma del director.'],
    ['es', 'Queda por decidir quién lleva la furgoneta.'],
    ['it', "Ci servirebbe il numero d'ordine."],
    ['it', 'Mi manca ancora la lista degli invitati.'],
  ])('%s: %s', (language, text) => expect(pointsIn(language, text)).toEqual([text]))

  it.each<[Language, string]>([
    ['en', 'Nothing is missing any more.'],
    ['en', 'Please find below the report on the incident.'],
    ['de', 'Ich erwarte keine Sonderrechte.'],
    ['de', 'Uns fehlt nichts mehr.'],
    ['de', 'Wir würden uns freuen, für Sie tätig zu werden.'],
    ['fr', 'Il ne nous manque plus rien.'],
    ['es', 'No hace falta la factura.'],
    ['it', 'Non ci manca nulla.'],
  ])('but no courtesy and nothing that is settled, %s: %s', (language, text) =>
    expect(pointsIn(language, text)).toEqual([]),
  )

  it.each<[Language, string, string[]]>([
    [
      'en',
      'Before we can print the programme, we need\n- the final title\n- two photos',
      ['the final title', 'two photos'],
    ],
    ['en', 'Still open:\nthe menu\nthe band', ['the menu', 'the band']],
    [
      'de',
      'Zu klären:\n- Anzahl der Tische\n- Beamer oder Leinwand',
      ['Anzahl der Tische', 'Beamer oder Leinwand'],
    ],
    [
      'fr',
      'Points ouverts :\n1. Le traiteur : on garde le même ?\n2. La sono',
      ['Le traiteur : on garde le même ?', 'La sono'],
    ],
    [
      'es',
      'Nos faltaría:\n- el menú elegido\n- el número de asistentes',
      ['el menú elegido', 'el número de asistentes'],
    ],
    ['it', 'Da chiarire:\n- il catering\n- le luci', ['il catering', 'le luci']],
  ])('and so is each item below such words, %s', (language, text, points) =>
    expect(pointsIn(language, text)).toEqual(points),
  )

  it('no title of a report is one', () => {
    const text =
      'Où en est-on ?\nLes rayonnages sont montés à 80 %.\n\nBudget\nDépensé à ce jour : 118 400 € sur 152 000 €.\n\nPersonnel\nDeux caristes sur six restent à Strasbourg.'
    expect(pointsIn('fr', text)).toEqual([])
  })
})

describe('[GEN231] what minutes say that the reader does is a point', () => {
  it.each<[Language, string, string]>([
    ['en', 'Marit presented the budget. Boris checks the alarm.', 'Marit will draft the letter by Monday.'],
    [
      'de',
      'Marit berichtet vom Verband. Karsten holt den Anhänger.',
      'Marit bestellt bis Freitag die Ruder.',
    ],
    ['fr', 'Marit a présenté les comptes. Louis réserve les billets.', 'Marit enverra la liste avant lundi.'],
    [
      'es',
      'Marit ha presentado las cuentas. Tuula pregunta el precio.',
      'Marit se ocupa de la transferencia.',
    ],
    [
      'it',
      'Marit ha riferito sul bilancio. Luca porta le casse.',
      'Marit contatta il comune per il permesso.',
    ],
  ])('%s', (language, told, task) => expect(pointsIn(language, `${told} ${task}`)).toEqual([task]))
})

describe('[GEN259] a question that only asks for assent', () => {
  it.each<[Language, string]>([
    ['en', 'I would take offer B for the roof. Agreed?'],
    ['de', 'Ich würde das Angebot B für das Dach nehmen. Einverstanden?'],
    ['de', 'Ich würde das Angebot B für das Dach nehmen. Passt das?'],
    ['fr', "Je prendrais l'offre B pour le toit. Ça te va ?"],
    ['fr', "Je prendrais l'offre B pour le toit. D'accord ?"],
    ['es', 'Yo cogería la oferta B para el tejado. ¿Te parece bien?'],
    ['es', 'Yo cogería la oferta B para el tejado. ¿De acuerdo?'],
    ['it', "Io prenderei l'offerta B per il tetto. D'accordo?"],
  ])('is a point with what it asks of, %s: %s', (language, text) => {
    expect(pointsIn(language, text)).toEqual([text])
  })

  it.each<[Language, string, string]>([
    ['en', 'Could you send me the plan of the roof? Is that ok?', 'Could you send me the plan of the roof?'],
    [
      'de',
      'Kannst du mir den Plan vom Dach schicken? Geht das?',
      'Kannst du mir den Plan vom Dach schicken?',
    ],
    ['fr', "Peux-tu m'envoyer le plan du toit ? Ça te va ?", "Peux-tu m'envoyer le plan du toit ?"],
    ['es', '¿Puedes mandarme el plano del tejado? ¿Te va bien?', '¿Puedes mandarme el plano del tejado?'],
    ['it', 'Puoi mandarmi la pianta del tetto? Va bene?', 'Puoi mandarmi la pianta del tetto?'],
  ])('is none behind another question, %s: %s', (language, text, point) => {
    expect(pointsIn(language, text)).toEqual([point])
  })

  it.each<[Language, string]>([
    ['en', 'I would take offer B for the roof. OK?'],
    ['fr', 'Salut Marit, ça va ?'],
  ])('is none where it asks nothing, %s: %s', (language, text) => {
    expect(pointsIn(language, text)).toEqual([])
  })
})
