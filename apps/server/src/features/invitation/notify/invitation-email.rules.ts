import { calledOffDates, type MeetingNews, newsOf } from './change.rules.ts'
import type { DeliveredMeeting } from './delivered-meeting.rules.ts'

/** A participant of the meeting with an address. */
export interface Guest {
  readonly meeting_attendee_id: string
  /** In lower case. */
  readonly address: string
  /** Why no mail goes to the guest; null where mails do. */
  readonly unmailed: 'elsewhere' | 'switched_off' | 'declined' | 'no_account' | 'address_unconfirmed' | null
}

/** The last mail to an address. */
export interface LastDelivery {
  readonly address: string
  readonly sequence: number
  readonly is_cancelled: boolean
  readonly meeting: DeliveredMeeting
}

/** A mail to write. */
export interface InvitationEmail {
  readonly address: string
  /** Undefined for an address that is no longer invited. */
  readonly guest: Guest | undefined
  readonly mail_kind: 'invitation' | 'update' | 'cancellation'
  /** Higher than that of any earlier mail to this address. */
  readonly sequence: number
  /** The meeting that the mail is about; for a cancellation, as it was delivered last. */
  readonly meeting: DeliveredMeeting
  /** As delivered before; null for an invitation. */
  readonly before: DeliveredMeeting | null
  /** Null for an invitation, and where the whole meeting is cancelled. */
  readonly news: MeetingNews | null
  /** The meeting takes place, but without this guest. */
  readonly isTakenOff: boolean
}

export interface DeliveryState {
  readonly guests: readonly Guest[]
  readonly delivered: readonly LastDelivery[]
  /** Null for a meeting that does not take place any more. */
  readonly meeting: DeliveredMeeting | null
  /** The meeting's own. */
  readonly sequence: number
  readonly nowMs: number
}

/**
 * The mails that bring each guest up to date: at most one to each address, none where nothing has changed.
 */
export function listDueMails(deliveryState: DeliveryState): InvitationEmail[] {
  const { guests, delivered } = deliveryState
  const guestOf = new Map(guests.map((guest) => [guest.address, guest]))
  const deliveryOf = new Map(delivered.map((one) => [one.address, one]))
  return [...new Set([...guestOf.keys(), ...deliveryOf.keys()])].flatMap((address) => {
    const invitationEmail = buildEmail(
      address,
      { guest: guestOf.get(address), delivered: deliveryOf.get(address) },
      deliveryState,
    )
    return invitationEmail ? [invitationEmail] : []
  })
}

function buildEmail(
  address: string,
  { guest, delivered }: { readonly guest: Guest | undefined; readonly delivered: LastDelivery | undefined },
  { meeting, sequence: own, nowMs }: DeliveryState,
): InvitationEmail | null {
  if (guest && guest.unmailed !== null) return null
  const sequence = delivered ? Math.max(own, delivered.sequence + 1) : own
  if (!guest || !meeting) {
    if (!delivered || delivered.is_cancelled) return null
    const { meeting: before } = delivered
    const all = { meeting: before, before, news: null, isTakenOff: meeting !== null }
    return { address, guest, mail_kind: 'cancellation', sequence, ...all }
  }
  if (!delivered || delivered.is_cancelled) {
    const first = { meeting, before: null, news: null, isTakenOff: false }
    return { address, guest, mail_kind: 'invitation', sequence, ...first }
  }
  const news = newsOf(delivered.meeting, meeting, nowMs)
  if (!news) return null
  const mail_kind = calledOffDates(news).length > 0 ? 'cancellation' : 'update'
  return { address, guest, mail_kind, sequence, meeting, before: delivered.meeting, news, isTakenOff: false }
}
