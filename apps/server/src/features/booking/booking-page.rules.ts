import type { BookingPlace, FieldError, HostChoice } from '@meridian/contract'
import { isLink } from '@meridian/contract'

export interface PageSettings {
  readonly booking_place: BookingPlace
  readonly place_details: string | null
  readonly host_choice: HostChoice
  readonly seats: number
  readonly needs_confirmation: boolean
}

/** What is wrong with settings that are possible each by itself. */
export function wrongInPage({
  booking_place,
  place_details,
  host_choice,
  seats,
  needs_confirmation,
}: PageSettings): FieldError[] {
  const errors: FieldError[] = []
  const details = place_details?.trim() ?? ''
  if (booking_place === 'link' && details !== '' && !isLink(details))
    errors.push({ path: 'place_details', message: 'The link must begin with https:// or http://.' })
  if ((booking_place === 'phone' || booking_place === 'address') && details === '')
    errors.push({ path: 'place_details', message: place_missing[booking_place] })
  if (seats > 1 && host_choice === 'round_robin')
    errors.push({ path: 'seats', message: 'Several seats need one host, or all hosts.' })
  if (seats > 1 && needs_confirmation)
    errors.push({ path: 'needs_confirmation', message: 'Meetings with several seats are booked at once.' })
  return errors
}

export interface PageHosts {
  readonly host_choice: HostChoice
  readonly hosts: readonly { readonly user_id: string }[]
}

/** What is wrong with the hosts of the owner's page, whoever they are. */
export function wrongInHosts({ host_choice, hosts }: PageHosts, owner_id: string): FieldError[] {
  if (host_choice === 'one' && (hosts.length !== 1 || hosts[0]?.user_id !== owner_id))
    return [{ path: 'hosts', message: 'A page with one host has you as its host.' }]
  if (host_choice !== 'one' && hosts.length < 2)
    return [{ path: 'hosts', message: 'At least two hosts are needed.' }]
  return []
}

const place_missing = {
  phone: 'Please enter the number that guests call.',
  address: 'Please enter the address of the meeting.',
}

/** A name for addresses made of the person's own; later attempts add a number, and at last the id. */
export function freeName(full_name: string, user_id: string, attempt: number): string {
  const words = full_name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const long = words.join('-').slice(0, 40)
  const plain = long.endsWith('-') ? long.slice(0, -1) : long
  const base = plain.length < 2 ? `person-${user_id.slice(0, 8)}` : plain
  if (attempt === 1) return base
  return attempt < 10 ? `${base}-${attempt}` : `${base}-${user_id.slice(0, 8)}-${attempt}`
}
