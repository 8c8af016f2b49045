// Starts what was unpacked from a release without a network, twice, with a person who registers in between.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Release } from './make-release.ts'

interface Blob {
  readonly digest: string
}

/** @returns how many seconds each took until it served for the first time. */
export function proveRelease({ tarball, image }: Release, folder: string, tryScript: string) {
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  execFileSync('tar', ['-xf', tarball, '-C', unpacked, '--strip-components=1'])
  const rootfs = unpackImage(image, folder)
  return {
    tarball: tryOut(tryScript, [join(unpacked, 'bin', 'meridian')], join(folder, 'data')),
    image: tryOut(
      tryScript,
      ['chroot', '--userspec=10001:10001', rootfs, '/opt/meridian/bin/meridian'],
      '/data',
      rootfs,
    ),
  }
}

function unpackImage(image: string, folder: string): string {
  const layout = join(folder, 'layout')
  const rootfs = join(folder, 'rootfs')
  mkdirSync(layout)
  mkdirSync(rootfs)
  execFileSync('tar', ['-xf', image, '-C', layout])
  const { manifests }: { manifests: Blob[] } = JSON.parse(readFileSync(join(layout, 'index.json'), 'utf8'))
  const [manifest] = manifests
  if (!manifest) throw new Error('The index names no image.')
  const { layers }: { layers: Blob[] } = JSON.parse(readFileSync(blobPath(layout, manifest), 'utf8'))
  for (const layer of layers) {
    execFileSync('tar', ['-xpf', blobPath(layout, layer), '-C', rootfs, '--numeric-owner'])
  }
  return rootfs
}

function blobPath(layout: string, { digest }: Blob): string {
  return join(layout, 'blobs', ...digest.split(':'))
}

/** In namespaces of its own: no network but the loopback, and the mounts that a container has. */
function tryOut(tryScript: string, command: readonly string[], dataDir: string, rootfs?: string): number {
  const mounts =
    rootfs === undefined ? [] : [`mount --rbind /dev ${rootfs}/dev`, `mount -t proc proc ${rootfs}/proc`]
  const steps = ['ip link set lo up', ...mounts, 'exec "$@"'].join(' && ')
  const said = execFileSync(
    'unshare',
    [
      '--net',
      '--mount',
      '--pid',
      '--fork',
      'sh',
      '-c',
      steps,
      'sh',
      process.execPath,
      tryScript,
      dataDir,
      ...command,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return Number(said.trim())
}
