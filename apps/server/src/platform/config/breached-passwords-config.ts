import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { SettingError } from './setting-error.ts'

/** A line of the list: the SHA-1 of a password, and how often it was found. */
const breached_line = /^[0-9A-F]{40}:\d+/

/** The file; undefined where there is none. Throws SettingError for a file that is no such list. */
export function breachedPasswordsOf(setting: string | undefined, root: string): string | undefined {
  if (setting === undefined) return undefined
  const file = resolve(root, setting)
  if (breached_line.test(beginningOf(file))) return file
  throw new SettingError(
    'The setting BREACHED_PASSWORDS is wrong: its file must have a line for each password, the SHA-1 in capitals, a colon and a number, in the order of the SHA-1.',
  )
}

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(64)
  try {
    const opened = openSync(file, 'r')
    try {
      return bytes.toString('latin1', 0, readSync(opened, bytes, 0, bytes.length, 0))
    } finally {
      closeSync(opened)
    }
  } catch (error) {
    throw new SettingError(
      `The setting BREACHED_PASSWORDS is wrong: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
