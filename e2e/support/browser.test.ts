import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'
import { findBrowser } from './browser.ts'

it('[RUN10] takes the browser that CHROME_PATH names, before any other', async () => {
  using folder = temporaryFolder()
  const executablePath = join(folder.path, 'my browser')
  writeFileSync(executablePath, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  expect(await findBrowser({ CHROME_PATH: executablePath })).toEqual({ executablePath })
})

it('[RUN10] takes no other browser in place of a named one that does not start', async () => {
  using folder = temporaryFolder()
  const executablePath = join(folder.path, 'broken browser')
  writeFileSync(executablePath, '#!/bin/sh\nexit 127\n', { mode: 0o755 })
  expect(await findBrowser({ CHROME_PATH: executablePath })).toBeUndefined()
  expect(await findBrowser({ CHROME_PATH: join(folder.path, 'nowhere') })).toBeUndefined()
})

it('[RUN10] finds a browser that starts, or the run fails and says which command brings one', async () => {
  const browser = await findBrowser({})
  const executablePath = browser?.executablePath ?? '/nowhere'
  const version = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...browser?.env },
    encoding: 'utf8',
  })
  expect(version.stdout).toMatch(/^(Chromium|Google Chrome|HeadlessChrome)/)

  const run = spawnSync('playwright', ['test', '--list'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, CHROME_PATH: '/nowhere' },
    encoding: 'utf8',
  })
  expect(run.status).toBe(1)
  expect(run.stderr).toContain('apt-get install -y chromium')
}, 60_000)
