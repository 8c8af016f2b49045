import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { type Db, queryNamed, queryText } from './db.ts'
import { storableJson } from './storable.ts'

let db: Db
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ db, drop } = await freshDatabase())
})
afterAll(() => drop())

const bad = 'a\0b\ud83dc'
const good = 'ab\ufffdc'

describe('what the database is given', () => {
  it('[RUN7] contains no NUL and no half of a surrogate pair, as text, in lists and in named statements', async () => {
    const { rows } = await sql`select ${bad}::text as text, ${[bad, 'x']}::text[] as texts`.execute(db)
    expect(rows).toEqual([{ text: good, texts: [good, 'x'] }])
    const statement = { name: 'storable', text: 'select $1::text as text, $2::bytea as bytes' }
    const bytes = Buffer.from([0, 1])
    expect(await queryNamed(db, { ...statement, values: [bad, bytes] })).toEqual([{ text: good, bytes }])
    await db.transaction().execute(async (tx) => {
      expect((await sql`select ${bad}::text as text`.execute(tx)).rows).toEqual([{ text: good }])
    })
    expect((await queryText(db, 'select $1::text as text', [bad])).rows).toEqual([{ text: good }])
  })

  it('[RUN7] contains neither in JSON, and leaves the escaped characters alone', async () => {
    const value = { [bad]: [bad, { deep: bad }, 1, null, new Date(0)], said: String.raw`\u0000 and \ud83d` }
    const { rows } = await sql`
      select ${storableJson(value)}::jsonb as written, ${value}::jsonb as given`.execute(db)
    const kept = {
      [good]: [good, { deep: good }, 1, null, '1970-01-01T00:00:00.000Z'],
      said: String.raw`\u0000 and \ud83d`,
    }
    expect(rows).toEqual([{ written: kept, given: kept }])
  })
})
