import { type Language, lexicons, wordsOf } from '@meridian/text'
import { months, weekdays } from './day-names.rules.ts'

const inner_name = /(?<=[\p{L}\p{N},;:’']\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}/gu
/** Who follows these is a person or a firm, in German as well, where any noun has a capital. */
const introduced =
  /(?<=(?<!\p{L})(?:herrn?|frau|firma|kolleg(?:e|in|en)|namens|doktor|dr\.|prof\.|familie|mr|mrs|ms|monsieur|madame|señora?|signora?|sparkasse|volksbank|bank)\s)\p{Lu}[\p{L}'’-]+/giu
/** Asks the reader to turn to what follows without an article: `ask for Ludmilla`, `wenden Sie sich an …`. */
const directed =
  /(?<=(?<!\p{L})(?:(?:ask|asking|asked|call|looking|search|searching) for|contact|reach out to|speak (?:to|with)|talk to|get in touch with|report to|see|google|fragen sie nach|nach|wenden sie sich an|melden sie sich bei|mit|demander|demandez|appelez|contactez|adressez-vous à|voir avec|cherchez|pregunt\p{L}+ por|llam\p{L}+ a|contact\p{L}+ (?:a|con)|hable con|busque|chied\p{L}+ di|chiam\p{L}+|contatt\p{L}+|parl\p{L}+ con|rivolg\p{L}+ a|cerc\p{L}+)\s)\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+)?/giu

/** In a main clause the verb is second in German: a second noun before it is the name of the first. */
const named_subject =
  /^["“„«\s]*(?:Der|Die|Das|[Uu]nsere?|[Ii]hre?|[Ss]eine?|[Mm]eine?|[Ee]ure?|[Ee]ine?)\s\p{Lu}[\p{L}-]+\s(\p{Lu}[\p{L}'’-]+)\s\p{Ll}/u
/** Acts of people: a word without an article that does one is a name. */
const acting_subject =
  /(?:^|(?<=[.!?]))["“„«\s]*(\p{L}[\p{L}'’-]{2,})\s(?:(?:will|can|could|would|has to|is going to|should|may)\s(?:\p{Ll}+ly\s|also\s|then\s)?(?:sign|call|phone|collect|fetch|pick|bring|meet|contact|visit|help|send|handle|answer|reply|join|write|show|explain|introduce|guide|greet|take|drive|let you|be in touch|be there)|signs|calls|collects|fetches|picks|brings|meets|visits|helps|sends|handles|answers|holt|bringt|ruft|meldet|unterschreibt|unterzeichnet|übernimmt|schickt|kümmert|schreibt|besucht|erklärt|hilft|empfängt|begleitet|fährt|leitet|(?:vous|nous|te|le|la|les|l[’'])?\s?(?:signera|appellera|apportera|viendra|passera|enverra|aidera|répondra|rencontrera|accompagnera|s[’']occup\p{L}+|signe|appelle|apporte|vient|passe)|(?:le|la|lo|les|los|nos|te|se)?\s?(?:firmará|llamará|traerá|vendrá|pasará|enviará|ayudará|responderá|visitará|acompañará|encargará|firma|llama|trae|viene|pasa|recoge|recogerá)|(?:la|lo|le|li|vi|ci|ti|si)?\s?(?:firmerà|chiamerà|porterà|verrà|passerà|manderà|aiuterà|risponderà|visiterà|accompagnerà|occuperà|firma|chiama|porta|viene|passa|ritira|ritirerà))(?!\p{L})/giu

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
  const subjects = [named_subject.exec(text), ...text.matchAll(acting_subject)]
  if (!subjects.every((subject) => isKnownSubject(subject?.[1], known))) return false
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

/** What begins a sentence and is neither a small word, an adverb nor a noun of acts and things has to be in the sources. */
function isKnownSubject(word: string | undefined, known: KnownNames): boolean {
  const [small] = wordsOf(word ?? '')
  if (word === undefined || small === undefined || isKnown(small, known)) return true
  if (known.capitals.some((name) => isShortFor(small, name))) return true
  return lexicons[known.language].stopWords.has(small) || no_names.has(small) || no_name_endings.test(small)
}

/** `Liz` and `Beth` are Elizabeth, `Tom` is Thomas. */
function isShortFor(short: string, name: string): boolean {
  if (short.length > 4 || short.length >= name.length) return false
  if (name.includes(short)) return true
  let at = 0
  for (const letter of name) if (letter === short[at]) at += 1
  return name[0] === short[0] && at === short.length
}

/** Words that begin sentences and are no names. */
const no_names = new Set(
  "somebody someone anybody anyone everybody everyone nobody nothing everything something anything whoever they that this who payment delivery feedback details access work help support mail post staff people parking please thanks jemand niemand man alles etwas wer wir sie ich leider gern gerne danach dann vielleicht morgen heute bald später dafür dazu damit dort hier jetzt nun zuerst zunächst anschließend außerdem trotzdem deshalb daher stattdessen selbst bitte danke quelqu'un quelqu’un personne rien tout chacun on cela ceci demain ensuite puis alors merci sinon alguien nadie nada todo todos cada mañana luego después también quien gracias quizá qualcuno nessuno niente tutto ognuno chi domani poi dopo anche grazie forse altrimenti".split(
    ' ',
  ),
)
const no_name_endings =
  /(?:ing|tion|ment|ness|ance|ence|ship|ity|ly|ung|heit|keit|schaft|lich|weise|ends|mals|falls|dessen|mente|zione|ción|dad|tà|té|ure|age|iert)$/u

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
