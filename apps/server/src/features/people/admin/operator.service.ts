import type { Role } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { hasWayInOf } from '../user/way-in.queries.ts'

interface OperatorRow {
  readonly user_id: string
  readonly role: Role
}

/** The admins who can sign in. Locks all admins, so that the set cannot change before commit. */
export function lockOperators(tx: Db): Promise<OperatorRow[]> {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'role'])
    .where('role', '<>', 'user')
    .where('disabled_at', 'is', null)
    .where(hasWayInOf('app_user'))
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

/** Throws `conflict` where the person is the last system admin: an instance needs one. */
export async function requireOtherOperator(tx: Db, user_id: string): Promise<void> {
  const operators = await lockOperators(tx)
  const isOperator = operators.some((operator) => operator.user_id === user_id)
  if (!isOperator || operators.length > 1) return
  throw new AppError(
    'conflict',
    'This is the last account that runs the instance. Give another one its role first.',
  )
}
