/**
 * `node bench/text.bench.ts`: how long a summary and a draft of a mail of 30 KB take, in five languages. The slowest one
 * in twenty counts, in time of the processor, so that what else the machine does is not measured; the time on the clock
 * stands beside it. Each mail has other sentences, so that none profits from what was remembered of the one before.
 * Exits 1 when a budget is broken.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { draftReply, languages, summarise } from '@meridian/text'

const budget_ms = 50
/**
 * A draft reads what the mail asks, every time that it names and what each may mean, besides what a summary reads: its
 * 12,000 characters of own words are 120 sentences, and a sentence takes a millisecond.
 */
const draft_budget_ms = 150
const characters = 30_000
const rounds = 60
const warm_up_rounds = 5
/** No mail has its paragraphs as often. */
const most_turns = 100
const context = { ownName: 'Ada', senderName: 'Ben', slots: [], timeZone: 'UTC', bothKnown: false }

interface LongMail {
  readonly subject: string
  readonly text: string
  readonly sentOn: string
}

const rows = languages.flatMap((language) => {
  const mails = Array.from({ length: warm_up_rounds + rounds }, (_, round) => ({
    subject: 'Works on the roof and the harbour',
    text: longMail(language, round),
    sentOn: '2026-11-20',
  }))
  return [
    {
      name: `summary, ${language}`,
      budget: budget_ms,
      ...measure(mails, (mail) => summarise({ ...mail, reader: 'Ada' })),
    },
    {
      name: `draft, ${language}`,
      budget: draft_budget_ms,
      ...measure(mails, (mail) => draftReply({ ...mail }, '', context)),
    },
  ]
})
for (const { name, budget, median, p95, clockP95 } of rows) {
  console.log(
    `${name.padEnd(12)} median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (budget ${budget} ms); p95 on the clock ${clockP95.toFixed(1)} ms`,
  )
}
console.log(`Machine: ${cpus()[0]?.model} x ${cpus().length}, node ${process.version}`)
const slow = rows.filter(({ p95, budget }) => p95 > budget)
for (const { name } of slow) console.error(`Over budget: ${name}`)
process.exitCode = slow.length === 0 ? 0 : 1

interface Times {
  readonly median: number
  readonly p95: number
  readonly clockP95: number
}

function measure(mails: readonly LongMail[], work: (mail: LongMail) => unknown): Times {
  for (const mail of mails.slice(0, warm_up_rounds)) work(mail)
  const runs = mails.slice(warm_up_rounds).map((mail) => {
    const began = performance.now()
    const before = process.threadCpuUsage()
    work(mail)
    const { user, system } = process.threadCpuUsage(before)
    return { processor: (user + system) / 1000, clock: performance.now() - began }
  })
  const sorted = (pick: (run: (typeof runs)[number]) => number) =>
    runs.map(pick).toSorted((one, other) => one - other)
  const processor = sorted((run) => run.processor)
  return {
    median: at(processor, 0.5),
    p95: at(processor, 0.95),
    clockP95: at(
      sorted((run) => run.clock),
      0.95,
    ),
  }
}

function at(times: readonly number[], share: number): number {
  return times[Math.floor((rounds - 1) * share)] ?? 0
}

/** Paragraphs of the samples of a language, again and again, each time with other numbers and another last word. */
function longMail(language: string, round: number): string {
  const folder = fileURLToPath(new URL('../packages/text/samples/tuned/', import.meta.url))
  const paragraphs = readdirSync(folder)
    .filter((name) => name.startsWith(`${language}-`) && !name.endsWith('.reference.txt'))
    .flatMap((name) => readFileSync(folder + name, 'utf8').split('\n\n'))
    .filter((paragraph) => paragraph.length > 120 && !/^(?:>|From:|Von:)/m.test(paragraph))
  let text = ''
  for (let turn = 1; text.length < characters; turn += 1) {
    text += paragraphs
      .map((paragraph) =>
        `${paragraph}\n\n`
          .replaceAll(/\d+/g, (digits) => String(Number(digits) + turn))
          .replaceAll(/(?<=\p{Ll})(?=[.?!]\s)/gu, ` ${madeUpWord(round * most_turns + turn)}`),
      )
      .join('')
  }
  return text.slice(0, characters)
}

/** A word of no language. */
function madeUpWord(number: number): string {
  return `q${Array.from(String(number), (digit) => 'bcdfghjklm'[Number(digit)]).join('')}`
}
