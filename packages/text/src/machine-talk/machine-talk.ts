import { correctTypos } from './correct-typos.ts'
import { hiddenReadings, hidesWords } from './hidden-readings.ts'
import { filtered } from '../literal-filter.ts'
import { type MachineWeight, weighMachineSigns } from './machine-signs.ts'
import { plainLetters } from './plain-letters.ts'
import type { Span } from '../sentences.ts'

/** Marks that only a program would mean: tags, fences, pictures and links by reference. */
const marks =
  /<\/?\s*(?:system|assistant|instructions?)(?![@.\w-])[^>]{0,60}>|^[^\S\n\r\u2028\u2029]*#{2,}\s*(?:system|instructions?)|!\[(?:[^\]!]|!(?!\[)){0,200}\][[(]|^[^\S\n\r\u2028\u2029]*\[[^[\]]{1,40}\]:\s*\S/imu

/** Marks of the roles in a conversation with a program. */
const roles = filtered(
  /^#{2,4} ?(?:response|input|anweisung|réponse|respuesta|risposta)(?!\p{L})|^[^\S\n\r\u2028\u2029]*["']?role["']? ?[:=] ?["']?(?:system|assistant|developer)(?!\p{L})|"role" ?: ?"(?:system|assistant|developer)"|<<\/?SYS>>/imu,
)

/** After these a program is to believe that the mail is over and another voice speaks. */
const ends =
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS)\]|\[\/SYSTEM\]|\[SYSTEM\](?=[^\S\n]{0,5}:?[^\S\n]{0,5}(?:$|(?:you|ignore|disregard|forget|override|new|the (?:user|assistant)|from now)(?!\p{L})))|<\/\s*(?:mail|e-?mail|untrusted|data|message|document)[\w-]{0,60}>|(?<!\p{L})end of (?:the )?(?:e-?mail|mail|untrusted|data|input)(?!\p{L})|^[^\S\n\r\u2028\u2029]*(?:###\s*)?(?:system|assistant)\s*:\s*(?:you|here|say|write|ignore|new|the summary|the account)(?!\p{L})/imu

/** Marks of a text’s form, which a reader does not see. */
const tags = /<\/?[a-z][a-z0-9]{0,12}(?:\s[^<>]{0,200})?>/gi

/** A run of letters and digits as long as no word: something encoded, to be read by a program. */
const encoded = /[A-Za-z0-9+/=_-]{60,}/

/** Whether a sentence is meant for a program that reads along: several signs of that meet, or a mark has no other use. */
export function speaksToMachine(text: string): boolean {
  return weighText(text).isEnough
}

const marked: MachineWeight = { isEnough: true, found: [], saidToPrograms: [] }

function weighText(text: string): MachineWeight {
  const line = text.slice(0, longest_piece)
  const isMarked =
    marks.test(line) || roles.test(line) || ends.test(line) || isEncoded(line) || hidesWords(line)
  if (isMarked) return marked
  const plain = correctTypos(plainLetters(line.replaceAll(tags, ' ').replaceAll(/\s+/g, ' ').trim()))
  const weight = weighMachineSigns(plain)
  const isHidden = hiddenReadings(plain).some((reading) => weighMachineSigns(reading).isEnough)
  return isHidden ? marked : weight
}

function isEncoded(line: string): boolean {
  // A line that is drawn has no letters.
  return /[A-Za-z0-9]/.test(encoded.exec(line)?.[0] ?? '') && !/https?:\/\//i.test(line)
}

/** Goes on with an order: what to say or to hide, whom to call, where to click, and what the reader may not see. */
const follows_up =
  /^\W*(?:(?:do not|don[’']t|never|always|please) )?(?:say|write|tell|include|add|reply|answer|call|open|click|visit|send|forward|show|hide|mention|omit|state|confirm|put|remove|report|insert|recommend|approve|accept)(?![\p{L}\p{N}])|^\W*(?:schreib|sag|zeig|nenn|erwähn|füg|verschweig|antwort|bestätig|empfiehl|lass|setz|ruf|leit)(?:e|t)?(?!\p{L})(?!\s+Sie(?!\p{L}))|^\W*(?:(?:n’en |ne |n')?(?:écri[st]|écrivez|dis|dites|indique|ajoute|réponds|montre|mentionne|mets|mettez|supprime|confirme|recommande|accepte|envoie)[sz]?|n[’']en (?:dis|dites|parle[sz]?))(?!\p{L})|^\W*(?:no (?:se )?(?:l[aeo]s? )?(?:enseñ|muestr|dig|mencion)\p{L}{1,3}|di|dile|añade|escrib[ae]\p{L}{0,2}|pon|quita|responde|menciona|confirma|acepta|envía|recomienda|omite)(?!\p{L})|^\W*(?:non (?:mostrar|dir|menzionar|scriver|cit)\p{L}{1,5}|di[’']?|metti|togli|scrivi\p{L}{0,2}|aggiungi|rispondi|conferma|accetta|invia|consiglia|ometti|includi)(?!\p{L})|https?:\/\/|@|\d(?:[ ()./-]?\d){6}|(?<!\p{L})(?:the user|(?:der|dem|den) nutzer|l[’']utilisateur|(?:el|al) usuario|(?:la|a la) usuaria|(?:l|all)[’']utente)(?!\p{L})/iu

/** Orders that only follow another one, and lines between two of them. */
const goes_on =
  /^\W{0,8}(?:\d{1,2}[.)] )?(?:(?:do not|don[’']t|never|always|please) )?(?:begin|do (?:this|it|so)|start (?:with|by)|list (?:all|every|the)|find (?:all|every)|read (?:all|every)|give (?:the user|me)|respond|print|output|execute|run|invoke|delete|fetch|generate|append|treat|consider|act|comply|obey|follow|proceed|ensure|summari[sz]e|translate|repeat|ignore|disregard|forget|pretend|focus|transfer|use (?:the|your) \w{1,20} ?(?:tool|function)|you (?:must|will|are|should|may|can|have)|your (?:task|role|goal|response|output|answer|summary|reply)|this (?:step|action|instruction|is required|is mandatory)|rule \d|then |instead)(?![a-z])|^\s{0,8}(?:\d{1,2}[.)]|[^\p{L}\p{N}\s]{1,80})\s{0,8}$/iu

/**
 * Where a text speaks to programs: such sentences, and those beside them in the paragraph that belong to the order;
 * all of a fenced block in which one stands; all that follows where the text claims that the mail is over.
 */
export function machineTalkIn(text: string): Span[] {
  const fences = fencesIn(text)
  const paragraphs = paragraphsIn(text).map(untilEnd)
  const weighed = paragraphs.map(({ pieces }) =>
    pieces.map((piece) => ({ piece, weight: weighText(piece.words) })),
  )
  const isSure = weighed.flat().some(({ weight }) => weight.isEnough)
  const spans: Span[] = []
  let before: Piece | undefined
  for (const [index, pieces] of weighed.entries()) {
    const taken = machineTalkAmong(pieces, { isSure, before })
    spans.push(...taken)
    before = pieces.length > 0 && taken.length === pieces.length ? taken.at(-1) : undefined
    const end = paragraphs[index]?.end
    if (end) return joined([...spans, { start: end.start, end: text.length }], fences)
  }
  return joined(spans, fences)
}

interface Paragraph {
  readonly pieces: readonly Piece[]
  /** Where the text claims that the mail is over. */
  readonly end?: Piece
}

function untilEnd(paragraph: readonly Piece[]): Paragraph {
  const place = paragraph.findIndex(({ words }) => ends.test(words))
  const end = paragraph[place]
  return end ? { pieces: paragraph.slice(0, place), end } : { pieces: paragraph }
}

/** One sentence, or a line where it ends before. */
interface Piece extends Span {
  readonly words: string
}

interface WeighedPiece {
  readonly piece: Piece
  readonly weight: MachineWeight
}

interface Surroundings {
  /** Some sentence of the mail is meant for programs for sure. */
  readonly isSure: boolean
  /** The last sentence of the paragraph before, where all of that is left out. */
  readonly before: Piece | undefined
}

function machineTalkAmong(pieces: readonly WeighedPiece[], { isSure, before }: Surroundings): Piece[] {
  const isTaken = pieces.map(
    ({ weight }, index) =>
      weight.isEnough ||
      (isSure && weight.found.length > 0) ||
      [pieces[index - 1], pieces[index + 1]].some((beside) => isCompleted(weight, beside?.weight)),
  )
  const saysSomething = pieces.map(({ weight }) => weight.found.length > 0)
  let isOpen = before !== undefined && /:\s*$/u.test(before.words)
  for (const [index, { piece }] of pieces.entries()) {
    const isContinued = isOpen && (saysSomething[index] === true || continuesOrder(piece.words))
    isOpen = isTaken[index] === true || isContinued
    isTaken[index] = isOpen
  }
  for (const index of [...pieces.keys()].toReversed()) {
    isTaken[index] ||= isTaken[index + 1] === true && saysSomething[index] === true
  }
  return pieces.flatMap(({ piece }, index) => (isTaken[index] ? [piece] : []))
}

function continuesOrder(words: string): boolean {
  const line = words.slice(0, longest_piece)
  return follows_up.test(line) || goes_on.test(line)
}

/** Two sentences that say different things to programs complete each other. */
function isCompleted({ saidToPrograms }: MachineWeight, beside: MachineWeight | undefined): boolean {
  if (!beside || saidToPrograms.length === 0) return false
  return beside.isEnough || beside.saidToPrograms.some((sign) => !saidToPrograms.includes(sign))
}

const longest_piece = 2_000

/** The sentences of each paragraph. A sentence goes on in the next line where a line ends only because it is full. */
function paragraphsIn(text: string): Piece[][] {
  const paragraphs: Piece[][] = [[]]
  let at = 0
  let isOpen = false
  let lineLength = 0
  for (const words of text.split(/(?<=[.!?…]\s)|(?<=\n)/u).flatMap(shortPieces)) {
    const paragraph = paragraphs.at(-1) ?? []
    const before = paragraph.at(-1)
    const piece = { start: at, end: at + words.length, words }
    at = piece.end
    if (words.trim() === '') {
      isOpen = false
      lineLength = 0
      if (paragraph.length > 0) paragraphs.push([])
      continue
    }
    if (before && isOpen && before.words.length + words.length <= longest_piece && /^\s*\p{L}/u.test(words)) {
      paragraph.splice(-1, 1, { start: before.start, end: piece.end, words: before.words + words })
    } else paragraph.push(piece)
    lineLength += words.length
    isOpen = isFullLine(lineLength) && /[^.!?…:;\s]\s*\n$/u.test(words)
    if (words.endsWith('\n')) lineLength = 0
  }
  return paragraphs
}

/** What has no end for long is cut between two words. */
function shortPieces(words: string): string[] {
  const pieces: string[] = []
  let rest = words
  while (rest.length > longest_piece) {
    const space = rest.lastIndexOf(' ', longest_piece)
    const end = space > 0 ? space + 1 : longest_piece
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...pieces, rest]
}

/** Whether a line may have been broken because it is full; longer ones were broken by their writer. */
function isFullLine(length: number): boolean {
  return length >= 50 && length <= 120
}

/** Blocks between two fences. */
function fencesIn(text: string): Span[] {
  const lines = [...text.matchAll(/^(?:```|~~~).*$/gm)]
  return lines.flatMap((open, index) => {
    const close = lines[index + 1]
    if (index % 2 === 1 || close === undefined) return []
    return [{ start: open.index, end: close.index + close[0].length }]
  })
}

/** The spans in order, with the whole of each fenced block that one of them touches. */
function joined(spans: readonly Span[], fences: readonly Span[]): Span[] {
  const touched: Span[] = []
  let at = 0
  for (const fence of fences) {
    while ((spans[at]?.end ?? fence.end) <= fence.start) at += 1
    if ((spans[at]?.start ?? fence.end) < fence.end) touched.push(fence)
  }
  const result: Span[] = []
  for (const span of [...spans, ...touched].toSorted((one, other) => one.start - other.start)) {
    const before = result.at(-1)
    if (before === undefined || span.start >= before.end) result.push(span)
    else result.splice(-1, 1, { start: before.start, end: Math.max(before.end, span.end) })
  }
  return result
}

export interface SeparatedText {
  /** What is said to the reader. */
  readonly kept: string
  /** What was meant for a program. */
  readonly removed: string
}

/** A text without what speaks to programs. */
export function separateMachineTalk(text: string): SeparatedText {
  const spans = machineTalkIn(text)
  let kept = ''
  let at = 0
  for (const { start, end } of spans) {
    kept += text.slice(at, start)
    at = end
  }
  const removed = spans.map(({ start, end }) => text.slice(start, end)).join('\n')
  return { kept: kept + text.slice(at), removed }
}
