import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stageApp } from './app-files.ts'
import { ACCOUNT, stageBase } from './base-files.ts'
import { digestOf, writeLayout, zip } from './oci-layout.ts'
import { appendToTar } from './tar.ts'

export interface Release {
  /** A folder `meridian-<version>-<platform>` in a compressed tar file. */
  readonly tarball: string
  /** A tar file of an OCI image layout. */
  readonly image: string
  /** As sha256sum writes and checks it. */
  readonly sums: string
}

export interface ReleaseSource {
  readonly root: string
  readonly version: string
  readonly platform: string
  readonly commit: string
  /** Of the commit, in seconds since 1970. */
  readonly mtime: number
}

/** Makes both files below the folder from a checkout whose web client is built. The same commit makes the same bytes. */
export function makeRelease(source: ReleaseSource, into: string): Release {
  const { root, version, platform, mtime } = source
  const name = `meridian-${version}-${platform}`
  const stage = join(into, '.stage')
  rmSync(stage, { recursive: true, force: true })
  const app = join(stage, 'opt', 'meridian')
  const base = join(stage, 'base')
  mkdirSync(app, { recursive: true })
  mkdirSync(base, { recursive: true })
  stageApp(root, app, platform)
  stageBase(base, app)

  const plain = join(stage, 'release.tar')
  appendToTar(plain, join(stage, 'opt'), ['meridian'], { mtime, transform: `s,^meridian,${name},` })
  const tarball = write(into, `${name}.tar.gz`, zip(readFileSync(plain)))
  const image = join(into, `${name}.oci.tar`)
  rmSync(image, { force: true })
  appendToTar(image, stageImage(stage, source), ['oci-layout', 'index.json', 'blobs'], { mtime })
  const sums = [tarball, image].map((file) => `${digestOf(readFileSync(file)).slice(7)}  ${basename(file)}\n`)
  rmSync(stage, { recursive: true })
  return { tarball, image, sums: write(into, 'SHA256SUMS', sums.join('')) }
}

function stageImage(stage: string, { version, platform, commit, mtime }: ReleaseSource): string {
  const [base, programs, app] = [join(stage, 'base.tar'), join(stage, 'programs.tar'), join(stage, 'app.tar')]
  appendToTar(base, join(stage, 'base'), readdirSync(join(stage, 'base')), { mtime })
  mkdirSync(join(stage, 'own', 'data'), { recursive: true })
  mkdirSync(join(stage, 'own', 'tmp'), { recursive: true })
  appendToTar(base, join(stage, 'own'), ['data'], { mtime, owner: ACCOUNT, mode: '0700' })
  appendToTar(base, join(stage, 'own'), ['tmp'], { mtime, mode: '1777' })
  // What changes with each commit is the top layer, so that a registry keeps the others.
  const rare = ['opt/meridian/bin', 'opt/meridian/node_modules']
  appendToTar(programs, stage, rare, { mtime })
  appendToTar(app, stage, ['opt'], { mtime, exclude: rare })
  const folder = join(stage, 'image')
  writeLayout(folder, {
    architecture: platform.endsWith('arm64') ? 'arm64' : 'amd64',
    created: new Date(mtime * 1000).toISOString(),
    tag: version,
    labels: {
      'org.opencontainers.image.title': 'Meridian',
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.revision': commit,
      'org.opencontainers.image.licenses': 'MIT',
    },
    layers: [
      { tar: readFileSync(base), what: 'the C library, a shell, an account' },
      { tar: readFileSync(programs), what: 'Node, PostgreSQL and packages' },
      { tar: readFileSync(app), what: 'Meridian' },
    ],
    config: {
      User: `${ACCOUNT}:${ACCOUNT}`,
      ExposedPorts: { '3000/tcp': {} },
      Env: ['PATH=/opt/meridian/bin:/bin', 'HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/data'],
      Entrypoint: ['/opt/meridian/bin/meridian'],
      Volumes: { '/data': {} },
      WorkingDir: '/data',
      StopSignal: 'SIGTERM',
    },
  })
  return folder
}

function write(folder: string, name: string, content: Uint8Array | string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

/** What is committed here; undefined where something is not, so that no release holds what no commit has. */
export function readSource(root: string, version: string, platform: string): ReleaseSource | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain') !== '') return undefined
  const mtime = Number(process.env['SOURCE_DATE_EPOCH'] ?? git('log', '-1', '--format=%ct'))
  return { root, version, platform, commit: git('rev-parse', 'HEAD'), mtime }
}
