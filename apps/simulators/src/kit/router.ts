import type { Route } from './provider.ts'

/** The first route that fits, and what stands in its named segments; a path is decoded once and segment by segment. */
export function findRoute<World>(
  routes: readonly Route<World>[],
  method: string,
  path: string,
): { readonly route: Route<World>; readonly params: Readonly<Record<string, string>> } | undefined {
  for (const route of routes) {
    if (route.method !== method) continue
    const params = matchPath(route.path, path)
    if (params) return { route, params }
  }
  return undefined
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const given = path.split('/')
  if (expected.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const text = decode(given[index] ?? '')
    if (text === undefined) return undefined
    if (segment.startsWith(':') && text !== '') params[segment.slice(1)] = text
    else if (segment !== text) return undefined
  }
  return params
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
