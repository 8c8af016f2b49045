/**
 * Learns of made-up mails how much a summary needs a sentence, and writes the table to packages/text/src/summary.
 * Usage: node scripts/train-worths.ts [--check]
 *
 * Learns of the mails with marked sentences that are not held out (worth-lessons.ts). With --check it writes nothing and
 * prints how summaries do by tables that are learned without the author whose mails they are tried on.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markedRows } from './marked-rows.ts'
import { root } from './run.ts'
import { printMarked } from './score-marked.ts'
import { sourceOfTable } from './table-source.ts'
import {
  digestOfWorths,
  learnWorths,
  mailsToLearnOf,
  worth_digest_file,
  worthLessons,
} from './worth-lessons.ts'

const authors = mailsToLearnOf()
if (process.argv.includes('--check')) check()
else train()

function check(): void {
  const rows = authors.flatMap((mails) => {
    const others = authors.filter((one) => one !== mails).flat()
    const worths = learnWorths(others.flatMap(worthLessons))
    return mails.flatMap((mail) => markedRows(mail, { worths }))
  })
  printMarked(rows)
}

function train(): void {
  const lessons = authors.flat().flatMap(worthLessons)
  writeFileSync(
    join(root, 'packages/text/src/summary/worth-table.ts'),
    sourceOfTable('worth_table', learnWorths(lessons), {
      from: '../wish/learned/cue-table.ts',
      by: 'scripts/train-worths.ts',
    }),
  )
  writeFileSync(worth_digest_file, `${digestOfWorths(lessons)}\n`)
}
