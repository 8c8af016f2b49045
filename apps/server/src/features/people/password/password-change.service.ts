import type { Actor } from '../../../platform/security/auth.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/log.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import { type OwnChangeTools, recordOwnChange } from '../account/own-change.service.ts'
import { deleteOtherSessions } from '../session/open-session.queries.ts'
import { findWeakness, type PasswordConfig } from './breached-password.service.ts'
import { hashPassword, isPassword } from './password.service.ts'
import { getOwnCredentials, replacePassword } from './password-change.queries.ts'
import { deletePasswordLinks } from './password-link.queries.ts'

const tries_per_person: Limit = { most: 10, windowSeconds: 300 }

/** Counts one check of the own password. Throws `limited` beyond the limit. */
export function countPasswordTry(db: Db, { user_id }: Pick<Actor, 'user_id'>, now: Date): Promise<void> {
  return countHit(db, 'own password', user_id, tries_per_person, now)
}

/** The person with the password. Throws `bad_input` at `field` where it is wrong. */
export async function requireOwnPassword(
  db: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  { password, field }: { password: string; field: string },
) {
  const person = await getOwnCredentials(db, user_id)
  if (!(await isPassword(password, person.password_hash))) throw badField(field, 'This is not your password.')
  return person
}

/**
 * Sets another password and ends all other sessions. Returns how many ended. Throws `bad_input` for a wrong,
 * a weak or the same password and `conflict` where the password was changed meanwhile.
 */
export async function changePassword(
  db: Db,
  actor: Actor,
  { current_password, new_password }: { current_password: string; new_password: string },
  { now, log, tools }: { now: Date; log: Log; tools: OwnChangeTools & { readonly config: PasswordConfig } },
): Promise<number> {
  const person = await requireOwnPassword(db, actor, {
    password: current_password,
    field: 'current_password',
  })
  if (new_password === current_password) throw badField('new_password', 'This is your password already.')
  const weakness = await findWeakness(tools.config, new_password, person)
  if (weakness !== undefined) throw badField('new_password', weakness)
  const { user_id, password_hash: from } = person
  const to = await hashPassword(new_password)
  const ended = await inTransaction(db, async (tx) => {
    if (!(await replacePassword(tx, { user_id, from, to, now }))) throw changedMeanwhile()
    await deletePasswordLinks(tx, user_id)
    await recordOwnChange(tools, tx, user_id, { action: 'password_changed' }, now)
    return deleteOtherSessions(tx, actor)
  })
  log.info({ user_id, sessions_ended: ended }, 'password changed')
  return ended
}

function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Your password was changed meanwhile. Please try again with the new one.')
}
