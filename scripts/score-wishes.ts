/**
 * Reads mails that ask to meet, and says how many are recognised and at how many of them the times that would be
 * offered respect all that the mail wishes.
 * Usage: node scripts/score-wishes.ts [<folder> …] [--languages] [--mails] [--prompts <folder>] [--answers <folder>]
 *
 * A folder has files `<language>.txt` as in packages/text/samples/wishes. `--languages` prints a line a language beside.
 * With `--mails` each mail that went wrong is named, except those of a folder whose name ends with `held-out`, by which
 * nothing may be tuned.
 *
 * `--prompts` writes what the server would send to a language model for each mail, to `<set>/<language>.jsonl` in its
 * folder. `--answers` names a folder with files of the same names, which have the answer of a model to each mail, a JSON
 * string a line: the mails are then scored by these as the server reads them. Mails that the server sends to no model
 * are read by the grammar alone, as are those with an answer that it refuses.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readWishSample, readWishSamples, scoreWish, sumScores, type WishScore } from '@meridian/text'
import { root } from './run.ts'
import { readAnswers, readByModel, wishQuestion } from './wish-questions.ts'

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    languages: { type: 'boolean' },
    mails: { type: 'boolean' },
    prompts: { type: 'string' },
    answers: { type: 'string' },
  },
})
const folders =
  named.length > 0
    ? named
    : ['wishes', 'short-messages'].flatMap((kind) => {
        const samples = join(root, 'packages/text/samples', kind)
        return readdirSync(samples)
          .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
          .map((set) => join(samples, set))
      })

console.log('mails              asking  recognised  recall  precision  wishes respected  both  when sure')
for (const folder of folders) {
  const languages = readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map((file) => basename(file, '.txt'))
  const scored = languages.map((language) => scoreLanguage(folder, language))
  const scores = scored.flatMap((one) => one.scores)
  printFigures(basename(folder), scores)
  if (options.languages) for (const one of scored) printFigures(`  ${one.language}`, one.scores)
  if (options.answers !== undefined) printAnswers(scored)
  if (!options.mails || basename(folder).endsWith('held-out')) continue
  for (const { name, problem } of scores) if (problem !== '') console.log(`  ${name}: ${problem}`)
}

interface LanguageScores {
  readonly language: string
  readonly scores: readonly WishScore[]
  readonly sent: number
  readonly refused: readonly string[]
}

function scoreLanguage(folder: string, language: string): LanguageScores {
  const mails = readWishSamples(language, readFileSync(join(folder, `${language}.txt`), 'utf8'))
  if (options.prompts !== undefined) {
    const lines = mails.map((mail) => JSON.stringify(wishQuestion(mail)))
    const target = join(options.prompts, basename(folder))
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, `${language}.jsonl`), `${lines.join('\n')}\n`)
  }
  if (options.answers === undefined) {
    return {
      language,
      scores: mails.map((mail) => scoreWish(mail, readWishSample(mail))),
      sent: 0,
      refused: [],
    }
  }
  const answers = readAnswers(join(options.answers, basename(folder), `${language}.jsonl`))
  const read = mails.map((mail, index) => ({ mail, ...readByModel(mail, answers[index] ?? '') }))
  return {
    language,
    scores: read.map(({ mail, request }) => scoreWish(mail, request)),
    sent: read.filter(({ isSent }) => isSent).length,
    refused: read.flatMap(({ mail, isRefused }) => (isRefused ? [mail.name] : [])),
  }
}

function printAnswers(scored: readonly LanguageScores[]): void {
  const sent = scored.reduce((sum, one) => sum + one.sent, 0)
  const refused = scored.flatMap((one) => one.refused)
  console.log(
    `  sent to the model: ${sent}; answers refused: ${refused.length} ${refused.join(', ')}`.trimEnd(),
  )
}

function printFigures(name: string, scores: readonly WishScore[]): void {
  const { mails, asking, found, wronglyFound, respected, meant, sure, surelyMeant } = sumScores(scores)
  const columns = [
    name.padEnd(17),
    `${asking} of ${mails}`.padEnd(8),
    `${found}`.padStart(9),
    percent(found, asking).padStart(7),
    percent(found, found + wronglyFound).padStart(10),
    `${respected} of ${found}`.padStart(17),
    `${meant}`.padStart(5),
    `${surelyMeant} of ${sure}`.padStart(10),
  ]
  console.log(columns.join(' '))
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(0)} %`
}
