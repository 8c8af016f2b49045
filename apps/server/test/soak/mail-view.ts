import { getMailThread, type ListedMail, listMails } from '@meridian/contract'
import { mailboxOf } from '../../../simulators/src/google/gmail/mail-world.ts'
import type { GmailMessage, Mailbox } from '../../../simulators/src/google/gmail/mailbox.ts'
import { readMail } from '../../../simulators/src/smtp/read-mail.ts'
import type { HttpPerson } from '../http-person.ts'
import type { SoakPerson } from './soak-people.ts'
import type { MailFlag, SoakWorld } from './soak-world.ts'

/** One line for each mail of a list, for each in the trash, and for each that stands in conversations alone. */
export interface MailView {
  readonly listed: readonly string[]
  /** Mails that lay there before they were read are not brought. */
  readonly trash: readonly string[]
  readonly sent: readonly string[]
}

/** What a person must see of their mail, by the state of the simulated Gmail. */
export function expectedMail(
  { simulators }: SoakWorld,
  { account }: SoakPerson,
  shown: Pick<MailView, 'trash'>,
): MailView {
  const mailbox = mailboxOf(simulators.google.scene.world.mail, account)
  const there = [...mailbox.messages.values()].filter(
    ({ label_ids }) => !['SPAM', 'DRAFT', 'CHAT'].some((label) => label_ids.includes(label)),
  )
  const received = there.filter((message) => !isSent(message))
  const listed = received.filter((message) => !has(message, 'TRASH'))
  const threads = new Set(listed.map(({ thread_id }) => thread_id))
  const linesOf = (messages: readonly GmailMessage[]) =>
    messages
      .map((message) => lineOf(flagsOf(message), subjectOf(message), labelsOf(mailbox, message)))
      .toSorted()
  return {
    listed: linesOf(listed),
    trash: linesOf(received.filter((message) => has(message, 'TRASH'))).filter((line) =>
      shown.trash.includes(line),
    ),
    sent: there
      .filter((message) => isSent(message) && !has(message, 'TRASH') && threads.has(message.thread_id))
      .map(subjectOf)
      .toSorted(),
  }
}

/** What the product shows of it. */
export async function shownMail(person: HttpPerson): Promise<MailView> {
  const listed = await listAll(person, 'all')
  const threads = new Set(listed.map(({ thread_id }) => thread_id))
  const ids = new Set(listed.map(({ mail_id }) => mail_id))
  const sent: string[] = []
  for (const thread_id of threads) {
    const mails = await person.call(getMailThread, { params: { thread_id } })
    sent.push(...mails.filter(({ mail_id }) => !ids.has(mail_id)).map(({ mail_subject }) => mail_subject))
  }
  return {
    listed: shownLines(listed),
    trash: shownLines(await listAll(person, 'deleted')),
    sent: sent.toSorted(),
  }
}

/** Sentences about what people asked for and did not get, and about answers that were not sent exactly once. */
export function brokenPromises({ simulators, mails, replies }: SoakWorld): string[] {
  const { mail } = simulators.google.scene.world
  const unheard = mails.flatMap(({ name, id, person, wishes }) => {
    const message = mailboxOf(mail, person.account).messages.get(id)
    if (!message || has(message, 'SPAM')) return []
    const flags = flagsOf(message)
    return [...wishes].flatMap(([flag, value]) => {
      const isMoot = flag === 'is_archived' && flags.is_deleted
      return flags[flag] === value || isMoot ? [] : [`${name} was to be ${flag} ${value} and is not`]
    })
  })
  const miscounted = replies.flatMap(({ name, account, state }) => {
    const messages = [...mailboxOf(mail, account).messages.values()]
    const count = messages.filter((one) => has(one, 'SENT') && subjectOf(one).startsWith(`${name} `)).length
    const isRight = state === 'maybe' ? count <= 1 : count === (state === 'sent' ? 1 : 0)
    return isRight ? [] : [`${name} was ${state} by ${account} and stands ${count} times among what was sent`]
  })
  return [...unheard, ...miscounted]
}

function shownLines(mails: readonly ListedMail[]): string[] {
  return mails.map((mail) => lineOf(mail, mail.mail_subject, mail.mail_labels.integration_labels)).toSorted()
}

type Flags = Readonly<Record<MailFlag, boolean>>

function lineOf(flags: Flags, subject: string, labels: readonly string[]): string {
  const { is_read, is_starred, is_archived, is_deleted } = flags
  const state = [
    is_read ? 'read' : 'unread',
    ...(is_starred ? ['starred'] : []),
    ...(is_deleted ? ['deleted'] : is_archived ? ['archived'] : []),
  ]
  return `${subject} | ${state.join(' ')} | ${labels.toSorted().join(', ')}`
}

function flagsOf(message: GmailMessage): Flags {
  return {
    is_read: !has(message, 'UNREAD'),
    is_starred: has(message, 'STARRED'),
    is_archived: !has(message, 'INBOX') && !has(message, 'TRASH'),
    is_deleted: has(message, 'TRASH'),
  }
}

function labelsOf({ labels }: Mailbox, { label_ids }: GmailMessage): string[] {
  return label_ids.map((id) => labels.get(id)?.name ?? id)
}

function isSent(message: GmailMessage): boolean {
  return has(message, 'SENT') && !has(message, 'INBOX')
}

function has({ label_ids }: GmailMessage, label: string): boolean {
  return label_ids.includes(label)
}

function subjectOf({ raw }: GmailMessage): string {
  return readMail(raw.toString('latin1')).subject
}

async function listAll(person: HttpPerson, mail_view: 'all' | 'deleted'): Promise<ListedMail[]> {
  const all: ListedMail[] = []
  for (let page = 1; ; page += 1) {
    const found = await person.call(listMails, { query: { limit: 100, page, mail_view } })
    all.push(...found)
    if (found.length < 100) return all
  }
}
