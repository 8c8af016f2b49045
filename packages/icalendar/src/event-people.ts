import type { EventAttendee, EventPerson } from './calendar-event.ts'
import { cleanText, type Property } from './content-line.ts'
import type { Properties } from './properties.ts'

export function readOrganizer(properties: Properties): EventPerson | null {
  const organizer = properties.get('organizer')?.[0]
  return organizer ? readPerson(organizer) : null
}

/** In the order of the file; a person named twice counts once. */
export function readAttendees(properties: Properties): EventAttendee[] {
  const attendees = new Map<string, EventAttendee>()
  for (const property of properties.get('attendee') ?? []) {
    const person = readPerson(property)
    const key = person && (person.email.toLowerCase() || person.name)
    if (!person || !key || attendees.has(key)) continue
    attendees.set(key, {
      ...person,
      kind: kinds[upper(property.params['cutype'])] ?? 'individual',
      role: roles[upper(property.params['role'])] ?? 'required',
      answer: answers[upper(property.params['partstat'])] ?? 'needs_action',
    })
  }
  return [...attendees.values()]
}

export const kinds: Readonly<Record<string, EventAttendee['kind']>> = {
  INDIVIDUAL: 'individual',
  GROUP: 'group',
  ROOM: 'room',
  RESOURCE: 'resource',
}

export const roles: Readonly<Record<string, EventAttendee['role']>> = {
  CHAIR: 'chair',
  'REQ-PARTICIPANT': 'required',
  'OPT-PARTICIPANT': 'optional',
  'NON-PARTICIPANT': 'informed',
}

export const answers: Readonly<Record<string, EventAttendee['answer']>> = {
  'NEEDS-ACTION': 'needs_action',
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
  DELEGATED: 'delegated',
}

const mailAddress = /^[^\s@:;,<>()"\\]+@[^\s@:;,<>()"\\]+$/

function readPerson({ params, value }: Property): EventPerson | null {
  const address = cleanText(value)
    .trim()
    .replace(/^mailto:/i, '')
    .trim()
  const mail = [address, params['email'] ?? ''].find((text) => mailAddress.test(text)) ?? ''
  // Parameters know no escapes but those of RFC 6868; some writers escape them like text all the same.
  const name = cleanText(params['cn'] ?? '')
    .replace(/\\([,;])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (mail === '' && name === '') return null
  return { name: name.toLowerCase() === mail.toLowerCase() ? '' : name, email: mail }
}

function upper(text: string | undefined): string {
  return (text ?? '').trim().toUpperCase()
}
