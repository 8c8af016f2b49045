import { isAmongFriends, isCloseFriend, isTitled } from './familiar-marks.ts'
import { speaksFamiliarly } from './familiar-address.ts'
import type { Language } from '../language.ts'
import { ownWords } from '../mail-text/own-words.ts'
import { spokenText, type WrittenMail } from '../mail-text/written-lines.ts'

/** How the writer of a mail speaks to its reader. */
export interface Register {
  readonly isFormal: boolean
  /** The word that greets back. */
  readonly salutation: string
}

/** The tone of a mail: du or Sie, tu or vous, tú or usted, tu or Lei, and how it greets. */
export function readRegister(text: string, language: Language): Register {
  const head = text.slice(0, read_characters)
  const { formal, informal, familiar, usual } = tones[language]
  const [formalWords, informalWords] = [countIn(head, formal), countIn(head, informal)]
  const isFamiliar = formalWords === 0 && ((familiar?.test(head) ?? false) || callsByFirstName(head))
  const isFriendly = isFamiliar || (informalWords === 0 && isAmongFriends(head, language))
  const isFormal =
    isTitled(head.trimStart(), language) ||
    (formalWords > informalWords && !speaksFamiliarly(head, language)) ||
    (informalWords === 0 && usual.isFormal && !isFriendly)
  return toned(head, language, isFormal)
}

function toned(text: string, language: Language, isFormal: boolean): Register {
  const { greetings, usual } = tones[language]
  const first = text.trimStart().split('\n', 1)[0]?.slice(0, longest_greeting) ?? ''
  const own = greetings.find(([pattern]) => pattern.test(first))?.[1]
  return { isFormal, salutation: own ?? (isFormal ? usual.formal : usual.informal) }
}

/** The tone of the sender's own words in a mail. */
export function registerOf(mail: WrittenMail, language: Language): Register {
  const spoken = spokenText(mail)
  const register = readRegister(spoken, language)
  const { usual, formal } = tones[language]
  if (!usual.isFormal || hasTone(spoken, language) || isCloseFriend(spoken, language)) return register
  // Where the mail says neither, how the two wrote to each other before does.
  const thread = mail.text.slice(0, longest_thread)
  if (!register.isFormal)
    return readRegister(thread, language).isFormal ? toned(spoken, language, true) : register
  const before = ownWords(thread)
  const isInformal = countIn(before, formal) === 0 && hasTone(before, language) && !isTitled(spoken, language)
  return isInformal ? toned(spoken, language, readRegister(before, language).isFormal) : register
}

/** Whether the words of a text tell its tone. */
export function hasTone(text: string, language: Language): boolean {
  const head = text.slice(0, read_characters)
  const { formal, informal, familiar } = tones[language]
  return countIn(head, formal) + countIn(head, informal) > 0 || (familiar?.test(head) ?? false)
}

/** `Hedda, …` and `Chère Hedda,` call a person by the first name; a title or a greeting without a name does not. */
function callsByFirstName(text: string): boolean {
  const name = /^\s*(?:\p{L}{2,12}\s+)?(\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)\s*[,!:\n]/u.exec(text)?.[1] ?? ''
  const first = text.trimStart().split(/\s/u, 1)[0] ?? ''
  return name !== '' && !no_names.test(name) && !formal_titles.test(first)
}

const formal_titles =
  /^(?:Madame|Monsieur|Mesdames|Messieurs|Se(?:ñ|n)or\p{L}*|Signor\p{L}*|Frau|Herrn?|Sehr|Guten|Gentil\p{L}*|Egregi\p{L}*|Spett\p{L}*|Dottor\p{L}*|Estimad\p{L}*|Docteur|Doctor|Doctora|Professor\p{L}*|Professeur)[,!:]?$/u

const no_names =
  /^(?:Madame|Monsieur|Mesdames|Messieurs|Se(?:ñ|n)or(?:a|es|as)?|Signor[aei]?|Frau|Herr|Herren|Sehr|Damen|Guten|Tag|Morgen|Abend|Hallo|Moin|Servus|Hola|Buenos|Buenas|D(?:í|i)as|Tardes|Noches|Buongiorno|Buonasera|Salve|Gentil[ei]|Egregi[oa]|Spett\p{L}*|Dottor\p{L}*|Bonjour|Bonsoir|Salut|Coucou|Hello|Estimad[oa]s?|Team|Dear|Sir|Madam|Tutti|Tous|Todos|Alle|Kunde\p{L}*|Client[ei]?|Cher|Chère|Kollegen|Docteur|Doctor[a]?|Professor\p{L}*|Professeur|Magnifique|Parfait|Super|Merci|Oups|Bien|Perfetto|Ottimo|Grazie|Benissimo|Perfecto|Genial|Gracias|Estupendo|Prima|Danke|Perfekt|Klasse|Gut|Ja|Nein|Oui|Non|Ok|Sì|Sí)[,!:]?$/u

const read_characters = 4_000
const longest_thread = 20_000
const longest_greeting = 80

function countIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

interface Tone {
  readonly formal: RegExp
  readonly informal: RegExp
  /** What makes a mail informal that says neither; null where nothing does. */
  readonly familiar: RegExp | null
  /** Greetings that fit any name, and what greets back. */
  readonly greetings: readonly (readonly [RegExp, string])[]
  readonly usual: { readonly isFormal: boolean; readonly formal: string; readonly informal: string }
}

const tones: Readonly<Record<Language, Tone>> = {
  en: {
    formal:
      /\b(?:Dear|Hello|Hi|Good (?:morning|afternoon|evening)) (?:Mr|Ms|Mrs|Dr|Prof|Sir|Madam)\b|\b(?:Yours sincerely|Yours faithfully|Kind regards|Sincerely)\b/gu,
    informal:
      /(?<!\p{L})(?:hi|hey|hiya|cheers|thanks!|I'm|I’m|I'll|I’ll|can't|can’t|let's|let’s)(?!\p{L})/giu,
    familiar: null,
    greetings: [
      [/^(?:hi|hey|hiya)\b/iu, 'Hi'],
      [/^hello\b/iu, 'Hello'],
      [/^dear\b/iu, 'Dear'],
    ],
    usual: { isFormal: false, formal: 'Hello', informal: 'Hi' },
  },
  de: {
    formal:
      /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)(?!\p{L})|(?<!\p{L})(?:Sehr geehrte|Guten Tag)(?!\p{L})/gu,
    informal:
      /(?<!\p{L})(?:du|dir|dich|dein|deine[nmrs]?|euch|euer|eure[nmrs]?|Hi|Hey|Moin|hättest|hast|kannst|könntest|magst|bist|willst|machst|kommst|schaust|gehst|hilfst|bringst|holst|spielst|würdest|möchtest|wärst|meinst|denkst|sagst|rufst|schaffst|brauchst|musst|darfst|sollst|wirst|weißt|(?:hätt|ha|kann|könn|komm|mach|bi|will|mag|wär|schau|geh)ste|ruf|klingel|lass|schau|komm|sag|schreib|meld dich|gib)(?!\p{L})/giu,
    familiar:
      /^(?:Hallo|Liebe[rs]?|Servus|Hi|Hey|Moin) (?!Frau|Herr|Team|Kolleg)\p{Lu}[\p{Ll}-]+(?:,|!|\n)|^(?:(?:Liebe|Hallo|Hi|Hey|Moin),? (?:alle|zusammen|Leute|ihr|miteinander|allerseits)|Ihr Lieben)(?!\p{L})|(?<!\p{L})(?:LG|Liebe Grüße|Liebe Grüsse|Herzliche Grüße)(?!\p{L})|(?:^|[.!?\n] ?)Bis (?:dann|gleich|später|bald|morgen|(?:Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch)(?=[ ]?[!.\n])/u,
    greetings: [
      [/^moin\b/iu, 'Moin'],
      [/^servus\b/iu, 'Servus'],
      [/^(?:hi|hey)\b/iu, 'Hi'],
      [/^(?:hallo|liebe[rs]?|servus)(?!\p{L})(?! (?:frau|herr))/iu, 'Hallo'],
    ],
    usual: { isFormal: true, formal: 'Guten Tag', informal: 'Hallo' },
  },
  fr: {
    formal: /(?<!\p{L})(?:vous|votre|vos|Madame|Monsieur)(?!\p{L})/giu,
    informal:
      /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|salut|coucou|bises|bisous|stp|dis-moi|fais-moi|viens|peux-tu|(?:passe|appelle|rappelle|monte|bigophone|envoie|réserve|rejoins|téléphone)[ -](?:moi|nous))(?!\p{L})|(?<!\p{L})t(?:[’']| (?=aurais|es|as|étais|auras|avais))(?=\p{L})/giu,
    familiar:
      /(?<!\p{L})(?:hello|dsl|à plus|à bientôt|je t[’']embrasse|biz)(?!\p{L})|(?:^|[.!?\n] ?)à (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|tout à l[’']heure|tout de suite)(?= ?[!.\n])/iu,
    greetings: [[/^(?:salut|coucou)(?!\p{L})/iu, 'Salut']],
    usual: { isFormal: true, formal: 'Bonjour', informal: 'Bonjour' },
  },
  es: {
    formal:
      /(?<!\p{L})(?:usted|ustedes|estimad[oa]s?|atentamente|le|su|sus|señora?|podría|tendría|est(?:á|aría) disponible|puede (?:decir|enviar|llamar|indicar|confirmar)me|(?:díga|avíse|lláme|envíe|confírme|escríba|indíque)me)(?!\p{L})/giu,
    informal:
      /(?<!\p{L})(?:tú|te|ti|tu|tus|os|vosotr[oa]s|vuestr[oa]s?|\p{L}{2,20}(?:áis|éis)|contigo|tienes|tengas|puedes|puedas|podrías|tendrías|quieres|quieras|estás|eres|dime|avísame|llámame|mándame|envíame|porfa|abrazo|quedamos|oye|vente|vienes|haces|vas|prefieres|sabes|necesitas|elige|dame|déjate|apúntate|pásate|mándale|cuéntame|ven|sales|juegas|quedas|te apuntas|compi)(?!\p{L})/giu,
    familiar:
      /(?<!\p{L})hola(?!\p{L})|(?:^|[.!?\n] ?)¡?hasta (?:luego|mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?= ?[!.\n])/iu,
    greetings: [
      [/^(?:hola|oye|buenas)(?!\p{L})/iu, 'Hola'],
      [/^buenos días(?!\p{L})/iu, 'Buenos días'],
      [/^buenas tardes(?!\p{L})/iu, 'Buenas tardes'],
    ],
    usual: { isFormal: true, formal: 'Buenos días', informal: 'Hola' },
  },
  it: {
    formal:
      /(?<=[\p{Ll},] )(?:Lei|Le|La|Suo|Sua|Suoi|Sue)(?!\p{L})|(?:\p{Ll}La(?!\p{L}))|(?<!\p{L})(?:[Gg]entile|[Ee]gregi[oa]|[Ss]ignora?|[Dd]istinti|[Cc]ordiali|[Dd]ott(?:oressa|\.)?|[Ss]arebbe (?:disponibile|liber[oa]|interessat[oa]|d['’]accordo)|(?:[Pp]otrebbe|[Pp]uò|[Vv]orrebbe) (?:far|inviar|mandar|dir|confermar|indicar|richiamar|chiamar|incontrar)[mc]i|[MmCc]i (?:faccia|dica|scriva))(?!\p{L})|(?:^|[.!?\n] ?)Le (?:andrebbe|chiedo|confermo|farebbe|invio|propongo|ricordo|ringrazio|sarei|scrivo|va)(?!\p{L})/gu,
    informal:
      /(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue|ciao|hai|avresti|puoi|potresti|dimmi|abbraccio|ci vediamo|vieni|fai|giochi|sei|stai|vuoi|riesci|verresti|faresti|segnami|chiamami|telefonami|passami|mandami|aiutami|dammi|fammi|facci|raggiungici)(?!\p{L})/giu,
    familiar:
      /^car[ie] tutt[ie](?!\p{L})|(?<!\p{L})(?:un bacio|baci|a presto|ehi|ehilà|scusami|scusa)(?!\p{L})|(?:^|[.!?\n] ?)a (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|dopo|più tardi)(?= ?[!.\n])/iu,
    greetings: [[/^ciao(?!\p{L})/iu, 'Ciao']],
    usual: { isFormal: true, formal: 'Buongiorno', informal: 'Ciao' },
  },
}
