import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './field.ts'

/** Lifetime of the single-use link that confirms an address. */
export const address_link_hours = 72

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/v1/user/auth/confirm_address',
  scope: null,
  summary:
    'Confirm an address by the link mailed to it; invitations sent to that address as a guest become the person’s',
  access: 'public',
  body: z.object({ token: text('The link', 100) }),
  reply: z.object({ primary_email: z.string() }),
  says: { failed: 'Failed to confirm the address. Please try again.', done: 'Your address is confirmed.' },
})

export const sendAddressLink = endpoint({
  method: 'POST',
  path: '/v1/user/address_link',
  scope: null,
  summary: 'Mail a new confirmation link; the previous link stops working',
  access: 'signed_in',
  reply: z.object({ primary_email: z.string(), link_hours: z.int() }),
  says: { failed: 'Failed to send the link. Please try again.', done: 'The link is on its way.' },
})
