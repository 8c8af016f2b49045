/**
 * Reads mails that ask to meet, and says how many are recognised and at how many of them the times that would be
 * offered respect all that the mail wishes.
 * Usage: node scripts/score-wishes.ts [<folder> …] [--languages] [--mails]
 *
 * A folder has files `<language>.txt` as in packages/text/samples/wishes. `--languages` prints a line a language beside.
 * With `--mails` each mail that went wrong is named, except those of a folder whose name ends with `held-out`, by which
 * nothing may be tuned.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWishSamples, scoreWish, sumScores, type WishScore } from '@meridian/text'
import { root } from './run.ts'

const samples = join(root, 'packages/text/samples/wishes')
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const sets = [
  'tuned',
  'held-out',
  'fresh',
  'unseen',
  'round-3',
  'round-3b',
  'round-4',
  'round-4b',
  'round-5',
  'round-5b',
  'round-6',
  'round-6b',
  'round-7',
  'round-8',
  'round-9',
  'round-10',
  'round-11',
  'round-12',
  'round-13-held-out',
  'round-14',
  'round-15',
  'round-16-held-out',
]
const folders = named.length > 0 ? named : sets.map((set) => join(samples, set))

console.log('mails              asking  recognised  recall  precision  wishes respected  both  when sure')
for (const folder of folders) {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => basename(file, '.txt'))
  const scored = languages.map((language) => ({
    language,
    scores: readWishSamples(language, readFileSync(join(folder, `${language}.txt`), 'utf8')).map(scoreWish),
  }))
  const scores = scored.flatMap((one) => one.scores)
  printFigures(basename(folder), scores)
  if (process.argv.includes('--languages')) {
    for (const one of scored) printFigures(`  ${one.language}`, one.scores)
  }
  if (!process.argv.includes('--mails') || basename(folder).endsWith('held-out')) continue
  for (const { name, problem } of scores) if (problem !== '') console.log(`  ${name}: ${problem}`)
}

function printFigures(name: string, scores: readonly WishScore[]): void {
  const { mails, asking, found, wronglyFound, respected, meant, sure, surelyRespected } = sumScores(scores)
  const columns = [
    name.padEnd(17),
    `${asking} of ${mails}`.padEnd(8),
    `${found}`.padStart(9),
    percent(found, asking).padStart(7),
    percent(found, found + wronglyFound).padStart(10),
    `${respected} of ${found}`.padStart(17),
    `${meant}`.padStart(5),
    `${surelyRespected} of ${sure}`.padStart(10),
  ]
  console.log(columns.join(' '))
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`
}
