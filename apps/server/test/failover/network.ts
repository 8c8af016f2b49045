import { execFileSync } from 'node:child_process'

/**
 * Places in network namespaces of their own; all reach each other and this process until one is cut off. A node's name
 * stands in `synchronous_standby_names`, where FIRST and ANY mean something else.
 */
export const places = { north: '10.77.0.1', south: '10.77.0.2', store: '10.77.0.3' } as const
export type Place = keyof typeof places
export const here = '10.77.0.254'

const ip = (...args: string[]) => void execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Needs a network and mounts of its own, as `unshare --net --mount` makes. */
export function buildNetwork(): void {
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/run'])
  ip('link', 'set', 'lo', 'up')
  ip('link', 'add', 'bridge', 'type', 'bridge')
  ip('addr', 'add', `${here}/24`, 'dev', 'bridge')
  ip('link', 'set', 'bridge', 'up')
  for (const [place, address] of Object.entries(places)) {
    ip('netns', 'add', place)
    ip('link', 'add', `to-${place}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', place)
    ip('link', 'set', `to-${place}`, 'master', 'bridge', 'up')
    ip('-n', place, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
    ip('-n', place, 'link', 'set', 'eth0', 'up')
    ip('-n', place, 'link', 'set', 'lo', 'up')
  }
}

/** No packet reaches the place, or leaves it. */
export function cutOff(place: Place): void {
  ip('link', 'set', `to-${place}`, 'down')
}

export function reconnect(place: Place): void {
  ip('link', 'set', `to-${place}`, 'up')
}

/** Ends all processes of the place at once, as a loss of power would. */
export function killAll(place: Place): void {
  const pids = execFileSync('ip', ['netns', 'pids', place], { encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGKILL')
    } catch (error) {
      // It ended with one before it.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
