import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  copyFile,
  makeFolder,
  type Manifest,
  readManifest,
  syncFolders,
  writeNewFile,
} from './backup-files.ts'
import { ClusterError } from './cluster-error.ts'
import { claimFolder } from './cluster-lock.ts'

/**
 * Puts a backup into a data folder without a database. The checksum of each file is compared while the file is
 * copied; the database appears when all is right. Throws ClusterError with the damaged file, and where data would
 * be lost.
 */
export async function restore(backup: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(backup)
  const folder = resolve(dataDir)
  mkdirSync(folder, { recursive: true })
  const release = claimFolder(folder)
  try {
    const target = join(folder, 'postgres')
    if (existsSync(target)) {
      throw new ClusterError(
        `DATA_DIR ${folder} has a database already. Move it away, or set another DATA_DIR.`,
      )
    }
    const key = await findKey(backup, folder, manifest)
    const half = mkdtempSync(join(folder, 'postgres.new-'))
    try {
      await copyAll(backup, half, manifest)
      if (key !== undefined) await writeNewFile(join(folder, 'secret-key'), key)
      await rename(join(half, 'postgres'), target)
      await syncFolders([folder])
    } finally {
      await rm(half, { recursive: true, force: true })
    }
    return manifest
  } finally {
    release()
  }
}

async function copyAll(backup: string, half: string, { folders, files }: Manifest): Promise<void> {
  for (const path of folders) await makeFolder(inside(half, path))
  for (const [path, wanted] of Object.entries(files)) {
    const facts = await copyFile(
      inside(backup, path),
      path === 'secret-key' ? join(half, path) : inside(half, path),
    )
    if (!facts) throw new ClusterError(`The backup is damaged: ${path} is missing.`)
    if (facts.bytes !== wanted.bytes || facts.sha256 !== wanted.sha256) {
      throw new ClusterError(`The backup is damaged: ${path} is not what was written.`)
    }
  }
  await syncFolders(folders.map((path) => join(half, path)))
}

/** The key to write; undefined where the backup has none or the folder has the same. */
async function findKey(backup: string, folder: string, { files }: Manifest): Promise<Buffer | undefined> {
  if (!files['secret-key']) return undefined
  const key = await readFile(join(backup, 'secret-key'))
  const present = join(folder, 'secret-key')
  if (!existsSync(present)) return key
  if (key.equals(await readFile(present))) return undefined
  throw new ClusterError(
    `DATA_DIR ${folder} has another secret-key than the backup, and connected accounts need the backup's. Move it away.`,
  )
}

/** A manifest may come from anywhere. */
function inside(folder: string, path: string): string {
  const whole = resolve(folder, path)
  if (whole.startsWith(`${resolve(folder)}/`)) return whole
  throw new ClusterError(`The backup is damaged: ${path} lies outside of it.`)
}
