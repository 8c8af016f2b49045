import { createHash } from 'node:crypto'
import { language_codes } from '@meridian/languages'
import { textsIn } from '../../../platform/texts/texts.ts'

/** The mail that a ticket gives access to, and its expiry. */
export interface Ticket {
  readonly mail_id: string
  /** Of the session that requested it; the ticket expires with the session. */
  readonly token_sha256: Buffer
  readonly withImages: boolean
  readonly theme: 'light' | 'dark'
  readonly expires_at: Date
}

/** A sealed ticket: as short as possible, because it is part of a URL. */
export function writeTicket({ mail_id, token_sha256, withImages, theme, expires_at }: Ticket): string {
  const flags = `${withImages ? 'i' : '-'}${theme === 'dark' ? 'd' : 'l'}`
  return [expires_at.getTime().toString(36), flags, mail_id, token_sha256.toString('base64url')].join(' ')
}

/** Undefined for an invalid or expired ticket. */
export function readTicket(written: string, now: Date): Ticket | undefined {
  const [, until, images, theme, mail_id = '', token = ''] =
    /^([0-9a-z]{1,12}) ([-i])([ld]) ([0-9a-f-]{36}) ([\w-]{43})$/.exec(written) ?? []
  const expires_at = new Date(Number.parseInt(until ?? '', 36))
  if (!(expires_at > now)) return undefined
  return {
    mail_id,
    token_sha256: Buffer.from(token, 'base64url'),
    withImages: images === 'i',
    theme: theme === 'd' ? 'dark' : 'light',
    expires_at,
  }
}

/**
 * The policy of a page with this one style element. No script runs, no form is sent, and only images are
 * loaded, where they are wanted. `allow-same-origin` lets the surrounding frame measure the page; without
 * `allow-scripts` no code in it could use its origin.
 */
export function documentPolicy(style: string, { withImages }: { readonly withImages: boolean }): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    ...(withImages ? ['img-src https: http:'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/** What the page itself says, in the person's language or in English. */
export function documentWords(spoken: string) {
  const { t, language } = textsIn(spoken)
  return { language, earlier: t('Earlier mails') }
}

/** The page for an expired address, without any person's data. */
export function expiredPage(): { readonly html: string; readonly style: string } {
  const style = ':root{color-scheme:light dark}body{margin:1rem;font:1rem/1.5 system-ui,sans-serif}'
  const said = language_codes.map((language) => {
    const { t } = textsIn(language)
    return `<p lang="${language}">${t('This view of the mail has expired. Please open the mail again.')}</p>`
  })
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Meridian</title><style>${style}</style></head><body>${said.join('')}</body></html>`,
    style,
  }
}
