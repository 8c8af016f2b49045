import { type Language, lexicons } from '../language.ts'
import { isQuestion, isRequest } from '../requests.ts'
import { countWords } from '../words.ts'
import { asksAssent } from '../wish/cues/assent.ts'
import { filtered } from '../literal-filter.ts'
import { foldText } from '../wish/terms/tokens.ts'
import type { Piece } from './mail-pieces.ts'

/** `I would take offer B. Einverstanden?`: whether a question only asks whether what stands before it suits. */
export function asksAssentTo(before: Piece | undefined, { text, unit }: Piece, language: Language): boolean {
  if (before?.unit !== unit || countWords(before.text) < least_words) return false
  if (isQuestion(before.text)) return false
  if (asksApproval(text)) return true
  if (isRequest(before.text, lexicons[language])) return false
  return asksAssentAlone(text, language) && !says_ok.test(foldText(text))
}

/** `¿Lo apruebas?` behind what there is to approve. */
function asksApproval(text: string): boolean {
  return countWords(text) <= most_words && approves.test(foldText(text))
}

const approves = filtered(
  /^[¿\s]*(?:(?:do|can|could|will|would) you approve(?: it| this| that)?|(?:gibst du|geben sie) (?:das |es |die )?frei|genehmigst du (?:das|es)|genehmigen sie (?:das|es)|(?:tu|vous) valide[sz](?: ca| cela)?|valide[sz]-(?:tu|vous)|(?:lo |la )?(?:apruebas|aprueba|autorizas|autoriza)(?: tu| usted)?|(?:lo |la )?(?:approvi|approva|autorizzi|autorizza)(?: tu| lei)?) ?\?/u,
)

export function asksAssentAlone(text: string, language: Language): boolean {
  return isQuestion(text) && countWords(text) <= most_words && asksAssent(foldText(text), language)
}

const least_words = 3
const most_words = 5
/** Asks for nothing. */
const says_ok = /^[¿\s]*(?:ok|okay|vale|va bene|ca va|alright) ?\?/u
