import type { Language } from '../language.ts'

/** A short answer that agrees and one that does not, as one types them. */
type Pair = readonly [agreeing: string, declining: string]

/** Answers to what a mail asks, in both tones of a language. */
export interface AnswerPhrases {
  /** `Would you like a copy?` */
  readonly offer: Pair
  /** `Shall I order it?` */
  readonly order: Pair
  /** `Could you send it?` */
  readonly request: Pair
  /** `Is it all right if …?` */
  readonly permission: Pair
  /** `Do you mind?`, where yes would mean no. */
  readonly objection: Pair
  /** `Please confirm the order.` */
  readonly confirmation: Pair
  /** Any other question of which the answer is yes or no. */
  readonly question: Pair
  readonly approval: Pair
  readonly invitation: Pair
  /** That something is sent, to whom one is formal with and to others. */
  readonly sends: readonly [formal: string, informal: string]
  /** To what the reader is to do, or cannot do. */
  readonly cannot: string
}

export const answer_phrases: Readonly<Record<Language, AnswerPhrases>> = {
  en: {
    offer: ['Yes, please.', 'No, thank you.'],
    order: ['Yes, please.', "No, that's not necessary."],
    request: ["Yes, I'll do that.", "I'm afraid I can't."],
    permission: ["Yes, that's fine.", "I'm afraid that's not possible."],
    objection: ['Not at all.', "I'd rather not."],
    confirmation: ['Yes, I confirm that.', "I'm afraid I can't confirm that."],
    question: ['Yes.', 'No.'],
    approval: ['I approve it.', "I can't approve it yet."],
    invitation: ["I'd be glad to come.", "I'm afraid I can't come."],
    sends: ["Yes, I'll send that to you.", "Yes, I'll send that to you."],
    cannot: "I'm afraid I can't do that.",
  },
  de: {
    offer: ['Ja, gerne.', 'Nein, danke.'],
    order: ['Ja, bitte.', 'Nein, das ist nicht nötig.'],
    request: ['Ja, das mache ich.', 'Das geht bei mir leider nicht.'],
    permission: ['Ja, das geht.', 'Das geht leider nicht.'],
    objection: ['Nein, kein Problem.', 'Lieber nicht.'],
    confirmation: ['Ja, das bestätige ich.', 'Das kann ich leider nicht bestätigen.'],
    question: ['Ja.', 'Nein.'],
    approval: ['Ich stimme zu.', 'Dem kann ich noch nicht zustimmen.'],
    invitation: ['Ich komme gern.', 'Ich kann leider nicht kommen.'],
    sends: ['Ja, das schicke ich Ihnen.', 'Ja, das schicke ich dir.'],
    cannot: 'Das kann ich leider nicht übernehmen.',
  },
  fr: {
    offer: ['Oui, volontiers.', 'Non, merci.'],
    order: ['Oui, merci.', 'Non, ce n’est pas nécessaire.'],
    request: ['Oui, je m’en occupe.', 'Je ne peux malheureusement pas.'],
    permission: ['Oui, c’est possible.', 'Ce n’est malheureusement pas possible.'],
    objection: ['Non, pas du tout.', 'Je préférerais que non.'],
    confirmation: ['Oui, je le confirme.', 'Je ne peux malheureusement pas le confirmer.'],
    question: ['Oui.', 'Non.'],
    approval: ['Je suis d’accord.', 'Je ne peux pas encore donner mon accord.'],
    invitation: ['Je viendrai avec plaisir.', 'Je ne pourrai malheureusement pas venir.'],
    sends: ['Oui, je vous envoie cela.', 'Oui, je t’envoie ça.'],
    cannot: 'Je ne peux malheureusement pas m’en occuper.',
  },
  es: {
    offer: ['Sí, con mucho gusto.', 'No, gracias.'],
    order: ['Sí, gracias.', 'No, no hace falta.'],
    request: ['Sí, me encargo.', 'Lo siento, no puedo.'],
    permission: ['Sí, sin problema.', 'Lo siento, no es posible.'],
    objection: ['No, en absoluto.', 'Preferiría que no.'],
    confirmation: ['Sí, lo confirmo.', 'Lo siento, no puedo confirmarlo.'],
    question: ['Sí.', 'No.'],
    approval: ['Lo apruebo.', 'Todavía no puedo aprobarlo.'],
    invitation: ['Iré con mucho gusto.', 'Lo siento, no podré ir.'],
    sends: ['Sí, se lo envío.', 'Sí, te lo mando.'],
    cannot: 'Lo siento, no puedo encargarme.',
  },
  it: {
    offer: ['Sì, volentieri.', 'No, grazie.'],
    order: ['Sì, grazie.', 'No, non serve.'],
    request: ['Sì, me ne occupo.', 'Purtroppo non posso.'],
    permission: ['Sì, va bene.', 'Purtroppo non è possibile.'],
    objection: ['No, nessun problema.', 'Preferirei di no.'],
    confirmation: ['Sì, confermo.', 'Purtroppo non posso confermarlo.'],
    question: ['Sì.', 'No.'],
    approval: ['Approvo.', 'Non posso ancora approvarlo.'],
    invitation: ['Verrò con piacere.', 'Purtroppo non potrò venire.'],
    sends: ['Sì, Glielo invio.', 'Sì, te lo mando.'],
    cannot: 'Purtroppo non posso occuparmene.',
  },
}
