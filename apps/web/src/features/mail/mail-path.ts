export const mails_path = '/user/mails'

export function mailPath(mail_id: string): string {
  return `${mails_path}/${mail_id}`
}

/** The screen of a new mail; with an id it forwards that mail. */
export function newMailPath(forwarded_id = ''): string {
  return forwarded_id === '' ? `${mails_path}/new` : `${mails_path}/new?forward=${forwarded_id}`
}

/** A mail with a place of its text, which it opens at; without one the mail alone. */
export function placePath(mail_id: string, { start, end }: TextPlace): string {
  return start === null || end === null ? mailPath(mail_id) : `${mailPath(mail_id)}?at=${start}-${end}`
}

interface TextPlace {
  readonly start: number | null
  readonly end: number | null
}

/** The place that such an address names. */
export function parsePlace(at: string | null): { readonly start: number; readonly end: number } | null {
  const [, start, end] = /^(\d{1,7})-(\d{1,7})$/.exec(at ?? '') ?? []
  return start === undefined || end === undefined ? null : { start: Number(start), end: Number(end) }
}

/** Where accounts are connected. */
export const integrations_path = '/user/integrations'
