// Mails of strangers are parsed only in worker threads, so that no mail blocks the server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listValueImports } from './sources.ts'

/** Packages that parse mails. What they have for the server's own thread has an entry of its own, such as `…/person`. */
const guarded = new Set(['@meridian/mail', '@meridian/text'])
/** Of calendars, what reads those in mails. */
const guarded_names: Readonly<Record<string, readonly string[]>> = {
  '@meridian/icalendar': ['readMessage'],
}

/** Files of the server that read mails on its own thread: neither a worker nor run by workers alone. */
export function findUnguarded(root: string, files: readonly string[]): string[] {
  const server = files.filter((file) => file.startsWith('apps/server/src/'))
  const imports = new Map(
    server.map((file) => [file, listValueImports(file, readFileSync(join(root, file), 'utf8'))]),
  )
  const users = (target: string) =>
    server.filter((file) => imports.get(file)?.some((one) => one.target === target))
  const isInThread = (file: string, seen: ReadonlySet<string> = new Set()): boolean => {
    if (file.endsWith('.worker.ts')) return true
    const above = users(file)
    return (
      above.length > 0 && above.every((one) => seen.has(one) || isInThread(one, new Set([...seen, file])))
    )
  }
  return server.flatMap((file) => {
    const run = (imports.get(file) ?? []).filter(({ target }) => target.endsWith('.worker.ts'))
    if (run.length > 0 && !isInThread(file)) {
      return run.map(({ target }) => `${file}: ${target} is run in a thread alone; import its types.`)
    }
    const reading = (imports.get(file) ?? []).flatMap(({ specifier, names }) =>
      names.filter((name) => isReading(specifier, name)).map((name) => `${name} of ${specifier}`),
    )
    if (reading.length === 0 || isInThread(file)) return []
    return reading.map((what) => `${file}: ${what} reads mails, which is done in a *.worker.ts alone.`)
  })
}

function isReading(specifier: string, name: string): boolean {
  return guarded.has(specifier) || (guarded_names[specifier]?.includes(name) ?? false)
}
