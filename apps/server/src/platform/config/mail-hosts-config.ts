import { z } from 'zod'
import { SettingError } from './setting-error.ts'

/** The mail servers that people may have this server connect to. */
export interface MailHosts {
  /** In lower case; wherever these are, this machine included. */
  readonly names: readonly string[]
  /** Any other server as well, where its addresses are public. */
  readonly isAnyPublic: boolean
}

/** Undefined where nothing is set: then no person can connect a mailbox by IMAP. */
export function mailHostsOf(setting: string | undefined): MailHosts | undefined {
  const entries = (setting ?? '').split(',').map((entry) => entry.trim().toLowerCase())
  const named = entries.filter((entry) => entry !== '')
  if (named.length === 0) return undefined
  const names = named.filter((entry) => entry !== '*')
  if (!names.every((name) => HostName.safeParse(name).success)) {
    throw new SettingError(
      'The setting IMAP_HOSTS is wrong: it must hold names such as mail.example.org,imap.example.net, or * for any public server.',
    )
  }
  return { names, isAnyPublic: names.length < named.length }
}

const HostName = z.union([z.ipv4(), z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/)])
