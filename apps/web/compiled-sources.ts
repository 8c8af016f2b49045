import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('src', import.meta.url))
/** What draws many parts, and draws them anew while something is dragged, a key is held or a minute passes. */
const busy_folders = [
  'features/calendar/',
  'features/mail/list/',
  'features/palette/',
  'features/poll/form/',
  'features/reminder/',
  'features/slot-finder/',
  'features/task/board/',
]
const keeps_something = /\buse(?:Effect|LayoutEffect|EffectEvent|SyncExternalStore)\(/

/**
 * The files that React Compiler compiles: hooks and components that keep something from one rendering to the next, and the
 * screens with the most parts. Its code for all other components is a tenth of a first visit (docs/decisions/0092).
 */
export function listCompiledSources(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .filter((name) => isHook(name) || isBusy(name) || keeps_something.test(read(name)))
    .map((name) => join(source, name))
}

function isHook(name: string): boolean {
  return /(?:^|\/)use-[^/]*$/.test(name)
}

function isBusy(name: string): boolean {
  return busy_folders.some((folder) => name.startsWith(folder))
}

function read(name: string): string {
  return readFileSync(join(source, name), 'utf8')
}
