import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { isJson, type Json } from './kit/message.ts'
import { listSimulatorNames } from './simulators.ts'

it('[SIM9] runs as a process that prints its addresses, answers, and ends when told to', async () => {
  const ports = listSimulatorNames().map((name) => `--${name}=0`)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...ports], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    const urls = await readLine(child.stdout)
    expect(Object.keys(urls)).toEqual(listSimulatorNames())
    for (const name of listSimulatorNames()) {
      expect((await fetch(`${String(urls[name])}/_control/clock`)).status).toBe(200)
    }
  } finally {
    child.kill('SIGTERM')
  }
  expect(await ended).toEqual([0, null])
})

async function readLine(output: NodeJS.ReadableStream): Promise<Json> {
  for await (const line of createInterface({ input: output })) {
    const value: unknown = JSON.parse(line)
    if (isJson(value)) return value
  }
  throw new Error('The process printed no addresses.')
}
