import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { checkWriters } from './check-writers.ts'

it('[RUN17] a table is written by one feature, by Kysely or in SQL', () => {
  expect(
    check({
      'people/session.queries.ts': "db.insertInto('session').values(row)",
      'people/user/user.queries.ts': 'sql`update session s set status = 1`',
      'label/label.queries.ts': "db.selectFrom('session'); sql`select for update of session`",
      'label/label.queries.test.ts': "db.deleteFrom('session')",
    }),
  ).toEqual([])
  for (const write of [
    "db.updateTable('session')",
    'sql`delete from session where true`',
    'sql`insert into session (a)`',
  ])
    expect(
      check({ 'people/session.queries.ts': "db.insertInto('session')", 'weather/weather.queries.ts': write }),
    ).toEqual(['table session is written by people and weather.'])
})

it('[RUN17] an exception that is no longer needed is named', () => {
  expect(check({ 'task/task.queries.ts': "db.insertInto('task')" })).toEqual([
    'table task is no longer written by connection: take it off the list.',
  ])
})

function check(files: Readonly<Record<string, string>>): string[] {
  using folder = temporaryFolder()
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder.path, 'apps/server/src/features', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return checkWriters(folder.path)
}
