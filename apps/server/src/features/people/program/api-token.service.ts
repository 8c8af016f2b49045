import { api_tokens_max, type createApiToken } from '@meridian/contract'
import { day_ms } from '@meridian/engine'
import type { z } from 'zod'
import { AppError } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/log.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { newApiToken } from '../../../platform/security/api-token.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { type OwnChangeTools, recordOwnChange } from '../account/own-change.service.ts'
import { requireFreshSignIn } from '../session/fresh-sign-in.service.ts'
import { getUserRow } from '../user/user.queries.ts'
import {
  type ApiTokenRow,
  countTokens,
  deleteToken,
  insertToken,
  lockProgramsOf,
} from './api-token.queries.ts'

interface Creation {
  /** Of a token that is there: the new one takes its place. */
  readonly api_token_id: string
  readonly now: Date
  readonly log: Log
  readonly tools: OwnChangeTools
}

/** Throws `forbidden` without a fresh sign-in and `conflict` above the maximum per person. */
export async function createOwnToken(
  db: Db,
  actor: Actor,
  { valid_days, program_name, scopes }: z.output<(typeof createApiToken)['body']>,
  { api_token_id, now, log, tools }: Creation,
): Promise<{ row: ApiTokenRow; api_token: string }> {
  const { user_id } = actor
  await requireFreshSignIn(db, actor, now)
  const { api_token, token_sha256, token_start } = newApiToken()
  const row = await inTransaction(db, async (tx) => {
    await lockProgramsOf(tx, user_id)
    const replaced = await deleteToken(tx, { user_id, api_token_id })
    if ((await countTokens(tx, user_id)) >= api_tokens_max)
      throw new AppError('conflict', `You have ${api_tokens_max} API tokens. Revoke one that you do not use.`)
    const change = { action: 'api_token_created', details: { program_name } } as const
    if (!replaced) await recordOwnChange(tools, tx, user_id, change, now)
    return insertToken(tx, {
      api_token_id,
      user_id,
      token_sha256,
      token_start,
      program_name,
      scopes,
      created_at: now,
      expires_at: new Date(now.getTime() + valid_days * day_ms),
      last_used_at: null,
    })
  })
  log.info({ user_id }, 'API token created')
  return { row, api_token }
}

/** Throws `not_found`. */
export async function deleteOwnToken(
  tx: Db,
  actor: Actor,
  api_token_id: string,
  now: Date,
): Promise<{ api_token_id: string }> {
  const { user_id } = actor
  const deleted = await deleteToken(tx, { user_id, api_token_id })
  if (!deleted) throw new AppError('not_found', 'API token not found.')
  const subject = await getUserRow(tx, user_id)
  await writeAudit(tx, { action: 'api_token_revoked', actor, subject, details: deleted, now })
  return { api_token_id }
}
