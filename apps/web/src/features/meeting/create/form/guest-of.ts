import { newKey } from '../../../../platform/key.ts'
import { guestKey } from './guest-key.ts'
import type { FormInvitee } from './meeting-form.ts'

/** A guest by address. The server makes a colleague's address that colleague. */
export function guestOf(address: string, name = ''): FormInvitee {
  const shown = name || address
  return {
    key: guestKey(newKey()),
    first_name: shown,
    full_name: shown,
    profile_picture: null,
    timezone: null,
    primary_email: address,
  }
}
