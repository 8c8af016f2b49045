import { type Insertable, sql } from 'kysely'
import { type Db, queryNamed } from '../../platform/postgres/db.ts'
import type { Tables } from '../../platform/postgres/tables.ts'
import { storableJson } from '../../platform/postgres/storable.ts'

export type CachedAnswer = Pick<Insertable<Tables['weather_cache']>, 'outcome'> & { readonly answer: unknown }

/** Undefined once it has expired. */
export async function findAnswer(db: Db, question: string, now: Date): Promise<CachedAnswer | undefined> {
  const [row] = await queryNamed<CachedAnswer & Record<string, unknown>>(db, {
    name: 'weather_answer',
    text: 'select outcome, answer from weather_cache where question = $1 and expires_at > $2',
    values: [question, now],
  })
  return row
}

export async function upsertAnswer(
  db: Db,
  { question, outcome, answer, expires_at }: CachedAnswer & { question: string; expires_at: Date },
): Promise<void> {
  const row = {
    question,
    outcome,
    answer: outcome === 'known' ? sql<string>`${storableJson(answer)}::jsonb` : null,
    expires_at,
  }
  await db
    .insertInto('weather_cache')
    .values(row)
    .onConflict((conflict) => conflict.column('question').doUpdateSet(row))
    .execute()
}
