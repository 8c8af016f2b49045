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
  return choices.some((needed) => needed === null)
    ? null
    : [...new Set(choices.flatMap((needed) => needed ?? []))]
}

/** The best of what each part of a sequence needs. */
function readSequence(reader: Reader): Needed {
  let best: Needed = null
  let run = ''
  const endRun = () => {
    best = better(best, run.length >= shortest ? [run] : null)
    run = ''
  }
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) {
    const part = readPart(reader)
    const isOptional = readQuantifier(reader)
    if (part.kind === 'letter' && isOptional === null) {
      run += part.letter
      continue
    }
    // `ab+c` has an `ab`, and `abs?` an `ab` as well.
    if (part.kind === 'letter' && isOptional === false) run += part.letter
    endRun()
    if (part.kind === 'group' && isOptional !== true) best = better(best, part.needed)
  }
  endRun()
  return best
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

type Part =
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'group'; readonly needed: Needed }
  | { readonly kind: 'any' }

/** Letters and marks whose capitals are one letter as well. */
const plain = /^[a-z0-9ß-öø-ÿ '’,:;@%&#!"_<>=~/-]$/

function readPart(reader: Reader): Part {
  const { source, at } = reader
  const letter = source[at] ?? ''
  if (letter === '(') return readGroup(reader)
  if (letter === '[') {
    reader.at = behindClass(source, at)
    return { kind: 'any' }
  }
  if (letter === '\\') {
    const escape =
      /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|k<[^>]*>|c[A-Za-z]|[0-9]+|.)/u.exec(
        source.slice(at),
      )
    reader.at += escape?.[0].length ?? 2
    return { kind: 'any' }
  }
  reader.at += 1
  const small = letter.toLowerCase()
  return plain.test(small) ? { kind: 'letter', letter: small } : { kind: 'any' }
}

function readGroup(reader: Reader): Part {
  const open = /^\((?:\?(?::|<?[=!]|<[^>]*>|[a-z-]*:))?/.exec(reader.source.slice(reader.at))?.[0] ?? '('
  reader.at += open.length
  const needed = readChoices(reader)
  reader.at += 1
  // What is looked at beside a match is no part of it.
  return /[=!]$/.test(open) ? { kind: 'any' } : { kind: 'group', needed }
}

function behindClass(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** Null where the part stands once, and otherwise whether it may be missing. */
function readQuantifier(reader: Reader): boolean | null {
  const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(reader.source.slice(reader.at))
  if (!found) return null
  reader.at += found[0].length
  return found[0].startsWith('*') || found[0].startsWith('?') || found[1] === '0'
}
