import { splitWords } from '../../platform/text/plain-words.ts'

/** A command as it is looked for. */
export interface Searchable {
  readonly id: string
  readonly label: string
  readonly alias?: string
}

/**
 * The commands that hold each word of the query, the best first: those that begin with it, then those with a
 * word that does, then those that hold its letters in order. Equals keep their order, so that rows stay put.
 */
export function searchCommands<One extends Searchable>(
  commands: readonly One[],
  query: string,
): readonly One[] {
  const wanted = splitWords(query)
  if (wanted.length === 0) return commands
  return commands
    .map((command) => ({ command, score: scoreOf(command, wanted) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ command }) => command)
}

/** What was run last comes first, each once, and no more than three. */
export function withRecent(recent: readonly string[], id: string): readonly string[] {
  return [id, ...recent.filter((one) => one !== id)].slice(0, recent_max)
}

const recent_max = 3

function scoreOf({ label, alias = '' }: Searchable, wanted: readonly string[]): number {
  const scores = wanted.map((part) => Math.max(scoreOfPart(label, part), scoreOfPart(alias, part) - 1))
  return scores.includes(0) || scores.some((score) => score < 0)
    ? 0
    : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function scoreOfPart(text: string, part: string): number {
  const words = splitWords(text)
  if (words.length === 0) return 0
  if (words[0]?.startsWith(part)) return 5
  if (words.some((word) => word.startsWith(part))) return 4
  const joined = words.join(' ')
  if (part.length >= 3 && joined.includes(part)) return 3
  // Two letters in order are in almost every name.
  return part.length >= 3 && words.some((word) => holdsInOrder(word, part)) ? 2 : 0
}

function holdsInOrder(text: string, part: string): boolean {
  if (text[0] !== part[0]) return false
  let at = 0
  for (const letter of part) {
    at = text.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
