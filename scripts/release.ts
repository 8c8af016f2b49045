// Makes a release of what is committed: a tarball and an OCI image, the same bytes for the same commit.
// npm run release -- [--into <folder>] [--prove]
// With --prove it makes both twice, compares them, and starts what they unpack to without a network; that needs root.
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { version } from '../apps/server/src/platform/config/version.ts'
import { makeRelease, readSource } from './release/make-release.ts'
import { proveRelease } from './release/prove-release.ts'
import { root } from './run.ts'
import { buildWeb } from './web-build.ts'

const { values } = parseArgs({
  options: {
    into: { type: 'string', default: join(root, 'dist') },
    prove: { type: 'boolean', default: false },
  },
})
process.exitCode = await release(resolve(values.into))

async function release(into: string): Promise<number> {
  if (process.platform !== 'linux')
    return fail('A release is made on Linux, for the kind of machine that makes it.')
  if (values.prove && process.getuid?.() !== 0)
    return fail('--prove needs root, for a namespace without a network.')
  const source = readSource(root, version, `${process.platform}-${process.arch}`)
  if (!source) return fail('Something is not committed here; a release is made of a commit.')
  if (!(await buildWeb())) return 1
  mkdirSync(into, { recursive: true })
  const began = performance.now()
  const made = makeRelease(source, into)
  for (const file of [made.tarball, made.image]) {
    console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(0)} MB`)
  }
  console.log(`made in ${((performance.now() - began) / 1000).toFixed(0)} s`)
  if (!values.prove) return 0

  using folder = temporaryFolder({ isOnDisk: true })
  // The second is built from nothing, so that the web client is compared, too.
  rmSync(join(root, 'node_modules', '.cache', 'web-build'), { force: true })
  rmSync(join(root, 'apps', 'web', 'dist'), { recursive: true, force: true })
  if (!(await buildWeb())) return 1
  const again = makeRelease(source, folder.path)
  if (readFileSync(again.sums, 'utf8') !== readFileSync(made.sums, 'utf8')) {
    return fail(`Two runs differ:\n${readFileSync(made.sums, 'utf8')}${readFileSync(again.sums, 'utf8')}`)
  }
  console.log(`Twice the same: ${[made.tarball, made.image].map((file) => basename(file)).join(', ')}`)
  const tryScript = fileURLToPath(new URL('release/try-release.ts', import.meta.url))
  const seconds = proveRelease(made, folder.path, tryScript)
  console.log(
    `Started without a network: the tarball in ${seconds.tarball} s, the image in ${seconds.image} s`,
  )
  return 0
}

function fail(line: string): number {
  console.error(line)
  return 1
}
