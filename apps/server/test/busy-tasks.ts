// Tasks for tests of worker threads: what takes long, takes much, or fails.
import { getCompileCacheDir } from 'node:module'
import { threadId } from 'node:worker_threads'
import { Moved } from '../src/platform/workers/moved.ts'

export function double(number: number): number {
  return 2 * number
}

export async function doubleLater(number: number): Promise<number> {
  await new Promise((resolve) => setImmediate(resolve))
  return 2 * number
}

export function loop(): never {
  for (;;);
}

/** Does nothing for so long, at no cost. */
export function rest(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

/** Waits, at no cost, until the first number is another than 0. */
export function waitFor(signal: Int32Array<SharedArrayBuffer>): void {
  Atomics.wait(signal, 0, 0)
}

export function fillMemory(): number {
  const held: number[][] = []
  for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => index + held.length))
}

export function fail(reason: string): never {
  throw new Error(reason)
}

export function answerMoved(bytes: number): Moved<Uint8Array> {
  const made = new Uint8Array(bytes).fill(7)
  return new Moved(made, [made.buffer])
}

export function readSetting(name: string): string | undefined {
  return process.env[name]
}

export function findCompiledCode(): string | undefined {
  return getCompileCacheDir()
}

export function threadNumber(): number {
  return threadId
}
