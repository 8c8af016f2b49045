import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'
import { listValueImports } from './sources.ts'

/** The file behind an import of our own; undefined for a library. */
function fileOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const [, name = '', entry = ''] = /^@meridian\/([\w-]+)(\/.*)?$/.exec(specifier) ?? []
  const folder = join('packages', name)
  if (name === '' || !existsSync(join(root, folder, 'package.json'))) return undefined
  const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return normalize(join(folder, exports[`.${entry}`]))
}

/** All files of ours that run once this one does. */
function listRun(file: string, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const { specifier } of listValueImports(file, readFileSync(join(root, file), 'utf8'))) {
    const next = fileOf(file, specifier)
    if (next?.endsWith('.ts')) listRun(next, seen)
  }
  return seen
}

it('[RUN79] the server’s own thread loads no grammar, no learned table and no parser of mails', () => {
  const run = [...listRun('apps/server/src/main.ts')]
  expect(run).toContain('apps/server/src/features/mail/summary/draft.service.ts')
  const reading = run.filter((file) =>
    /^packages\/(mail\/src\/(?!mime\/person\.ts)|text\/src\/(index|languages\/|wish\/(learned\/|([a-z]+\/)?read-)))/.test(
      file,
    ),
  )
  expect(reading).toEqual([])
  expect([...listRun('apps/server/src/features/mail/summary/text.worker.ts')]).toContain(
    'packages/text/src/wish/learned/roles-table.ts',
  )
})
