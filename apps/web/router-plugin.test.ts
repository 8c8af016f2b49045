import { expect, it } from 'vitest'
import { withoutNames } from './router-plugin.ts'

it('names no component and no context of the router, and marks what may be left out', () => {
  const code = [
    'const Link = React$1.forwardRef(function Link() {});',
    'Link.displayName = "Link";',
    'const Route = React$1.createContext(null);',
    'Route.displayName = "Route";',
    '  inner.displayName = "Inner";',
    'const path = createPath(location);',
  ].join('\n')
  expect(withoutNames(code).split('\n').filter(Boolean)).toEqual([
    'const Link = /* @__PURE__ */ React$1.forwardRef(function Link() {});',
    'const Route = /* @__PURE__ */ React$1.createContext(null);',
    '  inner.displayName = "Inner";',
    'const path = createPath(location);',
  ])
})
