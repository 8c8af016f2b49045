import { createHash } from 'node:crypto'
import { readPicture } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { drawSquare } from '../../../platform/picture.ts'
import * as queries from './picture.queries.ts'
import { type UserRow, writeUser } from './user.queries.ts'

/**
 * Re-encodes the file and makes it the person's picture. Throws `bad_input` for a file that is no picture.
 */
export async function updatePicture(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  file: Uint8Array | Blob,
  now: Date,
): Promise<UserRow> {
  const content = await drawSquare(file instanceof Blob ? await file.bytes() : file)
  if (!content) {
    throw badField('picture', 'This picture cannot be read. It must be a PNG, JPEG or WebP file.')
  }
  const content_sha256 = createHash('sha256').update(content).digest()
  const profile_picture = addressOf(user_id, content_sha256)
  return inTransaction(db, async (tx) => {
    await queries.upsertPicture(tx, { user_id, content, content_sha256, updated_at: now })
    return writeUser(tx, user_id, { profile_picture, updated_at: now })
  })
}

export async function removePicture(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  now: Date,
): Promise<UserRow> {
  await queries.deletePicture(tx, user_id)
  return writeUser(tx, user_id, { profile_picture: null, updated_at: now })
}

/** Throws `not_found` for a person without a picture and for a replaced one. */
export async function getPicture(
  db: Db,
  { user_id, hash }: { user_id: string; hash: string },
): Promise<Buffer> {
  const picture = await queries.findPicture(db, user_id, Buffer.from(hash, 'base64url'))
  if (!picture) throw new AppError('not_found', 'Picture not found.')
  return picture.content
}

function addressOf(user_id: string, content_sha256: Buffer): string {
  return readPicture.path.replace(':user_id', user_id).replace(':hash', content_sha256.toString('base64url'))
}
