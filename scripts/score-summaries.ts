/**
 * Compares summaries with those that people wrote of the same mails, beside what has to be beaten: the first three
 * sentences of a mail's own words, and its first three sentences as they come.
 * Usage: node scripts/score-summaries.ts <folder> [--mails]
 *
 * The folder has mails as `<name>.eml` or `<name>.txt` and beside each `<name>.reference.txt`: the summary, and below it
 * a line `must: <words of the mail>` for every fact that may not be left out. A folder with `threads.json` has
 * conversations that people have annotated, and one whose files are named after languages has mails with marked sentences
 * (marked-sentences.ts).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMail, visibleMail, writePerson } from '@meridian/mail'
import {
  firstSentences,
  leadOf,
  type MeanScore,
  meanScore,
  readReference,
  readSample,
  type Sample,
  scoreSummary,
  summarise,
} from '@meridian/text'

import { holdsMarkedMails, readMarkedFolder } from './marked-sentences.ts'
import { scoreMarked } from './score-marked.ts'
import { scoreThreads } from './score-threads.ts'

interface Scored {
  readonly name: string
  readonly score: ReturnType<typeof scoreSummary>
  readonly ms: number
}

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (folder === undefined) {
  console.error('Usage: node scripts/score-summaries.ts <folder> [--mails]')
  process.exit(1)
}

const threads = join(folder, 'threads.json')
if (existsSync(threads)) {
  scoreThreads(readFileSync(threads, 'utf8'))
  process.exit(0)
}
if (holdsMarkedMails(folder)) {
  scoreMarked(readMarkedFolder(folder))
  process.exit(0)
}
const samples = await readSamples(folder)
if (samples.length === 0) {
  console.error(`There is no mail with a reference summary in ${folder}.`)
  process.exit(1)
}
const methods: Readonly<Record<string, (sample: Sample) => string>> = {
  Meridian: (sample) => summarise(sample).text,
  'first 3, own words': (sample) => leadOf(sample).text,
  'first 3, as it comes': (sample) => firstSentences(sample.text),
}
console.log(`${samples.length} mails; ROUGE F1 x 100\n`)
console.log('method                  R1    R2    RL  words  facts  invented  ms median / p95')
for (const [name, write] of Object.entries(methods)) {
  const scored = samples.map((sample) => score(sample, write))
  printRow(name, meanScore(scored.map((one) => one.score)), scored)
}
if (process.argv.includes('--mails')) {
  console.log()
  for (const sample of samples) {
    const { name, score: own } = score(sample, (mail) => summarise(mail).text)
    const what = own.invented.length > 0 ? `, invented: ${own.invented.join(' ')}` : ''
    console.log(`${name}: R1 ${percent(own.r1)}, ${own.words} words, facts ${own.kept}/${own.musts}${what}`)
  }
}

async function readSamples(from: string): Promise<Sample[]> {
  const names = readdirSync(from)
    .filter((name) => /\.(?:eml|txt)$/i.test(name) && !name.endsWith('.reference.txt'))
    .toSorted()
  const found: Sample[] = []
  for (const name of names) {
    const reference = join(from, name.replace(/\.\w+$/, '.reference.txt'))
    if (existsSync(reference)) found.push(await readOne(from, name, readFileSync(reference, 'utf8')))
    else console.error(`${name} has no reference summary and is left out.`)
  }
  return found
}

async function readOne(from: string, name: string, reference: string): Promise<Sample> {
  const bytes = readFileSync(join(from, name))
  if (!/\.eml$/i.test(name)) return readSample(name, bytes.toString('utf8'), reference)
  const mail = await readMail(bytes)
  const { text } = visibleMail(mail)
  return {
    name,
    subject: mail.subject,
    from: mail.from ? writePerson(mail.from) : '',
    text,
    ...readReference(reference),
  }
}

function score(sample: Sample, write: (sample: Sample) => string): Scored {
  const began = performance.now()
  const summary = write(sample)
  const ms = performance.now() - began
  return { name: sample.name, score: scoreSummary(summary, sample), ms }
}

function printRow(name: string, mean: MeanScore, scored: readonly Scored[]): void {
  const times = scored.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  const columns = [
    percent(mean.r1),
    percent(mean.r2),
    percent(mean.rl),
    mean.words.toFixed(0),
    percent(mean.recall),
  ]
  const [r1 = '', r2 = '', rl = '', words = '', facts = ''] = columns
  console.log(
    `${name.padEnd(20)}  ${r1.padStart(4)}  ${r2.padStart(4)}  ${rl.padStart(4)}  ${words.padStart(5)}  ${facts.padStart(5)}  ${String(mean.invented).padStart(8)}  ${at(0.5)} / ${at(0.95)}`,
  )
}

function percent(share: number): string {
  return (share * 100).toFixed(1)
}
