import type { Role } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'

interface OperatorRow {
  readonly user_id: string
  readonly role: Role
}

/**
 * Who runs the instance and can sign in. Nobody becomes, and none of them stops to be, an operator before the
 * transaction ends, so what is decided by this list still holds when it is written.
 */
export function lockOperators(tx: Db): Promise<OperatorRow[]> {
  return tx
    .selectFrom('app_user')
    .select(['user_id', 'role'])
    .where('role', '<>', 'user')
    .where('disabled_at', 'is', null)
    .where('password_hash', 'is not', null)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

/** Throws `conflict` where the person is the last one who runs the instance: somebody must. */
export async function requireOtherOperator(tx: Db, user_id: string): Promise<void> {
  const operators = await lockOperators(tx)
  const isOperator = operators.some((operator) => operator.user_id === user_id)
  if (!isOperator || operators.length > 1) return
  throw new AppError(
    'conflict',
    'This is the last account that runs the instance. Give another one its role first.',
  )
}
