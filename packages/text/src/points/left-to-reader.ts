import { filtered } from '../literal-filter.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const choice = matchAnyOf(
  '(your (call|choice|decision)|up to you|you (decide|choose))',
  '(deine|ihre|eure) (entscheidung|wahl)|(du entscheidest|entscheide du|entscheiden sie|sie entscheiden|das entscheidest du)|(liegt|uberlasse ich|uberlassen wir) ~1 (bei )?(dir|ihnen|euch)',
  '(a toi|a vous) de (voir|choisir|decider|trancher)|c est (toi|vous) qui (vois|voyez|decides|decidez)|comme (tu veux|vous voulez|tu preferes|vous preferez)',
  '(tu decides|usted decide|vosotros decidis|decide tu|decida usted|tu eliges|usted elige|como (quieras|prefieras|prefiera|quiera))',
  '(decidi tu|decida lei|decidete voi|scegli tu|scelga lei|a te la scelta|a lei la scelta|vedi tu|veda lei)',
)

const longest_choice = 60

const options = matchAnyOf(
  '(you|we) ~1 have (two|three) (options|choices|possibilities)|there are (two|three) (options|possibilities)',
  '(sie|du|ihr|wir) ~1 (haben|hast|habt) (zwei|drei) (moglichkeiten|varianten|optionen)|es gibt (zwei|drei) (moglichkeiten|varianten|optionen)',
  '(vous avez|tu as|nous avons|il y a) (deux|trois) (possibilites|options|solutions)',
  '(tiene|tienen|tienes|tenemos|hay) (dos|tres) (opciones|posibilidades|alternativas)',
  '(ha|hai|avete|abbiamo|ci sono) (due|tre) (possibilita|opzioni|alternative)',
)

const ours = filtered(
  /(?<!\p{L})(?:we|you|i) (?:can|could|would|take|repair|use|'ll|will)|(?<!\p{L})(?:wir|ich|sie|du|ihr) (?:konnen|konnten|kann|konnte|nehmen|lassen|liefern|machen|wurden)|(?:konnen|konnten|nehmen|lassen|liefern|machen|wurden|kann|konnte) (?:wir|ich|sie|du|ihr)(?!\p{L})|(?<!\p{L})(?:on|nous|vous|tu|je) (?:peut|pouvons|pouvez|peux|pourrait|pourrions|prend|prenons|fait|faisons|garde|gardons)|(?<!\p{L})(?:podemos|podriamos|puede|puedes|puedo|podria)(?!\p{L})|(?<!\p{L})(?:possiamo|potremmo|puo|puoi|posso|potrei)(?!\p{L})/u,
)
/** The words before the one thing and before the other. */
const pairs = [
  [' either ', ' or '],
  [' entweder ', ' oder '],
  [' soit ', ' soit '],
  [' o bien ', ' o '],
  [' o ', ' oppure '],
] as const

const sums = /\d ?(?:€|eur|chf)|(?:€|eur|£|\$) ?\d/gu
const or = /(?<!\p{L})(?:or|oder|ou|o|oppure)(?!\p{L})/u

/**
 * Whether a folded statement has two things to choose between: `Either we repair it or we buy a new one`, `repair for
 * 390 € or a new one for 720 €`.
 */
export function weighsTwo(folded: string): boolean {
  const read = ` ${folded.slice(0, longest_options)} `
  const costs = [...read.matchAll(sums)].map(({ index }) => index)
  const [first = 0] = costs
  if (costs.length > 1 && or.test(read.slice(first, costs.at(-1)))) return true
  const isPair = pairs.some(([one, other]) => {
    const at = read.indexOf(one)
    return at >= 0 && read.indexOf(other, at + one.length) >= 0
  })
  return isPair && ours.test(read)
}

const longest_options = 400

/** `You have two options: we take the darker ones, or we deliver later.` */
export function givesOptions(folded: string): boolean {
  return options.test(folded) || weighsTwo(folded)
}

/** `Your call.` behind what there is to choose. */
export function leavesChoice(folded: string): boolean {
  return folded.length <= longest_choice && choice.test(folded)
}

const nobody = matchAnyOf(
  '(still|yet) ~2 (without (anybody|anyone|somebody|volunteers|helpers)|nobody|no one|no volunteers|no volunteer)|nobody ~5 yet|(don t|do not) have (anybody|anyone) ~9 yet',
  '(noch|bisher|bislang) ~1 (niemand|niemanden|keinen freiwilligen|keine freiwilligen|keine helfer|unbesetzt|nicht besetzt)',
  '(encore|toujours) ~1 (personne|aucun volontaire|sans volontaire)|personne ~2 (encore|pour l instant)',
  '(todavia|aun) ~1 (no tenemos a nadie|no hay nadie|no tengo a nadie|sin nadie|sin voluntari*|no hay voluntari*)',
  '(ancora|finora) ~1 (nessuno|nessun volontario|scoperto|scoperta)',
)

/** `For the kitchen we still have nobody.` */
export function lacksPeople(folded: string): boolean {
  return nobody.test(folded)
}
