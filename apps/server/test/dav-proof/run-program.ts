import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export interface ProgramRun {
  readonly code: number | null
  /** Both channels, one after the other. */
  readonly output: string
}

/** Runs a program of others to its end, in a home of its own. */
export async function runProgram(
  command: readonly [string, ...string[]],
  { home, input = '', env = {} }: { home: string; input?: string; env?: Readonly<Record<string, string>> },
): Promise<ProgramRun> {
  const [program, ...args] = command
  const own = { PATH: '/usr/bin:/bin', HOME: home, XDG_CONFIG_HOME: home, LC_ALL: 'C.UTF-8', TERM: 'dumb' }
  const child = spawn(program, args, { cwd: home, env: { ...own, ...env }, timeout: longest_ms })
  child.stdin.end(input)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [out, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, output: `${out}${said}` }
}

const longest_ms = 120_000
