import { day_ms, hour_ms } from '@meridian/engine'
import type { Db } from '../postgres/db.ts'

const audited_days = 365
const generated_days = 90
const known_days = 180
const draft_file_days = 30
const expired_token_days = 30
/** The figures are of 24 hours; their oldest step begins up to 20 minutes before. */
const sampled_hours = 25

/**
 * Deletes what has expired: sessions, links, OAuth attempts, held times, cached weather, yesterday's counters,
 * leases and idempotency records, samples of processes older than 25 hours, API tokens 30 days after their end, the log of webhooks after as many, networks unused for half a year, files of
 * drafts older than 30 days, generated texts and finished mails older than a quarter, and entries of the audit log and
 * the text count older than a year.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day_ms)
  const last_year = new Date(now.getTime() - audited_days * day_ms)
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  const last_month = new Date(now.getTime() - expired_token_days * day_ms)
  await db.deleteFrom('webhook_delivery').where('created_at', '<=', last_month).execute()
  await db.deleteFrom('api_token').where('expires_at', '<=', last_month).execute()
  await db.deleteFrom('password_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('address_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('oauth_attempt').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('window_starts_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_try').where('updated_at', '<', yesterday).execute()
  const half_a_year_ago = new Date(now.getTime() - known_days * day_ms)
  await db.deleteFrom('known_network').where('seen_at', '<', half_a_year_ago).execute()
  await db.deleteFrom('idempotency_key').where('created_at', '<', yesterday).execute()
  await db.deleteFrom('lease').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('held_time').where('expires_at', '<=', now).execute()
  await db.deleteFrom('weather_cache').where('expires_at', '<=', now).execute()
  const last_sampled = new Date(now.getTime() - sampled_hours * hour_ms)
  await db.deleteFrom('process_sample').where('starts_at', '<', last_sampled).execute()
  await db.deleteFrom('instance_sample').where('starts_at', '<', last_sampled).execute()
  const last_quarter = new Date(now.getTime() - generated_days * day_ms)
  await db.deleteFrom('generated_text').where('created_at', '<', last_quarter).execute()
  await db
    .deleteFrom('outgoing_file')
    .where('outgoing_mail_id', 'is', null)
    .where('updated_at', '<', new Date(now.getTime() - draft_file_days * day_ms))
    .execute()
  await db
    .deleteFrom('outgoing_mail')
    .where('state', 'in', ['sent', 'cancelled', 'failed'])
    .where('updated_at', '<', last_quarter)
    .execute()
  await db
    .deleteFrom('text_model_use')
    .where('period_starts_on', '<', last_year.toISOString().slice(0, 10))
    .execute()
  await db.deleteFrom('audit_entry').where('created_at', '<', last_year).execute()
  await db
    .insertInto('job_run')
    .values({ job: 'clean_up', last_finished_at: now })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ last_finished_at: now }))
    .execute()
}
