import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SettingError } from '../config/config.ts'

/** Keeps secrets in the database unreadable without the server's key. */
export interface SecretBox {
  /**
   * AES-256-GCM. Opens only with the same key and the same `owner`: a copy in another row cannot be opened.
   */
  readonly seal: (secret: string, owner: string) => Buffer
  /** Throws SealError for a value sealed with another key or for another owner, or altered. */
  readonly open: (sealed: Buffer, owner: string) => string
  /** HMAC-SHA-256 of this text and purpose: only this server can compute it. The same each time. */
  readonly sign: (text: string, purpose: string) => Buffer
}

/** The message contains no secret. */
export class SealError extends Error {}

const least_characters = 32
const file_name = 'secret-key'
const format = 1
const nonce_bytes = 12
const tag_bytes = 16

/**
 * Uses the key of the setting SECRET_KEY or, without one, the key that the first start stored in the data
 * folder. Throws SettingError for a key that is too short.
 */
export function openSecretBox(settings: {
  readonly secretKey: string | undefined
  readonly dataDir: string
}): SecretBox {
  const { secretKey, dataDir } = settings
  const name = secretKey === undefined ? join(dataDir, file_name) : 'The setting SECRET_KEY'
  const secret = secretKey ?? readOrMakeKey(dataDir)
  if (secret.length < least_characters) {
    throw new SettingError(
      `${name} is wrong: a key must have at least ${least_characters} characters, as openssl rand -base64 32 makes them.`,
    )
  }
  return makeSecretBox(secret)
}

export function makeSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'meridian secret box', 32))
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'meridian signatures', 32))
  return {
    sign: (text, purpose) =>
      createHmac('sha256', signingKey).update(`${purpose.length}:${purpose}${text}`).digest(),
    seal(text, owner) {
      const nonce = randomBytes(nonce_bytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(format), nonce, cipher.getAuthTag(), body])
    },
    open(sealed, owner) {
      const [nonce, tag, body] = partsOf(sealed)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tag_bytes })
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        throw new SealError('A sealed secret cannot be opened with this key.')
      }
    },
  }
}

function partsOf(sealed: Buffer): [nonce: Buffer, tag: Buffer, body: Buffer] {
  const head = 1 + nonce_bytes + tag_bytes
  if (sealed.length < head || sealed[0] !== format) throw new SealError('A sealed secret has been altered.')
  return [sealed.subarray(1, 1 + nonce_bytes), sealed.subarray(1 + nonce_bytes, head), sealed.subarray(head)]
}

/** Of several processes that start at once, one creates the file, whole, and all read the same. */
function readOrMakeKey(dataDir: string): string {
  const path = join(dataDir, file_name)
  const known = readKey(path)
  if (known !== undefined) return known
  mkdirSync(dataDir, { recursive: true })
  const own = `${path}.${randomBytes(8).toString('hex')}`
  writeFileSync(own, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error
  } finally {
    unlinkSync(own)
  }
  return readFileSync(path, 'utf8').trim()
}

function readKey(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    throw error
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
