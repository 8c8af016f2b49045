import type { Db } from '../src/platform/postgres/db.ts'

/** How many statements the work sends in one transaction. */
export async function countStatements(db: Db, work: (counted: Db) => Promise<unknown>): Promise<number> {
  let statements = 0
  await db.transaction().execute((tx) =>
    work(
      tx.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          statements += 1
          return result
        },
      }),
    ),
  )
  return statements
}
