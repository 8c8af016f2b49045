import { day_ms, hour_ms } from '@meridian/engine'
import { sql } from 'kysely'
import { type Db, inTransaction } from '../postgres/db.ts'

const audited_days = 365
const generated_days = 90
const known_days = 180
const draft_file_days = 30
const expired_token_days = 30
const act_days = 90
/** The figures are of 24 hours; their oldest step begins up to 20 minutes before. */
const sampled_hours = 25

/**
 * Deletes what has expired: sessions, links, answered challenges, former secrets of webhooks, OAuth attempts, held times, cached weather, yesterday's counters,
 * leases and idempotency records, samples of processes older than 25 hours, API tokens and the access of assistants
 * 30 days after their end, the log of webhooks after as many, what assistants asked for after 90, networks unused for
 * half a year,
 * what calendar programs were told half a year ago to be gone, files of
 * drafts older than 30 days, generated texts and finished mails older than a quarter, and entries of the audit log and
 * the text count older than a year.
 */
export async function removeExpired(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - day_ms)
  const last_year = new Date(now.getTime() - audited_days * day_ms)
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  const last_month = new Date(now.getTime() - expired_token_days * day_ms)
  await db
    .updateTable('webhook')
    .set({ previous_secret_sealed: null, previous_secret_until: null })
    .where('previous_secret_until', '<=', now)
    .execute()
  await db.deleteFrom('webhook_delivery').where('created_at', '<=', last_month).execute()
  await db.deleteFrom('api_token').where('expires_at', '<=', last_month).execute()
  await db.deleteFrom('assistant_grant').where('expires_at', '<=', last_month).execute()
  await db
    .deleteFrom('assistant_grant')
    .where('code_used_at', 'is', null)
    .where('code_expires_at', '<=', now)
    .execute()
  await db
    .deleteFrom('assistant_token')
    .where((use) => use.or([use('expires_at', '<=', now), use('replaced_at', '<=', last_month)]))
    .execute()
  const last_acts = new Date(now.getTime() - act_days * day_ms)
  await db.deleteFrom('assistant_act').where('created_at', '<=', last_acts).execute()
  await db.deleteFrom('password_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('address_link').where('expires_at', '<=', now).execute()
  await db.deleteFrom('used_challenge').where('expires_at', '<=', now).execute()
  await db.deleteFrom('oauth_attempt').where('expires_at', '<=', now).execute()
  await db.deleteFrom('rate_limit').where('window_starts_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_try').where('updated_at', '<', yesterday).execute()
  const half_a_year_ago = new Date(now.getTime() - known_days * day_ms)
  await db.deleteFrom('known_network').where('seen_at', '<', half_a_year_ago).execute()
  await removeGoneResources(db, { now, before: half_a_year_ago })
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

/**
 * Sync tokens from before a row that ends here are refused from then on. The calendars are locked first, as commits do
 * that number changes, and rows that a commit may hold are left for the next time.
 */
function removeGoneResources(
  db: Db,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await sql`
      select from dav_calendar where user_id in (
        select user_id from dav_resource where is_deleted and (deleted_at is null or deleted_at < ${before}))
      order by user_id for update`.execute(tx)
    await sql`
      update dav_resource r set deleted_at = ${now}
      from (select user_id, meeting_id from dav_resource where is_deleted and deleted_at is null
        for update skip locked) gone
      where r.user_id = gone.user_id and r.meeting_id = gone.meeting_id`.execute(tx)
    await sql`
      with gone as (
        delete from dav_resource r
        using (select user_id, meeting_id from dav_resource where is_deleted and deleted_at < ${before}
          for update skip locked) old
        where r.user_id = old.user_id and r.meeting_id = old.meeting_id
        returning r.user_id, r.revision)
      update dav_calendar c set pruned_revision = greatest(c.pruned_revision, last.revision)
      from (select user_id, max(revision) as revision from gone group by user_id) last
      where c.user_id = last.user_id`.execute(tx)
  })
}
