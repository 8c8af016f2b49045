import type { AnsweredMail } from '../draft/answered-mail.ts'
import { formatReply } from '../draft/draft-reply.ts'
import { detectLanguage, type Language } from '../language.ts'
import { longest_input } from '../mail-text/prepare.ts'
import { hasTone, readRegister, registerOf } from '../draft/register.ts'
import type { Sender } from '../mail-text/sender-name.ts'
import { localeOf, phrasesFor } from '../draft/reply-phrases.ts'
import { countWords } from '../words.ts'

/** A link that a mail offers its reader, to choose a time by. */
export type OfferedLink =
  | { readonly kind: 'page'; readonly url: string }
  /** Of a poll, in which the reader says which times suit. */
  | { readonly kind: 'poll'; readonly url: string }
  /** Good for one booking until `until`, a moment; read in `timeZone`. */
  | { readonly kind: 'single_use'; readonly url: string; readonly until: number; readonly timeZone: string }

/** Where the sentence is to stand. */
export interface WrittenMail {
  /** What is written so far. */
  readonly draft: string
  /** The mail that is answered; null for a new one. */
  readonly answered: Pick<AnsweredMail, 'subject' | 'text'> | null
  /** Where neither has enough words to tell. */
  readonly language: Language
}

/** A sentence with the link, in the language and the tone of the draft, else of the mail that it answers. */
export function linkSentence(link: OfferedLink, { draft, answered, language: usual }: WrittenMail): string {
  const answeredText =
    answered === null ? '' : `${answered.subject}\n${answered.text}`.slice(0, longest_input)
  const told = [draft, answeredText].find((text) => countWords(text) >= enough_words)
  const language = told === undefined ? usual : detectLanguage(told)
  const toned = hasTone(draft, language) ? draft : answeredText
  return sentenceOf(link, language, readRegister(toned, language).isFormal)
}

/** Fewer words are a greeting or a name. */
const enough_words = 4

/** A whole answer to the mail that offers the link. */
export function answerWithLink(mail: AnsweredMail, link: OfferedLink, sender: Sender): string {
  const language = mail.language ?? detectLanguage(`${mail.subject}\n${mail.text}`)
  const register = registerOf(mail, language)
  const sentence = sentenceOf(link, language, register.isFormal)
  return formatReply([phrasesFor(language, register).opening(sentence)], mail, { language, ...sender })
}

function sentenceOf(link: OfferedLink, language: Language, isFormal: boolean): string {
  const { formal, informal } = sentences[language]
  const words = isFormal ? formal : informal
  if (link.kind !== 'single_use') return `${words[link.kind]} ${link.url}`
  const { until, timeZone, url } = link
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone })
  return `${words.single_use(day.format(until))} ${url}`
}

interface LinkWords {
  readonly page: string
  readonly poll: string
  readonly single_use: (until: string) => string
}

const english: LinkWords = {
  page: 'You can choose a time that suits you here:',
  poll: 'Please tell me here which times suit you:',
  single_use: (until) => `With this link you can book one time, until ${until}:`,
}

const sentences: Readonly<Record<Language, { readonly formal: LinkWords; readonly informal: LinkWords }>> = {
  en: { formal: english, informal: english },
  de: {
    formal: {
      page: 'Hier können Sie einen Termin wählen, der Ihnen passt:',
      poll: 'Hier können Sie angeben, welche Zeiten Ihnen passen:',
      single_use: (until) => `Mit diesem Link können Sie bis ${until} einen Termin buchen:`,
    },
    informal: {
      page: 'Hier kannst du einen Termin wählen, der dir passt:',
      poll: 'Hier kannst du angeben, welche Zeiten dir passen:',
      single_use: (until) => `Mit diesem Link kannst du bis ${until} einen Termin buchen:`,
    },
  },
  fr: {
    formal: {
      page: 'Vous pouvez choisir ici un créneau qui vous convient :',
      poll: 'Vous pouvez indiquer ici les créneaux qui vous conviennent :',
      single_use: (until) => `Avec ce lien, vous pouvez réserver un créneau jusqu’au ${until} :`,
    },
    informal: {
      page: 'Tu peux choisir ici un créneau qui te convient :',
      poll: 'Tu peux indiquer ici les créneaux qui te conviennent :',
      single_use: (until) => `Avec ce lien, tu peux réserver un créneau jusqu’au ${until} :`,
    },
  },
  es: {
    formal: {
      page: 'Aquí puede elegir la hora que le venga bien:',
      poll: 'Aquí puede indicar qué horas le vienen bien:',
      single_use: (until) => `Con este enlace puede reservar una hora hasta el ${until}:`,
    },
    informal: {
      page: 'Aquí puedes elegir la hora que te venga bien:',
      poll: 'Aquí puedes indicar qué horas te vienen bien:',
      single_use: (until) => `Con este enlace puedes reservar una hora hasta el ${until}:`,
    },
  },
  it: {
    formal: {
      page: 'Qui può scegliere l’orario che Le va bene:',
      poll: 'Qui può indicare quali orari Le vanno bene:',
      single_use: (until) => `Con questo link può prenotare un orario entro il ${until}:`,
    },
    informal: {
      page: 'Qui puoi scegliere l’orario che ti va bene:',
      poll: 'Qui puoi indicare quali orari ti vanno bene:',
      single_use: (until) => `Con questo link puoi prenotare un orario entro il ${until}:`,
    },
  },
}
