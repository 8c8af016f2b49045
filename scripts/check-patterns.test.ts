import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { checkPatterns, checkTable, readTable } from './check-patterns.ts'
import { root } from './run.ts'

const file = 'packages/mail/src/words.ts'

it('[RUN16] tells patterns that take long, with their places and a text that shows it', async () => {
  const { problems, safe } = await check({
    [file]: 'export const end = /\\s+$/\nexport const words = /\\w+/g\n\nexport const trees = /^(a+)+$/',
    'packages/mail/src/words.test.ts': 'export const slow = /^(b+)+$/',
    'apps/web/src/words.ts': 'export const slow = /^(b+)+$/',
  })
  expect(safe).toEqual([String.raw`/\w+/g`])
  expect(problems).toHaveLength(2)
  expect(problems[0]).toMatch(
    /^packages\/mail\/src\/words.ts:1: \/\\s\+\$\/ takes 2nd degree polynomial time with '/,
  )
  expect(problems[1]).toMatch(/^packages\/mail\/src\/words.ts:4: .* takes exponential time with '/)
})

it('[RUN16] judges what files build as they are imported, at the place that asked for it', async () => {
  const { problems, safe } = await check({
    [file]: 'export function ending(word: string): RegExp {\n  return new RegExp(`${word}$`)\n}',
    'packages/mail/src/index.ts':
      "import { ending } from './words.ts'\n\nexport const end = [ending('x+'), ending('x')]",
  })
  expect(safe).toEqual(['/x$/'])
  expect(problems).toEqual([
    expect.stringMatching(/^packages\/mail\/src\/index.ts:3: \/x\+\$\/ takes 2nd degree/),
  ])
})

it('[RUN16] refuses what is built later, and so cannot be judged', async () => {
  const { problems } = await check({ [file]: 'export const find = (word: string) => RegExp(word)' })
  expect(problems).toEqual([
    expect.stringMatching(/^packages\/mail\/src\/words.ts:1: what is built here cannot/),
  ])
})

it('[RUN16] judges none twice that was found safe', async () => {
  const { problems } = await check({ [file]: 'export const end = /\\s+$/' }, [String.raw`/\s+$/`])
  expect(problems).toEqual([])
  expect(readTable(root).size).toBeGreaterThan(400)
})

it('[RUN16] reports a table that lacks a safe pattern', async () => {
  using folder = temporaryFolder()
  write(folder.path, { [file]: 'export const words = /\\w+/g' })
  expect(await checkTable(folder.path)).toEqual([
    'scripts/safe-patterns.json is out of date: npm run check-patterns -- --write',
  ])
})

async function check(files: Readonly<Record<string, string>>, known: readonly string[] = []) {
  using folder = temporaryFolder()
  write(folder.path, files)
  return await checkPatterns(folder.path, new Set(known))
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
