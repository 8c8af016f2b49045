/**
 * Reads mails that ask to meet, and says how many are recognised and at how many of them the times that would be
 * offered respect all that the mail wishes.
 * Usage: node scripts/score-wishes.ts [<folder> …] [--mails]
 *
 * A folder has files `<language>.txt` as in packages/text/samples/wishes. With `--mails` each mail that went wrong is
 * named, except those of a folder called `held-out`, by which nothing may be tuned.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWishSamples, scoreWish, sumScores } from '@meridian/text'
import { root } from './run.ts'

const samples = join(root, 'packages/text/samples/wishes')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const sets = ['tuned', 'held-out', 'fresh', 'unseen']
const folders = named.length > 0 ? named : sets.map((set) => join(samples, set))

console.log('mails     asking  recognised  recall  precision  wishes respected')
for (const folder of folders) {
  const scores = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) => readWishSamples(basename(file, '.txt'), readFileSync(join(folder, file), 'utf8')))
    .map(scoreWish)
  const { mails, asking, found, wronglyFound, respected } = sumScores(scores)
  const columns = [
    basename(folder).padEnd(9),
    `${asking} of ${mails}`.padEnd(8),
    `${found}`.padStart(9),
    percent(found, asking).padStart(7),
    percent(found, found + wronglyFound).padStart(10),
    `${respected} of ${found}`.padStart(17),
  ]
  console.log(columns.join(' '))
  if (!process.argv.includes('--mails') || basename(folder) === 'held-out') continue
  for (const { name, problem } of scores) if (problem !== '') console.log(`  ${name}: ${problem}`)
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`
}
