import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../apps/server/test/temporary-folder.ts'
import { root } from '../run.ts'
import { COMMANDS, listAppFiles } from './app-files.ts'
import { digestOf, type Image, writeLayout, zip } from './oci-layout.ts'
import { type LockedPackages, listProductionPackages } from './production-packages.ts'
import { appendToTar } from './tar.ts'

const packages: LockedPackages = {
  'apps/server': { dependencies: { shared: '1', '@app/engine': '1' } },
  'packages/engine': { dependencies: { shared: '2' } },
  'packages/engine/node_modules/shared': { dependencies: { deep: '1' } },
  'node_modules/@app/engine': { link: true, resolved: 'packages/engine' },
  'node_modules/shared': { optionalDependencies: { 'shared-linux': '1', 'shared-darwin': '1' } },
  'node_modules/shared-linux': {},
  'node_modules/shared-darwin': {},
  'node_modules/deep': { peerDependencies: { vitest: '*' } },
  'node_modules/bench': {},
}

it('[RUN54] a release has the packages that the server needs and no other', () => {
  const found = listProductionPackages(packages, ['apps/server'], (folder) => !folder.endsWith('darwin'))
  expect(found).toEqual([
    'apps/server',
    'node_modules/@app/engine',
    'node_modules/deep',
    'node_modules/shared',
    'node_modules/shared-linux',
    'packages/engine',
    'packages/engine/node_modules/shared',
  ])
})

it('[RUN54] a release of a package that is not installed is refused', () => {
  expect(() =>
    listProductionPackages(packages, ['apps/server'], (path) => path !== 'node_modules/deep'),
  ).toThrow('packages/engine/node_modules/shared needs deep, which is not installed.')
})

function listReleasedFiles(): string[] {
  const committed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
  return listAppFiles(committed, (file) => readFileSync(join(root, file), 'utf8'))
}

it('[RUN84] a release has the documents that its README names to set it up', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const setUp = readme.split('\n## ').find((section) => section.startsWith('Set it up'))
  const named = [...(setUp ?? '').matchAll(/\]\(([^)]+)\)/g)].map(([, file]) => file)
  expect(named).toContain('docs/connections.md')
  expect(listReleasedFiles()).toEqual(expect.arrayContaining(named))
})

it('[RUN54] a release has what runs, the commands of an operator, and no test', () => {
  const files = listReleasedFiles()
  expect(files).toEqual(
    expect.arrayContaining(['LICENSE', 'apps/server/src/main.ts', 'packages/engine/src/index.ts']),
  )
  expect(files).toEqual(expect.arrayContaining(COMMANDS.map((command) => `scripts/${command}.ts`)))
  expect(files.filter((file) => /\.test\.|\.spec\.|^(?:e2e|bench|apps\/simulators)\//.test(file))).toEqual([])
})

it('[RUN54] an image layout names each blob by its digest, and the same input makes the same bytes', () => {
  using folder = temporaryFolder()
  const image: Image = {
    architecture: 'amd64',
    created: '2026-11-23T00:00:00.000Z',
    labels: { title: 'Example' },
    layers: [{ tar: Buffer.from('not really a tar'), what: 'a layer' }],
    config: { User: '10001' },
    tag: '1.2.3',
  }
  const [first, second] = ['first', 'second'].map((name) => writeLayout(join(folder.path, name), image))
  expect(first).toEqual(second)
  const layout = join(folder.path, 'first')
  const read = ({ digest }: { digest: string }) => readFileSync(join(layout, 'blobs', ...digest.split(':')))
  const index = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'))
  const manifest = JSON.parse(read(index.manifests[0]).toString())
  const config = JSON.parse(read(manifest.config).toString())
  for (const named of [index.manifests[0], manifest.config, ...manifest.layers]) {
    expect(named).toMatchObject({ digest: digestOf(read(named)), size: read(named).length })
  }
  // The config names the layers as they are unpacked.
  expect(config.rootfs.diff_ids).toEqual(
    manifest.layers.map((layer: { digest: string }) => digestOf(gunzipSync(read(layer)))),
  )
  expect(index.manifests[0].annotations).toEqual({ 'org.opencontainers.image.ref.name': '1.2.3' })
})

it('[RUN54] a compressed file tells neither when nor where it was made', () => {
  expect([...zip(Buffer.from('text')).subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
})

const isGnuTar = spawnSync('tar', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU tar') ?? false

it.skipIf(!isGnuTar)('[RUN54] the order, the times and the modes of files do not change a tar file', () => {
  using folder = temporaryFolder()
  const make = (name: string, files: readonly string[], mode: number) => {
    const stage = join(folder.path, name)
    mkdirSync(join(stage, 'app'), { recursive: true })
    for (const file of files) {
      writeFileSync(join(stage, 'app', file), file, { mode })
      utimesSync(join(stage, 'app', file), mode, mode)
    }
    appendToTar(`${stage}.tar`, stage, ['app'], { mtime: 1_790_000_000 })
    return readFileSync(`${stage}.tar`)
  }
  expect(make('first', ['b', 'a', 'C'], 0o600)).toEqual(make('second', ['C', 'a', 'b'], 0o644))
})
