import type { MeetingRequest } from './request/find-request.ts'
import type { AskingMail } from './judge-mail.ts'
import { readMeetingRequest } from './meeting-request.ts'

/** A made-up mail and what a person says it asks for. */
export interface WishSample {
  readonly name: string
  readonly ask: 'none' | 'meet' | 'move' | 'offer'
  readonly sentOn: string
  readonly subject: string
  readonly from: string
  readonly text: string
  /** A meeting that respects the wish lies in one of them; none means any time. */
  readonly when: readonly SampleTime[]
  readonly minutes: number | null
  /** Beginnings that the sender offers, as wall time. */
  readonly offers: readonly string[]
}

export interface SampleTime {
  readonly days: readonly (readonly [first: string, last: string])[]
  readonly from: string
  readonly until: string
}

/** Reads mails that stand below one another, each below a line `=== ask: … | sent: … | when: …`. */
export function readWishSamples(name: string, file: string): WishSample[] {
  return file
    .split(/^(?==== )/m)
    .filter((part) => part.trim() !== '')
    .map((part, index) => readSample(`${name} ${index + 1}`, part))
}

function readSample(name: string, part: string): WishSample {
  const [first = '', ...rest] = part.split('\n')
  const fields = first
    .slice(4)
    .split('|')
    .map((field) => field.trim())
  const valuesOf = (key: string) =>
    fields.flatMap((field) => (field.startsWith(`${key}:`) ? [field.slice(key.length + 1).trim()] : []))
  const body = rest.join('\n')
  const empty = body.indexOf('\n\n')
  const head = body.slice(0, empty)
  const headOf = (key: string) =>
    head
      .split('\n')
      .find((line) => line.startsWith(`${key}: `))
      ?.slice(key.length + 2) ?? ''
  return {
    name,
    ask: askOf(valuesOf('ask')[0] ?? ''),
    sentOn: (valuesOf('sent')[0] ?? '').replace(' ', 'T'),
    subject: headOf('Subject'),
    from: headOf('From'),
    text: body.slice(empty + 2).trim(),
    when: valuesOf('when').map(readTime),
    minutes: valuesOf('minutes').map(Number)[0] ?? null,
    offers: (valuesOf('offer')[0] ?? '').split(' ').filter((offer) => offer !== ''),
  }
}

/** What the grammar reads of a mail. */
export function readWishSample(sample: WishSample): MeetingRequest {
  return readMeetingRequest(askingMail(sample))
}

export function askingMail({ subject, text, sentOn, from }: WishSample): AskingMail {
  return { subject, text, sentOn, isBulk: /no-?reply/i.test(from) }
}

function askOf(said: string): WishSample['ask'] {
  if (said === 'none' || said === 'meet' || said === 'move' || said === 'offer') return said
  throw new Error(`Not an ask: ${said}`)
}

function readTime(said: string): SampleTime {
  const parts = said.split(' ')
  const hours = parts.find((part) => part.includes(':'))
  const [from = '00:00', until = '24:00'] = hours?.split('-') ?? []
  const days = parts
    .filter((part) => part !== hours)
    .map((part) => {
      const [first = '', last = first] = part.split('..')
      return [first, last] as const
    })
  return { days, from, until }
}
