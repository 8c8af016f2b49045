import { describeMailbox, type Mailbox, newMailbox } from './mailbox.ts'

/** All mailboxes of a simulated Google, and what it allows each of its users. */
export interface MailWorld {
  /** By the account's address in lower case. */
  readonly mailboxes: Map<string, Mailbox>
  readonly limits: MailLimits
  /** What each account has spent within the last minute. */
  readonly spent: Map<string, { readonly at_ms: number; readonly units: number }[]>
  /** How many requests of each account are being answered at this moment. */
  readonly under_way: Map<string, number>
}

export interface MailLimits {
  /** Of projects made since 2026-05; those made before have 15,000. */
  units_per_minute: number
  concurrent_max: number
  /** Real time every answer takes, so that requests can overlap. */
  answer_ms: number
}

export function newMailWorld(): MailWorld {
  return {
    mailboxes: new Map(),
    limits: { units_per_minute: 6000, concurrent_max: 20, answer_ms: 0 },
    spent: new Map(),
    under_way: new Map(),
  }
}

/** The mailbox of an account; every account has one, an empty one at first. */
export function mailboxOf({ mailboxes }: MailWorld, address: string): Mailbox {
  const key = address.toLowerCase()
  const known = mailboxes.get(key)
  if (known) return known
  const mailbox = newMailbox(key)
  mailboxes.set(key, mailbox)
  return mailbox
}

/** The mailboxes as plain data, bytes as base64. */
export function presentMailWorld({ mailboxes, limits }: MailWorld) {
  return { mailboxes: [...mailboxes.values()].map(describeMailbox), limits: { ...limits } }
}

/** Whether the account may spend these units now; if so, they are spent. */
export function spendUnits(
  { spent, limits }: MailWorld,
  account: string,
  units: number,
  nowMs: number,
): boolean {
  const recent = (spent.get(account) ?? []).filter(({ at_ms }) => at_ms > nowMs - 60_000)
  const used = recent.reduce((sum, entry) => sum + entry.units, 0)
  const isAllowed = used + units <= limits.units_per_minute
  spent.set(account, isAllowed ? [...recent, { at_ms: nowMs, units }] : recent)
  return isAllowed
}
