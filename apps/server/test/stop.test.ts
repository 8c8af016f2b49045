import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startChild } from './child.ts'
import { copyMigratedData } from './data-folder.ts'
import { listProcesses } from './processes.ts'
import { readAddress, settingsForTests, startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const checkout = fileURLToPath(new URL('../../../', import.meta.url))

it.each([
  { signal: 'SIGTERM', name: 'SIGTERM' },
  { signal: 'SIGINT', name: 'SIGINT @whole' },
] as const)('[RUN20] npm start leaves no process behind after $name', async ({ signal }) => {
  using folder = temporaryFolder()
  // One of them starts on an empty folder, as a user's first start does.
  if (signal === 'SIGTERM') copyMigratedData(folder.path)
  await using npm = startChild('npm', ['start'], {
    cwd: checkout,
    env: { HOME: process.env['HOME'], ...settingsForTests({ DATA_DIR: folder.path }) },
  })
  const address = await readAddress(npm)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(listProcesses(folder.path).length).toBeGreaterThan(3)

  await npm.end(signal)
  expect(listProcesses(folder.path)).toEqual([])
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed')
})

it('[RUN20] npm run dev serves both halves, and ends both together @whole', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  await using npm = startChild('npm', ['run', 'dev'], {
    cwd: checkout,
    env: { HOME: process.env['HOME'], ...settingsForTests({ DATA_DIR: folder.path }) },
  })
  expect((await fetch(`${await readAddress(npm)}/readyz`)).status).toBe(200)
  const web = (await npm.waitFor(/Local:\s+(http:\S+)/))[1] ?? ''
  expect((await fetch(web)).status).toBe(200)

  await npm.end('SIGINT')
  expect(listProcesses(folder.path)).toEqual([])
})

it('[RUN21] finishes what is in flight, and answers 503 to what is new, before it stops @whole', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  const { child, address } = await startServerProcess({ DATA_DIR: folder.path })
  await using server = child
  const registration = JSON.stringify({
    primary_email: 'slow@people.example',
    first_name: 'Slow',
    last_name: '',
    password: 'correct horse battery',
  })
  const inFlight = beginRequest(address, registration)
  // Read later than the request above, so that one has begun when this is answered.
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  const ended = server.end('SIGTERM')
  let latest: Response
  do latest = await fetch(`${address}/healthz`)
  while (latest.status === 200)
  expect(latest.status).toBe(503)
  expect(await latest.json()).toMatchObject({ status: 503, data: null })
  expect(latest.headers.get('retry-after')).not.toBeNull()

  inFlight.write(registration)
  expect(await text(inFlight)).toMatch(/^HTTP\/1\.1 201 /)
  expect(await ended).toBe(0)
  expect(listProcesses(folder.path)).toEqual([])
})

it('[RUN4] a second server on the same folder stops with one line @whole', async () => {
  using folder = temporaryFolder()
  copyMigratedData(folder.path)
  const { child } = await startServerProcess({ DATA_DIR: folder.path })
  await using first = child
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  await using second = startChild(process.execPath, [main], {
    env: settingsForTests({ DATA_DIR: folder.path }),
  })
  await expect(readAddress(second)).rejects.toThrow()
  expect(second.process.exitCode).toBe(1)
  expect(second.lines).toEqual([`DATA_DIR ${folder.path} is in use by process ${first.process.pid}.`])
  expect(await first.end('SIGTERM')).toBe(0)
})

/** Sends all but the body, which is still owed. */
function beginRequest(address: string, body: string): Socket {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) })
  const head = [
    'POST /v1/user HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.write([...head, 'Connection: close', '', ''].join('\r\n'))
  return socket
}
