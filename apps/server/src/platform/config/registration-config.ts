import { z } from 'zod'
import { SettingError } from './setting-error.ts'

export interface RegistrationConfig {
  /** `open`: all addresses; `domains`: addresses of `domains`; `invited`: only by an operator's link. */
  readonly mode: 'open' | 'domains' | 'invited'
  /** In lower case; empty except in the mode `domains`. */
  readonly domains: readonly string[]
  /** The setting REGISTRATION is there, so that operators cannot change the mode. */
  readonly isFixed: boolean
  /** Whether an account can have a passkey alone, without a password. */
  readonly hasPasskeys: boolean
  /** PUBLIC_URL names only this machine. */
  readonly isLocal: boolean
}

interface RegistrationSettings {
  readonly REGISTRATION?: RegistrationConfig['mode'] | undefined
  readonly REGISTRATION_DOMAINS?: string | undefined
  readonly REGISTRATION_PASSKEYS: 'true' | 'false'
  readonly PUBLIC_URL?: string | undefined
}

/** Throws SettingError. */
export function registrationOf(settings: RegistrationSettings): RegistrationConfig {
  const isLocal = settings.PUBLIC_URL === undefined || isLocalHost(new URL(settings.PUBLIC_URL).hostname)
  const mode = settings.REGISTRATION ?? (isLocal ? 'open' : 'invited')
  if ((mode === 'domains') !== (settings.REGISTRATION_DOMAINS !== undefined)) {
    throw new SettingError(
      'The settings REGISTRATION=domains and REGISTRATION_DOMAINS need each other: set both or none.',
    )
  }
  const list = settings.REGISTRATION_DOMAINS
  const isFixed = settings.REGISTRATION !== undefined
  return {
    mode,
    domains: list === undefined ? [] : domainsIn(list, 'REGISTRATION_DOMAINS'),
    isFixed,
    hasPasskeys: settings.REGISTRATION_PASSKEYS === 'true',
    isLocal,
  }
}

function isLocalHost(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Domains between commas, in lower case. Throws SettingError that names the setting. */
export function domainsIn(list: string, setting: string): string[] {
  const domains = list
    .split(',')
    .map((domain) => domain.trim().toLowerCase())
    .filter((domain) => domain !== '')
  if (domains.length > 0 && domains.every((domain) => z.email().safeParse(`name@${domain}`).success))
    return domains
  throw new SettingError(`The setting ${setting} is wrong: it must look like example.com,example.org.`)
}
