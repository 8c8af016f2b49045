/**
 * Finds the weights by which sentences are chosen for summaries, and writes them to packages/text/src/summary.
 * Usage: node scripts/train-summaries.ts <folder with threads.json> <folder with bugreports.xml and annotation.xml>
 *        [--check]
 *
 * Learns from the tuned half of the annotated threads and from the annotated bug reports (report-data.ts). With --check
 * it writes nothing and prints how weights do that are learned without the thread they are tried on.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { halvesOf, readThreadSamples } from '@meridian/text'
import { readReports } from './report-data.ts'
import { root } from './run.ts'
import { conversation_title, mail_title, printTable } from './score-threads.ts'
import { learnSummaries } from './summary-lessons.ts'
import { mailRows, threadRow } from './thread-rows.ts'

const [folder, reportFolder] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
if (folder === undefined || reportFolder === undefined) {
  console.error(
    'Usage: node scripts/train-summaries.ts <folder with threads.json> <folder with bugreports.xml and annotation.xml> [--check]',
  )
  process.exit(1)
}
const { tuned } = halvesOf(readThreadSamples(readFileSync(join(folder, 'threads.json'), 'utf8')))
const reports = readReports(reportFolder)
if (process.argv.includes('--check')) check()
else train()

/** Each thread is summarized by weights that the others teach. */
function check(): void {
  const tried = tuned.map((thread) => {
    const { mails, threads } = learnSummaries({ threads: tuned.filter((one) => one !== thread), reports })
    return { mails: mailRows(thread, mails), thread: threadRow(thread, threads) }
  })
  printTable(mail_title, [tried.flatMap(({ mails }) => mails)])
  printTable(conversation_title, [tried.map(({ thread }) => thread)])
}

function train(): void {
  const { mails, threads } = learnSummaries({ threads: tuned, reports })
  write(
    'summary-weights.ts',
    { name: 'Features', from: './summary-features.ts' },
    { fact_weights: mails.facts, discussion_weights: mails.discussion },
  )
  write(
    'thread-weights.ts',
    { name: 'ThreadFeatures', from: './summarise-thread.ts' },
    { thread_weights: threads },
  )
}

function write(
  file: string,
  type: { name: string; from: string },
  tables: Readonly<Record<string, Readonly<Record<string, number>>>>,
): void {
  const lines = Object.entries(tables).flatMap(([name, weights]) => [
    '',
    '/** Written by scripts/train-summaries.ts; not changed by hand. */',
    `export const ${name}: ${type.name} = {`,
    ...Object.entries(weights).map(([key, value]) => `  ${key}: ${value},`),
    '}',
  ])
  writeFileSync(
    join(root, 'packages/text/src/summary', file),
    [`import type { ${type.name} } from '${type.from}'`, ...lines, ''].join('\n'),
  )
}
