import { isSystemColour } from './colour.ts'
import { lexer } from 'css-tree'
import type { CssWork } from './css-work.ts'

/** A declaration in small letters, without comments and escapes. */
export interface Declaration {
  readonly name: string
  readonly value: string
  readonly isImportant: boolean
}

/** The declarations of a style attribute in their order. */
export function readDeclarations(written: string): Declaration[] {
  return splitDeclarations(written).flatMap((one) => {
    const colon = one.indexOf(':')
    if (colon < 0) return []
    const important = /!\s{0,9}important\s{0,9}$/i.exec(one)
    const value = one.slice(colon + 1, important?.index)
    return [declarationOf(one.slice(0, colon), value, important !== null)]
  })
}

export function declarationOf(name: string, value: string, isImportant: boolean): Declaration {
  const plain = plainOf(name)
  // The names of variables have capital letters.
  return {
    name: plain.startsWith('--') ? plain : plain.toLowerCase(),
    value: inSmallLetters(plainOf(value)),
    isImportant,
  }
}

/** Names of variables and addresses keep their capital letters. */
function inSmallLetters(value: string): string {
  let written = ''
  let at = 0
  for (const { index } of value.matchAll(/\burl\(/gi)) {
    if (index < at) continue
    const start = index + 4 + (/\S/.exec(value.slice(index + 4, index + 20))?.index ?? 0)
    const quote = value[start] ?? ''
    const end = quote === '"' || quote === "'" ? value.indexOf(quote, start + 1) : value.indexOf(')', start)
    written += `${withVariables(value.slice(at, index))}url(${value.slice(index + 4, end < 0 ? undefined : end)}`
    at = end < 0 ? value.length : end
  }
  return written + withVariables(value.slice(at))
}

function withVariables(value: string): string {
  return value.replace(/--[\w-]*|[^-]+|-/g, (part) => (part.startsWith('--') ? part : part.toLowerCase()))
}

/**
 * Whether a browser takes the value. One that it does not know leaves the value before it. Pages without a document type
 * may leave out the unit of a length and the # of a color.
 */
export function isValid({ name, value }: Declaration, work: CssWork): boolean {
  if (name.startsWith('--') || value.includes('var(') || value.includes('env(') || value.length > 200)
    return true
  if (/^[a-z-]{2,20}$/.test(value) && keywords.has(value)) return true
  if (quirky_lengths.test(name) && /^-?[\d.]{1,12}(?:px|em|%)?$/.test(value)) return true
  if (/^(color|background-color|background)$/.test(name) && /^#?(?:[\da-f]{3,4}){1,2}$/.test(value))
    return true
  if (/^(color|background-color|-webkit-text-fill-color)$/.test(name) && isSystemColour(value)) return true
  const key = `${name}:${value}`
  const known = work.validities.get(key)
  if (known !== undefined) return known
  work.spend(1000)
  const isKnown = lexer.matchProperty(name, value).error === null || foreign.test(value) || isChosen(value)
  work.validities.set(key, isKnown)
  return isKnown
}

const keywords = new Set(['inherit', 'initial', 'unset', 'revert', 'revert-layer'])
const quirky_lengths =
  /^(font-size|(?:max-|min-)?(?:height|width)|(?:margin|padding)(?:-\w+)?|top|left|right|bottom|text-indent|letter-spacing|clip)$/
/** A function whose outcome no one but a browser tells. */
export function isChosen(value: string): boolean {
  return value.includes('(') && chosen.test(value)
}

const chosen =
  /(?:^|[\s(,])(?:if|attr|inherit|--[\w-]+|sibling-index|sibling-count|random|anchor|anchor-size|calc-size)\(/
/** Newer than what the library knows. */
const foreign = /\bfrom\s|contrast-color\(|light-dark\(|^(?:shape|xywh|rect)\(/

/** Without comments, and with each escape as what it stands for. */
function plainOf(written: string): string {
  let plain = written
  if (plain.includes('/*')) plain = withoutComments(plain)
  if (plain.includes('\\')) plain = plain.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, unescape)
  return plain.replaceAll(/\s+/g, ' ').trim()
}

function unescape(_: string, hex: string | undefined, sign: string | undefined): string {
  if (hex === undefined) return sign ?? ''
  const code = Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ff_ff ? String.fromCodePoint(code) : '\ufffd'
}

export function withoutComments(written: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const opening = written.indexOf('/*', at)
    if (opening < 0) return kept + written.slice(at)
    kept += written.slice(at, opening)
    const closing = written.indexOf('*/', opening + 2)
    if (closing < 0) return kept
    at = closing + 2
  }
}

/** At semicolons that stand in no text, bracket or escape. */
function splitDeclarations(written: string): string[] {
  const source = written.includes('/*') ? withoutComments(written) : written
  if (!/["'\\([{]/.test(source)) return source.split(';')
  const found: string[] = []
  let start = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? ''
    if (sign === '\\') at += 1
    else if (quote !== '') quote = sign === quote || sign === '\n' ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth = Math.max(0, depth - 1)
    else if (sign === ';' && depth === 0) {
      found.push(source.slice(start, at))
      start = at + 1
    }
  }
  found.push(source.slice(start))
  return found
}
