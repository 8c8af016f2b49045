import { madeUpAddress } from '../meeting/meeting.api.ts'
import type { DavPerson } from './dav-access.service.ts'

/** Whether an address, without its scheme, is one of those under which programs know the person. */
export function isOwnAddress({ primary_email, user_id }: DavPerson, email: string): boolean {
  const address = email.toLowerCase()
  return address === primary_email.toLowerCase() || address === madeUpAddress(user_id)
}
