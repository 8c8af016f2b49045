import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { asModule } from './react-plugin.ts'

it('exports by name what a file of React exports, and all of it at once', () => {
  const path = createRequire(import.meta.url).resolve('react/jsx-runtime')
  expect(asModule(path).split('\n')).toEqual([
    `import all from ${JSON.stringify(path)}`,
    'export default all',
    'export const Fragment = all.Fragment',
    'export const jsx = all.jsx',
    'export const jsxs = all.jsxs',
  ])
})
