// An OCI image layout: blobs by their digest, a manifest, and an index, as skopeo, podman and containerd read it.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export interface Descriptor {
  readonly mediaType: string
  readonly digest: string
  readonly size: number
}

export interface Image {
  readonly architecture: 'amd64' | 'arm64'
  /** As `date -Iseconds` in UTC. */
  readonly created: string
  readonly labels: Readonly<Record<string, string>>
  /** Uncompressed tar files, the lowest first, with what each holds. */
  readonly layers: readonly { readonly tar: Uint8Array; readonly what: string }[]
  readonly config: Readonly<Record<string, unknown>>
  readonly tag: string
}

const MEDIA_TYPE = 'application/vnd.oci.image'

/** The same input makes the same bytes: no blob holds a time or a name but those given. */
export function writeLayout(folder: string, image: Image): Descriptor {
  mkdirSync(join(folder, 'blobs', 'sha256'), { recursive: true })
  const layers = image.layers.map(({ tar }) => writeBlob(folder, `${MEDIA_TYPE}.layer.v1.tar+gzip`, zip(tar)))
  const config = writeBlob(folder, `${MEDIA_TYPE}.config.v1+json`, toJson(describeConfig(image)))
  const manifest = writeBlob(
    folder,
    `${MEDIA_TYPE}.manifest.v1+json`,
    toJson({ schemaVersion: 2, mediaType: `${MEDIA_TYPE}.manifest.v1+json`, config, layers }),
  )
  const named = {
    ...manifest,
    platform: { architecture: image.architecture, os: 'linux' },
    annotations: { 'org.opencontainers.image.ref.name': image.tag },
  }
  const index = { schemaVersion: 2, mediaType: `${MEDIA_TYPE}.index.v1+json`, manifests: [named] }
  writeFileSync(join(folder, 'index.json'), toJson(index))
  writeFileSync(join(folder, 'oci-layout'), toJson({ imageLayoutVersion: '1.0.0' }))
  return manifest
}

/** Without a name and a time in its head, which `gzip` would write; the system is written as unknown. */
export function zip(bytes: Uint8Array): Buffer {
  const zipped = gzipSync(bytes, { level: 6 })
  zipped.fill(0, 4, 8)
  zipped[9] = 255
  return zipped
}

export function digestOf(bytes: Uint8Array): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

function describeConfig({ architecture, created, config, labels, layers }: Image): object {
  return {
    created,
    architecture,
    os: 'linux',
    config: { ...config, Labels: labels },
    rootfs: { type: 'layers', diff_ids: layers.map(({ tar }) => digestOf(tar)) },
    history: layers.map(({ what }) => ({ created, created_by: what })),
  }
}

function writeBlob(folder: string, mediaType: string, bytes: Uint8Array): Descriptor {
  const digest = digestOf(bytes)
  writeFileSync(join(folder, 'blobs', ...digest.split(':')), bytes)
  return { mediaType, digest, size: bytes.length }
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}
