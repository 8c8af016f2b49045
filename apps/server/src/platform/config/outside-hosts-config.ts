import { z } from 'zod'
import { SettingError } from './setting-error.ts'

/** The servers that people may have this server call. */
export interface HostRule {
  /** In lower case; wherever these are, this machine included, and without encryption too. */
  readonly names: readonly string[]
  /** Any other server as well, where its addresses are public. */
  readonly isAnyPublic: boolean
}

/** Any public server where nothing is set. */
export function outsideHostsOf(name: string, setting: string | undefined): HostRule {
  const entries = (setting ?? '*').split(',').map((entry) => entry.trim().toLowerCase())
  const named = entries.filter((entry) => entry !== '')
  const names = named.filter((entry) => entry !== '*')
  if (named.length === 0 || !names.every((name) => HostName.safeParse(name).success)) {
    throw new SettingError(
      `The setting ${name} is wrong: it must hold names such as flows.example.org,10.0.0.5, or * for any public server.`,
    )
  }
  return { names, isAnyPublic: names.length < named.length }
}

const HostName = z.union([z.ipv4(), z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/)])
