import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A process that a test started and listens to. */
export interface Child extends AsyncDisposable {
  readonly process: ChildProcess
  /** The output so far, on both channels. */
  readonly lines: readonly string[]
  /** The first matching line, past or to come; throws with the whole output when the process ends first. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>
  /** Settles when the process has ended and its output is complete. */
  readonly ended: Promise<unknown>
  /** Sends the signal and waits for the end; returns the exit code, null after a fatal signal. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts a program that is ended, by force if needed, with the scope that owns it. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions = {}): Child {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  const listeners = new Set<() => void>()
  const ended = once(child, 'close')
  for (const input of [child.stdout, child.stderr]) {
    if (!input) throw new Error('both channels are pipes')
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      for (const listen of listeners) listen()
    })
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal)
    await ended
    return child.exitCode
  }

  function waitFor(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.map((line) => pattern.exec(line)).find((match) => match !== null)
        if (found) resolve(found)
        return found !== undefined
      }
      if (look()) return
      listeners.add(() => void look())
      void ended.then(() => reject(new Error(`ended without saying ${pattern}:\n${lines.join('\n')}`)))
    })
  }

  return {
    process: child,
    lines,
    ended,
    waitFor,
    end,
    async [Symbol.asyncDispose]() {
      await end('SIGKILL')
    },
  }
}
