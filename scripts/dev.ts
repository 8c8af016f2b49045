// The server, restarted on every change, and the web app, reloaded in place. One Ctrl-C ends both, and
// so does the end of either.
import './env-file.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './run.ts'

const web = { cwd: join(root, 'apps', 'web'), stdio: 'inherit' } as const
const processes = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn('vite', ['--clearScreen', 'false', ...process.argv.slice(2)], web),
]

function endAll(): void {
  for (const child of processes) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endAll)
const ends = processes.map((child) => once(child, 'exit'))
await Promise.race(ends)
endAll()
await Promise.all(ends)
