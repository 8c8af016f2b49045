import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const with_commands = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/deployment.md']

it('[RUN85] the documents name each npm command, and no other', () => {
  const text = with_commands.map(read).join('\n')
  const named = new Set([...text.matchAll(/npm (?:run )?([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name))
  const { scripts } = JSON.parse(read('package.json')) as { scripts: object }
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([])
  const run = [...text.matchAll(/npm run ([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name)
  expect(run.filter((name) => !(name in scripts))).toEqual([])
})

it('[RUN86] the map names each folder of the server', () => {
  const map = read('docs/map.md')
  const features = foldersOf('apps/server/src/features')
  const parts = features.flatMap((feature) => foldersOf(`apps/server/src/features/${feature}`))
  const platform = foldersOf('apps/server/src/platform').map((folder) => `platform/${folder}`)
  const missing = [...features, ...parts, ...platform].filter((folder) => !map.includes(`\`${folder}\``))
  expect(missing).toEqual([])
})

function foldersOf(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
