import { type Language, lexicons, wordsOf } from '@meridian/text'
import { months, weekdays } from './day-names.rules.ts'

const inner_name = /(?<=[\p{L}\p{N},;:’']\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}/gu
/** Who follows these is a person or a firm, in German as well, where any noun has a capital. */
const introduced =
  /(?<=(?<!\p{L})(?:herrn?|frau|firma|kolleg(?:e|in|en)|namens|doktor|dr\.|prof\.|familie|mr|mrs|ms|monsieur|madame|señora?|signora?|sparkasse|volksbank|bank)\s)\p{Lu}[\p{L}'’-]+/giu
/** Asks the reader to turn to what follows without an article: `ask for Ludmilla`, `wenden Sie sich an …`. */
const directed =
  /(?<=(?<!\p{L})(?:(?:ask|asking|asked|call|looking|search|searching) for|contact|reach out to|speak (?:to|with)|talk to|get in touch with|report to|see|google|fragen sie nach|nach|wenden sie sich an|melden sie sich bei|mit|demander|demandez|appelez|contactez|adressez-vous à|voir avec|cherchez|pregunt\p{L}+ por|llam\p{L}+ a|contact\p{L}+ (?:a|con)|hable con|busque|chied\p{L}+ di|chiam\p{L}+|contatt\p{L}+|parl\p{L}+ con|rivolg\p{L}+ a|cerc\p{L}+)\s)\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+)?/giu

/** Where people write or search that are no part of a mail unless it names them. */
const services =
  /(?<!\p{L})(?:whatsapp|telegram|threema|wechat|viber|skype|discord|snapchat|instagram|facebook|linkedin|tiktok|youtube|reddit|google|bing|duckduckgo|gmail|hotmail|outlook\.com|yahoo|proton(?:mail)?|paypal|revolut|venmo|zelle|bizum|twint|moneygram|western union|coinbase|binance|webex|anydesk|teamviewer)(?!\p{L})/giu

/** Closings, forms of address and abbreviations that are written with a capital and name nobody. */
const plain_capitals = new Set(
  "regards wishes best kind warm i i'm i'll i'd i've i’m i’ll i’d i’ve good morning afternoon evening dear sir madam team mr mrs ms dr dra dott herr frau herrn sie ihnen ihr ihre ihrem ihren ihrer lei le la suo sua suoi sue usted ustedes ud su monsieur madame mme me maître señor señora sr sra signor signora sig ok asap fyi ps cv pdf eu vat tva iva mwst ceo cfo hr pr it ai ki".split(
    ' ',
  ),
)

export interface KnownNames {
  readonly language: Language
  /** Every word of the sources in small letters. */
  readonly words: ReadonlySet<string>
  /** The words of names of the sources; `Sam` is one of `Samuel`. */
  readonly capitals: readonly string[]
}

export function capitalsOf(text: string): string[] {
  return [...new Set((text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).map((word) => word.toLowerCase()))]
}

/** A name inside a sentence stands in the sources. German writes nouns as it writes names, so there two words are one. */
export function namesKnownPeople(text: string, known: KnownNames): boolean {
  const least = known.language === 'de' ? 2 : 1
  const isInner = [...text.matchAll(inner_name)].every(([name]) => {
    const parts = wordsOf(name)
    return parts.length < least || parts.filter((part) => !isKnown(part, known)).length < least
  })
  if (!isInner) return false
  if (![...text.matchAll(introduced)].every(([name]) => wordsOf(name).every((part) => isKnown(part, known))))
    return false
  if (![...text.matchAll(services)].every(([name]) => wordsOf(name).every((part) => known.words.has(part))))
    return false
  return [...text.matchAll(directed)].every(([name]) => isKnownAim(name, known))
}

function isKnown(part: string, { words, capitals }: KnownNames): boolean {
  const stem = part.replace(/['’]s?$/u, '')
  if (words.has(part) || words.has(stem) || plain_capitals.has(part)) return true
  if (weekdays.has(part) || months.has(part)) return true
  if (stem.endsWith('s') && words.has(stem.slice(0, -1))) return true
  if (stem.split(/['’-]/u).every((piece) => words.has(piece))) return true
  return part.length >= 3 && capitals.some((name) => name.startsWith(part))
}

/** In German all nouns have capitals, so only two such words are surely a name. */
function isKnownAim(name: string, known: KnownNames): boolean {
  const [first = '', second] = wordsOf(name)
  const { stopWords } = lexicons[known.language]
  if (stopWords.has(first) || first.length < 3 || isKnown(first, known)) return true
  const isCapital = /^\p{Lu}/u.test(name)
  if (known.language === 'de') return !isCapital || isNoun(first)
  return !isCapital && (second === undefined || stopWords.has(second) || isKnown(second, known))
}

const noun_endings =
  /(?:ung|ungen|heit|heiten|keit|keiten|schaft|tion|tionen|tät|täten|nis|nisse|nissen|zeit|zeiten|tag|tage|tagen|gruß|grüße|grüßen|weise|mail|mails|termin|termine|terminen|preis|buch|sache|fall|woche|wochen|stunde|stunden|arbeit|form|freude|freuden|dank|hause|bedarf|absprache|erhalt|anfrage|plan|planung|team|kollegen|kolleginnen|fragen|interesse|vergnügen|hilfe|blick|ort|angebot|vertrag|unterlagen|wunsch|eingang|ablauf|abschluss|frist|betreff|details|ihnen|ihrem|ihren|ihrer|ihr)$/u

function isNoun(word: string): boolean {
  return noun_endings.test(word)
}
