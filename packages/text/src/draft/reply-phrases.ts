import { informal_kind_phrases, kind_phrases, type KindPhrases } from '../kinds/kind-phrases.ts'
import { informal_warm_phrases, warm_phrases, type WarmPhrases } from '../kinds/warm-phrases.ts'
import type { Language } from '../language.ts'
import type { Register } from './register.ts'
import { inRow } from '../words.ts'

/** What a drafted answer says in one language and one register. Each is a whole line; names and times are put in. */
export interface ReplyPhrases extends KindPhrases, WarmPhrases {
  readonly greeting: (name: string) => string
  readonly greetingWithoutName: string
  /** The answer to thanks. */
  readonly welcome: string
  /** The answer to a mail that only tells something. */
  readonly noted: string
  readonly meeting: string
  readonly meetingForBoth: string
  readonly meetingOpen: string
  readonly reschedule: string
  /** Nothing is free when the mail wishes it. */
  readonly nothingFree: string
  readonly accepts: (time: string) => string
  readonly declines: (times: readonly string[]) => string
  /** Of a time that is free beside the accepted one. */
  readonly alsoWorks: (times: readonly string[]) => string
  readonly isTaken: (times: readonly string[]) => string
  readonly isOutsideHours: (times: readonly string[]) => string
  readonly dayFree: (days: readonly string[]) => string
  readonly dayHours: (day: string, hours: string) => string
  readonly dayTaken: (days: readonly string[]) => string
  /** Leads to other times, behind a sentence about taken ones. */
  readonly instead: string
  readonly cancelled: string
  readonly approval: string
  readonly invitation: string
  readonly oneQuestion: string
  readonly manyQuestions: string
  /** The mail asks for something, without a question. */
  readonly oneRequest: string
  readonly manyPoints: string
  /** Leads from a point to what is said of it. */
  readonly colon: string
  readonly chooseOne: string
  readonly closing: string
  readonly locale: string
  readonly and: string
  /** The first sentence behind the greeting. */
  readonly opening: (sentence: string) => string
}

type Said = Omit<
  ReplyPhrases,
  | 'greeting'
  | 'greetingWithoutName'
  | 'locale'
  | 'and'
  | 'opening'
  | 'colon'
  | keyof KindPhrases
  | keyof WarmPhrases
>

const english: Said = {
  welcome: "You're welcome!",
  noted: 'Thank you for letting me know.',
  meeting: 'I could meet at one of these times:',
  meetingForBoth: 'These times are free for both of us:',
  meetingOpen: 'I could meet at this time: […]',
  reschedule: 'No problem. I could make one of these times instead:',
  nothingFree: 'I have nothing free when you suggest. The first times I could make are:',
  accepts: (time) => `${time} works for me.`,
  declines: (times) =>
    `I'm afraid I'm not free ${inRow(times, ', ', ' or ')}. I could make one of these times:`,
  alsoWorks: (times) => `${inRow(times, ', ', ' and ')} would work as well.`,
  isTaken: (times) => `I'm not free ${inRow(times, ', ', ' or ')}.`,
  isOutsideHours: (times) =>
    `${inRow(times, ', ', ' and ')} ${times.length === 1 ? 'is' : 'are'} outside my working hours.`,
  dayFree: (days) => `on ${inRow(days, ', ', ' and ')} I'm free all day.`,
  dayHours: (day, hours) => `on ${day} I'm free ${hours}.`,
  dayTaken: (days) => `I'm afraid I'm not free on ${inRow(days, ', ', ' or ')}.`,
  instead: 'I could make one of these times:',
  cancelled: 'Thanks for letting me know. I have noted that the meeting is cancelled.',
  approval: 'Thank you. My decision: […]',
  invitation: 'Thank you for the invitation. […]',
  oneQuestion: 'To answer your question: […]',
  manyQuestions: 'To answer your questions:',
  oneRequest: 'About your request: […]',
  manyPoints: 'On your points:',
  chooseOne: 'Please let me know which one suits you.',
  closing: 'Kind regards',
}

const german: Said = {
  welcome: 'gern geschehen!',
  noted: 'danke für die Information.',
  meeting: 'mir würde einer dieser Termine passen:',
  meetingForBoth: 'diese Termine sind bei uns beiden frei:',
  meetingOpen: 'mir würde dieser Termin passen: […]',
  reschedule: 'kein Problem. Stattdessen würde mir einer dieser Termine passen:',
  nothingFree: 'zu der gewünschten Zeit ist bei mir leider nichts frei. Die ersten freien Termine sind:',
  accepts: (time) => `${time} passt mir gut.`,
  declines: (times) =>
    `${times.join(' und ')} bin ich leider nicht frei. Mir würde einer dieser Termine passen:`,
  alsoWorks: (times) => `${times.join(' oder ')} ginge auch.`,
  isTaken: (times) => `${times.join(' und ')} bin ich leider nicht frei.`,
  isOutsideHours: (times) =>
    `${times.join(' und ')} ${times.length === 1 ? 'liegt' : 'liegen'} außerhalb meiner Arbeitszeit.`,
  dayFree: (days) => `am ${inRow(days, ', am ', ' und am ')} habe ich den ganzen Tag Zeit.`,
  dayHours: (day, hours) => `am ${day} habe ich ${hours} Zeit.`,
  dayTaken: (days) => `am ${days.join(' und am ')} habe ich leider keine Zeit.`,
  instead: 'mir würde einer dieser Termine passen:',
  cancelled: 'danke für die Nachricht. Ich habe notiert, dass der Termin ausfällt.',
  approval: 'vielen Dank. Meine Entscheidung: […]',
  invitation: 'vielen Dank für die Einladung. […]',
  oneQuestion: 'zu Ihrer Frage: […]',
  manyQuestions: 'zu Ihren Fragen:',
  oneRequest: 'zu Ihrer Bitte: […]',
  manyPoints: 'zu Ihren Punkten:',
  chooseOne: 'Bitte sagen Sie mir, welcher Ihnen passt.',
  closing: 'Freundliche Grüße',
}

const french: Said = {
  welcome: 'Je vous en prie.',
  noted: 'Merci pour l’information.',
  meeting: 'Je pourrais à l’un de ces moments :',
  meetingForBoth: 'Ces créneaux sont libres pour nous deux :',
  meetingOpen: 'Je pourrais à ce moment : […]',
  reschedule: 'Aucun problème. L’un de ces créneaux me conviendrait :',
  nothingFree: 'Je n’ai malheureusement rien de libre à ce moment-là. Mes premiers créneaux libres sont :',
  accepts: (time) => `Le ${time} me convient très bien.`,
  declines: (times) =>
    `Je ne suis malheureusement pas libre le ${times.join(' ni le ')}. L’un de ces créneaux me conviendrait :`,
  alsoWorks: (times) => `le ${times.join(' ou le ')} m’irait aussi.`,
  isTaken: (times) => `je ne suis malheureusement pas libre le ${times.join(' ni le ')}.`,
  isOutsideHours: (times) =>
    `le ${times.join(' et le ')} ${times.length === 1 ? 'est' : 'sont'} en dehors de mes heures de travail.`,
  dayFree: (days) => `le ${inRow(days, ', le ', ' et le ')}, je suis libre toute la journée.`,
  dayHours: (day, hours) => `le ${day}, je suis libre à ces heures : ${hours}.`,
  dayTaken: (days) => `je ne suis malheureusement pas libre le ${days.join(' ni le ')}.`,
  instead: 'l’un de ces créneaux me conviendrait :',
  cancelled: 'Merci pour l’information. J’ai noté que le rendez-vous est annulé.',
  approval: 'Merci. Ma décision : […]',
  invitation: 'Merci pour l’invitation. […]',
  oneQuestion: 'Pour répondre à votre question : […]',
  manyQuestions: 'Pour répondre à vos questions :',
  oneRequest: 'Concernant votre demande : […]',
  manyPoints: 'Concernant vos points :',
  chooseOne: 'Merci de me dire lequel vous convient.',
  closing: 'Bien cordialement',
}

const spanish: Said = {
  welcome: '¡De nada!',
  noted: 'Gracias por la información.',
  meeting: 'Podría en uno de estos momentos:',
  meetingForBoth: 'Estas horas están libres para los dos:',
  meetingOpen: 'Podría en este momento: […]',
  reschedule: 'Sin problema. Me vendría bien una de estas horas:',
  nothingFree: 'Por desgracia no tengo nada libre en ese momento. Mis primeras horas libres son:',
  accepts: (time) => `El ${time} me viene bien.`,
  declines: (times) =>
    `Por desgracia no puedo el ${times.join(' ni el ')}. Me vendría bien una de estas horas:`,
  alsoWorks: (times) => `el ${times.join(' o el ')} también me viene bien.`,
  isTaken: (times) => `por desgracia no puedo el ${times.join(' ni el ')}.`,
  isOutsideHours: (times) =>
    `el ${times.join(' y el ')} ${times.length === 1 ? 'queda' : 'quedan'} fuera de mi horario de trabajo.`,
  dayFree: (days) => `el ${inRow(days, ', el ', ' y el ')} estoy libre todo el día.`,
  dayHours: (day, hours) => `el ${day} estoy libre a estas horas: ${hours}.`,
  dayTaken: (days) => `por desgracia no estoy libre el ${days.join(' ni el ')}.`,
  instead: 'me vendría bien una de estas horas:',
  cancelled: 'Gracias por avisar. He anotado que la cita queda anulada.',
  approval: 'Gracias. Mi decisión: […]',
  invitation: 'Gracias por la invitación. […]',
  oneQuestion: 'En cuanto a su pregunta: […]',
  manyQuestions: 'En cuanto a sus preguntas:',
  oneRequest: 'En cuanto a su petición: […]',
  manyPoints: 'En cuanto a sus puntos:',
  chooseOne: 'Dígame, por favor, cuál le viene bien.',
  closing: 'Un cordial saludo',
}

const italian: Said = {
  welcome: 'di nulla!',
  noted: 'grazie per l’informazione.',
  meeting: 'potrei in uno di questi momenti:',
  meetingForBoth: 'questi orari sono liberi per entrambi:',
  meetingOpen: 'potrei in questo momento: […]',
  reschedule: 'nessun problema. Mi andrebbe bene uno di questi orari:',
  nothingFree: 'purtroppo in quel periodo non ho nulla di libero. I miei primi orari liberi sono:',
  accepts: (time) => `${time} mi va bene.`,
  declines: (times) => `purtroppo non posso ${times.join(' né ')}. Mi andrebbe bene uno di questi orari:`,
  alsoWorks: (times) => `anche ${times.join(' o ')} mi va bene.`,
  isTaken: (times) => `purtroppo non posso ${times.join(' né ')}.`,
  isOutsideHours: (times) =>
    `${times.join(' e ')} ${times.length === 1 ? 'è' : 'sono'} fuori dal mio orario di lavoro.`,
  dayFree: (days) => `${inRow(days, ', ', ' e ')} ho tutto il giorno libero.`,
  dayHours: (day, hours) => `${day} ho tempo in questi orari: ${hours}.`,
  dayTaken: (days) => `purtroppo non ho tempo ${days.join(' né ')}.`,
  instead: 'mi andrebbe bene uno di questi orari:',
  cancelled: 'grazie per avermi avvisato. Ho annotato che l’appuntamento è annullato.',
  approval: 'grazie. La mia decisione: […]',
  invitation: 'grazie per l’invito. […]',
  oneQuestion: 'riguardo alla Sua domanda: […]',
  manyQuestions: 'riguardo alle Sue domande:',
  oneRequest: 'riguardo alla Sua richiesta: […]',
  manyPoints: 'riguardo ai Suoi punti:',
  chooseOne: 'Mi dica per favore quale Le va bene.',
  closing: 'Cordiali saluti',
}

const formal: Readonly<Record<Language, Said>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

const informal: Readonly<Record<Language, Partial<Said>>> = {
  en: {
    cancelled: 'No problem, thanks for letting me know.',
    chooseOne: 'Which one suits you?',
    closing: 'Best',
    invitation: 'Thanks for the invitation. […]',
  },
  de: {
    cancelled: 'kein Problem, danke für die Nachricht.',
    oneQuestion: 'zu deiner Frage: […]',
    manyQuestions: 'zu deinen Fragen:',
    oneRequest: 'zu deiner Bitte: […]',
    manyPoints: 'zu deinen Punkten:',
    invitation: 'danke für die Einladung. […]',
    chooseOne: 'Sag mir bitte, welcher dir passt.',
    closing: 'Viele Grüße',
  },
  fr: {
    welcome: 'De rien !',
    cancelled: 'Pas de souci, merci pour l’information.',
    oneQuestion: 'Pour répondre à ta question : […]',
    manyQuestions: 'Pour répondre à tes questions :',
    oneRequest: 'Concernant ta demande : […]',
    manyPoints: 'Concernant tes points :',
    chooseOne: 'Dis-moi lequel te convient.',
    closing: 'À bientôt',
  },
  es: {
    cancelled: 'Sin problema, gracias por avisar.',
    oneQuestion: 'En cuanto a tu pregunta: […]',
    manyQuestions: 'En cuanto a tus preguntas:',
    oneRequest: 'En cuanto a tu petición: […]',
    manyPoints: 'En cuanto a tus puntos:',
    chooseOne: 'Dime cuál te viene bien.',
    closing: 'Un saludo',
  },
  it: {
    cancelled: 'nessun problema, grazie dell’avviso.',
    oneQuestion: 'riguardo alla tua domanda: […]',
    manyQuestions: 'riguardo alle tue domande:',
    oneRequest: 'riguardo alla tua richiesta: […]',
    manyPoints: 'riguardo ai tuoi punti:',
    chooseOne: 'Dimmi quale ti va bene.',
    closing: 'A presto',
  },
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
}

const ands: Readonly<Record<Language, string>> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e' }

/** A comma ends the greeting of these languages, and the sentence goes on with a small letter; a German noun keeps its own. */
const goes_on_small: Readonly<Partial<Record<Language, RegExp>>> = { de: /^(?:Am|Hier|Mir|Mit) /, it: /^/ }

/** The phrases in the tone of a mail, with its own word of greeting. */
export function phrasesFor(language: Language, { isFormal, salutation }: Register): ReplyPhrases {
  const mark = language === 'es' ? ':' : ','
  const comma = language === 'es' ? ', ' : ' '
  return {
    ...kind_phrases[language],
    ...warm_phrases[language],
    ...formal[language],
    ...(isFormal
      ? {}
      : {
          ...informal_kind_phrases[language],
          ...informal_warm_phrases[language],
          ...informal[language],
        }),
    greeting: (name) => `${salutation}${comma}${name}${mark}`,
    greetingWithoutName: `${salutation === 'Dear' ? 'Hello' : salutation}${mark}`,
    locale: locales[language],
    and: ands[language],
    colon: language === 'fr' ? ' :' : ':',
    opening: (sentence) =>
      goes_on_small[language]?.test(sentence)
        ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
        : sentence,
  }
}

/** How a language writes the days of a calendar. */
export function localeOf(language: Language): string {
  return locales[language]
}
