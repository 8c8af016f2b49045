import { z } from 'zod'
import { ProviderError } from '../kit/provider-error.ts'
import { parseStored } from '../kit/stored-json.ts'

/** How an account at a CalDAV server is opened. It is what is sealed in place of an access token. */
export interface CalDavAccount {
  readonly user: string
  readonly password: string
  /** The addresses of the collections that hold the calendars. */
  readonly homes: readonly string[]
  /** The mail addresses by which events name the account's person, in small letters. */
  readonly addresses: readonly string[]
}

const Sealed = z.object({
  user: z.string(),
  password: z.string(),
  homes: z.array(z.url()),
  addresses: z.array(z.string()),
})

export function formatAccount({ user, password, homes, addresses }: CalDavAccount): string {
  return JSON.stringify({ user, password, homes, addresses })
}

/** Throws ProviderError for anything that `formatAccount` did not write. */
export function parseAccount(text: string): CalDavAccount {
  const account = parseStored(text, Sealed)
  if (!account) throw new ProviderError('needs_consent', 'The saved sign-in is none of a calendar server.')
  return account
}
