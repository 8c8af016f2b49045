/** Shorter ones stand in too many texts. */
const shortest = 3
/** More are no quicker to look for than the expression itself. */
const most_literals = 300

/**
 * Literals in small letters of which every text has one that the expression matches; null where there are none such.
 * What it does not know it takes for anything.
 */
export function literalsOf({ source }: RegExp): readonly string[] | null {
  const reader = { source, at: 0 }
  const found = readChoices(reader)
  if (reader.at < source.length || found === null || found.length > most_literals) return null
  return found
}

interface Reader {
  readonly source: string
  at: number
}

/** Literals of which a match has one; null where it may have none. */
type Needed = readonly string[] | null

function readChoices(reader: Reader): Needed {
  const choices = [readSequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    choices.push(readSequence(reader))
  }
  if (choices.length === 1) return choices[0] ?? null
  const all = new Set<string>()
  for (const needed of choices) {
    if (needed === null) return null
    for (const literal of needed) all.add(literal)
  }
  return [...all]
}

/** The best of what each part of a sequence needs. */
function readSequence(reader: Reader): Needed {
  let best: Needed = null
  let run = ''
  for (let next = reader.source[reader.at]; next !== undefined; next = reader.source[reader.at]) {
    if (next === '|' || next === ')') break
    const isPlain = plain.has(next)
    const needed = isPlain ? null : readPart(reader, next)
    if (isPlain) reader.at += 1
    const times = readQuantifier(reader)
    // `ab+c` has an `ab`, and `abs?` an `ab` as well.
    if (isPlain && times !== 'any') run += next.toLowerCase()
    if (isPlain && times === 'one') continue
    best = better(best, times === 'any' ? null : needed)
    best = better(best, run.length >= shortest ? [run] : null)
    run = ''
  }
  return better(best, run.length >= shortest ? [run] : null)
}

/** Long literals are rare in texts, and few of them are looked for quickly. */
function better(one: Needed, other: Needed): Needed {
  if (one === null || other === null) return one ?? other
  const [shortestOfOne, shortestOfOther] = [one, other].map((needed) =>
    Math.min(longest_counted, ...needed.map(({ length }) => length)),
  )
  if (shortestOfOne !== shortestOfOther) return (shortestOfOne ?? 0) > (shortestOfOther ?? 0) ? one : other
  return one.length <= other.length ? one : other
}

const longest_counted = 6

/** Letters and marks that stand for themselves, and whose capitals are one letter as well. */
const plain: ReadonlySet<string> = new Set(
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ \'’,:;@%&#!"_<>=~/-',
)

/** Moves behind a group, a class, an escape or a mark, of which only a group may need something. */
function readPart(reader: Reader, first: string): Needed {
  const { source, at } = reader
  if (first === '(') return readGroup(reader)
  reader.at = first === '[' ? behindClass(source, at) : first === '\\' ? behindEscape(source, at) : at + 1
  return null
}

const opening = /\((?:\?(?::|<?[=!]|<[^>]*>|[a-z-]*:))?/y

function readGroup(reader: Reader): Needed {
  opening.lastIndex = reader.at
  const open = opening.exec(reader.source)?.[0] ?? '('
  reader.at += open.length
  const needed = readChoices(reader)
  reader.at += 1
  // What is looked at beside a match is no part of it.
  return open.endsWith('=') || open.endsWith('!') ? null : needed
}

function behindClass(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

const escape = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|c[A-Za-z]|[0-9]+|.)/uy

function behindEscape(source: string, at: number): number {
  escape.lastIndex = at
  return at + (escape.exec(source)?.[0].length ?? 2)
}

const quantifier = /(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/y

/** How often a part stands there: once, any number of times, or once and more. */
function readQuantifier(reader: Reader): 'one' | 'any' | 'some' {
  const first = reader.source[reader.at]
  if (first !== '*' && first !== '+' && first !== '?' && first !== '{') return 'one'
  quantifier.lastIndex = reader.at
  const found = quantifier.exec(reader.source)
  if (!found) return 'one'
  reader.at += found[0].length
  return first === '*' || first === '?' || found[1] === '0' ? 'any' : 'some'
}
