/**
 * `node bench/engine.bench.ts`: the free-slot search against the least work that gives the same answer and
 * against its peers, interleaved in one run, medians of several rounds. Exits 1 when a budget is broken.
 */
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { findFreeSlots, type Interval } from '@meridian/engine'
import { quarterMs, type Size, seededQuestion, sizes } from './engine.data.ts'
import { commonHoursOf, slotsBySort, slotsBySweep, sortedBusyOf } from './engine.limit.ts'
import { slotsByLuxon, slotsBySlotCalculator } from './engine.peers.ts'

type Search = () => Interval[]

interface Row {
  readonly size: string
  readonly medians: ReadonlyMap<string, number>
}

const mostTimesTheLimit = 3
const fewestTimesCalCom = 300
const firstSearchBudgetMs = 15
const rounds = 9
/** cal.com's computation in multiples of the limit, both measured on one machine on 2026-11-20. */
const calComPerLimit = [841, 336, 148, 123, 1131]

const rows = sizes.map(measureSize)
const firstMs = measureFirstSearch()
printTable(rows)
console.log(
  `First search in a fresh process, median of 5: ${firstMs.toFixed(2)} ms (budget ${firstSearchBudgetMs} ms)`,
)
console.log(`Machine: ${cpus()[0]?.model} x ${cpus().length}, node ${process.version}`)
process.exitCode = brokenBudgets().length === 0 ? 0 : 1
for (const budget of brokenBudgets()) console.error(`Over budget: ${budget}`)

function measureSize(size: Size): Row {
  const searches = searchesOf(size)
  verifyAgreement(size, searches)
  // Where calendars are this full, hardly a slot is left; emptier ones make the agreement tell something.
  const emptier = { ...size, busyEach: 2 }
  verifyAgreement(emptier, searchesOf(emptier))
  const samples = new Map([...searches.keys()].map((name): [string, number[]] => [name, []]))
  const repeats = new Map([...searches].map(([name, search]): [string, number] => [name, repeatsFor(search)]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, search] of searches) samples.get(name)?.push(timeOnce(search, repeats.get(name) ?? 1))
  }
  return {
    size: `${size.people} x ${size.busyEach} x ${size.days}`,
    medians: new Map([...samples].map(([name, taken]): [string, number] => [name, median(taken)])),
  }
}

function searchesOf(size: Size): Map<string, Search> {
  const { window, people } = seededQuestion(size)
  const hours = commonHoursOf(window, people)
  const sorted = sortedBusyOf(people)
  const searches = new Map<string, Search>([
    ['ours', () => findFreeSlots({ window, people, durationMs: quarterMs })],
    ['ours, 2 slots', () => findFreeSlots({ window, people, durationMs: quarterMs, limit: 2 })],
    ['limit', () => slotsBySort(hours, window, people)],
    ['sorted', () => slotsBySweep(hours, window, sorted)],
  ])
  // Beyond this the peers take seconds to minutes a search.
  if (size.people <= 10) {
    searches.set('luxon', () => slotsByLuxon(window, people))
    searches.set('slot-calculator', () => slotsBySlotCalculator(hours, window, people))
  }
  return searches
}

/** All give the same slots; a search that stops early gives the first of them. */
function verifyAgreement(size: Size, searches: ReadonlyMap<string, Search>): void {
  const answers = [...searches].map(([name, search]): [string, Interval[]] => [name, search()])
  const ours = answers[0]?.[1] ?? []
  for (const [name, slots] of answers) {
    const expected = name === 'ours, 2 slots' ? ours.slice(0, 2) : ours
    if (JSON.stringify(slots) !== JSON.stringify(expected)) {
      throw new Error(
        `${name} finds ${slots.length} slots at ${JSON.stringify(size)}, ours ${expected.length}.`,
      )
    }
  }
  console.log(`${size.people} x ${size.busyEach} x ${size.days}: all agree on ${ours.length} slots`)
}

/** Enough repeats to fill about 20 ms, found while the search warms up. */
function repeatsFor(search: Search): number {
  let repeats = 1
  for (;;) {
    const perSearchMs = timeOnce(search, repeats)
    if (perSearchMs * repeats >= 20) return repeats
    repeats *= 2
  }
}

function timeOnce(search: Search, repeats: number): number {
  const began = performance.now()
  for (let turn = 0; turn < repeats; turn += 1) search()
  return (performance.now() - began) / repeats
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function measureFirstSearch(): number {
  const script = fileURLToPath(new URL('./engine.first-search.ts', import.meta.url))
  const times = Array.from({ length: 5 }, () => {
    const { tookMs } = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
    return Number(tookMs)
  })
  return median(times)
}

function printTable(rows: readonly Row[]): void {
  console.log('\nms per warm search; 15-minute slots, people x busy each x days')
  console.table(
    Object.fromEntries(
      rows.map(({ size, medians }, place) => [
        size,
        {
          ...Object.fromEntries([...medians].map(([name, ms]) => [name, Number(ms.toPrecision(3))])),
          ...ratio('ours / limit', medians.get('ours'), medians.get('limit')),
          ...ratio('luxon / ours', medians.get('luxon'), medians.get('ours')),
          ...ratio('slot-calculator / ours', medians.get('slot-calculator'), medians.get('ours')),
          'cal.com / ours (by the limit)': Math.round(timesCalCom(rows[place], place)),
        },
      ]),
    ),
  )
}

/** An entry for the table, or none where one of the two was not measured. */
function ratio(label: string, above: number | undefined, below: number | undefined): Record<string, number> {
  if (above === undefined || below === undefined) return {}
  return { [label]: Number((above / below).toPrecision(3)) }
}

function timesCalCom(row: Row | undefined, place: number): number {
  return (
    ((calComPerLimit[place] ?? 0) * (row?.medians.get('limit') ?? 0)) / (row?.medians.get('ours') ?? Infinity)
  )
}

function brokenBudgets(): string[] {
  const broken: string[] = []
  for (const [place, row] of rows.entries()) {
    const perLimit = (row.medians.get('ours') ?? Infinity) / (row.medians.get('limit') ?? 0)
    if (perLimit > mostTimesTheLimit) broken.push(`${row.size} takes ${perLimit.toFixed(2)} times the limit.`)
    const faster = timesCalCom(row, place)
    if (faster < fewestTimesCalCom)
      broken.push(`${row.size} is ${Math.round(faster)} times faster than cal.com's.`)
  }
  if (firstMs > firstSearchBudgetMs) broken.push(`The first search takes ${firstMs.toFixed(1)} ms.`)
  return broken
}
