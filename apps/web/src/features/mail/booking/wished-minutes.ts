import type { Mail } from '@meridian/contract'
import { readRequest } from '@meridian/text'
import { askingMail } from './asking-mail.ts'

/** How long the meeting is to be that the mail asks for; null where it asks for none, or does not say. */
export function wishedMinutes(mail: Mail, zone: string): number | null {
  return readRequest(askingMail(mail, zone), null).wish.length?.minutes ?? null
}
