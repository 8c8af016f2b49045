import type { MailCategory } from '@meridian/contract'
import { idOfText } from '../../platform/id.ts'

/** What a provider's labels mean for a mail. */
export interface MailFlags {
  readonly is_read: boolean
  readonly is_starred: boolean
  readonly is_archived: boolean
  readonly is_deleted: boolean
  readonly place: 'received' | 'sent' | 'hidden'
}

export function flagsOf(label_ids: readonly string[]): MailFlags {
  const has = (label: string) => label_ids.includes(label)
  const isSent = has('SENT') && !has('INBOX')
  return {
    is_read: !has('UNREAD'),
    is_starred: has('STARRED'),
    is_archived: !has('INBOX') && !has('TRASH') && !isSent,
    is_deleted: has('TRASH'),
    place: ['SPAM', 'DRAFT', 'CHAT'].some(has) ? 'hidden' : isSent ? 'sent' : 'received',
  }
}

/** The labels that the provider has to add and remove to match the person's state; the trash is separate. */
export function labelChange(
  label_ids: readonly string[],
  wanted: Pick<MailFlags, 'is_read' | 'is_starred' | 'is_archived' | 'is_deleted'>,
): { readonly add: string[]; readonly remove: string[] } {
  const isSent = flagsOf(label_ids).place === 'sent'
  const labels = new Map([
    ['UNREAD', !wanted.is_read],
    ['STARRED', wanted.is_starred],
  ])
  if (!wanted.is_deleted && !isSent) labels.set('INBOX', !wanted.is_archived)
  const has = (label: string) => label_ids.includes(label)
  return {
    add: [...labels].flatMap(([label, isWanted]) => (isWanted && !has(label) ? [label] : [])),
    remove: [...labels].flatMap(([label, isWanted]) => (!isWanted && has(label) ? [label] : [])),
  }
}

export type MailLabels = Readonly<Record<string, { readonly name: string; readonly is_own: boolean }>>

/** Label names, the person's own first and those that every mail has last. */
export function labelNames(label_ids: readonly string[], labels: MailLabels): string[] {
  const rank = (id: string) => (labels[id]?.is_own ? 0 : /^(UNREAD|CATEGORY_.*)$/.test(id) ? 2 : 1)
  return label_ids
    .filter((id) => Object.hasOwn(labels, id) || /^[A-Z_]+$/.test(id))
    .toSorted(
      (one, other) => rank(one) - rank(other) || nameOf(one, labels).localeCompare(nameOf(other, labels)),
    )
    .map((id) => nameOf(id, labels))
}

/** The facts that the category rules use. */
export interface MailFacts {
  /** The person's addresses, in lower case. */
  readonly own_addresses: readonly string[]
  readonly from: string
  readonly to: readonly string[]
  readonly label_names: readonly string[]
  readonly is_bulk: boolean
  /** Whether the mail's own words ask the reader to do something; read only where that decides. */
  readonly asksForAction: () => boolean
}

/** The category of a mail by the rules of docs/rules/mail.md; the first match counts. */
export function categoryOf(facts: MailFacts): MailCategory {
  const labelled = categoryByLabels(facts.label_names)
  if (labelled !== null) return labelled
  const own = new Set(facts.own_addresses)
  if (own.has(facts.from))
    return facts.to.length > 0 && facts.to.every((one) => own.has(one)) ? 'notes' : 'inbox'
  const isToMe = facts.to.length === 1 && own.has(facts.to[0] ?? '')
  if (!isToMe || facts.is_bulk) return 'inbox'
  return facts.asksForAction() ? 'task' : 'inbox'
}

/** The category that the person's own labels name; null where none does. */
export function categoryByLabels(label_names: readonly string[]): MailCategory | null {
  const names = new Set(label_names.map((name) => name.toLowerCase()))
  if (names.has('notes')) return 'notes'
  return ['task', 'tasks', 'to do', 'todo'].some((name) => names.has(name)) ? 'task' : null
}

/** The most words of a mail that a search can find. */
const words_max = 3000
const word_characters_max = 40

/** The words of texts as a search compares them, each once: lower case without accents. */
export function wordsOf(texts: readonly string[]): string[] {
  const words = new Set<string>()
  for (const text of texts) {
    for (const [word] of foldText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
      words.add([...word.matchAll(/./gsu)].slice(0, word_characters_max).join(''))
      if (words.size >= words_max) return [...words]
    }
  }
  return [...words]
}

/** Search tokens carry a per-user prefix, so a lookup touches one user's rows. */
export function markWords(user_id: string, words: readonly string[]): string[] {
  return words.map((word) => markOf(user_id) + word)
}

/** The words of several texts, each once; those of the first text come first where there are too many. */
export function joinWords(...texts: readonly (readonly string[])[]): string[] {
  return [...new Set(texts.flat())].slice(0, words_max)
}

/** Fields that a search can be limited to. */
export type SearchField = 'from' | 'to' | 'subject'

/**
 * What a search compares: the words of all fields but the recipients', and of each field its own words once more, marked
 * with its name.
 */
export function searchWords(
  fields: Readonly<Record<SearchField, readonly string[]>>,
  others: readonly string[],
): string[] {
  const marked = search_fields.flatMap((field) =>
    wordsOf(fields[field]).map((word) => fieldMark(field) + word),
  )
  return [...joinWords(wordsOf([...fields.subject, ...fields.from]), others), ...marked]
}

const search_fields = ['from', 'to', 'subject'] as const

/** No word begins like this, so that a search for `to` does not find all recipients. */
function fieldMark(field: SearchField): string {
  return `:${field}:`
}

/** The names and addresses of the recipients of a mail. */
export function textsOfPeople(...people: readonly (readonly Recipient[])[]): string[] {
  return people
    .flat()
    .slice(0, searched_recipients_max)
    .flatMap(({ name, address }) => [name, address])
}

interface Recipient {
  readonly name: string
  readonly address: string
}

/** Recipients beyond them are not found. */
const searched_recipients_max = 200

/**
 * A tsquery for mails in which words begin with those of the term, be it anywhere or in one field; null where the term
 * has none.
 */
export function searchFor(user_id: string, term: string, field?: SearchField): string | null {
  const words = wordsOf([term]).slice(0, 20)
  if (words.length === 0) return null
  const mark = markOf(user_id) + (field === undefined ? '' : fieldMark(field))
  return words.map((word) => `'${mark}${word}':*`).join(' & ')
}

/** Whether words that begin with those of the text say all that the text asks for. */
export function isWord(text: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(foldText(text))
}

/** A pattern of PostgreSQL for folded texts in which a word begins like this; a sign may stand anywhere. */
export function wordStartPattern(text: string): string {
  const folded = foldText(text)
  const start = /^[\p{L}\p{N}]/u.test(folded) ? '(^|[[:space:][:punct:]])' : ''
  return start + folded.replaceAll(/[^\p{L}\p{N}\s]/gu, '\\$&')
}

/** The same id for the same thread, wherever and in whatever order its mails arrive. */
export function threadIdOf(owner: string, name: string): string {
  return idOfText(`${owner}\n${name}`)
}

function markOf(user_id: string): string {
  return `${user_id.replaceAll('-', '').slice(-12)}.`
}

function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

function nameOf(id: string, labels: MailLabels): string {
  return labels[id]?.name ?? id
}
