import { filtered } from '../literal-filter.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'

/** `Which of them would you like?` asks for nothing but what stands before it. */
export function asksWhichAlone(text: string): boolean {
  return isShortQuestion(text) && which.test(foldText(text))
}

/** `Which room?`, `Que choisissez-vous ?`, `How do you prefer it?`: what there is to choose stands around it. */
export function asksWhich(text: string): boolean {
  if (!isShortQuestion(text)) return false
  const folded = foldText(text)
  return begins_which.test(folded) || names_choice.test(folded) || which.test(folded)
}

/** Whether a statement only asks to be told the choice between what stands before it: `Please tell us your choice by Friday.` */
export function asksForChoiceAlone(text: string): boolean {
  return choice.test(foldText(text))
}

const choice = filtered(
  /(?<!\p{L})(?:your (?:choice|preference|preferred (?:date|day|time|slot))|(?:ihre|deine|eure) (?:wahl|auswahl|praferenz)|(?:ihren|deinen|euren) (?:wunschtermin|bevorzugten termin)|(?:votre|ton) choix|(?:votre|ta) preference|(?:su|tu|vuestra) (?:eleccion|preferencia)|la (?:sua|tua|vostra) (?:scelta|preferenza))(?!\p{L}| (?:of|for|des|der|fur|du|de|d'|del|di|per|circa|regarding|concerning|as to))/u,
)

function isShortQuestion(text: string): boolean {
  return text.endsWith('?') && countWords(text) <= most_words
}

const names_choice =
  /(?<!\p{L})(?:prefer|prefier|bevorzug|lieber|lequel|laquelle|cual(?:es)?(?!\p{L})|qual[ei](?!\p{L})|which|quoi ?\?$)/u
const begins_which =
  /^¿?(?:(?:and|und|et|y|e|so|also|alors|entonces|allora) )?(?:what|welche[nrs]?|was|quel(?:le)?s?|que|cosa)(?!\p{L})/u

const most_words = 8

const which = matchAnyOf(
  '(which|which one|which of (these|those|them|the two)) (do|would|should|shall|will|can|may|is|are|suits|works|fits)|(what|which) (do|would) you prefer',
  '(welche|welcher|welches|welchen|was) (davon|von beiden)|(welche|welcher|welches|welchen) (mochten|mochtest|mochtet|ware|passt|soll|sollen|nehmen|nehmt|nimmst|bevorzugen|bevorzugst|wollen|wollt)|was (ware|ist) (ihnen|dir|euch) lieber|was bevorzugen sie',
  '(lequel|laquelle|lesquels|lesquelles) (des deux|de ces|souhaitez|voulez|preferez|choisissez|retenez|preferes|veux|choisis|vous|te|faut|dois|doit)|(que|laquelle|lequel) (preferez|preferes)',
  '(cual|cuales) (de|prefiere|prefieres|preferis|prefieren|elige|eliges|quiere|quieres|le|te|os)|(que|cual) (prefiere|prefieres|preferis)',
  '(quale|quali) (dei|delle|di|preferisce|preferisci|preferite|scegli|sceglie|scegliamo|vuole|vuoi|volete|le|ti|vi)|cosa (preferisce|preferisci|preferite)',
)
