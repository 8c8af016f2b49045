import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/deployment.md']

it('[RUN85] the documents name each npm command, and no other', () => {
  const text = documents.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  const named = new Set([...text.matchAll(/npm (?:run )?([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name))
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  const run = [...text.matchAll(/npm run ([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
})
