import type { Language } from '../language.ts'
import type { FirstWords } from './first-words.ts'
import type { WarmPhrases } from './warm-phrases.ts'

/** First words that are no phrase of their own otherwise. */
type OwnFirstWords = Exclude<FirstWords, 'cancelled' | 'noted' | 'confirmation' | keyof WarmPhrases>

/** What a drafted answer says to a kind of mail. Each is a whole line. */
export interface KindPhrases extends Readonly<Record<OwnFirstWords, string>> {
  readonly application: string
  readonly complaint: string
  readonly complaintBy: (day: string) => string
  readonly confirmation: string
  readonly handover: string
  readonly handoverBy: (day: string) => string
  readonly handoverBefore: (day: string) => string
  readonly hardship: string
  readonly invoice: string
  /** Before the answers to what a mail asks. */
  readonly message: string
  readonly minutes: string
  /** That the mail has arrived. */
  readonly receipt: string
  readonly reminder: string
  readonly report: string
  /** That nobody is told. */
  readonly secret: string
  /** Closes an answer to somebody who has a hard time. */
  readonly warmClosing: string
}

export const kind_phrases: Readonly<Record<Language, KindPhrases>> = {
  en: {
    congratulation: 'Congratulations!',
    wishes: 'Thank you very much for your kind wishes!',
    getWell: 'I am sorry to hear that. All the best for a quick recovery!',
    agreed: 'Great, I have noted it. See you then.',
    late: 'No problem, thanks for letting me know.',
    delay: 'I am sorry to have kept you waiting.',
    done: 'Thank you very much!',
    goodNews: 'Thank you for the good news.',
    offer: 'Thank you for your offer.',
    sent: 'Thank you for sending this.',
    update: 'Thank you for the update.',
    application: 'Thank you for your interest.',
    complaint: "I'm very sorry about this, and I apologise. I will look into it and get back to you by […].",
    complaintBy: (day) =>
      `I'm very sorry about this, and I apologise. I will look into it and get back to you by ${day}.`,
    confirmation: 'Thank you for confirming.',
    handover: "I'll take care of it.",
    handoverBy: (day) => `I'll take care of it by ${day}.`,
    handoverBefore: (day) => `I'll take care of it before ${day}.`,
    hardship: 'Thank you for telling me. I am very sorry to hear this.',
    invoice: 'Thank you for the invoice.',
    message: 'Thank you for your message.',
    minutes: 'Thank you for the minutes.',
    receipt: 'I have received your mail.',
    reminder: 'Thank you for the reminder. I will check it and get back to you.',
    report: 'Thank you for the report.',
    secret: "I'll keep it to myself, of course.",
    warmClosing: 'With warm wishes',
  },
  de: {
    congratulation: 'herzlichen Glückwunsch!',
    wishes: 'herzlichen Dank für die lieben Wünsche!',
    getWell: 'das tut mir leid. Gute Besserung!',
    agreed: 'wunderbar, ist notiert. Bis dann.',
    late: 'kein Problem, danke für die Nachricht.',
    delay: 'bitte entschuldigen Sie, dass Sie warten mussten.',
    done: 'vielen Dank!',
    goodNews: 'vielen Dank für die gute Nachricht.',
    offer: 'vielen Dank für Ihr Angebot.',
    sent: 'vielen Dank für die Zusendung.',
    update: 'vielen Dank für den aktuellen Stand.',
    application: 'vielen Dank für Ihr Interesse.',
    complaint:
      'das tut mir sehr leid, bitte entschuldigen Sie. Ich gehe der Sache nach und melde mich bis […] bei Ihnen.',
    complaintBy: (day) =>
      `das tut mir sehr leid, bitte entschuldigen Sie. Ich gehe der Sache nach und melde mich bis ${day} bei Ihnen.`,
    confirmation: 'danke für die Bestätigung.',
    handover: 'ich kümmere mich darum.',
    handoverBy: (day) => `darum kümmere ich mich bis ${day}.`,
    handoverBefore: (day) => `darum kümmere ich mich vor ${day}.`,
    hardship: 'danke, dass Sie mir das schreiben. Es tut mir sehr leid.',
    invoice: 'vielen Dank für die Rechnung.',
    message: 'vielen Dank für Ihre Nachricht.',
    minutes: 'vielen Dank für das Protokoll.',
    receipt: 'hiermit bestätige ich den Eingang Ihrer Mail.',
    reminder: 'danke für die Erinnerung. Ich prüfe das und melde mich bei Ihnen.',
    report: 'vielen Dank für den Bericht.',
    secret: 'das behalte ich selbstverständlich für mich.',
    warmClosing: 'Herzliche Grüße',
  },
  fr: {
    congratulation: 'Toutes mes félicitations !',
    wishes: 'Merci beaucoup, cela me fait très plaisir !',
    getWell: 'C’est vraiment dommage. Bon rétablissement !',
    agreed: 'Parfait, c’est noté.',
    late: 'Pas de problème, merci d’avoir prévenu.',
    delay: 'Je vous prie d’excuser mon retard.',
    done: 'Merci beaucoup !',
    goodNews: 'Merci pour cette bonne nouvelle.',
    offer: 'Merci pour votre proposition.',
    sent: 'Merci pour votre envoi.',
    update: 'Merci pour ce point.',
    application: 'Merci de votre intérêt.',
    complaint: 'Je vous présente toutes mes excuses. Je me renseigne et je reviens vers vous d’ici […].',
    complaintBy: (day) =>
      `Je vous présente toutes mes excuses. Je me renseigne et je reviens vers vous d’ici le ${day}.`,
    confirmation: 'Merci pour la confirmation.',
    handover: 'Je m’en occupe.',
    handoverBy: (day) => `Je m’en occupe d’ici le ${day}.`,
    handoverBefore: (day) => `Je m’en occupe avant le ${day}.`,
    hardship: 'Merci de me l’avoir dit. Je suis de tout cœur avec vous.',
    invoice: 'Merci pour la facture.',
    message: 'Merci pour votre message.',
    minutes: 'Merci pour le compte rendu.',
    receipt: 'J’ai bien reçu votre mail.',
    reminder: 'Merci pour ce rappel. Je vérifie et je reviens vers vous.',
    report: 'Merci pour le rapport.',
    secret: 'Je le garde pour moi, bien sûr.',
    warmClosing: 'Bien à vous',
  },
  es: {
    congratulation: '¡Enhorabuena!',
    wishes: '¡Muchas gracias por los buenos deseos!',
    getWell: 'Lo siento. ¡Pronta recuperación!',
    agreed: 'Perfecto, queda anotado.',
    late: 'Sin problema, gracias por avisar.',
    delay: 'Disculpe la demora.',
    done: '¡Muchas gracias!',
    goodNews: 'Gracias por la buena noticia.',
    offer: 'Gracias por su propuesta.',
    sent: 'Gracias por el envío.',
    update: 'Gracias por la actualización.',
    application: 'Gracias por su interés.',
    complaint: 'Lamento mucho lo ocurrido y le pido disculpas. Lo reviso y le respondo a más tardar el […].',
    complaintBy: (day) =>
      `Lamento mucho lo ocurrido y le pido disculpas. Lo reviso y le respondo a más tardar el ${day}.`,
    confirmation: 'Gracias por la confirmación.',
    handover: 'Me ocupo de ello.',
    handoverBy: (day) => `Me ocupo de ello a más tardar el ${day}.`,
    handoverBefore: (day) => `Me ocupo de ello antes del ${day}.`,
    hardship: 'Gracias por contármelo. Lo siento mucho.',
    invoice: 'Gracias por la factura.',
    message: 'Gracias por su mensaje.',
    minutes: 'Gracias por el acta.',
    receipt: 'He recibido su correo.',
    reminder: 'Gracias por el recordatorio. Lo compruebo y le respondo.',
    report: 'Gracias por el informe.',
    secret: 'No se lo diré a nadie, por supuesto.',
    warmClosing: 'Un saludo muy afectuoso',
  },
  it: {
    congratulation: 'congratulazioni!',
    wishes: 'grazie mille per gli auguri!',
    getWell: 'mi dispiace. Auguri di pronta guarigione!',
    agreed: 'perfetto, ho preso nota.',
    late: 'nessun problema, grazie per l’avviso.',
    delay: 'mi scuso per il ritardo.',
    done: 'grazie mille!',
    goodNews: 'grazie per la bella notizia.',
    offer: 'grazie per la Sua proposta.',
    sent: 'grazie per l’invio.',
    update: 'grazie per l’aggiornamento.',
    application: 'grazie per il Suo interesse.',
    complaint: 'mi dispiace molto per l’accaduto e mi scuso. Verifico e Le rispondo entro […].',
    complaintBy: (day) => `mi dispiace molto per l’accaduto e mi scuso. Verifico e Le rispondo entro ${day}.`,
    confirmation: 'grazie per la conferma.',
    handover: 'me ne occupo io.',
    handoverBy: (day) => `me ne occupo io entro ${day}.`,
    handoverBefore: (day) => `me ne occupo io prima di ${day}.`,
    hardship: 'grazie per avermelo detto. Mi dispiace molto.',
    invoice: 'grazie per la fattura.',
    message: 'grazie per il Suo messaggio.',
    minutes: 'grazie per il verbale.',
    receipt: 'ho ricevuto la Sua mail.',
    reminder: 'grazie per il promemoria. Verifico e Le faccio sapere.',
    report: 'grazie per il resoconto.',
    secret: 'naturalmente non ne parlerò con nessuno.',
    warmClosing: 'Un caro saluto',
  },
}

/** What differs in an informal answer. */
export const informal_kind_phrases: Readonly<Record<Language, Partial<KindPhrases>>> = {
  en: {
    agreed: 'Great, see you then!',
    delay: 'Sorry to have kept you waiting.',
    done: 'Thanks a lot!',
    goodNews: 'Thanks for the good news!',
    offer: 'Thanks for the offer.',
    sent: 'Thanks for sending this.',
    update: 'Thanks for the update.',
    application: 'Thanks for your interest.',
    invoice: 'Thanks for the invoice.',
    message: 'Thanks for your message.',
  },
  de: {
    agreed: 'super, bis dann!',
    delay: 'entschuldige, dass du warten musstest.',
    done: 'danke dir!',
    goodNews: 'danke für die gute Nachricht!',
    offer: 'danke für dein Angebot.',
    sent: 'danke fürs Schicken.',
    update: 'danke für das Update.',
    application: 'danke für dein Interesse.',
    complaint:
      'das tut mir sehr leid, bitte entschuldige. Ich gehe der Sache nach und melde mich bis […] bei dir.',
    complaintBy: (day) =>
      `das tut mir sehr leid, bitte entschuldige. Ich gehe der Sache nach und melde mich bis ${day} bei dir.`,
    hardship: 'danke, dass du mir das schreibst. Es tut mir sehr leid.',
    invoice: 'danke für die Rechnung.',
    message: 'danke für deine Nachricht.',
    minutes: 'danke für das Protokoll.',
    receipt: 'deine Mail ist angekommen.',
    reminder: 'danke für die Erinnerung. Ich prüfe das und melde mich bei dir.',
    report: 'danke für den Bericht.',
  },
  fr: {
    congratulation: 'Félicitations !',
    agreed: 'Parfait, à bientôt !',
    delay: 'Excuse-moi pour ce retard.',
    done: 'Merci beaucoup !',
    goodNews: 'Merci pour cette bonne nouvelle !',
    offer: 'Merci pour ta proposition.',
    sent: 'Merci pour l’envoi.',
    application: 'Merci de ton intérêt.',
    complaint: 'Toutes mes excuses. Je me renseigne et je reviens vers toi d’ici […].',
    complaintBy: (day) => `Toutes mes excuses. Je me renseigne et je reviens vers toi d’ici le ${day}.`,
    hardship: 'Merci de me l’avoir dit. Je suis de tout cœur avec toi.',
    message: 'Merci pour ton message.',
    receipt: 'J’ai bien reçu ton mail.',
    reminder: 'Merci pour le rappel. Je vérifie et je reviens vers toi.',
    warmClosing: 'Bien à toi',
  },
  es: {
    agreed: '¡Perfecto, nos vemos!',
    delay: 'Perdona la demora.',
    done: '¡Muchas gracias!',
    offer: 'Gracias por tu propuesta.',
    sent: 'Gracias por el envío.',
    application: 'Gracias por tu interés.',
    complaint: 'Siento lo ocurrido. Lo reviso y te respondo a más tardar el […].',
    complaintBy: (day) => `Siento lo ocurrido. Lo reviso y te respondo a más tardar el ${day}.`,
    message: 'Gracias por tu mensaje.',
    receipt: 'He recibido tu correo.',
    reminder: 'Gracias por el recordatorio. Lo compruebo y te respondo.',
    warmClosing: 'Un fuerte abrazo',
  },
  it: {
    agreed: 'perfetto, a presto!',
    delay: 'scusa per il ritardo.',
    offer: 'grazie per la tua proposta.',
    application: 'grazie per il tuo interesse.',
    complaint: 'mi dispiace molto per l’accaduto, scusami. Verifico e ti rispondo entro […].',
    complaintBy: (day) => `mi dispiace molto per l’accaduto, scusami. Verifico e ti rispondo entro ${day}.`,
    message: 'grazie per il tuo messaggio.',
    receipt: 'ho ricevuto la tua mail.',
    reminder: 'grazie per il promemoria. Verifico e ti faccio sapere.',
  },
}
