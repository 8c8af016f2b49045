import { type Language, lexicons } from '../language.ts'
import { foldText } from '../wish/terms/tokens.ts'
import type { Piece } from './mail-pieces.ts'
import { point_phrases } from './point-phrases.ts'
import { foldedStopWords } from './short-answers.ts'

export interface KnownPeople {
  readonly ownName: string
  /** The other people who wrote or got the mail, as far as they are known. */
  readonly otherNames: readonly string[]
}

/** Whom a piece speaks to or of by the name that it begins with. */
export interface Addressed {
  readonly to: 'reader' | 'other' | null
  /** It says what that person is to do: the name stands before a colon, or before a verb behind a mark. */
  readonly isTask: boolean
  /** What is said behind the name. */
  readonly said: string
}

export interface AddressedPeople {
  /** For each piece. */
  readonly addressed: readonly Addressed[]
  /** The mail speaks to several people by name. */
  readonly namesSeveral: boolean
}

const toNobody = ({ text }: Piece): Addressed => ({ to: null, isTask: false, said: text })

/**
 * Who is meant by the names at the beginning of sentences and items: the reader and others who got the mail are known,
 * and so are those beside them in a list of tasks and in a list of who was there.
 */
export function findAddressed(
  pieces: readonly Piece[],
  { ownName, otherNames }: KnownPeople,
  language: Language,
): AddressedPeople {
  const own = new Set(wordsOf(ownName))
  const leads = pieces.map(leadOf)
  const { attendance } = point_phrases[language]
  const there = pieces.filter(({ text }) => attendance.test(text)).flatMap(({ text }) => capitalsOf(text))
  const others = new Set([...otherNames.flatMap(namesOf), ...there].filter((word) => !own.has(word)))
  const noNames = foldedStopWords(language)
  const isReader = ({ names }: Lead) => names.some((word) => own.has(word))
  const mayBeName = ({ names }: Lead) =>
    names.every((word) => !begins_sentence.has(word) && !noNames.has(word))
  // The first sentence may greet its reader.
  const callsReader = leads.some(
    (lead, index) => lead !== null && index > 0 && lead.mark !== 'word' && isReader(lead),
  )
  const readersTasks = leads.filter(
    (lead, index) => lead !== null && isTask(lead, pieces[index]) && isReader(lead),
  )
  const isLikeReaders = (lead: Lead) => readersTasks.some((readers) => readers?.mark === lead.mark)
  const isOther = (lead: Lead, index: number) =>
    lead.names.some((word) => others.has(word)) ||
    (mayBeName(lead) &&
      ((isLikeReaders(lead) && isTask(lead, pieces[index])) ||
        (lead.mark === ',' && (callsReader || (lead.isTitled && index > 0)))))
  const addressed = pieces.map((piece, index) => {
    const lead = leads[index] ?? null
    if (lead === null) return toNobody(piece)
    const { said } = lead
    if (isReader(lead)) return { to: 'reader' as const, isTask: isTask(lead, piece), said }
    const isMeant = isOther(lead, index) && !(lead.mark === 'word' && piece.text.endsWith('?'))
    return isMeant ? { to: 'other' as const, isTask: isTask(lead, piece), said } : toNobody(piece)
  })
  const named = addressed.filter(
    ({ to, isTask: gives }, index) => to !== null && (gives || leads[index]?.mark !== 'word'),
  )
  const namesSeveral = named.length > 1 && named.some(({ to }) => to === 'other')
  return { addressed: inheritWithinItems(pieces, addressed), namesSeveral }
}

/** Whether a mail greets another of its recipients alone, and its reader only gets a copy. */
export function greetsAnother(
  text: string,
  { ownName, otherNames }: KnownPeople,
  language: Language,
): boolean {
  const first = text.trimStart().slice(0, longest_greeting).split('\n', 1)[0] ?? ''
  if (!lexicons[language].greeting.test(first)) return false
  const greeted = capitalsOf(first)
  const own = new Set(wordsOf(ownName))
  const others = new Set(otherNames.flatMap(namesOf))
  return greeted.some((word) => others.has(word)) && !greeted.some((word) => own.has(word))
}

const longest_greeting = 80

/** The sentences of an item that go on behind its first one are for the same person. */
function inheritWithinItems(pieces: readonly Piece[], addressed: readonly Addressed[]): Addressed[] {
  const found: Addressed[] = []
  for (const [index, piece] of pieces.entries()) {
    const own = addressed[index] ?? toNobody(piece)
    const before = found.at(-1)
    const goesOn = piece.isItem && own.to === null && pieces[index - 1]?.unit === piece.unit
    found.push(goesOn && before ? { ...own, to: before.to } : own)
  }
  return found
}

function isTask(lead: Lead, piece: Piece | undefined): boolean {
  if (!piece) return false
  return (piece.isItem || piece.isBehindArrow) && (lead.mark === ':' || lead.mark === 'word')
}

interface Lead {
  readonly names: readonly string[]
  /** What follows the names: a mark, or a small word. */
  readonly mark: ',' | ':' | 'word'
  readonly isTitled: boolean
  readonly said: string
}

const name = /^@?(\p{Lu}[\p{L}\p{M}'’-]{1,30})(?=[\s,:;(/&+]|$)/u
const title =
  /^(?:Frau|Herrn?|Mr|Mrs|Ms|Madame|Monsieur|Mme|M|Sra?|Srta|Señora?|Sig|Sigra|Signora?|Dr|Prof|Don|Doña)\.?\s+(?=\p{Lu})/u
const bracket = /^\s?\([^()]{1,40}\)/u
const joined = /^\s?(?:[&+/]|and|und|et|y|e|ed)\s(?=\p{Lu})/u
const mark = /^(?:\s?([,:])|\s([–—-]))(?=\s)/u
/** `To do Marit: …` */
const label = /^(?:to-?do|action|aufgabe|à faire|tarea|da fare)\s?:?\s(?=@?\p{Lu})/iu
/** `Call the library (Marit, by Friday)` */
const behind = /\(@?(\p{Lu}[\p{L}\p{M}'’-]{1,30})(?:[,;:/][^()]{0,60})?\)[.;]?$/u
const most_names = 4

/** The names that a piece begins with, and what follows; an item may have its name in brackets at its end. */
function leadOf(piece: Piece): Lead | null {
  const ahead = leadAhead(piece.text.replace(label, ''))
  return ahead === null || ahead.mark === 'word' ? (leadBehind(piece) ?? ahead) : ahead
}

function leadBehind({ text, isItem }: Piece): Lead | null {
  const found = isItem ? behind.exec(text) : null
  if (!found?.[1]) return null
  return { names: [foldText(found[1])], mark: ':', isTitled: false, said: text.slice(0, found.index) }
}

function leadAhead(text: string): Lead | null {
  let rest = text.replace(title, '')
  const isTitled = rest !== text
  const names: string[] = []
  for (;;) {
    const found = name.exec(rest)
    if (!found?.[1] || names.length === most_names) return null
    names.push(foldText(found[1]))
    rest = rest.slice(found[0].length)
    const surname = /^\s(?=\p{Lu}\p{Ll})/u.test(rest) ? name.exec(rest.slice(1)) : null
    if (surname?.[1]) {
      names.push(foldText(surname[1]))
      rest = rest.slice(1 + surname[0].length)
    }
    rest = rest.replace(bracket, '')
    const more = joined.exec(rest)
    if (!more) break
    rest = rest.slice(more[0].length)
  }
  const found = mark.exec(`${rest} `)
  const said = rest.slice(found?.[0].length ?? 0).trim()
  if (found) return { names, mark: found[1] === ',' ? ',' : ':', isTitled, said }
  return /^\s\p{Ll}/u.test(rest) ? { names, mark: 'word', isTitled, said } : null
}

function capitalsOf(text: string): string[] {
  return [...text.slice(0, 600).matchAll(/(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]{2,30}/gu)].map(([word]) =>
    foldText(word),
  )
}

function wordsOf(fullName: string): string[] {
  return foldText(fullName)
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 1)
}

/** The names of a person; a firm may have any number of words. */
function namesOf(fullName: string): string[] {
  const words = wordsOf(fullName)
  return words.length <= 3 ? words.filter((word) => !begins_sentence.has(word)) : []
}

/** Words with a comma behind them that no name is. */
const begins_sentence = new Set(
  `also finally lastly otherwise alternatively ideally then perhaps maybe meanwhile unfortunately please thanks sorry ok okay yes no
  well so first second third next anyway besides additionally furthermore however therefore hi hello hey dear all everyone everybody
  folks team guys ladies gentlemen monday tuesday wednesday thursday friday saturday sunday secondly thirdly firstly fourth now again right
  ubrigens ausserdem ja nein danke bitte klar gut also gern gerne dann sonst alternativ schade naja hallo moin liebe lieber alle leute
  erstens zweitens drittens viertens zuletzt montag dienstag mittwoch donnerstag freitag samstag sonntag nun tja schon mensch achtung
  enfin sinon bref ensuite aussi deuxiemement premierement egalement merci oui non parfait bon bonjour salut voila alors puis d'abord
  attention desole tous toutes lundi mardi mercredi jeudi vendredi samedi dimanche finalement troisiemement dernierement
  ademas finalmente primero segundo tercero tambien asimismo bueno gracias perdona oye hola ojo luego pues si entonces igualmente ultimo
  todos chicos lunes martes miercoles jueves viernes sabado domingo vale claro porfa
  inoltre infine poi intanto scusa senti allora dunque grazie ciao ecco tutti ragazzi primo secondo terzo lunedi martedi mercoledi giovedi
  venerdi sabato domenica certo bene altrimenti comunque`.split(/\s+/u),
)
