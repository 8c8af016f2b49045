import { expand, timesIn } from '../caldav-edits.ts'
import type { Keeper } from './calendar-programs.ts'
import type { DavCopy } from './dav-copy.ts'
import { lineOf, type Span } from './expected-view.ts'
import { productView } from './product-view.ts'
import type { SoakServers } from './soak-servers.ts'

/**
 * What differs in the end between the copies of a keeper's programs, what a new program reads, what the screens show, and
 * the writes that were acknowledged.
 */
export async function programDifferences(
  servers: SoakServers,
  { user, programs, outcomes, refusals }: Keeper,
  span: Span,
): Promise<string[]> {
  const [first] = programs
  if (!first) return []
  const fresh = first.another()
  await fresh.sync(null)
  const copies = await Promise.all(
    programs.map(async (program) => {
      await program.sync(null)
      return unlike(program, fresh).map((name) => `${name} differs in a program of ${user.last_name}`)
    }),
  )
  return [
    ...copies.flat(),
    ...lostWrites(fresh, outcomes),
    ...(await unlikeScreens(servers, user, { fresh, span })),
    ...refusals.map((refusal) => `${refusal} to a program of ${user.last_name}`),
  ]
}

function unlike(one: DavCopy, other: DavCopy): string[] {
  const names = new Set([...one.objects.keys(), ...other.objects.keys()])
  return [...names].filter((name) => heldIn(one, name) !== heldIn(other, name))
}

function heldIn({ objects }: DavCopy, name: string): string {
  return JSON.stringify(objects.get(name) ?? null)
}

function lostWrites({ objects }: DavCopy, outcomes: Keeper['outcomes']): string[] {
  return [...outcomes].flatMap(([uid, possible]) => {
    const text = objects.get(`${uid}ics`)?.text
    const now = text === undefined ? 'gone' : JSON.stringify(expand(text).toSorted())
    return possible.has(now) ? [] : [`${uid} is ${now} and not ${[...possible].join(' or ')}`]
  })
}

async function unlikeScreens(
  servers: SoakServers,
  user: Keeper['user'],
  { fresh, span }: { readonly fresh: DavCopy; readonly span: Span },
): Promise<string[]> {
  const shown = (await productView(servers.at(user), span)).occurrences
  const there = [...fresh.objects.values()]
    .flatMap(({ text }) => timesIn(text))
    .map(({ title, start, end }) => ({
      title,
      is_all_day: !start.includes('T'),
      is_free: false,
      start_ms: momentOf(start),
      end_ms: momentOf(end),
    }))
    .filter(({ start_ms, end_ms }) => end_ms > span.from_ms && start_ms < span.to_ms)
    .map(lineOf)
  return [
    ...there.filter((line) => !shown.includes(line)).map((line) => `missing on the screen: ${line}`),
    ...shown.filter((line) => !there.includes(line)).map((line) => `only on the screen: ${line}`),
  ]
}

function momentOf(time: string): number {
  return Date.parse(time.includes('T') ? `${time}Z` : `${time}T00:00Z`)
}
