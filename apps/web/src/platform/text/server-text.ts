import { t } from './text.ts'

/** What the server said, in the reader's language where that is known. Server and contract speak English. */
export function tServer(message: string): string {
  const whole = t(message)
  if (whole !== message) return whole
  patterns ??= sentences.map((template) => ({ template, pattern: patternOf(template) }))
  for (const { template, pattern } of patterns) {
    const groups = pattern.exec(message)?.groups
    if (!groups) continue
    const values = Object.entries(groups).map(([name, value]) => [name, tServer(value)] as const)
    return t<string>(template, Object.fromEntries(values))
  }
  return message
}

let sentences: readonly string[] = []
let patterns: readonly { readonly template: string; readonly pattern: RegExp }[] | undefined

/** Sets the sentences of the server with values, which are recognized from now on. */
export function setServerSentences(known: readonly string[]): void {
  sentences = known
  patterns = undefined
}

function patternOf(template: string): RegExp {
  const literal = RegExp.escape(template)
  return new RegExp(`^${literal.replaceAll(/\\\{(\w+)\\\}/g, '(?<$1>.+?)')}$`)
}
