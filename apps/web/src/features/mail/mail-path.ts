export const mails_path = '/user/mails'

export function mailPath(mail_id: string): string {
  return `${mails_path}/${mail_id}`
}

/** Where accounts are connected. */
export const integrations_path = '/user/integrations'
