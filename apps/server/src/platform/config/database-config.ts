import { z } from 'zod'
import { SettingError } from './setting-error.ts'

const address = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'it must be an address, as in postgres://user:password@db.example.org:5432/meridian',
  })
  .optional()

export const database_settings = { DATABASE_URL: address, DATABASE_LISTEN_URL: address }

export interface DatabaseConfig {
  /** Undefined means the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler in transaction mode. */
  readonly databaseListenUrl: string | undefined
}

interface Settings {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_LISTEN_URL?: string | undefined
}

export function databaseOf({ DATABASE_URL, DATABASE_LISTEN_URL }: Settings): DatabaseConfig {
  if (DATABASE_LISTEN_URL !== undefined && DATABASE_URL === undefined) {
    throw new SettingError(
      'The setting DATABASE_LISTEN_URL needs DATABASE_URL: it is the direct address of the database to which DATABASE_URL leads through a pooler.',
    )
  }
  return { databaseUrl: DATABASE_URL, databaseListenUrl: DATABASE_LISTEN_URL }
}
