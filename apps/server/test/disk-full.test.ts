import { spawnSync } from 'node:child_process'
import { rmSync, closeSync, openSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startChild } from './child.ts'
import { readAddress, settingsForTests } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const unshare = ['--user', '--map-root-user', '--mount', '--propagation', 'private']
/** Containers may forbid a disk of one's own. */
const mayMount = spawnSync('unshare', [...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
const full = /disk is full/

it.skipIf(!mayMount)(
  '[API22] [API6] reports a full disk, goes on reading, and writes again when there is space @whole',
  async () => {
    using folder = temporaryFolder()
    await using server = startOnDisk(folder.path, 220)
    const address = await readAddress(server)
    expect((await register(address, 'first')).status).toBe(201)

    // The disk is seen by the server's processes alone, and through one of them.
    const disk = `/proc/${server.process.pid}/root${folder.path}`
    fill(disk)
    const answers: Response[] = []
    while (answers.length < 200 && answers.at(-1)?.status !== 503)
      answers.push(await register(address, `full-${answers.length}`))
    const refused = answers.at(-1)
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '60'])
    expect(await refused?.json()).toMatchObject({ status: 503, message: expect.stringMatching(full) })
    const ready = await fetch(`${address}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 200, message: expect.stringMatching(full), data: { zone_data: expect.anything() } },
    ])

    rmSync(`${disk}/filler`)
    expect((await register(address, 'again')).status).toBe(201)
    await server.end('SIGTERM')
  },
)

it.skipIf(!mayMount)('[RUN6] ends a start on a full disk with one line @whole', async () => {
  using folder = temporaryFolder()
  await using server = startOnDisk(folder.path, 20)
  await expect(readAddress(server)).rejects.toThrow()
  expect(server.process.exitCode).toBe(1)
  expect(server.lines).toEqual([expect.stringMatching(`^The disk is full, .*${folder.path}`)])
})

function startOnDisk(folder: string, megabytes: number) {
  const script = 'mount -t tmpfs -o size="$1"m,mode=755 tmpfs "$2" && exec "$3" "$4"'
  return startChild(
    'unshare',
    [...unshare, 'sh', '-c', script, 'sh', String(megabytes), folder, process.execPath, main],
    { env: settingsForTests({ DATA_DIR: folder }) },
  )
}

function register(address: string, name: string): Promise<Response> {
  return fetch(`${address}/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      primary_email: `${name}@people.example`,
      first_name: name,
      last_name: '',
      password: 'correct horse battery',
    }),
  })
}

/** Leaves no space, also where the database writes at the same time. */
function fill(disk: string): void {
  const filler = openSync(`${disk}/filler`, 'w')
  const block = Buffer.alloc(65_536)
  try {
    for (;;) writeSync(filler, block)
  } catch (problem) {
    expect(problem).toMatchObject({ code: 'ENOSPC' })
  } finally {
    closeSync(filler)
  }
}
