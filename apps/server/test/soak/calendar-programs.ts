import {
  createAppPassword,
  deleteMeeting,
  listMeetings,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { edited, expand, newText } from '../caldav-edits.ts'
import { personAt } from '../http-person.ts'
import { type DavCopy, davCopy, type Written } from './dav-copy.ts'
import { arriveAt } from './soak-people.ts'
import type { SoakServers } from './soak-servers.ts'
import { note, type SoakWorld } from './soak-world.ts'

/** A person without accounts, who keeps the calendar in two programs and on the screen. */
export interface Keeper {
  readonly user: SessionUser
  readonly programs: readonly DavCopy[]
  /** What may have become of each event, by its name: its times as text, or `gone`. */
  readonly outcomes: Map<string, Set<string>>
  readonly texts: Map<string, string>
  readonly counts: { writes: number; conflicts: number; syncs: number }
  readonly refusals: string[]
}

/** How often one of them does something, beside each change. */
const odds = 0.35
/** What they do, and how often compared to the others. */
const weights = { add: 4, change: 6, remove: 2, sync: 5, part: 1, rename: 1, delete: 0.5 } as const

export async function registerKeepers(servers: SoakServers, count: number): Promise<Keeper[]> {
  const keepers: Keeper[] = []
  for (let number = first_keeper; number < first_keeper + count; number += 1) {
    const about = { number, account: '', timezone: 'UTC', providers: [] }
    const { user } = await arriveAt(servers.address(), about)
    const programs: DavCopy[] = []
    for (const program_name of ['Phone', 'Tablet']) {
      const body = { program_name, purpose: 'calendar' } as const
      const { app_password } = await personAt(servers.address(), user).call(createAppPassword, { body })
      const credentials = Buffer.from(`${user.primary_email}:${app_password}`).toString('base64')
      const calendar = `/dav/calendars/${user.user_id}/meridian/`
      programs.push(davCopy({ address: servers.address, calendar, authorization: `Basic ${credentials}` }))
    }
    const counts = { writes: 0, conflicts: 0, syncs: 0 }
    keepers.push({ user, programs, outcomes: new Map(), texts: new Map(), counts, refusals: [] })
  }
  return keepers
}

const first_keeper = 200_000

/** One of them does something in a program or on the screen; the server may be gone. */
export async function keep(
  world: SoakWorld,
  servers: SoakServers,
  keepers: readonly Keeper[],
): Promise<void> {
  const keeper = world.chance.isHit(odds) ? world.chance.pick([...keepers]) : undefined
  const program = keeper && world.chance.pick([...keeper.programs])
  if (!keeper || !program) return
  const act = world.chance.weighted(weights)
  try {
    if (act === 'rename' || act === 'delete') await actOnScreen(world, servers, keeper, act)
    else await actInProgram(world, keeper, program, act)
  } catch (problem) {
    note(world, 'program', keeper.user.last_name, `${act} failed: ${String(problem)}`)
  }
}

async function actInProgram(
  world: SoakWorld,
  keeper: Keeper,
  program: DavCopy,
  act: 'add' | 'change' | 'remove' | 'sync' | 'part',
): Promise<void> {
  const { chance, first_day, days } = world
  if (act === 'sync' || act === 'part') {
    await program.sync(act === 'part' ? 2 : null)
    keeper.counts.syncs += 1
    return
  }
  const [known, held] = chance.pick([...program.objects]) ?? []
  if (act === 'add' || !known || !held) {
    world.names.objects += 1
    const uid = `D${world.names.objects}.`
    const day = first_day.add({ days: chance.below(days) }).toString()
    const text = newText(chance, { uid, title: `${uid} new`, day })
    return settle(world, keeper, { uid, text, done: await program.put(`${uid}ics`, text, null) })
  }
  const uid = known.replace('ics', '')
  if (act === 'remove')
    return settle(world, keeper, { uid, text: null, done: await program.delete(known, held.etag) })
  const text = edited(chance, held.text, `${uid} v${chance.below(1000)}`)
  return settle(world, keeper, { uid, text, done: await program.put(known, text, held.etag) })
}

interface Settled {
  readonly uid: string
  /** Null for a deletion. */
  readonly text: string | null
  readonly done: Written
}

/** What was acknowledged counts, what was refused by its tag does not, and what broke off may or may not. */
function settle(
  world: SoakWorld,
  { outcomes, texts, counts, refusals }: Keeper,
  { uid, text, done }: Settled,
) {
  const outcome = text === null ? 'gone' : JSON.stringify(expand(text).toSorted())
  note(world, 'program', uid, `${text === null ? 'is deleted' : 'is written'}: ${done}`)
  if (done === 'refused') counts.conflicts += 1
  else if (done === 'unknown') outcomes.set(uid, new Set([...(outcomes.get(uid) ?? ['gone']), outcome]))
  else if (done === 'done') {
    counts.writes += 1
    outcomes.set(uid, new Set([outcome]))
  } else refusals.push(`${uid} ${done}`)
  if (done === 'done' && text !== null) texts.set(uid, text)
}

/** The same events on the screen, where no tag is compared. */
async function actOnScreen(
  world: SoakWorld,
  servers: SoakServers,
  { user, outcomes, texts }: Keeper,
  act: 'rename' | 'delete',
): Promise<void> {
  const person = servers.at(user)
  const found = await person.call(listMeetings, { query: { limit: 100 } })
  const { chance } = world
  const meeting = chance.pick(found.toSorted((one, other) => one.meeting_id.localeCompare(other.meeting_id)))
  const uid = meeting?.meeting_title.split(' ')[0] ?? ''
  const text = texts.get(uid)
  // One whose last writing broke off may say anything.
  if (!meeting || text === undefined || outcomes.get(uid)?.size !== 1) return
  const title = `${uid} s${chance.below(1000)}`
  const renamed = text.replace(/^SUMMARY:.*$/m, () => `SUMMARY:${title}`)
  const outcome = act === 'delete' ? 'gone' : JSON.stringify(expand(renamed).toSorted())
  const before = outcomes.get(uid) ?? []
  outcomes.set(uid, new Set([...before, outcome]))
  const params = { meeting_id: meeting.meeting_id }
  const all = { series_scope: 'all' } as const
  if (act === 'delete') await person.call(deleteMeeting, { params, query: {} })
  else await person.call(updateMeeting, { params, body: { meeting_title: title, ...all } })
  outcomes.set(uid, new Set([outcome]))
  texts.set(uid, renamed)
  note(world, 'program', uid, `${act} on the screen`)
}
