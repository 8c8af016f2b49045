import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseCluster, Node } from './database-cluster.ts'
import { cutOff, killAll, reconnect } from './network.ts'
import type { ServerFleet } from './server-fleet.ts'

export interface FaultCounts {
  readonly kills: number
  readonly switchovers: number
  readonly partitions: number
  readonly clockJumps: number
  readonly restarts: number
}

interface World {
  readonly cluster: DatabaseCluster
  readonly fleet: ServerFleet
}

export interface Fault {
  readonly name: string
  readonly happen: (world: World) => Promise<void>
}

const other = (node: Node): Node => (node === 'north' ? 'south' : 'north')
/** Longer than Patroni takes to give a lost leader up. */
const partition_ms = 30_000
const short_absence_ms = 5000

/** All processes of the leader end at once; it comes back when the other node leads. */
const kill: Fault = {
  name: 'a kill of the leader',
  async happen({ cluster }) {
    const node = await cluster.leader()
    killAll(node)
    await untilLeads(cluster, other(node))
    cluster.start(node)
  },
}

const switchover: Fault = { name: 'a switchover', happen: ({ cluster }) => cluster.switchOver() }

const partitions: readonly Fault[] = [
  {
    // Its writes wait for the replica, so that the other node can lead without them; the old leader gives up by itself.
    name: 'a partition of the leader',
    async happen({ cluster }) {
      const node = await cluster.leader()
      cutOff(node)
      await untilLeads(cluster, other(node))
      reconnect(node)
    },
  },
  {
    // The leader goes on without its replica, and dies with what the replica never had.
    name: 'a partition of the replica, then a kill of the leader',
    async happen({ cluster }) {
      const node = await cluster.leader()
      cutOff(other(node))
      await sleep(partition_ms)
      killAll(node)
      reconnect(other(node))
      // A replica that was let go must wait for the leader; one that never had to follow takes its place and loses.
      await sleep(cluster.isSynchronous ? short_absence_ms : partition_ms)
      cluster.start(node)
    },
  },
  {
    // The nodes see each other, so the leader stays (failsafe_mode).
    name: 'a partition of the store',
    async happen() {
      cutOff('store')
      await sleep(partition_ms)
      reconnect('store')
    },
  },
]

const clockJump: Fault = {
  name: 'a clock jump of the leader by a minute and back',
  async happen({ cluster }) {
    const node = await cluster.leader()
    cluster.setClock(node, 60)
    await sleep(10_000)
    cluster.setClock(node, 0)
  },
}

const restart: Fault = { name: 'a restart of each process', happen: ({ fleet }) => fleet.restartEach() }

/** All of them, mixed evenly, the same each time. */
export function planFaults(counts: FaultCounts): Fault[] {
  const spread = (count: number, faultAt: (place: number) => Fault) =>
    Array.from({ length: count }, (_, place) => ({ fault: faultAt(place), when: (place + 0.5) / count }))
  return [
    ...spread(counts.kills, () => kill),
    ...spread(counts.switchovers, () => switchover),
    ...spread(counts.partitions, (place) => partitions[place % partitions.length] ?? kill),
    ...spread(counts.clockJumps, () => clockJump),
    ...spread(counts.restarts, () => restart),
  ]
    .toSorted((a, b) => a.when - b.when)
    .map(({ fault }) => fault)
}

async function untilLeads(cluster: DatabaseCluster, wanted: Node): Promise<void> {
  const began = performance.now()
  while ((await cluster.leader()) !== wanted) {
    if (performance.now() - began > 120_000) throw new Error(`The ${wanted} node does not lead.`)
    await sleep(500)
  }
}
