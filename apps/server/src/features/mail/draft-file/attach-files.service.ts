import { carried_bytes_max } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { takeFiles } from '../../outbox/outbox.api.ts'

interface Attached {
  readonly outgoing_mail_id: string
  readonly file_ids: readonly string[]
  /** Files of a forwarded mail, which count too. */
  readonly forwarded?: readonly { readonly content_base64: string }[]
}

/**
 * Adds the person's files to a mail in the outbox. Throws `bad_input` for a file that is gone, and `too_large` for more
 * than 10 MB together.
 */
export async function attachFiles(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  { outgoing_mail_id, file_ids, forwarded = [] }: Attached,
  now: Date,
): Promise<void> {
  const own = await takeFiles(tx, { user_id, file_ids, outgoing_mail_id }, now)
  const sizes = forwarded.map(({ content_base64 }) => Buffer.byteLength(content_base64, 'base64'))
  requireFits([own, ...sizes])
}

/** Sizes are in bytes. Throws `too_large`. */
export function requireFits(sizes: readonly number[]): void {
  if (sizes.reduce((sum, bytes) => sum + bytes, 0) <= carried_bytes_max) return
  throw new AppError('too_large', 'The files have more than 10 MB together. Leave some of them out.')
}
