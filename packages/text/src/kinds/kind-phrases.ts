import type { Language } from '../language.ts'

/** What a drafted answer says to a kind of mail. Each is a whole line. */
export interface KindPhrases {
  readonly application: string
  readonly complaint: string
  readonly confirmation: string
  readonly handover: string
  readonly hardship: string
  readonly invoice: string
  readonly minutes: string
  readonly reminder: string
  readonly report: string
  /** Closes an answer to somebody who has a hard time. */
  readonly warmClosing: string
}

export const kind_phrases: Readonly<Record<Language, KindPhrases>> = {
  en: {
    application: 'Thank you for your interest.',
    complaint: "I'm sorry about this. I will look into it and get back to you by […].",
    confirmation: 'Thank you for confirming.',
    handover: "I'll take care of it.",
    hardship: 'Thank you for telling me. I am very sorry to hear this.',
    invoice: 'Thank you for the invoice.',
    minutes: 'Thank you for the minutes.',
    reminder: 'Thank you for the reminder. I will check it and get back to you.',
    report: 'Thank you for the report.',
    warmClosing: 'With warm wishes',
  },
  de: {
    application: 'vielen Dank für Ihr Interesse.',
    complaint: 'das tut mir leid. Ich gehe der Sache nach und melde mich bis […] bei Ihnen.',
    confirmation: 'danke für die Bestätigung.',
    handover: 'ich kümmere mich darum.',
    hardship: 'danke, dass Sie mir das schreiben. Es tut mir sehr leid.',
    invoice: 'vielen Dank für die Rechnung.',
    minutes: 'vielen Dank für das Protokoll.',
    reminder: 'danke für die Erinnerung. Ich prüfe das und melde mich bei Ihnen.',
    report: 'vielen Dank für den Bericht.',
    warmClosing: 'Herzliche Grüße',
  },
  fr: {
    application: 'Merci de votre intérêt.',
    complaint: 'Je vous prie d’excuser ce désagrément. Je me renseigne et je reviens vers vous d’ici […].',
    confirmation: 'Merci pour la confirmation.',
    handover: 'Je m’en occupe.',
    hardship: 'Merci de me l’avoir dit. Je suis de tout cœur avec vous.',
    invoice: 'Merci pour la facture.',
    minutes: 'Merci pour le compte rendu.',
    reminder: 'Merci pour ce rappel. Je vérifie et je reviens vers vous.',
    report: 'Merci pour le rapport.',
    warmClosing: 'Bien à vous',
  },
  es: {
    application: 'Gracias por su interés.',
    complaint: 'Lamento lo ocurrido. Lo reviso y le respondo a más tardar el […].',
    confirmation: 'Gracias por la confirmación.',
    handover: 'Me ocupo de ello.',
    hardship: 'Gracias por contármelo. Lo siento mucho.',
    invoice: 'Gracias por la factura.',
    minutes: 'Gracias por el acta.',
    reminder: 'Gracias por el recordatorio. Lo compruebo y le respondo.',
    report: 'Gracias por el informe.',
    warmClosing: 'Un saludo muy afectuoso',
  },
  it: {
    application: 'grazie per il Suo interesse.',
    complaint: 'mi dispiace per l’accaduto. Verifico e Le rispondo entro […].',
    confirmation: 'grazie per la conferma.',
    handover: 'me ne occupo io.',
    hardship: 'grazie per avermelo detto. Mi dispiace molto.',
    invoice: 'grazie per la fattura.',
    minutes: 'grazie per il verbale.',
    reminder: 'grazie per il promemoria. Verifico e Le faccio sapere.',
    report: 'grazie per il resoconto.',
    warmClosing: 'Un caro saluto',
  },
}

/** What differs in an informal answer. */
export const informal_kind_phrases: Readonly<Record<Language, Partial<KindPhrases>>> = {
  en: { application: 'Thanks for your interest.', invoice: 'Thanks for the invoice.' },
  de: {
    application: 'danke für dein Interesse.',
    complaint: 'das tut mir leid. Ich gehe der Sache nach und melde mich bis […] bei dir.',
    hardship: 'danke, dass du mir das schreibst. Es tut mir sehr leid.',
    invoice: 'danke für die Rechnung.',
    minutes: 'danke für das Protokoll.',
    reminder: 'danke für die Erinnerung. Ich prüfe das und melde mich bei dir.',
    report: 'danke für den Bericht.',
  },
  fr: {
    application: 'Merci de ton intérêt.',
    complaint: 'Toutes mes excuses. Je me renseigne et je reviens vers toi d’ici […].',
    hardship: 'Merci de me l’avoir dit. Je suis de tout cœur avec toi.',
    reminder: 'Merci pour le rappel. Je vérifie et je reviens vers toi.',
    warmClosing: 'Bien à toi',
  },
  es: {
    application: 'Gracias por tu interés.',
    complaint: 'Siento lo ocurrido. Lo reviso y te respondo a más tardar el […].',
    reminder: 'Gracias por el recordatorio. Lo compruebo y te respondo.',
    warmClosing: 'Un fuerte abrazo',
  },
  it: {
    application: 'grazie per il tuo interesse.',
    complaint: 'mi dispiace per l’accaduto. Verifico e ti rispondo entro […].',
    reminder: 'grazie per il promemoria. Verifico e ti faccio sapere.',
  },
}
