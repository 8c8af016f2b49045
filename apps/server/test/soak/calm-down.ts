import { setTimeout as wait } from 'node:timers/promises'
import type { Connection, MailboxState } from '@meridian/contract'
import { type Crowd, type Pair, pairsOf, reconnect } from './live.ts'
import { sendAgainAll } from './mail-visits.ts'
import { answerQuestions, enqueueCalendarSync, connectionsOf } from './soak-people.ts'
import type { SoakServers } from './soak-servers.ts'
import { note, type SoakWorld } from './soak-world.ts'

/**
 * Nothing goes wrong any more, and all mails are sent. Everything is read twice, so that the second reading began
 * after the last change. Answers what could not be read within the time, one sentence each.
 */
export async function calmDown(
  world: SoakWorld,
  servers: SoakServers,
  { crowd, isIdle }: { readonly crowd: Crowd; readonly isIdle: () => Promise<string> },
  { connections, say }: { readonly connections: number; readonly say: (line: string) => void },
): Promise<string[]> {
  for (const simulator of Object.values(world.simulators)) simulator.faults.clear()
  world.simulators.caldav.change({ op: 'behave', hides_objects: false })
  world.post.behave('accept')
  note(world, 'processes', 'all', 'calm down')
  const until = Date.now() + 180_000 + connections * 1500
  for (const round of ['once', 'twice']) {
    let helped_ms = 0
    for (let busy = await isIdle(); busy !== ''; busy = await isIdle()) {
      if (Date.now() > until) return [`mails are not sent: ${busy}`]
      if (Date.now() - helped_ms > help_again_ms) {
        await helpSending(world, servers, crowd)
        helped_ms = Date.now()
      }
      await wait(500)
    }
    let waiting: Waiting[] = pairsOf(world).map((pair) => ({ pair, asked_ms: 0, told: '' }))
    while (waiting.length > 0) {
      if (Date.now() > until) return waiting.map(({ pair, told }) => `${nameOf(pair)} is not read: ${told}`)
      waiting = await readContext(world, servers, crowd, waiting)
      await wait(100)
    }
    say(`all is read ${round}`)
  }
  return []
}

/** People may send again only so often in an hour. */
const help_again_ms = 4000

/** All people reconnect what needs it, and retry failed mails. */
async function helpSending(world: SoakWorld, servers: SoakServers, crowd: Crowd): Promise<void> {
  for (const pair of pairsOf(world).filter(({ provider }) => provider === 'google')) {
    const user = crowd.get(pair.person)
    if (!user) continue
    const person = servers.at(user)
    const connection = (await connectionsOf(person)).get(pair.provider)
    if (connection?.state === 'needs_reconnect') await reconnect(world, servers, user, pair)
    else await sendAgainAll(person)
  }
}

interface Waiting {
  readonly pair: Pair
  /** When a reading was asked for; 0 before. */
  readonly asked_ms: number
  readonly told: string
}

const ask_again_ms = 10_000

/** Those that still have not been read since they asked. */
async function readContext(
  world: SoakWorld,
  servers: SoakServers,
  crowd: Crowd,
  waiting: readonly Waiting[],
): Promise<Waiting[]> {
  const left: Waiting[] = []
  for (const one of waiting) {
    const user = crowd.get(one.pair.person)
    if (!user) continue
    const connection = (await connectionsOf(servers.at(user))).get(one.pair.provider)
    const { asked_ms } = one
    const told = `${connection?.state} ${connection?.problem ?? connection?.reason ?? problemIn(connection) ?? ''} ${JSON.stringify(connection?.mailbox ?? null)}`
    // Nothing is read again, also for an answer, before the person has connected again.
    if (connection?.state === 'needs_reconnect') {
      await reconnect(world, servers, user, one.pair)
      left.push({ ...one, asked_ms: world.now(), told })
      continue
    }
    // What is gone there after another reading was deleted there.
    if (connection && (await answerQuestions(servers.at(user), one.pair.provider, connection))) {
      left.push({ ...one, asked_ms: world.now(), told: 'events were missing' })
      continue
    }
    if (asked_ms > 0 && isRead(connection, asked_ms)) continue
    if (asked_ms === 0 || isTimeToAsk(world, asked_ms)) {
      await enqueueCalendarSync(servers.at(user), one.pair.provider)
      left.push({ ...one, asked_ms: world.now(), told })
    } else left.push({ ...one, told })
  }
  return left
}

/** By the clock of the soak, which is the faster one. */
function isTimeToAsk({ now }: SoakWorld, asked_ms: number): boolean {
  return now() - asked_ms > ask_again_ms * 60
}

function isRead(connection: Connection | undefined, since_ms: number): boolean {
  return (
    connection?.state === 'connected' &&
    Date.parse(connection.last_success_at ?? '') > since_ms &&
    problemIn(connection) === undefined &&
    (connection.mailbox === null || isMailRead(connection.mailbox, since_ms))
  )
}

function isMailRead({ state, last_success_at }: MailboxState, since_ms: number): boolean {
  return state === 'connected' && Date.parse(last_success_at ?? '') > since_ms
}

function problemIn(connection: Connection | undefined): string | undefined {
  return connection?.calendars.find(({ problem }) => problem !== null)?.problem ?? undefined
}

function nameOf({ person, provider }: Pair): string {
  return `${person.account} at ${provider}`
}
