import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

const entry = fileURLToPath(new URL('worker/service-worker.ts', import.meta.url))
const public_folder = fileURLToPath(new URL('public/', import.meta.url))
/** Files for a visitor without a connection, which the worker keeps apart. */
const guest_file = /^offline\./
const loose_files = readdirSync(public_folder, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => join(file.parentPath, file.name).slice(public_folder.length).replaceAll('\\', '/'))

/**
 * Makes /service-worker.js. It knows the addresses of everything the app is made of, and a hash of it all, so that
 * another version of the app is another worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.keys(bundle).filter((file) => !/\.(br|gz)$/.test(file))
        const files = [...built, ...loose_files.filter((file) => !guest_file.test(file))].toSorted()
        const source = await bundleWorker({ app_version: hashOf(bundle), app_files: files.map(addressOf) })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file}`
}

function hashOf(bundle: Rolldown.OutputBundle): string {
  const hash = createHash('sha256')
  const sources = Object.values(bundle).map((file): [string, string | Uint8Array] => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ])
  const loose = loose_files.map((file): [string, Uint8Array] => [
    file,
    readFileSync(join(public_folder, file)),
  ])
  for (const [name, source] of [...sources, ...loose].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${name}\0${source.length}\0`).update(source)
  }
  return hash.digest('hex').slice(0, 16)
}

/** One classic script, as every browser takes it. */
async function bundleWorker(told: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(told).map(([name, value]) => [name, JSON.stringify(value)]),
  )
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [built] = [result].flat()
  if (!built || !('output' in built)) throw new Error('The service worker was not built.')
  return built.output[0].code
}
