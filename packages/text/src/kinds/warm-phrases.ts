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
    friendly: 'How lovely to hear from you!',
    visit: "How lovely, I'm looking forward to it!",
  },
  de: {
    favour: 'das ist sehr freundlich, vielen Dank!',
    invited: 'vielen Dank für die Einladung!',
    regret: 'das tut mir leid.',
    mistake: 'bitte entschuldigen Sie!',
    lateAnswer: 'Bitte entschuldigen Sie auch die späte Antwort.',
    friendly: 'wie schön, von dir zu hören!',
    visit: 'wie schön, darauf freue ich mich!',
  },
  fr: {
    favour: 'C’est très aimable à vous, merci beaucoup !',
    invited: 'Merci beaucoup pour l’invitation !',
    regret: 'C’est vraiment dommage.',
    mistake: 'Toutes mes excuses.',
    lateAnswer: 'Veuillez également excuser cette réponse tardive.',
    friendly: 'Ça me fait plaisir de te lire !',
    visit: 'Super, quelle bonne nouvelle !',
  },
  es: {
    favour: '¡Muchas gracias, es muy amable!',
    invited: '¡Muchas gracias por la invitación!',
    regret: 'Lo siento mucho.',
    mistake: 'Le pido disculpas.',
    lateAnswer: 'Disculpe también la tardanza en responder.',
    friendly: '¡Qué alegría leerte!',
    visit: '¡Qué alegría, qué bien!',
  },
  it: {
    favour: 'grazie mille, è molto gentile!',
    invited: 'grazie mille per l’invito!',
    regret: 'mi dispiace molto.',
    mistake: 'mi scuso.',
    lateAnswer: 'Mi scuso anche per la risposta tardiva.',
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
  },
  de: {
    favour: 'das ist lieb von dir, vielen Dank!',
    invited: 'danke für die Einladung!',
    mistake: 'entschuldige bitte!',
    lateAnswer: 'Entschuldige bitte auch die späte Antwort.',
  },
  fr: {
    favour: 'C’est très gentil, merci beaucoup !',
    invited: 'Merci beaucoup pour l’invitation !',
    mistake: 'Toutes mes excuses !',
    lateAnswer: 'Excuse-moi aussi pour cette réponse tardive.',
  },
  es: {
    favour: '¡Muchas gracias, qué amable!',
    mistake: '¡Perdona!',
    lateAnswer: 'Perdona también la tardanza en responder.',
  },
  it: {
    favour: 'grazie mille, sei molto gentile!',
    mistake: 'scusami!',
    lateAnswer: 'Scusami anche per la risposta tardiva.',
  },
}
