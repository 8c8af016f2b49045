import { Email, recipients_max } from '@meridian/contract'
import { replySubject } from '@meridian/text/answering'
import { oneLine } from '../../../platform/mail/one-line.ts'

/** A sender or recipient of a mail. */
export interface Person {
  readonly name: string
  readonly address: string
}

/** What decides who gets the answer. */
export interface AnsweredPeople {
  readonly from: Person
  readonly reply_to: readonly Person[]
  readonly to: readonly Person[]
}

export type Recipient = { readonly person: Person } | { readonly refusal: string }

/**
 * Who gets the answer to a mail: whom Reply-To names, else who wrote it; to an own mail, whoever that went to. Nobody
 * where that is no address or one that nobody reads. Nothing else decides it, the text least of all.
 */
export function recipientOf(
  { from, reply_to, to }: AnsweredPeople,
  own_addresses: ReadonlySet<string>,
): Recipient {
  const isOwn = (person: Person) => own_addresses.has(person.address.toLowerCase())
  const asked = reply_to.length > 0 ? reply_to : [from]
  const people = asked.every(isOwn) ? [...to.filter((one) => !isOwn(one)), ...asked] : asked
  const person = people.find(({ address }) => Email.safeParse(address).success)
  if (!person) return { refusal: 'This mail does not say to which address an answer can go.' }
  if (!noReply.test(person.address)) return { person: { name: nameOf(person), address: person.address } }
  return { refusal: `Nobody reads what is sent to ${person.address}: this mail asks not to be answered.` }
}

/** What decides who gets the answer, of a stored mail. */
export function peopleOf({
  mail,
  content,
}: {
  readonly mail: { readonly from_name: string; readonly from_address: string }
  readonly content: { readonly reply_to_people: readonly Person[]; readonly to_people: readonly Person[] }
}): AnsweredPeople {
  return {
    from: { name: mail.from_name, address: mail.from_address },
    reply_to: content.reply_to_people,
    to: content.to_people,
  }
}

/** Whom a reply to all reaches besides its recipient: the other recipients of the mail. */
export function replyCcOf(
  people: AnsweredPeople & { readonly cc: readonly Person[] },
  own_addresses: ReadonlySet<string>,
): Person[] {
  const recipient = recipientOf(people, own_addresses)
  if ('refusal' in recipient) return []
  const asked = people.reply_to.length > 0 ? people.reply_to : [people.from]
  return copiesOf([...asked, ...people.to, ...people.cc], recipient.person, own_addresses)
}

/** Who gets a copy of a reply: each address once, without its recipient and the person's own addresses. */
export function copiesOf(
  people: readonly Person[],
  recipient: Person,
  own_addresses: ReadonlySet<string>,
): Person[] {
  const taken = new Set([...own_addresses, recipient.address.toLowerCase()])
  const copies: Person[] = []
  for (const one of people) {
    const address = one.address.toLowerCase()
    const isUseful = Email.safeParse(one.address).success && !noReply.test(one.address)
    if (!isUseful || taken.has(address) || copies.length >= recipients_max) continue
    taken.add(address)
    copies.push({ name: nameOf(one), address: one.address })
  }
  return copies
}

const name_characters_max = 200

export function nameOf({ name }: Person): string {
  return oneLine(name).slice(0, name_characters_max).toWellFormed()
}

const noReply = /^(no[-._]?reply|do[-._]?not[-._]?reply|mailer-daemon|bounces?)([+@._-]|$)/i

/** As the person has written it; with `Re:` where it is empty or the subject of the mail itself. */
export function subjectOf(written: string, answered: string): string {
  const subject = oneLine(written)
  const original = oneLine(answered)
  return subject === '' || subject === original ? replySubject(original) : subject
}

const title_characters_max = 200

/** What the meeting is called that the mail is about. */
export function titleOf(subject: string): string {
  return replySubject(oneLine(subject))
    .replace(/^Re:\s*/, '')
    .slice(0, title_characters_max)
    .toWellFormed()
}

const ids_kept = 50

/**
 * The headers that put an answer into its conversation (RFC 5322, 3.6.4). Ids that could not stand in a header are
 * left out, and of very many those in the middle.
 */
export function conversationOf({
  message_id,
  in_reply_to,
  reference_ids,
}: {
  readonly message_id: string | null
  readonly in_reply_to: string | null
  readonly reference_ids: readonly string[]
}): { in_reply_to?: string; references?: string[] } {
  if (message_id === null || !isId(message_id)) return {}
  const before = reference_ids.length > 0 ? reference_ids : in_reply_to === null ? [] : [in_reply_to]
  const ids = [...new Set([...before.filter(isId), message_id])]
  const kept = ids.length > ids_kept ? [...ids.slice(0, 1), ...ids.slice(1 - ids_kept)] : ids
  return { in_reply_to: `<${message_id}>`, references: kept.map((id) => `<${id}>`) }
}

function isId(text: string): boolean {
  return /^[^<>\s\p{Cc}]{1,250}$/u.test(text)
}

/**
 * The text with the signature below the line `-- `, by which mail programs recognize it; without where the text ends
 * with it.
 */
export function signedText(body: string, signature = ''): string {
  const [text = '', signed = ''] = [body, signature].map((part) => part.replaceAll(/\r\n?/g, '\n').trimEnd())
  if (signed === '' || text === signed || text.endsWith(`\n${signed}`)) return body
  return `${text === '' ? '' : `${text}\n\n`}-- \n${signed}`
}

/** Lines as mails have them, whatever system they were written on. */
export function textOf(parts: readonly (string | undefined)[]): string {
  const texts = parts
    .filter((part) => part !== undefined)
    .map((part) => part.replaceAll(/\r\n?/g, '\n').trimEnd())
  return `${texts.join('\n\n')}\n`
}
