import type { Role } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { canSignIn } from '../session/own-way-in.service.ts'
import type { WayInConfig } from '../session/way-in.rules.ts'
import { hasWayInOf } from '../user/way-in.queries.ts'

interface OperatorRow {
  readonly user_id: string
  readonly primary_email: string
  readonly role: Role
}

/** The admins with a way in. Locks all admins, so that the set cannot change before commit. */
export function lockOperators(tx: Db): Promise<OperatorRow[]> {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'primary_email', 'role'])
    .where('role', '<>', 'user')
    .where('disabled_at', 'is', null)
    .where(hasWayInOf('app_user'))
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

/** Throws `conflict` where no other admin could sign in as the instance is set up now: an instance needs one. */
export async function requireOtherOperator(tx: Db, config: WayInConfig, user_id: string): Promise<void> {
  const operators = await lockOperators(tx)
  if (!operators.some((operator) => operator.user_id === user_id)) return
  for (const operator of operators)
    if (operator.user_id !== user_id && (await canSignIn(tx, config, operator))) return
  throw new AppError(
    'conflict',
    'This is the last account that runs the instance. Give another one its role first.',
  )
}
