import { gated_by_plan } from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { findPlan } from './plan.queries.ts'

/** Throws `forbidden` where the person does not have the Premium plan. */
export async function requirePremium(db: Db, { user_id }: Actor): Promise<void> {
  if ((await findPlan(db, user_id)) !== 'premium') throw new AppError('forbidden', gated_by_plan)
}
