import { hash, type Options, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A PHC string with its own salt. Every character counts, NUL and what lies beyond 72 bytes included. */
export function hashPassword(password: string): Promise<string> {
  return hash(written(password), cost)
}

/** Whether the password matches the hash. Without a hash it does not, and the check takes as long. */
export async function isPassword(
  password: string,
  password_hash: string | null | undefined,
): Promise<boolean> {
  const isRight = await verify(password_hash ?? (await dummy_hash), written(password))
  return isRight && typeof password_hash === 'string'
}

const dummy_hash = hashPassword('')

// Keyboards encode one letter as different code points; NFKC is what NIST SP 800-63B §3.1.1.2 requires.
function written(password: string): string {
  return password.normalize('NFKC')
}
