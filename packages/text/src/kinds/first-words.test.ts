import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string, subject = '') =>
  draftReply({ subject, text, sentOn: '2026-11-20' }, '', context)

describe('[GEN232] thanks for what was sent, offered or received', () => {
  it.each([
    ['Hi Hedda,\n\nattached is the drawing of the gate. Is the width right?', 'Thanks for sending this.'],
    ['Hallo Hedda,\n\nanbei findest du die Skizze. Passt die Breite?', 'danke fürs Schicken.'],
    ['Bonjour Hedda,\n\nvoici le plan du portail. La largeur te convient ?', 'Merci pour l’envoi.'],
    ['Hola Hedda:\n\nte mando el plano de la puerta. ¿Qué ancho prefieres?', 'Gracias por el envío.'],
    ['Ciao Hedda,\n\nin allegato trovi il disegno. Quale larghezza preferisci?', 'grazie per l’invio.'],
    [
      'Dear Ms Alder,\n\nplease find attached our quote for the fence. Which colour do you want?',
      'Thank you for your offer.',
    ],
    [
      'Sehr geehrte Frau Alder,\n\nanbei unser Angebot für den Zaun. Welche Farbe wünschen Sie?',
      'vielen Dank für Ihr Angebot.',
    ],
    [
      'Madame,\n\nvous trouverez ci-joint notre devis. Quelle couleur souhaitez-vous ?',
      'Merci pour votre proposition.',
    ],
    [
      'Madame,\n\nnous avons bien reçu votre acompte. Combien de personnes serez-vous ?',
      'Merci pour la confirmation.',
    ],
    [
      'Gentile signora,\n\nabbiamo ricevuto il Suo acconto. Quante persone sarete?',
      'grazie per la conferma.',
    ],
  ])('comes before the points: %s', (text, line) => {
    const draft = draftOf(text)
    expect(draft.intent).toBe('question')
    expect(draft.missing).toHaveLength(1)
    expect(draft.body).toContain(`\n\n${line}\n\n`)
  })

  it.each([
    'Dear Ms Alder,\n\nwe have received your payment of 480 pounds, but the invoice was for 576. Could you arrange the rest?',
    'Sehr geehrte Frau Alder,\n\nwir haben Ihre Zahlung erhalten, allerdings fehlen 96 Euro. Können Sie den Rest überweisen?',
    'Gentile signora,\n\nabbiamo ricevuto il Suo bonifico, ma la fattura era di 576 euro. Può versare il resto?',
  ])('are no thanks for what came in part: %s', (text) => {
    expect(draftOf(text).body).not.toMatch(/confirm|Bestätigung|conferma/)
  })

  it.each([
    'Hi Hedda,\n\nI will send you the draft tomorrow. What is the deadline?',
    'Hallo Hedda,\n\nmorgen schicke ich dir die Liste. Wie viele seid ihr?',
    'Salut Hedda,\n\nje t’envoie la liste demain. Vous êtes combien ?',
    'Dear Ms Alder,\n\nthe policy you enclosed is version 3. Which one is in force?',
    'Hi Hedda,\n\nthe repair is not done. When can I call you about the key?',
  ])('is not due for what is to come: %s', (text) => {
    expect(draftOf(text).body).not.toMatch(/thank|dank|merci/i)
  })
})

describe('[GEN439] who agrees to a time, and who comes late', () => {
  it.each([
    ['Tuesday at 3 works for me. Talk then!\n\nOdette', 'Great, see you then!'],
    ['Sounds good, see you on Tuesday at 3 pm.\n\nOdette', 'Great, see you then!'],
    ['Let’s do Tuesday 3pm then.\n\nOdette', 'Great, see you then!'],
    ['Dienstag um 15 Uhr passt mir gut. Bis dann!\n\nOdette', 'super, bis dann!'],
    ['Mardi à 15h, c’est parfait pour moi. À mardi !\n\nOdette', 'Parfait, à bientôt !'],
    ['El martes a las 15 me va bien. ¡Hasta el martes!\n\nOdette', '¡Perfecto, nos vemos!'],
    ['Martedì alle 15 per me va bene. A martedì!\n\nOdette', 'perfetto, a presto!'],
    [
      'Sehr geehrte Frau Alder,\n\nDienstag um 15 Uhr passt mir gut.\n\nMit freundlichen Grüßen\nOdette Marsh',
      'wunderbar, ist notiert. Bis dann.',
    ],
    [
      'Hi, I’m running 10 minutes late for our 2pm call. Sorry!\n\nOdette',
      'No problem, thanks for letting me know.',
    ],
    [
      'Hi, ich komme zu unserem Termin um 14 Uhr leider 10 Minuten später. Sorry!\n\nOdette',
      'kein Problem, danke für die Nachricht.',
    ],
    [
      'Bonjour, j’aurai 10 minutes de retard pour notre appel de 14h.\n\nOdette',
      'Pas de problème, merci d’avoir prévenu.',
    ],
    [
      'Hola, llego 10 minutos tarde a nuestra llamada de las 14.\n\nOdette',
      'Sin problema, gracias por avisar.',
    ],
    [
      'Ciao, arrivo con 10 minuti di ritardo alla nostra chiamata.\n\nOdette',
      'nessun problema, grazie per l’avviso.',
    ],
  ])('are answered so: %s', (text, line) => {
    expect(draftOf(text, 'Re: call')).toMatchObject({ intent: 'notice', confidence: 'high' })
    expect(draftOf(text, 'Re: call').body).toContain(`\n\n${line}\n\n`)
  })

  it.each([
    'The delivery is two weeks late.\n\nOdette',
    'Tuesday at 3 works for me. Could you send the agenda?\n\nOdette',
    'Die Lieferung kommt zwei Wochen später.\n\nOdette',
  ])('and what is late, or asks besides, is not: %s', (text) => {
    expect(draftOf(text).body).not.toMatch(/see you then|No problem|kein Problem/)
  })
})

describe('[GEN233] a task that is finished, an answer and an update', () => {
  it.each([
    ['Hola, Hedda: ya está hecho.', '', '¡Muchas gracias!'],
    ['Hola, Hedda: hecho, desde el jueves pasa al grupo B.', 'RE: Clases', '¡Muchas gracias!'],
    ['Salut Hedda,\n\nc’est envoyé.', '', 'Merci beaucoup !'],
    ['Moin Hedda,\n\nerledigt!', '', 'danke dir!'],
    ['Ciao Hedda,\n\nfatto, trovi tutto in cartella.', '', 'grazie mille!'],
    ['Hi Hedda,\n\nall done, I’ve uploaded the photos.', '', 'Thanks a lot!'],
    [
      'Hi Hedda,\n\nThe survey of the quay is done. The south side needs two more piles.',
      '',
      'Thanks a lot!',
    ],
    ['Hallo Hedda,\n\ndie Liste der Gäste ist fertig.', '', 'danke dir!'],
    ['Salut Hedda,\n\nl’état des lieux est terminé.', '', 'Merci beaucoup !'],
    ['Hola, Hedda:\n\nlas cuentas de la regata están listas.', '', '¡Muchas gracias!'],
    ['Ciao Hedda,\n\ni disegni del molo sono pronti.', '', 'grazie mille!'],
    ['Perfect, Thursday at ten it is, we are in the small room.', 'Re: Thursday', 'Great, see you then!'],
    [
      'Va benissimo, porto i disegni aggiornati e le chiavi della cantina.',
      'R: sopralluogo',
      'grazie per l’informazione.',
    ],
    ['Hallo Hedda, hier ein kurzes Update: das Dach ist dicht.', '', 'danke für das Update.'],
  ])('is thanked for in a line: %s', (text, subject, line) => {
    const draft = draftOf(text, subject)
    expect(draft).toMatchObject({ intent: 'notice', missing: [] })
    expect(draft.body).toContain(line)
  })

  it.each(['The gate is green.', 'The training is finished at five.', 'Tell us when the survey is done.'])(
    'that nothing is known of has no words: %s',
    (text) => {
      expect(draftOf(text).body).not.toContain('Thank')
    },
  )
})

describe('[GEN234] good and bad news', () => {
  it.each([
    ['Hi Hedda,\n\nI passed my driving test!', 'Congratulations!'],
    ['Hallo Hedda,\n\nich habe die Prüfung bestanden!', 'herzlichen Glückwunsch!'],
    ['Salut Hedda,\n\nj’ai eu mon permis !', 'Félicitations !'],
    ['Hola Hedda:\n\nme han dado el trabajo, ¡empiezo en enero!', '¡Enhorabuena!'],
    ['Ciao Hedda,\n\nci sposiamo!', 'congratulazioni!'],
    ['Dear Ms Alder,\n\nwe are pleased to inform you that the grant was approved.', 'good news.'],
    ['Sehr geehrte Frau Alder,\n\nich habe gute Nachrichten: der Zuschuss kommt.', 'gute Nachricht.'],
    ['Madame,\n\nj’ai le plaisir de vous annoncer que le dossier est accepté.', 'bonne nouvelle.'],
    ['Estimada señora:\n\nme complace comunicarle que el proyecto fue aceptado.', 'buena noticia.'],
    ['Gentile signora,\n\nsiamo lieti di comunicarLe che il contributo arriva.', 'bella notizia.'],
    ['Dear Ms Alder,\n\nI regret to inform you that the grant was refused.', 'letting me know.'],
    ['Guten Tag,\n\nleider müssen wir Ihnen mitteilen, dass der Zuschuss ausbleibt.', 'die Information.'],
  ])('are answered as such: %s', (text, line) => {
    const draft = draftOf(text)
    expect(draft.intent).toBe('notice')
    expect(draft.body).toContain(line)
  })

  it('a good side of bad news is none', () => {
    const text =
      'Hi Hedda,\n\nthe roof is worse than we thought. The good news, there is a grant. Can you apply?'
    expect(draftOf(text).body).not.toContain('good news')
  })

  it.each([
    ['Hi Hedda,\n\nI am still waiting for your answer. Which colour is it?', 'kept you waiting.'],
    ['Hallo Hedda,\n\nich warte noch immer auf deine Antwort. Welche Farbe?', 'warten musstest.'],
    ['Ciao Hedda,\n\nnon ho ancora ricevuto risposta. Quale colore?', 'scusa per il ritardo.'],
  ])('who waits is apologised to: %s', (text, line) => {
    expect(draftOf(text).body).toContain(line)
  })
})

describe('[GEN235] an invitation', () => {
  it.each([
    'Hedda scusa, il colloquio di venerdì alle 9 lo dobbiamo annullare. Cancella pure l’invito.',
    'Die Sitzung am Donnerstag um 19:30 fällt aus, die Einladung ist hinfällig.',
    'Bonjour Hedda,\n\nla réunion de jeudi est annulée, ignore l’invitation.',
  ])('in a cancellation gives way to it: %s', (text) => {
    expect(draftOf(text).intent).toBe('cancellation')
  })

  it.each([
    'La invitiamo a provvedere al pagamento entro venerdì.',
    'Nous vous invitons à régler le montant sous huit jours.',
    'Ihre Alben liegen bei uns im Laden.',
    'I have updated the calendar invite.',
    'Le invitamos a abonar el importe antes del viernes.',
  ])('is no demand, shop or entry of a calendar: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('invitation')
  })

  it('is still one', () => {
    expect(draftOf('Hi Hedda,\n\nwe would like to invite you to our summer party.').intent).toBe('invitation')
  })
})
