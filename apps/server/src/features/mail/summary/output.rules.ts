import {
  type Language,
  lexicons,
  separateMachineTalk,
  speaksToMachine,
  termsOf,
  wordsOf,
} from '@meridian/text'
import { type RiskyActs, riskyActsIn } from './risky-act.rules.ts'

/** What an answer may speak of. */
export interface Sources {
  /** The visible mail: its subject, who wrote it, its text. */
  readonly mail: string
  /** What the person, the calendar or this server adds. */
  readonly own: string
  readonly language: Language
}

export interface OutputRule {
  readonly charactersMax: number
  /** Most words of each sentence are words of the sources. */
  readonly isGrounded: boolean
}

/**
 * What is left of a model's answer: plain text in which every address, link, telephone and other number is one of the
 * sources, and no sentence does what the mail says to programs. A sentence that breaks this goes as a whole.
 */
export function cleanOutput(answer: string, sources: Sources, rule: OutputRule): CleanOutput {
  const allowed = allowedOf(sources)
  let said = 0
  let dropped = 0
  const lines = plainText(answer)
    .split('\n')
    .map((line) => {
      const sentences = sentencesOf(line)
      const kept = sentences.filter((sentence) => isAllowed(sentence, allowed, rule))
      said += sentences.length
      dropped += sentences.length - kept.length
      return kept.join(' ')
    })
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text: cut(text, rule.charactersMax), isTrustworthy: text !== '' && dropped * 2 <= said }
}

export interface CleanOutput {
  readonly text: string
  /** Most of the answer could stay: of one that mostly breaks the rules nothing is worth keeping. */
  readonly isTrustworthy: boolean
}

interface Allowed {
  readonly language: Language
  readonly addresses: ReadonlySet<string>
  readonly numbers: ReadonlySet<string>
  readonly sequences: ReadonlySet<string>
  readonly grouped: ReadonlySet<string>
  readonly terms: ReadonlySet<string>
  readonly words: ReadonlySet<string>
  readonly riskyActs: RiskyActs
  /** Words that the mail has only where it speaks to programs. */
  readonly orderedTerms: ReadonlySet<string>
}

function allowedOf({ mail, own, language }: Sources): Allowed {
  const { kept, removed } = separateMachineTalk(mail)
  const source = `${kept}\n${own}`.normalize('NFKC')
  const lexicon = lexicons[language]
  const terms = new Set(termsOf(source, lexicon))
  return {
    language,
    addresses: new Set(addressesIn(source)),
    numbers: new Set(numbersIn(source)),
    sequences: new Set(sequencesIn(source)),
    grouped: new Set([...groupedIn(source), ...numbersIn(source)]),
    terms,
    riskyActs: riskyActsIn(source),
    words: new Set(wordsOf(source).flatMap((word) => [word, ...word.split(/['’-]/u)])),
    orderedTerms: new Set(termsOf(removed, lexicon).filter((term) => !terms.has(term))),
  }
}

function isAllowed(sentence: string, allowed: Allowed, { isGrounded }: OutputRule): boolean {
  const text = sentence.normalize('NFKC')
  if (speaksToMachine(text) || head_line.test(text) || disguised.test(text) || spelled_number.test(text))
    return false
  if (spaced_letters.test(text)) return false
  if (!addressesIn(text).every((address) => allowed.addresses.has(address))) return false
  if (!numbersIn(text).every((number) => allowed.numbers.has(number))) return false
  if (!groupedIn(text).every((number) => allowed.grouped.has(number))) return false
  if (!sequencesIn(text).every((sequence) => allowed.sequences.has(sequence))) return false
  if (!saysKnownNumbers(text, allowed) || !namesKnownPeople(text, allowed)) return false
  if (![...riskyActsIn(text)].every((act) => allowed.riskyActs.has(act))) return false
  const terms = termsOf(text, lexicons[allowed.language])
  const ordered = terms.filter((term) => allowed.orderedTerms.has(term)).length
  if (ordered > 0 && ordered >= terms.length / 4) return false
  const known = terms.filter((term) => allowed.terms.has(term)).length
  return !isGrounded || terms.length === 0 || known >= terms.length / 2
}

/** Who gets an answer is never the model's to say. */
const head_line =
  /^\s*(?:to|cc|bcc|from|reply-to|subject|an|von|kopie|betreff|à|de|objet|para|asunto|da|oggetto)\s*:\s*\S*@/iu
const disguised =
  /hxxps?|[[({]\s*(?:dot|punkt|point|punto|at|\.|@)\s*[\])}]|\p{L}[。｡]\p{L}|\s(?:dot|punkt|punto)\s(?:com|net|org|io|info|biz|example|de|fr|es|it|ru|cn|xyz|top|app)(?!\p{L})|\b(?:javascript|data|vbscript|file)\s*:|\s@\s|\p{L}\s\.\s\p{L}|\p{L}{2},\p{L}{2}|\s(?:slash|schrägstrich)\s|(?<!\p{L})\p{L}\.(?:me|co|ly|io|gg|to|cc|ru|cn|gl)(?!\p{L})/iu
/** `e v i l` */
const spaced_letters = /(?<![\p{L}\p{N}])(?:\p{L}\s){3}\p{L}(?![\p{L}\p{N}])/u
const digit_words =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zéro|deux|trois|quatre|cinq|sept|huit|neuf|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|due|tre|quattro|cinque|sei|sette|otto|nove'
const spelled_number = new RegExp(`(?:\\b(?:${digit_words})\\b[\\s,-]{0,3}){3}`, 'iu')

/** Numbers in words, with their digits; those that are articles as well are left out. */
const number_words: ReadonlyMap<string, string> = new Map(
  [
    'two three four five six seven eight nine ten eleven twelve',
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'deux trois quatre cinq six sept huit neuf dix onze douze',
    'dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'due tre quattro cinque sei sette otto nove dieci undici dodici',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, String(index + 2)] as const)),
)
const large_numbers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    thirteen: '13',
    fourteen: '14',
    fifteen: '15',
    sixteen: '16',
    seventeen: '17',
    eighteen: '18',
    nineteen: '19',
    fourth: '4',
    fifth: '5',
    sixth: '6',
    seventh: '7',
    eighth: '8',
    ninth: '9',
    tenth: '10',
    eleventh: '11',
    twelfth: '12',
    thirteenth: '13',
    fourteenth: '14',
    fifteenth: '15',
    sixteenth: '16',
    seventeenth: '17',
    eighteenth: '18',
    nineteenth: '19',
    twentieth: '20',
    thirtieth: '30',
    billion: '1000000000',
    dozen: '12',
    twenty: '20',
    thirty: '30',
    forty: '40',
    fifty: '50',
    sixty: '60',
    seventy: '70',
    eighty: '80',
    ninety: '90',
    hundred: '100',
    thousand: '1000',
    million: '1000000',
    dreizehn: '13',
    vierzehn: '14',
    fünfzehn: '15',
    sechzehn: '16',
    siebzehn: '17',
    achtzehn: '18',
    neunzehn: '19',
    dreißigste: '30',
    dreißigsten: '30',
    zwanzigsten: '20',
    dutzend: '12',
    millionen: '1000000',
    milliarde: '1000000000',
    milliarden: '1000000000',
    zwanzig: '20',
    dreißig: '30',
    vierzig: '40',
    fünfzig: '50',
    sechzig: '60',
    siebzig: '70',
    achtzig: '80',
    neunzig: '90',
    hundert: '100',
    tausend: '1000',
    quinze: '15',
    vingt: '20',
    trente: '30',
    quarante: '40',
    cinquante: '50',
    soixante: '60',
    cent: '100',
    mille: '1000',
    quince: '15',
    veinte: '20',
    treinta: '30',
    cuarenta: '40',
    cincuenta: '50',
    sesenta: '60',
    setenta: '70',
    ochenta: '80',
    noventa: '90',
    cien: '100',
    ciento: '100',
    mil: '1000',
    quindici: '15',
    venti: '20',
    trenta: '30',
    quaranta: '40',
    cinquanta: '50',
    sessanta: '60',
    settanta: '70',
    ottanta: '80',
    novanta: '90',
    cento: '100',
  }),
)

/** A number in words stands in the sources, in words or in digits. `sei` is a verb as well. */
function saysKnownNumbers(text: string, { words, numbers }: Allowed): boolean {
  return wordsOf(text)
    .flatMap((word) => word.split('-'))
    .every((word) => {
      const digits = word === 'sei' ? undefined : (number_words.get(word) ?? large_numbers.get(word))
      return digits === undefined || words.has(word) || numbers.has(digits)
    })
}

const inner_name = /(?<=[\p{L}\p{N},;:]\s)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}/gu
/** Closings, and words that English always writes with a capital. */
const plain_capitals = new Set([
  'regards',
  'wishes',
  'i',
  "i'm",
  "i'll",
  "i'd",
  "i've",
  'i’m',
  'i’ll',
  'i’d',
  'i’ve',
])

/** A name inside a sentence stands in the sources. German writes nouns as it writes names, so there two words are one. */
function namesKnownPeople(text: string, { language, words }: Allowed): boolean {
  const least = language === 'de' ? 2 : 1
  return [...text.matchAll(inner_name)].every(([name]) => {
    const parts = wordsOf(name)
    const unknown = parts.filter((part) => !words.has(part) && !plain_capitals.has(part))
    return unknown.length < least || parts.length < least
  })
}

const link = /\b(?:[a-z][a-z0-9+.-]{1,12}:)?\/\/[^\s<>"'«»]+|\bwww\.[^\s<>"'«»]+/giu
const mail_address = /(?<![^\s<>"'(),;:«»])[^\s<>"'(),;:«»]+@[^\s<>"'(),;:«»]+/gu
const domain =
  /(?<![\p{L}\p{N}@.-])[\p{L}\p{N}][\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}(?![\p{L}\p{N}])/gu

function addressesIn(text: string): string[] {
  return [link, mail_address, domain].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([address]) =>
      address.toLowerCase().replace(/(?<![.,;:!?)\]»”’])[.,;:!?)\]»”’]+$/u, ''),
    ),
  )
}

function numbersIn(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.match(/\p{N}+/gu) ?? [])
}

/** `42,000,000` is more than its parts. */
function groupedIn(text: string): string[] {
  return (text.match(/(?<![\p{N}.,])\p{N}{1,3}(?:[.,'’]\p{N}{3})+(?!\p{N})/gu) ?? []).map((found) =>
    found.replaceAll(/\P{N}/gu, ''),
  )
}

/** Digits that belong together whatever stands between them, as in telephone numbers. */
function sequencesIn(text: string): string[] {
  return (text.match(/\+?\p{N}(?:[\s().\-/]*\p{N}){6,}/gu) ?? []).map((found) =>
    found.replaceAll(/\P{N}/gu, ''),
  )
}

/** Without markup of any kind, and without invisible characters. */
function plainText(answer: string): string {
  return (
    answer
      .replaceAll(/<think>(?:[^<]|<(?!\/think>))*(?:<\/think>)?/gi, '')
      .replaceAll(/<script\b(?:[^<]|<(?!\/script>))*(?:<\/script>)?/gi, '')
      .replaceAll(/<style\b(?:[^<]|<(?!\/style>))*(?:<\/style>)?/gi, '')
      .split(/(?<=>)/)
      .map((piece) => (piece.endsWith('>') ? piece.replace(/<\/?[a-z!][\s\S]*$/i, '') : piece))
      .join('')
      .replaceAll(/!\[[^[\]]*\](?:\([^)[]*\)|\[[^[\]]*\])?/g, '')
      .replaceAll(/^[ \t]*\[[^[\]]+\]:\s*\S.*$/gm, '')
      // Where a link leads is judged like any other address; where a reference leads is not known.
      .replaceAll(/\[([^[\]…]+)\]\(([^)[]*)\)/g, '$1 $2')
      .replaceAll(/\[([^[\]…]+)\]\[[^[\]]*\]/g, '$1 hxxp')
      .replaceAll(/^\s{0,3}(?:#{1,6}|>)\s+/gm, '')
      .replaceAll(/```\w*|`|\*\*|__/g, '')
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/[^\P{C}\n\t]/gu, '')
      .replaceAll(/[ \t]+/g, ' ')
  )
}

function sentencesOf(line: string): string[] {
  return line
    .split(/(?=\s)(?<=[.!?…]["'”’»)]*)\s+(?=["'“„«(¿¡[]*[\p{Lu}\p{N}])/u)
    .filter((sentence) => sentence.trim() !== '')
}

function cut(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  const head = text.slice(0, charactersMax)
  const end = Math.max(head.lastIndexOf('. '), head.lastIndexOf('.\n'), head.lastIndexOf('\n'))
  return (end > charactersMax / 2 ? head.slice(0, end + 1) : head.slice(0, head.lastIndexOf(' '))).trim()
}
