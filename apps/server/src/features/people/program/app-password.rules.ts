import { hash, randomInt } from 'node:crypto'

// Without 0, 1, l and o, because people copy such a password by hand onto a phone.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 5
const group_characters = 5

/** 125 random bits, in groups that a person can type. */
export function newAppPassword(): { app_password: string; secret_sha256: Buffer } {
  const app_password = Array.from({ length: groups }, newGroup).join('-')
  return { app_password, secret_sha256: hashAppPassword(app_password) }
}

function newGroup(): string {
  return Array.from({ length: group_characters }, () => letters[randomInt(letters.length)]).join('')
}

/** Spaces, hyphens and capitals do not matter. A fast hash suffices for a secret that cannot be guessed. */
export function hashAppPassword(typed: string): Buffer {
  return hash('sha256', typed.replaceAll(/[\s-]/gu, '').toLowerCase(), 'buffer')
}
