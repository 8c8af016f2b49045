import { fileURLToPath } from 'node:url'
import type { SessionUser } from '@meridian/contract'
import { type Child, startChild } from '../child.ts'
import { type HttpPerson, personAt } from '../http-person.ts'
import { readAddress, settingsForTests } from '../server-process.ts'
import { type SoakTime, writeSoakTime } from './soak-time.ts'

/** Server processes on one database, which may be killed and come back. */
export interface SoakServers extends AsyncDisposable {
  /** Of one of those that live. */
  readonly address: () => string
  /** A signed-in person, at one of the running servers. */
  readonly at: (user: SessionUser) => HttpPerson
  /** Kills the process of this place without any warning, and starts another one. */
  readonly killOne: (place: number) => Promise<void>
  readonly kills: () => number
  /** The output of all servers, including killed ones. */
  readonly lines: () => readonly string[]
}

export async function startSoakServers({
  databaseUrl,
  processes,
  time,
  settings,
}: {
  readonly databaseUrl: string
  readonly processes: number
  readonly time: SoakTime
  readonly settings: Readonly<Record<string, string>>
}): Promise<SoakServers> {
  const start = async () => {
    const own = { DATABASE_URL: databaseUrl, ...settings, ...writeSoakTime(time) }
    const child = startChild(process.execPath, [program], { env: settingsForTests(own) })
    return { child, address: await readAddress(child) }
  }
  const living: ({ readonly child: Child; readonly address: string } | undefined)[] = await Promise.all(
    Array.from({ length: processes }, start),
  )
  const all: Child[] = living.flatMap((one) => one?.child ?? [])
  let turn = 0
  let kills = 0
  const address = () => {
    const there = living.flatMap((one) => one?.address ?? [])
    turn += 1
    const chosen = there[turn % there.length]
    if (chosen === undefined) throw new Error('No server lives.')
    return chosen
  }
  return {
    address,
    at: (user) => personAt(address(), user),
    killOne: async (place) => {
      const killed = living[place % processes]
      if (!killed) return
      living[place % processes] = undefined
      kills += 1
      await killed.child.end('SIGKILL')
      const started = await start()
      living[place % processes] = started
      all.push(started.child)
    },
    kills: () => kills,
    lines: () => all.flatMap(({ lines }) => lines),
    async [Symbol.asyncDispose]() {
      await Promise.all(living.flatMap((one) => (one ? [one.child.end('SIGTERM')] : [])))
    },
  }
}

const program = fileURLToPath(new URL('./soak-process.ts', import.meta.url))
