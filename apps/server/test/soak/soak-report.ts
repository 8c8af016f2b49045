import { z } from 'zod'
import type { Keeper } from './calendar-programs.ts'
import { expectedView, type View } from './expected-view.ts'
import type { Actors } from './live.ts'
import { brokenPromises, expectedMail, type MailView, shownMail } from './mail-view.ts'
import { brokenInvitations, countEmails } from './post-view.ts'
import { programDifferences } from './program-view.ts'
import { productView } from './product-view.ts'
import { soak_providers, type SoakPerson, type SoakProvider } from './soak-people.ts'
import type { SoakServers } from './soak-servers.ts'
import type { Entry, SoakWorld } from './soak-world.ts'

/** What came of a soak. */
export interface SoakReport {
  /** What differs, as short stories; none in a good one. */
  readonly differences: readonly string[]
  /** Accounts that could not be read in the end. */
  readonly unread: readonly string[]
  readonly occurrences: number
  readonly kills: number
  readonly faults: number
  readonly reconnects: number
  /** Mails that people are shown, answers that were sent, and different mails to guests. */
  readonly mails: number
  readonly replies: number
  readonly letters: number
  /** What calendar programs wrote, were refused because of another version, and how often they read. */
  readonly programs: Keeper['counts']
  readonly providers: readonly ProviderCount[]
  /** What the servers have complained about, and how often. */
  readonly logged: Readonly<Record<string, number>>
}

export interface ProviderCount {
  /** Mail is Google's, and counted apart. */
  readonly provider: Counted
  readonly changes: number
  /** Requests of the first readings, and those after. */
  readonly first: number
  readonly later: number
  readonly per_change: number
}

type Counted = SoakProvider | 'mail'

interface Totals {
  readonly first: Readonly<Record<Counted, number>>
  readonly last: Readonly<Record<Counted, number>>
  readonly kills: number
  readonly unread: readonly string[]
}

const most_stories = 5
/** Of the faults beside the changes, the latest explain most. */
const most_beside = 12

export async function reportOf(
  world: SoakWorld,
  servers: SoakServers,
  { crowd, hosts, keepers }: Actors,
  { first, last, kills, unread }: Totals,
): Promise<SoakReport> {
  const from_ms = Date.parse(world.first_day.subtract({ days: 1 }).toString())
  const span = { from_ms, to_ms: from_ms + 62 * 86_400_000 }
  const differences = [...brokenPromises(world), ...(await brokenInvitations(world, servers, hosts))].flatMap(
    (line) => [line, ...storyOf(world, undefined, [line])],
  )
  for (const keeper of keepers) {
    const lines = await programDifferences(servers, keeper, span)
    differences.push(...lines, ...storyOf(world, undefined, lines))
  }
  let [occurrences, mails] = [0, 0]
  for (const [person, user] of crowd) {
    const expected = await expectedView(world, person, span)
    occurrences += expected.occurrences.length
    const shown = await productView(servers.at(user), span)
    differences.push(...differencesOf(world, person, expected, shown))
    if (!person.providers.includes('google')) continue
    const mailbox = await shownMail(servers.at(user))
    mails += mailbox.listed.length + mailbox.trash.length
    differences.push(...differencesOf(world, person, expectedMail(world, person, mailbox), mailbox))
  }
  const counted = [...soak_providers, 'mail' as const].map((provider) => {
    const changes = world.diary.filter((entry) => entry.provider === provider && isChange(entry)).length
    const later = last[provider] - first[provider]
    return {
      provider,
      changes,
      first: first[provider],
      later,
      per_change: round(later / Math.max(1, changes)),
    }
  })
  return {
    differences,
    unread,
    occurrences,
    kills,
    faults: world.diary.filter(({ what }) => what.startsWith('fault')).length,
    reconnects: world.diary.filter(({ what }) => what === 'connects again').length,
    mails,
    replies: world.replies.filter(({ state }) => state === 'sent').length,
    letters: countEmails(world),
    programs: countPrograms(keepers),
    providers: counted,
    logged: countComplaints(servers.lines()),
  }
}

function countPrograms(keepers: readonly Keeper[]): Keeper['counts'] {
  const sum = { writes: 0, conflicts: 0, syncs: 0 }
  for (const { counts } of keepers) {
    sum.writes += counts.writes
    sum.conflicts += counts.conflicts
    sum.syncs += counts.syncs
  }
  return sum
}

const Complaint = z.object({
  msg: z.string(),
  job: z.string().default(''),
  err: z.object({ message: z.string() }).default({ message: '' }),
})

function countComplaints(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const line of lines.filter((one) => one.startsWith('{'))) {
    const { msg, job, err } = Complaint.parse(JSON.parse(line))
    const words = `${msg} ${job} ${err.message}`.slice(0, 160)
    counts[words] = (counts[words] ?? 0) + 1
  }
  return counts
}

type Lines = Readonly<Record<string, readonly string[]>>

function differencesOf(
  world: SoakWorld,
  person: SoakPerson,
  expected: View | MailView,
  shown: View | MailView,
): string[] {
  const [expectedLines, shownLines]: [Lines, Lines] = [{ ...expected }, { ...shown }]
  return Object.keys(expectedLines).flatMap((kind) => {
    const missing = without(expectedLines[kind] ?? [], shownLines[kind] ?? [])
    const extra = without(shownLines[kind] ?? [], expectedLines[kind] ?? [])
    if (missing.length + extra.length === 0) return []
    const lines = [
      ...missing.map((line) => `  missing ${line}`),
      ...extra.map((line) => `  too much ${line}`),
    ]
    return [
      `${person.account} (${person.providers.join(', ')}), ${kind}:`,
      ...lines.slice(0, most_stories * 2),
      ...storyOf(world, person, lines),
    ]
  })
}

/** As often as it is there. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What happened to the things that differ, and what went wrong around them. */
function storyOf({ diary }: SoakWorld, person: SoakPerson | undefined, lines: readonly string[]): string[] {
  const names = new Set(lines.flatMap((line) => /[TMRGD]\d+\./.exec(line)?.[0] ?? []).slice(0, most_stories))
  const told = diary.filter(
    ({ about, what }) => names.has(about) || [...names].some((name) => what.includes(name)),
  )
  const [begins, ends] = [told[0]?.at_ms ?? Infinity, (told.at(-1)?.at_ms ?? 0) + 600_000]
  const beside = diary.filter((entry) => entry.about === person?.account && isWithin(entry, begins, ends))
  const chosen = new Set([...told, ...beside.slice(-most_beside)])
  const around = diary.filter((entry) => chosen.has(entry))
  return around.map(({ at_ms, provider, about, what }) => {
    const time = new Date(at_ms).toISOString().slice(5, 19)
    return `    ${time} ${provider} ${about} ${what}`.slice(0, 400)
  })
}

function isWithin({ at_ms }: Entry, begins: number, ends: number): boolean {
  return at_ms >= begins && at_ms <= ends
}

function isChange({ what }: Entry): boolean {
  return /^(\{|joins|leaves|is to be|answers)/.test(what)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
