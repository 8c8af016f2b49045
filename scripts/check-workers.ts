// Mails of strangers are parsed only in worker threads, so that no mail blocks the server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listValueImports } from './sources.ts'

/** Packages that parse mails, and their exports that take constant time. */
const guarded: Readonly<Record<string, readonly string[]>> = {
  '@meridian/mail': ['writePerson'],
  '@meridian/text': [
    'gap',
    'replySubject',
    'tellSlots',
    'pickTimes',
    'mostOf',
    'agreedIntervals',
    'areLikely',
    'proposedStretches',
    'relaxedWish',
    'asksForTime',
    'meetingMinutes',
    'wishesEvening',
    'firstGroups',
    'groupTimes',
    'placeWeekdays',
    'wishIntervals',
    'wishSearchEnd',
  ],
}
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
    const reading = (imports.get(file) ?? []).flatMap(({ target, names }) =>
      names.filter((name) => isReading(target, name)).map((name) => `${name} of ${target}`),
    )
    if (reading.length === 0 || isInThread(file)) return []
    return reading.map((what) => `${file}: ${what} reads mails, which is done in a *.worker.ts alone.`)
  })
}

function isReading(target: string, name: string): boolean {
  const harmless = guarded[target]
  if (harmless !== undefined) return !harmless.includes(name)
  return guarded_names[target]?.includes(name) ?? false
}
