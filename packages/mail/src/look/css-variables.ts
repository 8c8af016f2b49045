/** Stands for a value with more variables of variables than are read. */
export const unread = 'unread variables'

/**
 * A value with what its variables, and those of the screen, stand for; null where one stands for nothing and has no
 * fallback, so that the declaration counts as none.
 */
export function resolveVariables(
  value: string,
  variables: ReadonlyMap<string, string>,
  depth = 0,
): string | null {
  const at = value.search(/(?:var|env)\(/)
  if (at < 0) return value
  const end = closingOf(value, at + 4)
  if (end < 0) return null
  if (depth > depth_max || value.length > characters_max) return unread
  const inside = value.slice(at + 4, end)
  const comma = inside.indexOf(',')
  const name = (comma < 0 ? inside : inside.slice(0, comma)).trim()
  const own = value.startsWith('env', at) ? environment.get(name.split(' ')[0] ?? '') : variables.get(name)
  const stands = own === undefined ? null : resolveVariables(own, variables, depth + 1)
  const fallback = comma < 0 ? null : resolveVariables(inside.slice(comma + 1).trim(), variables, depth + 1)
  const meant = stands ?? fallback
  if (meant === null || meant === unread) return meant
  return resolveVariables(`${value.slice(0, at)}${meant}${value.slice(end + 1)}`, variables, depth + 1)
}

const environment: ReadonlyMap<string, string> = new Map(
  ['top', 'right', 'bottom', 'left'].map((side) => [`safe-area-inset-${side}`, '0px']),
)

const depth_max = 12
const characters_max = 1000

function closingOf(value: string, from: number): number {
  let depth = 1
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1
    else if (value[at] === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
