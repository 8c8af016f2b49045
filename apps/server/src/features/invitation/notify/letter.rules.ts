import { calledOffDates, type MeetingNews, newsOf } from './change.rules.ts'
import type { DeliveredMeeting } from './told-meeting.rules.ts'

/** Somebody who has a part in the meeting and an address. */
export interface Guest {
  readonly meeting_attendee_id: string
  /** Small letters. */
  readonly address: string
  /** Why nothing is mailed to them; null where it is. */
  readonly unmailed: 'switched_off' | 'declined' | 'no_account' | 'address_unconfirmed' | null
}

/** What an address was told last. */
export interface Told {
  readonly address: string
  readonly sequence: number
  readonly is_called_off: boolean
  readonly meeting: DeliveredMeeting
}

/** A mail to be written. */
export interface Letter {
  readonly address: string
  /** Undefined for somebody who has no part in the meeting any more. */
  readonly guest: Guest | undefined
  readonly mail_kind: 'invitation' | 'update' | 'cancellation'
  /** Higher than that of any mail to this address before. */
  readonly sequence: number
  /** What the mail speaks of: of what is called off, what was told of it. */
  readonly meeting: DeliveredMeeting
  /** What was told before; null for an invitation. */
  readonly before: DeliveredMeeting | null
  /** Null for an invitation, and where all of it is called off. */
  readonly news: MeetingNews | null
  /** The meeting takes place, but without them. */
  readonly isTakenOff: boolean
}

export interface Situation {
  readonly guests: readonly Guest[]
  readonly told: readonly Told[]
  /** Null for a meeting that does not take place any more. */
  readonly meeting: DeliveredMeeting | null
  /** The meeting's own. */
  readonly sequence: number
  readonly nowMs: number
}

/** The mails that bring everybody to what holds now: at most one to each address, none to who knows it already. */
export function listDueMails(situation: Situation): Letter[] {
  const { guests, told } = situation
  const guestOf = new Map(guests.map((guest) => [guest.address, guest]))
  const listDeliveries = new Map(told.map((one) => [one.address, one]))
  return [...new Set([...guestOf.keys(), ...listDeliveries.keys()])].flatMap((address) => {
    const letter = letterTo(
      address,
      { guest: guestOf.get(address), told: listDeliveries.get(address) },
      situation,
    )
    return letter ? [letter] : []
  })
}

function letterTo(
  address: string,
  { guest, told }: { readonly guest: Guest | undefined; readonly told: Told | undefined },
  { meeting, sequence: own, nowMs }: Situation,
): Letter | null {
  if (guest && guest.unmailed !== null) return null
  const sequence = told ? Math.max(own, told.sequence + 1) : own
  if (!guest || !meeting) {
    if (!told || told.is_called_off) return null
    const { meeting: before } = told
    const all = { meeting: before, before, news: null, isTakenOff: meeting !== null }
    return { address, guest, mail_kind: 'cancellation', sequence, ...all }
  }
  if (!told || told.is_called_off) {
    const first = { meeting, before: null, news: null, isTakenOff: false }
    return { address, guest, mail_kind: 'invitation', sequence, ...first }
  }
  const news = newsOf(told.meeting, meeting, nowMs)
  if (!news) return null
  const mail_kind = calledOffDates(news).length > 0 ? 'cancellation' : 'update'
  return { address, guest, mail_kind, sequence, meeting, before: told.meeting, news, isTakenOff: false }
}
