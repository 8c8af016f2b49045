import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { root } from './run.ts'
import { fingerprint } from './web-build.ts'

it('[RUN8] sees every change of a source, be it content, name, or the border between two files', () => {
  using folder = temporaryFolder()
  const seen = [makeSources(folder.path)]
  write(folder.path, 'packages/engine/src/index.ts', 'export const one = 2')
  seen.push(fingerprint(folder.path))
  renameSync(join(folder.path, 'apps/web/src/b.ts'), join(folder.path, 'apps/web/src/c.ts'))
  seen.push(fingerprint(folder.path))
  write(folder.path, 'apps/web/src/a.ts', 'ab')
  write(folder.path, 'apps/web/src/c.ts', '')
  seen.push(fingerprint(folder.path))
  write(folder.path, 'package-lock.json', '{"changed":true}')
  seen.push(fingerprint(folder.path))
  expect(new Set(seen).size).toBe(seen.length)
})

it('[RUN8] leaves out of the build, without a warning, what the page loads as it is', () => {
  const page = readFileSync(join(root, 'apps/web/index.html'), 'utf8')
  const plain = [...page.matchAll(/<script\b[^>]*>/g)].filter(([tag]) => !tag.includes('type="module"'))
  expect(plain.map(([tag]) => tag)).toEqual(['<script vite-ignore src="/theme.js">'])
})

it('[RUN8] sees nothing else', () => {
  using folder = temporaryFolder()
  const before = makeSources(folder.path)
  write(folder.path, 'apps/web/dist/index.html', 'built')
  write(folder.path, 'apps/web/node_modules/.cache/tsc.tsbuildinfo', 'checked')
  write(folder.path, 'apps/server/src/main.ts', 'served')
  write(folder.path, 'apps/web/src/a.ts', 'a')
  expect(fingerprint(folder.path)).toBe(before)
})

function makeSources(root: string): string {
  write(root, 'apps/web/src/a.ts', 'a')
  write(root, 'apps/web/src/b.ts', 'b')
  write(root, 'packages/contract/src/index.ts', 'export const one = 1')
  write(root, 'packages/engine/src/index.ts', 'export const one = 1')
  write(root, 'packages/languages/src/index.ts', 'export const one = 1')
  write(root, 'packages/text/src/index.ts', 'export const one = 1')
  write(root, 'package-lock.json', '{}')
  write(root, 'tsconfig.base.json', '{}')
  return fingerprint(root)
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
