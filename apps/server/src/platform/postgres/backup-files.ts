import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ClusterError } from './cluster-error.ts'

/** What a backup holds, in its file `backup.json`. */
const Manifest = z.object({
  format: z.literal(1),
  /** Of Meridian. */
  version: z.string(),
  /** The major version of PostgreSQL, as in its file PG_VERSION. */
  postgres: z.string(),
  begun_at: z.iso.datetime(),
  /** Everything that was acknowledged before is in the backup. */
  ended_at: z.iso.datetime(),
  /** Empty folders are needed, too. */
  folders: z.array(z.string()),
  files: z.record(z.string(), z.object({ bytes: z.int().min(0), sha256: z.string() })),
})

export type Manifest = z.output<typeof Manifest>
export type FileFacts = Manifest['files'][string]

export const manifest_name = 'backup.json'
const piece_bytes = 262_144

/**
 * Copies a file and writes it through to the disk. Undefined where the file is gone, as those of a running
 * database may be.
 */
export async function copyFile(from: string, to: string): Promise<FileFacts | undefined> {
  const source = await open(from).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (!source) return undefined
  await using files = new AsyncDisposableStack()
  files.defer(() => source.close())
  const target = await open(to, 'wx', 0o600)
  files.defer(() => target.close())
  const hash = createHash('sha256')
  const piece = Buffer.alloc(piece_bytes)
  let bytes = 0
  for (;;) {
    const { bytesRead } = await source.read(piece, 0, piece.length, bytes)
    if (bytesRead === 0) break
    const read = piece.subarray(0, bytesRead)
    hash.update(read)
    await target.writeFile(read)
    bytes += bytesRead
  }
  await target.sync()
  return { bytes, sha256: hash.digest('hex') }
}

export async function writeNewFile(path: string, content: string | Buffer): Promise<FileFacts> {
  await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true })
  const bytes = Buffer.from(content)
  return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Makes the entries of the folders themselves lasting. */
export async function syncFolders(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const folder = await open(path)
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }
}

export async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
}

/** Throws ClusterError for a folder that is no backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifest_name), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) throw new ClusterError(`${folder} is no backup: it has no ${manifest_name}.`)
    throw error
  })
  const parsed = Manifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ClusterError(`The backup in ${folder} cannot be read: its ${manifest_name} is damaged.`)
}

/** The names of finished backups in the folder, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  return names
    .filter((name) => backup_name.test(name))
    .toSorted()
    .toReversed()
}

/** The hidden names of backups that were begun before the moment and not finished. */
export async function listUnfinished(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => {
    const finished = name.slice(1)
    return name.startsWith('.') && backup_name.test(finished) && momentOf(finished) < before
  })
}

/** Sorted by name they are sorted by time. */
export function backupName(moment: Date): string {
  return `meridian-${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** When the backup of this name was begun. */
export function momentOf(name: string): Date {
  const [, year, month, day, hour, minute, second] = backup_name.exec(name) ?? []
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

const backup_name = /^meridian-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}
