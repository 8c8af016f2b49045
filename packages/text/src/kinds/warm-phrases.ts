import type { Language } from '../language.ts'

/** What an answer says to somebody who is kind, and to friends. Each is a whole line. */
export interface WarmPhrases {
  /** To who does the reader a favour. */
  readonly favour: string
  /** To who invites to a feast, before what the mail asks. */
  readonly invited: string
  /** That something of the sender's was damaged, without a complaint. */
  readonly regret: string
  /** Of a mistake of the person who answers. */
  readonly mistake: string
  /** Behind the answer to a complaint that nobody answered before. */
  readonly lateAnswer: string
  /** To who reminds of a payment not for the first time. */
  readonly reminderAgain: string
  /** To a friend, before the answers to what the mail asks. */
  readonly friendly: string
  /** To a friend who comes to see the reader. */
  readonly visit: string
}

export const warm_phrases: Readonly<Record<Language, WarmPhrases>> = {
  en: {
    favour: 'That is very kind of you, thank you very much!',
    invited: 'Thank you very much for the invitation!',
    regret: 'I am sorry to hear that.',
    mistake: 'I apologise for that.',
    lateAnswer: 'I also apologise for the late reply.',
    reminderAgain: 'I apologise for the delay. I will check it and get back to you.',
    friendly: 'How lovely to hear from you!',
    visit: "How lovely, I'm looking forward to it!",
  },
  de: {
    favour: 'das ist sehr freundlich, vielen Dank!',
    invited: 'vielen Dank für die Einladung!',
    regret: 'das tut mir leid.',
    mistake: 'bitte entschuldigen Sie!',
    lateAnswer: 'Bitte entschuldigen Sie auch die späte Antwort.',
    reminderAgain: 'bitte entschuldigen Sie die Verzögerung. Ich prüfe das und melde mich bei Ihnen.',
    friendly: 'wie schön, von dir zu hören!',
    visit: 'wie schön, darauf freue ich mich!',
  },
  fr: {
    favour: 'C’est très aimable à vous, merci beaucoup !',
    invited: 'Merci beaucoup pour l’invitation !',
    regret: 'C’est vraiment dommage.',
    mistake: 'Toutes mes excuses.',
    lateAnswer: 'Veuillez également excuser cette réponse tardive.',
    reminderAgain: 'Veuillez excuser ce retard. Je vérifie et je reviens vers vous.',
    friendly: 'Ça me fait plaisir de te lire !',
    visit: 'Super, quelle bonne nouvelle !',
  },
  es: {
    favour: '¡Muchas gracias, es muy amable!',
    invited: '¡Muchas gracias por la invitación!',
    regret: 'Lo siento mucho.',
    mistake: 'Le pido disculpas.',
    lateAnswer: 'Disculpe también la tardanza en responder.',
    reminderAgain: 'Disculpe la demora. Lo compruebo y le respondo.',
    friendly: '¡Qué alegría leerte!',
    visit: '¡Qué alegría, qué bien!',
  },
  it: {
    favour: 'grazie mille, è molto gentile!',
    invited: 'grazie mille per l’invito!',
    regret: 'mi dispiace molto.',
    mistake: 'mi scuso.',
    lateAnswer: 'Mi scuso anche per la risposta tardiva.',
    reminderAgain: 'mi scuso per il ritardo. Verifico e Le faccio sapere.',
    friendly: 'che bello leggerti!',
    visit: 'che bella notizia!',
  },
}

/** What differs in an informal answer. */
export const informal_warm_phrases: Readonly<Record<Language, Partial<WarmPhrases>>> = {
  en: {
    favour: "That's so kind, thanks a lot!",
    invited: 'Thanks so much for the invitation!',
    mistake: 'Sorry about that!',
    lateAnswer: 'And sorry for the late reply.',
    reminderAgain: 'Sorry for the delay. I will check it and get back to you.',
  },
  de: {
    favour: 'das ist lieb von dir, vielen Dank!',
    invited: 'danke für die Einladung!',
    mistake: 'entschuldige bitte!',
    lateAnswer: 'Entschuldige bitte auch die späte Antwort.',
    reminderAgain: 'entschuldige bitte die Verzögerung. Ich prüfe das und melde mich bei dir.',
  },
  fr: {
    favour: 'C’est très gentil, merci beaucoup !',
    invited: 'Merci beaucoup pour l’invitation !',
    mistake: 'Toutes mes excuses !',
    lateAnswer: 'Excuse-moi aussi pour cette réponse tardive.',
    reminderAgain: 'Excuse-moi pour ce retard. Je vérifie et je reviens vers toi.',
  },
  es: {
    favour: '¡Muchas gracias, qué amable!',
    mistake: '¡Perdona!',
    lateAnswer: 'Perdona también la tardanza en responder.',
    reminderAgain: 'Perdona la demora. Lo compruebo y te respondo.',
  },
  it: {
    favour: 'grazie mille, sei molto gentile!',
    mistake: 'scusami!',
    lateAnswer: 'Scusami anche per la risposta tardiva.',
    reminderAgain: 'scusa il ritardo. Verifico e ti faccio sapere.',
  },
}
