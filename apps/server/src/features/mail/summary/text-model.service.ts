import type { GeneratedTextState, TextModelSetting } from '@meridian/contract'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import * as queries from './generated-text.queries.ts'
import { findModel, type TextTools } from './model.service.ts'

/** Who writes for the person, and how much of it is left. */
export async function getState(
  tools: TextTools,
  db: Db,
  actor: Actor,
  now: Date,
): Promise<GeneratedTextState> {
  const model = await findModel(tools, db)
  const { today, this_month } = await queries.getUse(db, actor.user_id, queries.periodsOf(now))
  const { callsPerDay, callsPerMonth } = tools.limits
  return {
    provider: model ? 'openai-compatible' : 'embedded',
    model: model?.model ?? null,
    host: model?.host ?? null,
    calls_today: today,
    calls_per_day: callsPerDay,
    is_month_used_up: model !== undefined && this_month >= callsPerMonth,
  }
}

export async function getSetting(
  tools: TextTools,
  db: Db,
  actor: Actor,
  now: Date,
): Promise<TextModelSetting> {
  const { model, limits } = tools
  const { this_month } = await queries.getUse(db, actor.user_id, queries.periodsOf(now))
  return {
    is_configured: model !== undefined,
    is_allowed: await queries.isModelAllowed(db),
    host: model?.host ?? null,
    model: model?.model ?? null,
    calls_this_month: this_month,
    calls_per_month: limits.callsPerMonth,
    calls_per_day: limits.callsPerDay,
  }
}

/** From the next text on; what is said twice is written down once. */
export async function changeSetting(
  tools: TextTools,
  tx: Db,
  actor: Actor,
  { is_allowed, now }: { is_allowed: boolean; now: Date },
): Promise<TextModelSetting> {
  if ((await queries.isModelAllowed(tx)) !== is_allowed) {
    await queries.writeModelAllowed(tx, is_allowed, now)
    const action = is_allowed ? 'text_model_allowed' : 'text_model_forbidden'
    await writeAudit(tx, { action, actor, subject: await queries.getOperator(tx, actor.user_id), now })
  }
  return getSetting(tools, tx, actor, now)
}
