import { hour_ms } from '../../../durations.ts'
import { addMessage } from '../changes.ts'
import { composeMail } from '../compose.ts'
import { addLabel } from '../labels.ts'
import { mailboxOf, type MailWorld } from '../mail-world.ts'
import type { Mailbox } from '../mailbox.ts'
import { bulkLetters } from './letters-bulk.ts'
import { invitationLetters } from './letters-invitations.ts'
import { workLetters } from './letters-work.ts'
import { worldLetters } from './letters-world.ts'
import type { SeedLetter } from './seed-letter.ts'

/**
 * Fills a mailbox with two months of made-up mail that ends at `nowMs`: conversations, files, eight
 * charsets, invitations, newsletters, a draft, spam and trash, and labels of the owner's own.
 */
export function seedMailbox(world: MailWorld, owner: { email: string; name: string }, nowMs: number): void {
  const mailbox = mailboxOf(world, owner.email)
  for (const name of own_labels) addLabel(mailbox, name)
  const letters = [...workLetters, ...worldLetters, ...bulkLetters, ...invitationLetters(owner.email, nowMs)]
  const byKey = new Map(letters.map((letter) => [letter.key, letter]))
  for (const letter of letters.toSorted((a, b) => b.hours - a.hours)) {
    addLetter(mailbox, letter, { owner, answers: conversationOf(letter, byKey), nowMs })
  }
}

const own_labels = ['Notes', 'Task', 'Clients/Harbour']

interface Setting {
  readonly owner: { readonly email: string; readonly name: string }
  readonly answers: readonly string[]
  readonly nowMs: number
}

function addLetter(mailbox: Mailbox, letter: SeedLetter, { owner, answers, nowMs }: Setting): void {
  const at_ms = nowMs - letter.hours * hour_ms
  const me = `${owner.name} <${owner.email}>`
  const raw = composeMail({
    ...letter,
    from: letter.from ?? me,
    to: letter.to === undefined || letter.to === 'me' ? me : letter.to,
    at_ms,
    message_id: idOf(letter.key),
    answers,
  })
  const message = addMessage(mailbox, { raw, label_ids: labelsOf(mailbox, letter) }, at_ms)
  if (letter.place === 'draft') mailbox.drafts.set(`r-${message.internal_date_ms}`, message.id)
}

function labelsOf({ labels }: Mailbox, letter: SeedLetter): string[] {
  const { place = 'inbox', is_unread = false } = letter
  const byName = new Map([...labels.values()].map(({ id, name }) => [name, id]))
  const own = (letter.labels ?? []).map((name) => {
    const id = byName.get(name)
    if (id === undefined) throw new Error(`The seed knows no label ${name}.`)
    return id
  })
  const hasCategory = own.some((id) => id.startsWith('CATEGORY_'))
  const isIncoming = place === 'inbox' || place === 'archive'
  return [
    ...(is_unread ? ['UNREAD'] : []),
    ...own,
    ...(isIncoming && !hasCategory ? ['CATEGORY_PERSONAL'] : []),
    ...(place === 'archive' ? [] : [place.toUpperCase()]),
  ]
}

/** The ids of the mails before it in its conversation, oldest first. */
function conversationOf(letter: SeedLetter, byKey: ReadonlyMap<string, SeedLetter>): string[] {
  const parent = byKey.get(letter.reply_to ?? '')
  return parent ? [...conversationOf(parent, byKey), idOf(parent.key)] : []
}

function idOf(key: string): string {
  return `<${key}@mail.example>`
}
