import { createHash } from 'node:crypto'
import { spoken_languages, textsIn } from '../../platform/texts/texts.ts'

/** What a ticket lets one see, and until when. */
export interface Ticket {
  readonly mail_id: string
  /** Of the session that asked; the ticket ends with it. */
  readonly token_sha256: Buffer
  readonly withImages: boolean
  readonly theme: 'light' | 'dark'
  readonly expires_at: Date
}

/** A ticket as it is sealed: as short as can be, because it stands in an address. */
export function writeTicket({ mail_id, token_sha256, withImages, theme, expires_at }: Ticket): string {
  const flags = `${withImages ? 'i' : '-'}${theme === 'dark' ? 'd' : 'l'}`
  return [expires_at.getTime().toString(36), flags, mail_id, token_sha256.toString('base64url')].join(' ')
}

/** Undefined for what is no ticket, or is one no more. */
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
 * The policy of a page whose one style element is this one. Nothing runs, nothing is sent, and nothing is fetched but
 * pictures where they are wanted. `allow-same-origin` lets the frame around it measure the page; without
 * `allow-scripts` there is nothing in it that could make use of its origin.
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

/** The page in place of one that cannot be shown any more; nobody knows to whom. */
export function expiredPage(): { readonly html: string; readonly style: string } {
  const style = ':root{color-scheme:light dark}body{margin:1rem;font:1rem/1.5 system-ui,sans-serif}'
  const said = spoken_languages.map((language) => {
    const { t } = textsIn(language)
    return `<p lang="${language}">${t('This view of the mail has expired. Please open the mail again.')}</p>`
  })
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Meridian</title><style>${style}</style></head><body>${said.join('')}</body></html>`,
    style,
  }
}
