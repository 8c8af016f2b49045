import { type Language, lexicons } from '../language.ts'
import { isLineBelow, listed } from '../summary/listed-items.ts'
import { isQuestion, isRequest } from '../requests.ts'
import { asksAssentTo } from './assent-to.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'
import { leavesChoice } from './left-to-reader.ts'
import type { Piece } from './mail-pieces.ts'
import { asksForTheSame } from './wishes-of-writers.ts'
import { tellsOpenMatter } from './open-matters.ts'
import { point_phrases } from './point-phrases.ts'
import { goes_on } from './short-answers.ts'

/** What a piece is in a list: a wish of its own, more words about one, the words above one, or nothing of the kind. */
export type ListPlace = 'wanted' | 'covered' | 'heading' | 'none'

interface Mail {
  readonly language: Language
  readonly namesSeveral: boolean
}

/** The items below a sentence that wants them; it is no point itself, nor is one above a list that asks nothing. */
export function findLists(
  text: string,
  pieces: readonly Piece[],
  { language, namesSeveral }: Mail,
): ListPlace[] {
  const inRows = listed(text, pieces).map(({ isListed }) => isListed)
  const isItem = (index: number) => inRows[index] === true
  const places: ListPlace[] = pieces.map(() => 'none')
  let wants: boolean | null = null
  let standing: Piece | undefined
  for (const [index, piece] of pieces.entries()) {
    const isAbove = isItem(index + 1) && pieces[index + 1]?.isFirst === true
    if (isAbove && !piece.isItem && leadsOn(piece.text, language)) {
      wants = wantsItems(piece.text, language) && !(namesSeveral && countWords(piece.text) < 3)
      if (wants || !isRequest(piece.text, lexicons[language])) places[index] = 'heading'
      if (isQuestion(piece.text) && !wants) places[index] = 'none'
    } else if (!isItem(index) && !(piece.isItem && wants !== null)) {
      wants = null
    } else if (wants === true) {
      if (pieces[index - 1]?.unit !== piece.unit) standing = standingForItem(pieces, index, language)
      places[index] = piece === standing ? 'wanted' : 'covered'
    }
  }
  return places
}

/** Before a list: with a colon, without an end, or a question for what follows. */
function leadsOn(text: string, language: Language): boolean {
  if (text.endsWith(':')) return true
  if (isQuestion(text)) return point_phrases[language].fewThings.test(foldText(text))
  return !/[.!?…)"”]$/u.test(text)
}

function wantsItems(text: string, language: Language): boolean {
  const { wantsItems: wants, givesItems } = point_phrases[language]
  const folded = foldText(text.slice(-longest_heading))
  const isWhole =
    /[:?]$/u.test(text) ||
    reader.test(text) ||
    countWords(text) <= most_words_of_title ||
    wants.test(folded.split(/\s+/u).slice(-2).join(' '))
  return isWhole && wants.test(folded) && !givesItems.test(folded)
}

const longest_heading = 250
const most_words_of_title = 5

const reader =
  /(?<!\p{L})(?:you|your|du|dir|dich|dein\p{L}{0,2}|Sie|Ihnen|Ihr\p{L}{0,2}|euch|ihr|vous|votre|vos|tu|te|ta|ton|usted|su|tú|le|Lei|La|Le|voi|vi|ti)(?!\p{L})/u

/** Of an item its question, else what asks in it, else its first sentence. */
function standingForItem(pieces: readonly Piece[], from: number, language: Language): Piece | undefined {
  let to = from
  while (pieces[to + 1]?.unit === pieces[from]?.unit) to += 1
  const item = pieces.slice(from, to + 1)
  const question = item.find(({ text }) => isQuestion(text))
  const request = item.find(
    ({ text }) => isRequest(text, lexicons[language]) || tellsOpenMatter(text, language),
  )
  return question ?? request ?? item[0]
}

/** Titles above their text, as reports have them; some are questions that the text answers. */
export function findTitles(text: string, pieces: readonly Piece[]): ReadonlySet<Piece> {
  const titles = pieces.filter((piece, index) => isTitle(text, piece, pieces[index + 1]))
  return new Set(titles.length >= least_titles ? titles : [])
}

/** Alone in its line, with the text in the next one. */
function isTitle(text: string, piece: Piece, next: Piece | undefined): boolean {
  if (!next || piece.isItem || next.isItem || !piece.isFirst || !next.isFirst) return false
  if (countWords(piece.text) > most_words_of_heading || /[.!…:,]$/u.test(piece.text)) return false
  return (
    !reader.test(piece.text) &&
    !isQuestion(next.text) &&
    countWords(next.text) >= 3 &&
    isLineBelow(text, piece, next)
  )
}

const least_titles = 3
const most_words_of_heading = 6

/** `Please before Friday.` behind what is to be done by then. */
export function isAfterthought(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  const before = pieces[index - 1]
  return (
    piece !== undefined &&
    before?.unit === piece.unit &&
    !isQuestion(piece.text) &&
    countWords(piece.text) <= most_words_of_afterthought &&
    says_by_when.test(piece.text)
  )
}

const most_words_of_afterthought = 9
const says_by_when =
  /^(?:(?:please|bitte|merci|s'il vous plaît|por favor|per favore|if possible|wenn möglich|möglichst|si possible|a ser posible|se possibile|and|und|et|y|e),?\s)*(?:before|by|until|no later|at the latest|as soon|today|bis|vor|spätestens|noch (?:heute|diese)|heute|so bald|avant|d['’]ici|au plus tard|dès que|aujourd['’]hui|le plus|antes|a más tardar|hoy|lo antes|cuanto antes|entro|prima|al più tardi|oggi|il prima)(?!\p{L})/iu

/** A question or a wish too short to say what it is about, with the sentence before it. */
export function withLead(piece: Piece, before: Piece | undefined, language: Language): Piece {
  if (before?.unit !== piece.unit) return piece
  if (leavesChoice(foldText(piece.text)))
    return { ...piece, start: before.start, text: `${before.text} ${piece.text}` }
  if (asksAssentTo(before, piece, language) || asksForTheSame(foldText(piece.text)))
    return { ...piece, start: before.start, text: `${before.text} ${piece.text}` }
  if (countParts(piece.text) > most_words_alone) return piece
  if (isQuestion(before.text) || isRequest(before.text, lexicons[language])) return piece
  if (isQuestion(piece.text) && !goes_on.test(piece.text.replace(/^\P{L}+/u, ''))) return piece
  return { ...piece, start: before.start, text: `${before.text} ${piece.text}` }
}

const most_words_alone = 2

/** `serez-vous` are two words. */
export function countParts(text: string): number {
  return text.match(/\p{L}+/gu)?.length ?? 0
}
