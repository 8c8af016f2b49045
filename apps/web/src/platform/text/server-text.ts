import { mark, t } from './text.ts'

/** Sentences of the server that hold values. The names in braces stand for any words. */
const templates = [
  mark('{field} must be text.'),
  mark('{field} must be at most {max} characters long.'),
  mark('{field} must not be empty.'),
  mark('{field} must be a whole number from {min} to {max}.'),
  mark('{field} must be one of {values}.'),
]

/** What the server said, in the reader's language where that is known. Server and contract speak English. */
export function tServer(message: string): string {
  const whole = t(message)
  if (whole !== message) return whole
  patterns ??= templates.map((template) => ({ template, pattern: patternOf(template) }))
  for (const { template, pattern } of patterns) {
    const groups = pattern.exec(message)?.groups
    if (!groups) continue
    const values = Object.entries(groups).map(([name, value]) => [name, t(value)] as const)
    return t<string>(template, Object.fromEntries(values))
  }
  return message
}

let patterns: readonly { readonly template: string; readonly pattern: RegExp }[] | undefined

function patternOf(template: string): RegExp {
  const literal = RegExp.escape(template)
  return new RegExp(`^${literal.replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+?)')}$`)
}
