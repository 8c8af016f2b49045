// Reads calendar files into a person's calendar, whether the server runs or not:
// npm run import -- <email address> <files or folders…>
import './env-file.ts'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { ImportReport } from '@meridian/contract'
import { findOwnerByEmail } from '../apps/server/src/features/meeting/ics/calendar-export.queries.ts'
import { importMeetings } from '../apps/server/src/features/meeting/ics/calendar-file.service.ts'
import { startZones } from '../apps/server/src/features/instance/zone/zone-settling.service.ts'
import { ClusterError } from '../apps/server/src/platform/postgres/cluster-error.ts'
import { readConfig, SettingError } from '../apps/server/src/platform/config/config.ts'
import type { Db } from '../apps/server/src/platform/postgres/db.ts'
import { AppError } from '../apps/server/src/platform/errors.ts'
import { makeLog } from '../apps/server/src/platform/log.ts'
import { openDatabase } from '../apps/server/src/platform/postgres/open-database.ts'
import { root } from './run.ts'

const [address, ...paths] = process.argv.slice(2)

try {
  if (address === undefined || paths.length === 0) {
    throw new SettingError('Usage: npm run import -- <email address> <.ics files or folders of them>')
  }
  const config = readConfig(process.env, root)
  const log = makeLog('warn')
  await using database = await openDatabase(config, log)
  await startZones(database.db, config, log, new Date())
  const owner = await findOwnerByEmail(database.db, address)
  if (!owner) throw new SettingError(`There is no account with the address ${address}.`)
  for (const path of paths) {
    for (const file of await listFiles(path)) {
      if (!(await importFile(database.db, owner.user_id, file))) process.exitCode = 1
    }
  }
} catch (error) {
  const isForeseen = error instanceof SettingError || error instanceof ClusterError
  console.error(isForeseen ? error.message : error)
  process.exitCode = 1
}

/** The file itself, or the calendar files of a folder. A path that is neither is told when it is read. */
async function listFiles(path: string): Promise<string[]> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return [path]
  const names = await readdir(path)
  return names
    .filter((name) => /\.ics$/i.test(name))
    .toSorted()
    .map((name) => join(path, name))
}

/** Says what became of the file, and whether it could be read. */
async function importFile(db: Db, user_id: string, file: string): Promise<boolean> {
  try {
    describe(
      file,
      await importMeetings(
        db,
        user_id,
        { source: await readFile(file), file_name: basename(file) },
        new Date(),
      ),
    )
    return true
  } catch (error) {
    if (!(error instanceof AppError) && !isFileError(error)) throw error
    console.error(`${file}: ${error.message}`)
    return false
  }
}

function describe(file: string, report: ImportReport): void {
  const { imported, updated, unchanged, skipped, warnings, more_skipped, more_warnings } = report
  console.log(
    `${file}: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${skipped.length + more_skipped} skipped`,
  )
  for (const { line, reason } of skipped) console.log(`  skipped${at(line)}: ${reason}`)
  if (more_skipped > 0) console.log(`  and ${more_skipped} more skipped`)
  for (const { line, message } of warnings) console.log(`  note${at(line)}: ${message}`)
  if (more_warnings > 0) console.log(`  and ${more_warnings} more notes`)
}

function at(line: number | null): string {
  return line === null ? '' : `, line ${line}`
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
