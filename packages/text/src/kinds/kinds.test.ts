import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [[Date.parse('2026-11-24T13:00Z'), Date.parse('2026-11-24T13:30Z')]],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string, subject = '') =>
  draftReply({ subject, text, sentOn: '2026-11-20' }, '', context)

describe('[GEN214] a cancellation is one of a meeting', () => {
  it.each([
    "We talked on the phone about the delay at our last meeting. If the units are not here by Friday, I'll cancel the order and buy elsewhere.",
    'The meeting room is fine. I have cancelled the subscription as of May.',
    'Nach unserem Gespräch am Montag werde ich die Bestellung stornieren.',
    'Après notre rendez-vous, nous allons annuler la commande.',
    'Después de la reunión vamos a cancelar el pedido.',
    'Dopo la riunione vorremmo disdire il contratto.',
    'Ihr Termin bei Dr. Renner: Mittwoch um 9:40 Uhr. Absagen bitte 24 Stunden vorher.',
    'If it rains, we have to cancel the meeting in the garden.',
    'Report: 14 orders were cancelled last week, and the meeting about it went well.',
  ])('and not of something else, or only perhaps: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('cancellation')
  })

  it.each([
    ['I have to cancel our meeting on Tuesday. Sorry!', 'letting me know'],
    [
      'Hi Hedda,\n\nthe kids are ill, let’s skip tomorrow. I’ll write when I know more.\n\nOdette',
      'No problem',
    ],
    ['Hallo Hedda,\n\nder Kleine hat Fieber, lassen wir morgen ausfallen, ja?', 'kein Problem'],
    ['Salut Hedda,\n\nle petit a de la fièvre, on annule pour demain, ok ?', 'Pas de souci'],
    [
      'Hola Hedda, estoy en casa con el peque. Anulamos lo de las 9:30 y ya te digo yo, vale?',
      'Sin problema',
    ],
    ['Ciao Hedda,\n\nil piccolo ha la febbre, annulliamo quello di domani, va bene?', 'nessun problema'],
  ])('also in passing: %s', (text, line) => {
    const draft = draftOf(text)
    expect(draft).toMatchObject({ intent: 'cancellation', missing: [], mayWantTimes: false })
    expect(draft.body).toContain(line)
  })
})

describe('[GEN215] a complaint', () => {
  it.each([
    ['This is the third time I write about order 5 and nobody has answered.', 'very sorry about this'],
    ['Our account has been charged twice for invoice 12. Please refund the second amount.', "I'm very sorry"],
    [
      'Dear Ms Alder,\n\nthe parcel arrived damaged and I still have no reply from you. I am very disappointed.\n\nKind regards',
      'I will look into it and get back to you by […].',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nich wende mich nun an Sie, weil meine Mails ohne Antwort blieben. Es wurde das falsche Modell geliefert und ich warte immer noch nicht auf den Ersatz. Ich erwarte eine Antwort bis Freitag.',
      'melde mich bis Freitag, 27. November bei Ihnen.',
    ],
    ['Hallo Hedda,\n\nso kann das nicht weitergehen, du hast den Hof wieder zugeparkt.', 'bis […] bei dir.'],
    [
      'Madame,\n\nla livraison a été repoussée trois fois et vous ne répondez plus. C’est inacceptable.',
      'je reviens vers vous d’ici […].',
    ],
    [
      'Salut Hedda,\n\ntu fais du bruit tous les soirs, ça ne peut plus durer.',
      'reviens vers toi d’ici […].',
    ],
    [
      'Estimada señora Alder:\n\nes la tercera vez que le escribo por el pedido 5 y nadie responde.',
      'le respondo a más tardar el […].',
    ],
    ['Hola Hedda:\n\nme han cobrado dos veces la cuota, no puede ser.', 'te respondo a más tardar el […].'],
    [
      'Gentile signora Alder,\n\nè la terza volta che Le scrivo per i furgoni davanti al nostro ingresso.',
      'Le rispondo entro […].',
    ],
    ['Ciao Hedda,\n\nmi hanno addebitato due volte la quota, così non va.', 'ti rispondo entro […].'],
  ])('is answered with regret and a gap: %s', (text, line) => {
    const draft = draftOf(text)
    expect(draft).toMatchObject({ intent: 'complaint', confidence: 'low' })
    expect(draft.missing[0]).toMatch(/^(?:By when|Whether) you get back to the sender/)
    expect(draft.body).toContain(line)
  })

  it.each([
    "I'm sorry, I can't make it.",
    'Two customers complained about the noise of the pump. Could you look at the figures?',
    'Es tut mir leid, ich bin spät dran. Kannst du mir die Liste schicken?',
    'The supplier delivered the wrong colour, I have sorted it out with them.',
    'La reunión fue muy bien, aunque había ruido en la calle.',
    'Le rapport parle des réclamations de nos clients.',
    'Il cliente ha presentato le sue idee, molto belle.',
  ])('is not guessed: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('complaint')
  })
})

describe('[GEN216] a mail about a payment', () => {
  it.each([
    [
      'Our invoice 2026-7 of 12 October has not been paid yet. Please transfer the amount by Friday.',
      'reminder',
    ],
    [
      'Unsere Rechnung Nr. 7 ist noch nicht beglichen. Bitte überweisen Sie den Betrag bis Freitag.',
      'Erinnerung',
    ],
    ['Hallo Hedda,\n\ndie Rechnung vom Oktober ist noch offen. Magst du mal schauen?', 'melde mich bei dir'],
    [
      'Bonjour,\n\nsauf erreur de notre part, la facture 7 reste impayée. Si le paiement a été effectué entre-temps, merci de ne pas tenir compte de ce message.',
      'reviens vers vous',
    ],
    [
      'Estimada señora Alder:\n\nle recordamos que la factura 7 sigue pendiente de pago. Por favor, haga la transferencia esta semana.',
      'le respondo',
    ],
    ['Gentile signora Alder,\n\nla fattura n. 7 non risulta ancora saldata.', 'Le faccio sapere'],
  ])('that reminds is thanked for, never answered as if it was paid: %s', (text, line) => {
    const draft = draftOf(text)
    expect(draft).toMatchObject({ intent: 'reminder', missing: [] })
    expect(draft.body).toContain(line)
  })

  it.each([
    ['Hi Hedda,\n\nplease find attached our invoice 26/11 for the fence.', 'Thanks for the invoice.'],
    [
      'Sehr geehrte Frau Alder,\n\nanbei erhalten Sie unsere Rechnung für November.',
      'vielen Dank für die Rechnung.',
    ],
    ['Madame,\n\nveuillez trouver ci-joint la facture de novembre.', 'Merci pour la facture.'],
    [
      'Hola Hedda. Te adjunto la factura de la cena, a pagar antes del 4 de diciembre.',
      'Gracias por la factura.',
    ],
    [
      'Buongiorno,\n\nin allegato la fattura di novembre, da saldare entro fine mese.',
      'grazie per la fattura.',
    ],
  ])('that brings an invoice is thanked for: %s', (text, line) => {
    const draft = draftOf(text)
    expect(draft).toMatchObject({ intent: 'invoice', confidence: 'high' })
    expect(draft.body).toContain(line)
  })

  it('that asks for more has its points', () => {
    const draft = draftOf(
      'Hallo Hedda,\n\nanbei die Rechnung für den Zaun. Schickst du mir noch die Maße vom Tor?',
    )
    expect(draft.body).toContain('danke für die Rechnung.\n\nZum Thema Maße: […]')
    expect(draft.missing).toHaveLength(1)
  })

  it.each([
    ['Thank you for paying our invoice so quickly!', 'thanks'],
    ['Could you send me the invoice for the gate?', 'question'],
    ['Ist unsere Rechnung schon bezahlt?', 'question'],
  ])('is not guessed: %s', (text, intent) => {
    expect(draftOf(text).intent).toBe(intent)
  })
})

describe('[GEN217] an answer that only tells', () => {
  it.each([
    ['Confirmed, we collect the six pallets on Monday.', 'Re: Pallets', 'Thank you for confirming.'],
    ['We hereby confirm that the room is yours.', '', 'Thank you for confirming.'],
    [
      'Vielen Dank für Ihre Nachricht. Ja, der Sensor ist lieferbar und wird getauscht.',
      'AW: Sensor',
      'danke für die Bestätigung.',
    ],
    ['Hiermit bestätigen wir Ihnen die Lieferung.', '', 'danke für die Bestätigung.'],
    [
      'C’est parfait, merci beaucoup ! On vous garde donc la place.',
      'Re: Place',
      'Merci pour la confirmation.',
    ],
    ['Je vous confirme que les clés sont à l’accueil.', '', 'Merci pour la confirmation.'],
    ['Confirmado, recogemos los palets.', 'RE: Palets', 'Gracias por la confirmación.'],
    ['Le confermiamo che la sala è libera.', '', 'grazie per la conferma.'],
    ['Grazie a Lei, le nove camere sono prenotate a Vostro nome.', 'R: Camere', 'grazie per la conferma.'],
  ])('is thanked for where it confirms: %s', (text, subject, line) => {
    const draft = draftOf(text, subject)
    expect(draft).toMatchObject({ intent: 'confirmation', missing: [] })
    expect(draft.body).toContain(line)
  })

  it.each([
    ['Could you confirm the room?', 'Re: Room', 'question'],
    ['Ja, aber leider ist der Sensor nicht lieferbar.', 'AW: Sensor', 'notice'],
    ['Ja, danke der Nachfrage! Den Kindern geht es gut.', 'Re: Alles gut?', 'notice'],
    ['Merci de confirmer la chambre.', 'Re: Chambre', 'question'],
  ])('is not guessed: %s', (text, subject, intent) => {
    expect(['none', intent]).toContain(draftOf(text, subject).intent)
  })

  it.each([
    'Thank you so much for sorting all this out, Hedda!',
    'Danke dir fürs Einspringen gestern!',
    'Merci beaucoup pour ton aide !',
    'Muchas gracias por tu ayuda con los barcos.',
    'Grazie mille per avermi aiutato ieri!',
  ])('is told to be welcome where it thanks for something: %s', (text) => {
    expect(draftOf(text)).toMatchObject({ intent: 'thanks', confidence: 'high' })
  })

  it.each([
    'Thank you for your message. The gate was repaired by our fitter.',
    'Vielen Dank für Ihre Geduld. Das Tor ist repariert.',
    'Si le portail est déjà réparé, merci de ne pas tenir compte de ce message.',
    'Gracias por su comprensión. La puerta está arreglada.',
    'Parents: the coach leaves at eight sharp on Saturday. Wellies, torch, no sweets. Thanks!',
    'La ringraziamo per la fiducia. Il cancello è riparato.',
  ])('is not told so where it thanks for a mail: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('thanks')
  })
})

describe('[GEN218] what is thanked for or taken on first', () => {
  it.each([
    ['Hello all,\n\nhere is the report on the outage of Tuesday.', 'report', 'Thank you for the report.'],
    ['Hallo Hedda,\n\nanbei der Monatsbericht.', 'report', 'danke für den Bericht.'],
    ['Bonjour,\n\nvoici le rapport de la visite.', 'report', 'Merci pour le rapport.'],
    ['Hola a todos:\n\nos paso el informe del incidente.', 'report', 'Gracias por el informe.'],
    ['Buongiorno,\n\nin allegato la relazione sul cantiere.', 'report', 'grazie per il resoconto.'],
    ['Hi all,\n\nattached are the minutes of Thursday.', 'minutes', 'Thank you for the minutes.'],
    ['Liebe alle,\n\nanbei das Protokoll von Donnerstag.', 'minutes', 'das Protokoll.'],
    ['Bonjour,\n\nvous trouverez ci-dessous le compte rendu de la séance.', 'minutes', 'le compte rendu.'],
    ['Hola:\n\nos adjunto el acta del jueves.', 'minutes', 'Gracias por el acta.'],
    ['Cari tutti,\n\necco il verbale di ieri sera.', 'minutes', 'grazie per il verbale.'],
    ['Hi Hedda, can you deal with this?', 'handover', "I'll take care of it."],
    ['Hallo Hedda, kannst du dich darum kümmern?', 'handover', 'ich kümmere mich darum.'],
    ['Guten Tag, könnten Sie das bitte übernehmen?', 'handover', 'ich kümmere mich darum.'],
    ['Salut, tu peux t’en occuper ?', 'handover', 'Je m’en occupe.'],
    ['Hola Hedda, ¿te puedes encargar tú de esto?', 'handover', 'Me ocupo de ello.'],
    ['Ciao Hedda, questa è arrivata a me, te ne occupi tu?', 'handover', 'me ne occupo io.'],
  ])('%s', (text, intent, line) => {
    const draft = draftOf(text)
    expect(draft.intent).toBe(intent)
    expect(draft.body).toContain(line)
    expect(draft.missing).toEqual(intent === 'handover' ? ['Whether you take care of it.'] : [])
  })

  it('has the points that remain', () => {
    const draft = draftOf('Hi Hedda,\n\nhere is the report on the outage. Could you take the library?')
    expect(draft.body).toContain('Thank you for the report.\n\nAbout the library: […]')
  })

  it.each([
    ['Could you send me the minutes of Thursday?', 'handover'],
    ['Wann kommt das Protokoll?', 'question'],
    ['FYI, the minutes are on the drive.', 'notice'],
    ['Can you deal with the invoice, and what does the gate cost?', 'question'],
  ])('is not guessed: %s', (text, intent) => {
    expect(draftOf(text).intent).toBe(intent)
  })

  it.each([
    ['I would like to apply for the position of gardener. My CV is attached.', 'Thank', '[…]'],
    [
      'Sehr geehrte Frau Alder,\n\nhiermit bewerbe ich mich als Gärtner.',
      'vielen Dank für Ihr Interesse. […]',
      '',
    ],
    ['Madame,\n\nje me permets de vous adresser ma candidature.', 'Merci de votre intérêt. […]', ''],
    ['Estimada señora:\n\nme gustaría presentar mi candidatura.', 'Gracias por su interés. […]', ''],
    ['Gentile signora Alder,\n\nvorrei candidarmi come giardiniere.', 'grazie per il Suo interesse. […]', ''],
    [
      'Hallo Hedda,\n\nich heiße Nils und das Rudern interessiert mich, ich möchte Mitglied werden. Was kostet das bei dir?',
      'danke für dein Interesse. […]',
      '',
    ],
  ])('thanks who applies: %s', (text, line, gap) => {
    const draft = draftOf(text)
    expect(draft).toMatchObject({ intent: 'application', confidence: 'low' })
    expect(draft.body).toContain(line)
    expect(draft.body).toContain(gap)
  })

  it.each(['We received your application for a building permit.', 'Die App heißt Rudern und läuft gut.'])(
    'thanks nobody else for interest: %s',
    (text) => expect(draftOf(text).intent).not.toBe('application'),
  )
})

describe('[GEN219] a hard time', () => {
  it.each([
    [
      'Incident report: burst pipe',
      'The alarm rang at the flat of Mr Quill, who left us in October. My mother had died of less.',
    ],
    ['Störungsbericht Rohrbruch', 'In der Halle steht Wasser, es war eine schwere Zeit für alle.'],
    ["Rapport d'incident", "L'eau est entrée dans le hall, un moment difficile pour tous."],
    ['Informe de incidente', 'Entró agua en la nave, un momento difícil para todos.'],
    ['Rapporto sull’incidente', 'È entrata acqua nel capannone, un momento difficile per tutti.'],
  ])('is none in a report: %s', (subject, told) => {
    expect(draftOf(`Hedda,\n\n${told}\n\nOdette`, subject).intent).toBe('report')
  })

  it.each([
    [
      'Dear Hedda,\n\nmy father died on Sunday. I will be away until the funeral.',
      'I am very sorry to hear this. […]',
      'With warm wishes',
    ],
    [
      'Dear Hedda,\n\nI have breast cancer. Please keep it to yourself.',
      'Thank you for telling me.',
      'With warm wishes',
    ],
    [
      'Liebe Hedda,\n\nmeine Mutter liegt seit gestern auf der Intensivstation. Ich weiß nicht, wann ich wiederkomme.',
      'danke, dass du mir das schreibst. Es tut mir sehr leid. […]',
      'Herzliche Grüße',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nmein Mann ist am Montag verstorben.',
      'danke, dass Sie mir das schreiben.',
      'Herzliche Grüße',
    ],
    [
      'Bonjour Hedda,\n\nma mère a été hospitalisée, un AVC. Je te tiens au courant.',
      'de tout cœur avec toi. […]',
      'Bien à toi',
    ],
    ['Hola Hedda:\n\nha fallecido mi abuela y estaré fuera.', 'Lo siento mucho. […]', 'Un fuerte abrazo'],
    [
      'Ciao Hedda,\n\nmio padre è in ospedale, ha avuto un ictus.',
      'Mi dispiace molto. […]',
      'Un caro saluto',
    ],
    [
      "Dear Hedda,\n\non Thursday I got the result: it's Parkinson's. I don't know yet what it means for the job.",
      'I am very sorry to hear this. […]',
      'With warm wishes',
    ],
    [
      'Liebe Hedda,\n\nseit Donnerstag habe ich den Befund: Es ist Parkinson. Was das für die Arbeit heißt, weiß ich noch nicht.',
      'Es tut mir sehr leid. […]',
      'Herzliche Grüße',
    ],
    [
      'Bonjour Hedda,\n\nj’ai eu le résultat jeudi : c’est la maladie de Parkinson.',
      'de tout cœur avec toi. […]',
      'Bien à toi',
    ],
    [
      'Hola Hedda:\n\nel jueves me dieron el resultado: es Parkinson.',
      'Lo siento mucho. […]',
      'Un fuerte abrazo',
    ],
    [
      'Ciao Hedda,\n\ngiovedì ho avuto il referto: è il Parkinson.',
      'Mi dispiace molto. […]',
      'Un caro saluto',
    ],
  ])('is met with sympathy: %s', (text, line, closing) => {
    const draft = draftOf(text)
    expect(draft).toMatchObject({ intent: 'hardship', confidence: 'low' })
    expect(draft.body).toContain(line)
    expect(draft.body).toContain(`\n\n${closing}\n`)
    expect(draft.body).not.toContain('!')
  })

  it('comes before the times, and nothing is no problem', () => {
    const draft = draftOf(
      'Dear Hedda,\n\nmy mother died yesterday. Could we move our meeting on Thursday to another day?',
    )
    expect(draft.intent).toBe('reschedule')
    expect(draft.body).toContain('I am very sorry to hear this.\n\nI could meet at one of these times:')
    expect(draft.body).not.toContain('No problem')
  })

  it.each([
    'Le mercredi je suis à l’hôpital, le cabinet est fermé.',
    'Prima delle 18 sono in ospedale di turno.',
    'I have been asked to play at a funeral on Thursday.',
    'My son has a cold, so I have to cancel our meeting tomorrow.',
    'The server died on Monday, and the operation of the pump is on hold.',
    'Ich bin krank und muss unser Treffen morgen leider absagen.',
    'Notre client, un hôpital, a commandé trois armoires.',
    'We work funny hours, my wife is on at the hospital and sleeps the days after.',
    'Our annual check of the boiler is overdue.',
    'El hospital ha pedido tres armarios.',
    'L’ospedale ha ordinato tre armadi.',
  ])('is not guessed: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('hardship')
  })
})
