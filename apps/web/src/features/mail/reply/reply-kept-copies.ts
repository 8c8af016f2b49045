import type { MailPerson } from '@meridian/contract'
import { isRecord } from '../../../platform/is-record.ts'
import { type KeptFile, readById, writeById } from '../../../platform/session/kept-by-id.ts'

/** Who gets a copy of a reply, and what is typed there. */
export interface ReplyCopies {
  readonly cc: readonly MailPerson[]
  readonly cc_typed: string
  readonly bcc: readonly MailPerson[]
  readonly bcc_typed: string
  /** Who gets a copy of the reply that can still be taken back. */
  readonly sent_copies: { readonly cc: readonly MailPerson[]; readonly bcc: readonly MailPerson[] } | null
}

export const no_copies: ReplyCopies = { cc: [], cc_typed: '', bcc: [], bcc_typed: '', sent_copies: null }
export const copy_names = ['cc', 'cc_typed', 'bcc', 'bcc_typed', 'sent_copies'] as const

const key = 'unsaved_reply_copies'

/** What this window has stored, by mail. */
export function readCopies(storage: KeptFile): Readonly<Record<string, ReplyCopies>> {
  return readById(storage, key, (value) => (isRecord(value) ? copiesIn(value) : undefined))
}

export function writeCopies(storage: KeptFile, all: Readonly<Record<string, ReplyCopies>>): void {
  const some = Object.entries(all).flatMap(([mail_id, { cc, cc_typed, bcc, bcc_typed, sent_copies }]) => {
    const hasSome = cc.length + bcc.length > 0 || cc_typed !== '' || bcc_typed !== '' || sent_copies !== null
    return hasSome ? [[mail_id, { cc, cc_typed, bcc, bcc_typed, sent_copies }]] : []
  })
  writeById(storage, key, Object.fromEntries(some))
}

/** An older version of the page may have written another shape. */
function copiesIn({ cc, cc_typed, bcc, bcc_typed, sent_copies }: Record<string, unknown>): ReplyCopies {
  return {
    cc: peopleIn(cc),
    cc_typed: typeof cc_typed === 'string' ? cc_typed : '',
    bcc: peopleIn(bcc),
    bcc_typed: typeof bcc_typed === 'string' ? bcc_typed : '',
    sent_copies: isRecord(sent_copies)
      ? { cc: peopleIn(sent_copies['cc']), bcc: peopleIn(sent_copies['bcc']) }
      : null,
  }
}

function peopleIn(value: unknown): MailPerson[] {
  return Array.isArray(value) ? value.flatMap((one) => personIn(one) ?? []) : []
}

function personIn(value: unknown): MailPerson | undefined {
  if (!isRecord(value)) return undefined
  const { name, address } = value
  return typeof name === 'string' && typeof address === 'string' ? { name, address } : undefined
}
