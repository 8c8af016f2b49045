import { z } from 'zod'
import { SettingError } from './setting-error.ts'

export interface MailConfig {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; else STARTTLS where the server offers it. */
  readonly isTls: boolean
  readonly credentials: { readonly user: string; readonly password: string } | undefined
  readonly from: { readonly name: string; readonly address: string }
}

interface MailSettings {
  readonly SMTP_URL?: string | undefined
  readonly MAIL_FROM?: string | undefined
  readonly PUBLIC_URL?: string | undefined
}

/** Undefined where nothing is set. Throws SettingError, which never repeats an address with its password. */
export function mailOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: MailSettings): MailConfig | undefined {
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return undefined
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    throw new SettingError('The settings SMTP_URL and MAIL_FROM need each other: set both or none.')
  }
  // A link with the host of a request would lead wherever the request's sender likes.
  if (PUBLIC_URL === undefined) {
    throw new SettingError('The setting SMTP_URL needs PUBLIC_URL, which the links in mails begin with.')
  }
  return { ...serverOf(SMTP_URL), from: senderOf(MAIL_FROM) }
}

const usual_ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 }

function serverOf(text: string): Omit<MailConfig, 'from'> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const port = Number(url?.port || (url && usual_ports[url.protocol]))
  const user = decoded(url?.username)
  const password = decoded(url?.password)
  const isPlain = url && ['', '/'].includes(url.pathname) && url.search === '' && url.hash === ''
  const isWhole = (user === '') === (password === '')
  if (!isPlain || !usual_ports[url.protocol] || !url.hostname || !port || !isWhole) throw wrongServer()
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port,
    isTls: url.protocol === 'smtps:',
    credentials: user === '' ? undefined : { user, password },
  }
}

function decoded(part = ''): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw wrongServer()
  }
}

function wrongServer(): SettingError {
  return new SettingError(
    'The setting SMTP_URL is wrong: it must look like smtp://user:password@mail.example:587 or, with TLS from the start, smtps://user:password@mail.example:465, with special characters percent-encoded.',
  )
}

function senderOf(text: string): MailConfig['from'] {
  const [, name = '', address = text] = /^"?([^"<>\p{Cc}]*)(?:"\s*)?<([^<>]+)>$/u.exec(text.trim()) ?? []
  const parsed = z.email().safeParse(address.trim())
  if (parsed.success) return { name: name.trim(), address: parsed.data }
  throw new SettingError(
    'The setting MAIL_FROM is wrong: it must look like meet@people.example or Meridian <meet@people.example>.',
  )
}
