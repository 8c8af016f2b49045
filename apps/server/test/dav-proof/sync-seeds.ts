import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMeeting, updateMeeting } from '@meridian/contract'
import fc from 'fast-check'
import { startRadicale } from '../calendar-programs.ts'
import { type ObjectVersion, objectIn, objectTextOf, objectVersion } from '../random-object.ts'
import { type Chance, newChance } from '../soak/chance.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { davFolder, type DavFolder, fetchPatiently } from './dav-folder.ts'
import { type DavAccount, type DavInstance, startDavInstance } from './dav-instance.ts'

export interface SeedResult {
  readonly seed: number
  readonly edits: number
  /** The most runs of vdirsyncer that were needed until both sides were equal. */
  readonly rounds: number
  readonly problems: readonly string[]
}

/** So many seeds are synchronized by one run of the program … */
const seeds_at_once = 10
/** … after so many edits of each, so many times. */
const edits_a_batch = 10
const batches = 4
const most_rounds = 2

/** What became of an event by the last edit of one side: its text, or null where it was deleted. */
type Edits = Map<string, string | null>

interface Side {
  readonly folder: DavFolder
  readonly edits: Edits
}

interface SeedState {
  readonly seed: number
  readonly chance: Chance
  readonly account: DavAccount
  readonly here: Side
  readonly there: Side
  /** What both sides have to say in the end, by UID. */
  readonly expected: Map<string, string>
  /** Meetings that were made on the screen and not deleted: one that comes back is another one. */
  made: string[]
  readonly versions: Iterator<ObjectVersion>
  readonly problems: string[]
  edits: number
  rounds: number
}

/**
 * Edits a calendar here and one at Radicale by chance, as people with programs and screens do, lets vdirsyncer
 * synchronize the two, and compares them with each other and with what was written last. Where both sides change an event,
 * Radicale's wins; a change wins over a deletion.
 */
export async function runSyncSeeds(
  seeds: readonly number[],
  resources: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<SeedResult[]> {
  const instance = await startDavInstance(resources)
  const folder = resources.use(temporaryFolder())
  const radicale = resources.use(await startRadicale(folder.path))
  const results: SeedResult[] = []
  for (let at = 0; at < seeds.length; at += seeds_at_once) {
    const group = seeds.slice(at, at + seeds_at_once)
    const states = await Promise.all(group.map((seed) => openSeed(seed, instance, radicale.address)))
    const path = join(folder.path, `group-${at}`)
    await mkdir(path)
    const sync = await openPairs(path, states, radicale.address)
    for (let batch = 0; batch < batches; batch += 1) await runBatch(states, sync)
    await checkRest(states, sync)
    for (const { seed, edits, rounds, problems } of states) {
      results.push({ seed, edits, rounds, problems })
      say(`seed ${seed}: ${edits} edits, ${rounds} rounds at most, ${problems.length} problems`)
      for (const problem of problems) say(`  ${problem}`)
    }
  }
  return results
}

async function openSeed(seed: number, instance: DavInstance, radicale: string): Promise<SeedState> {
  const account = await instance.anAccount(`Seed${seed}`)
  const url = `${radicale}/seed${seed}/calendar/`
  const other = { user: `seed${seed}`, password: 'any' }
  const authorization = `Basic ${Buffer.from(`${other.user}:${other.password}`).toString('base64')}`
  await fetchPatiently(url, { method: 'MKCALENDAR', headers: { authorization } })
  return {
    seed,
    chance: newChance(seed),
    account,
    here: { folder: davFolder(account.calendar, account), edits: new Map() },
    there: { folder: davFolder(url, other), edits: new Map() },
    expected: new Map(),
    made: [],
    // vdirsyncer itself takes these two for ends of lines.
    versions: fc
      .sample(
        objectVersion.filter(({ title }) => !/[\p{Zl}\p{Zp}]/u.test(title)),
        { seed, numRuns: batches * edits_a_batch },
      )
      .values(),
    problems: [],
    edits: 0,
    rounds: 0,
  }
}

async function runBatch(states: readonly SeedState[], sync: () => Promise<string>): Promise<void> {
  await Promise.all(states.map(editSeed))
  let open = [...states]
  let said = ''
  for (let round = 1; round <= most_rounds && open.length > 0; round += 1) {
    said = await sync()
    const differences = await Promise.all(open.map(differenceOf))
    for (const [place, state] of open.entries())
      if (differences[place] === undefined) state.rounds = Math.max(state.rounds, round)
    open = open.filter((_, place) => differences[place] !== undefined)
  }
  for (const state of open) {
    state.rounds = Infinity
    const own = said.split('\n').filter((line) => line.includes(`seed${state.seed}`))
    state.problems.push(`${await differenceOf(state)} ${own.join(' ')}`)
  }
}

/** A run without edits changes nothing on either side. */
async function checkRest(states: readonly SeedState[], sync: () => Promise<string>): Promise<void> {
  const read = ({ here, there }: SeedState) => Promise.all([here.folder.tags(), there.folder.tags()])
  const before = await Promise.all(states.map(read))
  await sync()
  const after = await Promise.all(states.map(read))
  for (const [place, state] of states.entries())
    if (JSON.stringify(before[place]) !== JSON.stringify(after[place]))
      state.problems.push('A run without edits changes something.')
}

async function editSeed(state: SeedState): Promise<void> {
  const { chance, here, there } = state
  for (const side of [here, there]) side.edits.clear()
  for (let count = 0; count < edits_a_batch; count += 1) {
    state.edits += 1
    const isScreen = chance.isHit(0.15)
    try {
      if (isScreen) await editOnScreen(state)
      else await editByProgram(state, chance.isHit(0.5) ? here : there)
    } catch (problem) {
      state.problems.push(problem instanceof Error ? problem.message : String(problem))
    }
  }
  for (const uid of new Set([...here.edits.keys(), ...there.edits.keys()])) {
    const isDeleted = [here, there].some(({ edits }) => edits.get(uid) === null)
    if (isDeleted) state.made = state.made.filter((meeting_id) => meeting_id !== uid)
    const texts = [there.edits.get(uid), here.edits.get(uid)]
    const text = texts.find((one) => typeof one === 'string')
    if (text === undefined || text === null) state.expected.delete(uid)
    else state.expected.set(uid, text)
  }
}

async function editByProgram({ chance, seed, versions, edits }: SeedState, side: Side): Promise<void> {
  const texts = await side.folder.texts()
  const paths = Object.keys(texts)
  const path = chance.pick(paths)
  const act = chance.weighted({ create: paths.length < 6 ? 6 : 1, change: 5, delete: 1 })
  const uid = path === undefined ? undefined : uidIn(texts[path] ?? '')
  if (path === undefined || uid === undefined || act === 'create') {
    const created = `${seed}-${edits}@example.com`
    const text = objectTextOf(created, versions.next().value)
    await side.folder.put(`${side.folder.url}${seed}-${edits}.ics`, text)
    side.edits.set(created, text)
    return
  }
  if (act === 'delete') {
    await side.folder.delete(path)
    side.edits.set(uid, null)
    return
  }
  const text = objectTextOf(uid, versions.next().value)
  await side.folder.put(path, text)
  side.edits.set(uid, text)
}

/** Makes a meeting in Meridian, or renames one that is as Meridian made it. */
async function editOnScreen({ account, chance, edits, here, made }: SeedState): Promise<void> {
  const { person } = account
  const meeting_id = chance.pick(made)
  const texts = await here.folder.texts()
  const known =
    meeting_id === undefined ? undefined : Object.keys(texts).find((one) => one.includes(meeting_id))
  if (meeting_id === undefined || known === undefined) {
    const isSeries = chance.isHit(0.5)
    const created = await person.call(createMeeting, {
      body: {
        meeting_title: `Screen ${edits}`,
        meeting_timezone: 'Europe/Berlin',
        meeting_date: { start_date: '2027-03-26' },
        meeting_time: { start_time: '09:00', end_time: '09:45' },
        ...(isSeries && {
          meeting_recurrence: {
            is_recurring: true,
            recurring_type: 'daily',
            recurring_days: {},
            recurring_end_date: '2027-03-30',
          },
        }),
      },
    })
    made.push(created.meeting_id)
    await noteText(here, created.meeting_id)
    return
  }
  const body = { meeting_title: `Renamed ${edits}`, series_scope: 'all' } as const
  await person.call(updateMeeting, { params: { meeting_id }, body })
  await noteText(here, meeting_id)
}

async function noteText({ folder, edits }: Side, meeting_id: string): Promise<void> {
  const texts = await folder.texts()
  const text = texts[Object.keys(texts).find((path) => path.includes(meeting_id)) ?? '']
  if (text !== undefined) edits.set(uidIn(text) ?? '', text)
}

/** Undefined where both sides say what they should. */
async function differenceOf({ here, there, expected }: SeedState): Promise<string | undefined> {
  const [ours, theirs] = await Promise.all([here.folder.texts(), there.folder.texts()])
  const sets = [
    byUid(Object.values(ours)),
    byUid(Object.values(theirs)),
    byUid([...expected.values()]),
  ] as const
  const names = ['Meridian', 'Radicale', 'expected'] as const
  for (const uid of new Set(sets.flatMap((set) => [...set.keys()]))) {
    const said = sets.map((set) => set.get(uid) ?? 'nothing')
    if (new Set(said).size > 1) return names.map((name, place) => `${name}: ${said[place]}`).join('\n    ')
  }
  return undefined
}

function byUid(texts: readonly string[]): Map<string, string> {
  return new Map(texts.map((text) => [uidIn(text) ?? '', JSON.stringify(objectIn(text))]))
}

function uidIn(text: string): string | undefined {
  return /^UID:(.*?)\r?$/m.exec(text.replaceAll(/\r?\n[ \t]/g, ''))?.[1]
}

const run = promisify(execFile)

/** One configuration with a pair for each seed; answers what the program said. */
async function openPairs(
  folder: string,
  states: readonly SeedState[],
  radicale: string,
): Promise<() => Promise<string>> {
  const config = join(folder, 'vdirsyncer.conf')
  const pairs = states.map(
    ({ seed, account }) => `[pair seed${seed}]
a = "here${seed}"
b = "there${seed}"
collections = null
conflict_resolution = "b wins"
[storage here${seed}]
type = "caldav"
url = "${account.calendar}"
username = "${account.user}"
password = "${account.password}"
[storage there${seed}]
type = "caldav"
url = "${radicale}/seed${seed}/calendar/"
username = "seed${seed}"
password = "any"
`,
  )
  await writeFile(config, `[general]\nstatus_path = "${join(folder, 'status')}"\n${pairs.join('')}`)
  const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8' }
  const vdirsyncer = async (...args: string[]): Promise<string> => {
    const options = { env, timeout: 300_000, maxBuffer: 64 << 20 }
    const { stdout, stderr } = await run('vdirsyncer', ['-c', config, ...args], options).catch(
      // What could not be synchronized shows in the comparison.
      (failure: { readonly stdout?: string; readonly stderr?: string }) => failure,
    )
    return `${stdout ?? ''}\n${stderr ?? ''}`
  }
  const found = await vdirsyncer('discover')
  return async () => `${found}\n${await vdirsyncer('sync', '--force-delete')}`
}
