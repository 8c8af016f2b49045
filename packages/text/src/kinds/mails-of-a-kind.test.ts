import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'

const draftOf = (text: string, more: { subject?: string; senderName?: string } = {}) =>
  draftReply({ subject: more.subject ?? '', text, sentOn: '2026-11-20' }, '', {
    ownName: 'Hedda Alder',
    senderName: more.senderName ?? 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/London',
    bothKnown: false,
  })

describe('[GEN324] minutes and thanks with news', () => {
  it.each([
    [
      'Minutes of the board',
      'Present: Ada, Tom\n\nEleven members have not paid the fee yet, the invoice is overdue. Next meeting: 14 January.',
      'Thank you for the minutes.',
    ],
    [
      'Protokoll Vorstandssitzung',
      'Liebe alle,\n\ndie Rechnung des Glasers ist noch nicht bezahlt. Beschluss (einstimmig): Wir warten ab.\n\nOdette',
      'danke für das Protokoll.',
    ],
    [
      'Compte rendu du conseil',
      'Bonjour Hedda,\n\nla facture du vitrier reste impayée. Prochaine réunion le 14 janvier.\n\nOdette',
      'Merci pour le compte rendu.',
    ],
    [
      'Acta de la junta',
      'Hola, Hedda:\n\nla factura del cristalero sigue pendiente de pago. Próxima reunión el 14 de enero.\n\nOdette',
      'Gracias por el acta.',
    ],
    [
      'Verbale del direttivo',
      'Ciao Hedda,\n\nla fattura del vetraio non risulta pagata. Prossima riunione il 14 gennaio.\n\nOdette',
      'grazie per il verbale.',
    ],
    [
      '',
      'Hi all,\n\na short summary of our meeting last night: the hall is booked for the 12th.\n\nOdette',
      'Thank you for the minutes.',
    ],
    [
      '',
      'Ciao a tutti,\n\necco cosa abbiamo deciso ieri sera: la festa è il 12 dicembre.\n\nOdette',
      'grazie per il verbale.',
    ],
  ])('are no reminder: %s %s', (subject, text, line) => {
    expect(draftOf(text, { subject }).body).toContain(line)
  })

  it.each([
    [
      'Hi Hedda,\n\nthanks for the answers. You will get the whole manual on Monday 30 November.\n\nOdette',
      'Thank you for letting me know.',
    ],
    [
      'Hallo Hedda,\n\nvielen Dank für deine Antworten. Du bekommst das ganze Handbuch am Montag, 30. November.\n\nOdette',
      'danke für die Information.',
    ],
    [
      'Bonjour Hedda,\n\nmerci beaucoup pour tes réponses. Tu auras le manuel complet lundi 30 novembre.\n\nOdette',
      'Merci pour l’information.',
    ],
    [
      'Hola, Hedda:\n\nmuchas gracias por las respuestas. Tendrás el manual completo el lunes 30 de noviembre.\n\nOdette',
      'Gracias por la información.',
    ],
    [
      'Ciao Hedda,\n\ngrazie mille per le risposte. Avrai il manuale completo lunedì 30 novembre.\n\nOdette',
      'grazie per l’informazione.',
    ],
  ])('are thanked for the news: %s', (text, line) => {
    expect(draftOf(text).body).toContain(line)
  })
})

describe('[GEN325] a mail of which nothing is known', () => {
  it.each([
    [
      'Hi Hedda,\n\nthe seals fit the old model as well, and two sets are on the shelf for you behind the counter.\n\nOdette',
      'Thanks for your message.',
    ],
    [
      'Hallo Hedda,\n\ndie Dichtungen passen auch für das alte Modell, zwei Sätze liegen für dich hinter der Theke.\n\nOdette',
      'danke für deine Nachricht.',
    ],
    [
      'Salut Hedda,\n\nles joints vont aussi sur l’ancien modèle, deux jeux sont derrière le comptoir pour toi.\n\nOdette',
      'Merci pour ton message.',
    ],
    [
      'Hola, Hedda:\n\nlas juntas valen también para el modelo antiguo, hay dos juegos detrás del mostrador para ti.\n\nOdette',
      'Gracias por tu mensaje.',
    ],
    [
      'Ciao Hedda,\n\nle guarnizioni vanno bene anche per il vecchio modello, due serie sono dietro il banco per te.\n\nOdette',
      'grazie per il tuo messaggio.',
    ],
  ])('is thanked for: %s', (text, line) => {
    expect(draftOf(text).body).toContain(line)
  })

  it.each([
    'Dear Hedda,\n\nmum was diagnosed with cancer and starts chemo on Monday. Could you come and see her one day?\n\nOdette',
    'Liebe Hedda,\n\nbei mir ist letzte Woche Brustkrebs festgestellt worden. Kommst du mich mal besuchen?\n\nOdette',
    'Chère Hedda,\n\non lui a trouvé une tumeur, elle commence la chimio lundi. Tu viens la voir un jour ?\n\nOdette',
    'Querida Hedda:\n\na papá le han encontrado un tumor y empieza la quimio el lunes. ¿Vienes a verlo un día?\n\nOdette',
    'Cara Hedda,\n\na papà hanno trovato un tumore, lunedì comincia la chemio. Vieni a trovarlo un giorno?\n\nOdette',
  ])('with hard news is offered no times: %s', (text) => {
    const { intent, mayWantTimes } = draftOf(text)
    expect([intent, mayWantTimes]).toEqual(['hardship', false])
  })
})

describe('[GEN326] a complaint', () => {
  it.each([
    [
      'Dear Ms Alder,\n\nthis is a formal complaint: the parcel arrived damaged again. I expect an answer by Wednesday 2 December.\n\nOdette Marsh',
      'get back to you by Wednesday 2 December.',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nwieder war die Einfahrt blockiert, das vierte Mal in diesem Monat, und zwei Kunden sind weggefahren. Wenn ich bis Mittwoch, den 2. Dezember nichts von Ihnen höre, wende ich mich an die Hausverwaltung.\n\nOdette Marsh',
      'melde mich bis Mittwoch, 2. Dezember bei Ihnen.',
    ],
    [
      'Madame,\n\nje trouve cela inadmissible. Je demande une réponse écrite avant le 5 décembre.\n\nOdette Marsh',
      'je reviens vers vous d’ici le vendredi 4 décembre.',
    ],
    [
      'Estimada señora Alder:\n\nesto es inaceptable. Espero una respuesta antes del 5 de diciembre.\n\nOdette Marsh',
      'le respondo a más tardar el viernes, 4 de diciembre.',
    ],
    [
      'Gentile signora Alder,\n\nmio figlio era da solo davanti al cancello chiuso, ed è la seconda volta in un mese. Finché non ho una risposta, il giovedì resta a casa. Aspetto una risposta entro mercoledì 2 dicembre.\n\nOdette Marsh',
      'Le rispondo entro mercoledì 2 dicembre.',
    ],
  ])('is answered by the day that it names: %s', (text, line) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(line)
    expect(missing[0]).toBe('Whether you get back to the sender by then.')
  })
})

describe('[GEN327] who is greeted', () => {
  it.each([
    [
      'Bonjour Madame,\n\nvoici le devis.\n\nCordialement\nPierre Carlier',
      'Menuiserie Carlier',
      'Bonjour Monsieur Carlier',
    ],
    [
      'Guten Tag Frau Alder,\n\nanbei das Angebot.\n\nMit freundlichen Grüßen\nJana Pohl',
      'Glaswerk Pohl',
      'Guten Tag Frau Pohl',
    ],
    [
      'Dear Ms Alder,\n\nplease find our quote attached.\n\nKind regards\nThomas Baker',
      'Roofcare Baker',
      'Dear Mr Baker',
    ],
    [
      'Estimada señora Alder:\n\nadjunto el presupuesto.\n\nUn cordial saludo\nJuan Ortega',
      'Cristales Ortega',
      'Buenos días, Sr. Ortega',
    ],
    [
      'Gentile signora Alder,\n\nin allegato il preventivo.\n\nCordiali saluti\nGiulia Serra',
      'Vetri Serra',
      'Buongiorno Signora Serra',
    ],
  ])('is who signs: %s', (text, senderName, greeting) => {
    expect(draftOf(text, { senderName }).body).toContain(greeting)
  })

  it('speaks to all as they are spoken to', () => {
    expect(draftOf('Liebe alle,\n\nwer bringt den Kuchen mit?\n\nOdette').body).toContain('zum Thema Kuchen')
  })
})
