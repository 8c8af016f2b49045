// Which feature writes which table. A table is written by one feature, so that what must hold for its rows has one place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSources } from './sources.ts'

const features = 'apps/server/src/features'

/**
 * Tables with further writers, each for a reason that a call of the owner could not serve in the same statement. A table
 * leaves this list when its second writer goes; a new entry needs a decision.
 */
const further_writers: Readonly<Record<string, readonly string[]>> = {
  // Profile columns: the default list of the board, the finder's last choice, the name of booking pages.
  app_user: ['availability', 'booking', 'task'],
  // A moved meeting ends its counter proposals.
  counter_proposal: ['meeting'],
  // docs/decisions/0074: what ends all ways into an account ends these in the same statement.
  assistant_grant: ['people'],
  // docs/decisions/0087: and switches these off.
  webhook: ['people'],
  webhook_delivery: ['people'],
  // docs/decisions/0033: what a change of a meeting sets going.
  invitation_delivery: ['meeting'],
  remote_event: ['meeting'],
  conference_room: ['meeting'],
  // A calendar in a mail is marked as handled.
  mail_content: ['invitation'],
  // The cursor of a mailbox moves with the mails it brought.
  mailbox: ['mail'],
  // Events of providers and of mails are written as meetings in one statement for all.
  meeting: ['connection', 'invitation'],
  meeting_attendee: ['connection', 'invitation'],
  // Two events that turn out to be one meeting keep what people added to either.
  meeting_label: ['connection'],
  meeting_outcome: ['connection'],
  task: ['connection'],
}

/** Features that write a table of another one, and entries above that nothing needs, one sentence each. */
export function checkWriters(root: string): string[] {
  const writers = listWriters(root)
  const problems = [...writers].flatMap(([table, by]) => {
    const owners = [...by].filter((feature) => !further_writers[table]?.includes(feature))
    return owners.length > 1 ? [`table ${table} is written by ${owners.toSorted().join(' and ')}.`] : []
  })
  const stale = Object.entries(further_writers).flatMap(([table, others]) =>
    others
      .filter((feature) => writers.has(table) && !writers.get(table)?.has(feature))
      .map((feature) => `table ${table} is no longer written by ${feature}: take it off the list.`),
  )
  return [...problems, ...stale]
}

function listWriters(root: string): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  for (const file of listSources(root, features).filter((one) => !/\.(test|arbitrary)\.ts$/.test(one))) {
    const [feature = ''] = file.slice(features.length + 1).split('/')
    for (const table of writtenTables(readFileSync(join(root, file), 'utf8'))) {
      writers.set(table, (writers.get(table) ?? new Set<string>()).add(feature))
    }
  }
  return writers
}

/** By Kysely or in SQL: `insertInto('task')`, `update meeting m set`, `delete from label`. */
function writtenTables(text: string): readonly string[] {
  const byKysely = text.matchAll(/\.(?:insertInto|updateTable|deleteFrom)\('(\w+)/g)
  const bySql = text.matchAll(
    /\b(?:insert into|delete from|merge into) (\w+)|\bupdate (\w+)(?: (?:as )?\w+)?\s+set\b/g,
  )
  return [...byKysely, ...bySql].flatMap(([, one, other]) => one ?? other ?? [])
}
