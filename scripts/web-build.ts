import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root as checkout, run } from './run.ts'

/** What the built web app is made of. */
const SOURCES = [
  'apps/web',
  'packages/contract',
  'packages/engine',
  'packages/languages',
  'packages/text',
  'package-lock.json',
  'tsconfig.base.json',
]
const NOT_SOURCES = new Set(['dist', 'node_modules'])

/**
 * Builds the web app into apps/web/dist unless it was built from these very sources before.
 *
 * @returns whether there is a web app to serve now.
 */
export async function buildWeb(): Promise<boolean> {
  const sources = fingerprint(checkout)
  const stamp = join(checkout, 'node_modules', '.cache', 'web-build')
  const page = join(checkout, 'apps', 'web', 'dist', 'index.html')
  if (existsSync(page) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true

  rmSync(stamp, { force: true })
  console.error('Building the web app; this takes about half a minute.')
  const code = await run('vite', ['build', '--logLevel', 'warn'], { cwd: join(checkout, 'apps', 'web') })
  if (code !== 0) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, sources)
  return true
}

/** Changes with the name or content of any source, and with nothing else. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => listFiles(root, source)).toSorted()) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path))
    .filter((name) => !NOT_SOURCES.has(name))
    .flatMap((name) => listFiles(root, join(path, name)))
}
