import type { Db } from '../../../platform/postgres/db.ts'

export async function upsertPicture(
  db: Db,
  picture: { user_id: string; content: Buffer; content_sha256: Buffer; updated_at: Date },
): Promise<void> {
  const { user_id: _, ...fresh } = picture
  await db
    .insertInto('profile_picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

export async function deletePicture(db: Db, user_id: string): Promise<void> {
  await db.deleteFrom('profile_picture').where('user_id', '=', user_id).execute()
}

export function findPicture(db: Db, user_id: string, content_sha256: Buffer) {
  return db
    .selectFrom('profile_picture')
    .select('content')
    .where('user_id', '=', user_id)
    .where('content_sha256', '=', content_sha256)
    .executeTakeFirst()
}
