/** What orders to programs are made of; a slip in one of these hides it from a search, and from no reader. */
const words = new Set(
  [
    'ignore ignoring disregard forget override previous earlier instruction instructions guidelines prompt system assistant language summary summarize summarise summarizing',
    'ignoriere ignorieren vergiss missachte anweisung anweisungen vorherigen bisherigen regeln vorgaben zusammenfassung sprachmodell assistent nutzer',
    'ignorez oubliez oublie consigne consignes instructions précédentes règles utilisateur résumé assistant langage',
    'ignora olvida ignoren instrucciones anteriores reglas indicaciones usuario resumen asistente lenguaje',
    'ignora ignorate dimentica istruzioni precedenti regole utente riassunto assistente linguistico',
  ].flatMap((line) => line.split(' ')),
)

const shortest = 6
const longest = Math.max(...Array.from(words, (word) => word.length)) + 1
/** Where one other letter makes another word too easily. */
const shortest_replaced = 9

const by_missing = new Map(
  Array.from(words).flatMap((word) => withoutOne(word).map((rest) => [rest, word] as const)),
)

/** The ends of the words and how long slips in them are: nearly no other word has these, which is quickly seen. */
const outlines: ReadonlySet<string> = new Set(
  Array.from(words)
    .filter((word) => word.length >= shortest)
    .flatMap((word) => [-1, 0, 1].map((more) => outlineOf(word, more))),
)

function outlineOf(word: string, more: number): string {
  return `${word[0]}${word.at(-1)}${word.length + more}`
}

/** A text with the words of orders as they are meant: `ingore all previuos instuctions`. The first and the last letter stand. */
export function correctTypos(text: string): string {
  return text.replaceAll(/\p{L}{5,}/gu, (word) => {
    if (word.length > longest) return word
    const small = word.toLowerCase()
    return words.has(small) ? word : (meantBy(small) ?? word)
  })
}

function meantBy(word: string): string | undefined {
  if (!outlines.has(outlineOf(word, 0))) return undefined
  const candidates = [by_missing.get(word), ...withoutOne(word).flatMap(wordsNear)]
  return candidates.find((candidate) => candidate !== undefined && isSlip(word, candidate))
}

function wordsNear(rest: string): (string | undefined)[] {
  return [words.has(rest) ? rest : undefined, by_missing.get(rest)]
}

/** Two letters that changed places, one too many, one too few, or another one inside a long word. */
function isSlip(word: string, meant: string): boolean {
  if (meant.length < shortest || word[0] !== meant[0] || word.at(-1) !== meant.at(-1)) return false
  if (word.length !== meant.length) return true
  const isSwapped = Array.from(word).toSorted().join('') === Array.from(meant).toSorted().join('')
  return isSwapped || meant.length >= shortest_replaced
}

/** The word without one of its inner letters, in each way. */
function withoutOne(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => {
    return word.slice(0, index + 1) + word.slice(index + 2)
  })
}

const spaced = new RegExp(
  `(?:${Array.from(words)
    .concat('all alle todas toutes tutte rules'.split(' '))
    .toSorted((one, other) => other.length - one.length)
    .join('|')})`,
  'giu',
)

/** Letters without gaps, cut at the words that orders are made of. */
export function cutAtWords(letters: string): string {
  return letters.replaceAll(spaced, ' $& ').replaceAll(/ {2,}/g, ' ').trim()
}
