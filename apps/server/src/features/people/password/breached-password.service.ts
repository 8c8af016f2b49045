import { hash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Config } from '../../../platform/config/config.ts'
import { weaknessOf } from './password.rules.ts'

export type PasswordConfig = Pick<Config, 'breachedPasswords'>

/** As `weaknessOf`, with the operator's list of leaked passwords. */
export async function findWeakness(
  { breachedPasswords: file }: PasswordConfig,
  password: string,
  owner: Parameters<typeof weaknessOf>[1],
): Promise<string | undefined> {
  const weakness = weaknessOf(password, owner)
  if (weakness !== undefined || file === undefined) return weakness
  return (await isListed(file, password))
    ? 'This password is in a list of leaked ones, which attackers try first. Please choose another.'
    : undefined
}

/** Read at once; a list of a billion passwords takes two dozen of them. */
const block_bytes = 4096

/** Whether the file, whose lines are in the order of their SHA-1, has that of the password. */
export async function isListed(file: string, password: string): Promise<boolean> {
  const sought = hash('sha1', password, 'hex').toUpperCase()
  await using list = await open(file, 'r')
  let from = 0
  let to = (await list.stat()).size
  // The line that is sought begins in [from, to).
  while (to - from > block_bytes) {
    const middle = Math.floor((from + to) / 2)
    const text = await readText(list, middle)
    const start = text.indexOf('\n') + 1
    if (start === 0) throw new Error('A line of the list of leaked passwords is too long.')
    if (sought < text.slice(start, start + sought.length)) to = middle + start
    else from = middle + start
  }
  return (await readText(list, from, to - from + 1)).split('\n').some((line) => line.startsWith(sought))
}

async function readText(list: FileHandle, position: number, more = 0): Promise<string> {
  const length = Math.max(more, 256)
  const { buffer, bytesRead } = await list.read(Buffer.alloc(length + sha1_characters), 0, null, position)
  return buffer.toString('latin1', 0, bytesRead)
}

/** A line that begins at the end of a block is read on so far. */
const sha1_characters = 40
