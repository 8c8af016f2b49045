import type { Mail, MailFile, MailPerson, NewMail } from '@meridian/contract'
import { hasTexts } from '../../../platform/is-record.ts'
import { newKey } from '../../../platform/key.ts'
import { keptDrafts } from '../../../platform/session/kept-drafts.ts'
import { forwardSubject } from '../reply/reply-text.ts'

/** A mail that is being written. */
export interface NewMailDraft {
  readonly to: readonly MailPerson[]
  readonly to_typed: string
  readonly cc: readonly MailPerson[]
  readonly cc_typed: string
  readonly bcc: readonly MailPerson[]
  readonly bcc_typed: string
  readonly subject: string
  readonly body: string
  /** Whether it gets the person's signature. */
  readonly has_signature: boolean
  /** Files of the forwarded mail that go with it. */
  readonly attachment_ids: readonly string[]
  /** Files that were uploaded for it. */
  readonly files: readonly MailFile[]
}

export const empty_draft: NewMailDraft = {
  to: [],
  to_typed: '',
  cc: [],
  cc_typed: '',
  bcc: [],
  bcc_typed: '',
  subject: '',
  body: '',
  has_signature: true,
  attachment_ids: [],
  files: [],
}

/** How a mail that is forwarded begins: with all of its files. */
export function forwardingDraft(mail: Pick<Mail, 'mail_subject' | 'attachments'>): NewMailDraft {
  return {
    ...empty_draft,
    subject: forwardSubject(mail.mail_subject),
    attachment_ids: mail.attachments
      .filter(({ is_inline }) => !is_inline)
      .map(({ attachment_id }) => attachment_id),
  }
}

/** What was sent and taken back. */
export function returnedDraft(mail: NewMail, files: readonly MailFile[]): NewMailDraft {
  const { mail_to, mail_cc, mail_bcc, mail_subject, mail_body, mail_signature, attachment_ids } = mail
  return {
    ...empty_draft,
    to: mail_to,
    cc: mail_cc,
    bcc: mail_bcc,
    subject: mail_subject,
    body: mail_body,
    has_signature: mail_signature !== '',
    attachment_ids,
    files,
  }
}

export function isBlank(draft: NewMailDraft): boolean {
  const { to, to_typed, cc, cc_typed, bcc, bcc_typed, files, subject, body } = draft
  const typed = `${to_typed}${cc_typed}${bcc_typed}${subject}${body}`
  return to.length + cc.length + bcc.length + files.length === 0 && typed.trim() === ''
}

/** Drafts by the mail that is forwarded; '' for one that forwards none. */
const {
  useDrafts,
  getDraft,
  storeDraft: storeNewMailDraft,
} = keptDrafts(
  'unsaved_new_mails',
  (value) => (isDraft(value) ? { ...empty_draft, ...value } : undefined),
  (draft) => !isBlank(draft),
)

export { storeNewMailDraft }

export function useNewMailDraft(forwarded_id: string): NewMailDraft | undefined {
  return useDrafts((drafts) => drafts[forwarded_id])
}

/** Changes a draft as it is by then, which may be newer than the one that is shown. */
export function updateNewMailDraft(
  forwarded_id: string,
  begun: NewMailDraft,
  update: (draft: NewMailDraft) => Partial<NewMailDraft>,
): void {
  const draft = getDraft(forwarded_id) ?? begun
  storeNewMailDraft(forwarded_id, { ...draft, ...update(draft) })
}

/** Brings a draft back into its form; what was being written there steps aside. */
export function returnNewMailDraft(forwarded_id: string, draft: NewMailDraft): void {
  setAside(forwarded_id)
  storeNewMailDraft(forwarded_id, draft)
}

/** The drafts that stepped aside, the oldest first. */
export function useOtherDrafts(forwarded_id: string): readonly (readonly [key: string, NewMailDraft])[] {
  const drafts = useDrafts((all) => all)
  return Object.entries(drafts).filter(([id]) => id.startsWith(asideOf(forwarded_id)))
}

export function openOtherDraft(forwarded_id: string, aside: string): void {
  const draft = getDraft(aside)
  if (!draft) return
  storeNewMailDraft(aside, null)
  returnNewMailDraft(forwarded_id, draft)
}

function setAside(forwarded_id: string): void {
  const before = getDraft(forwarded_id)
  if (before && !isBlank(before)) storeNewMailDraft(`${asideOf(forwarded_id)}${newKey()}`, before)
}

function asideOf(forwarded_id: string): string {
  return `${forwarded_id}/`
}

/** Only this file writes it; an older version of the page may have written another shape. */
function isDraft(value: unknown): value is NewMailDraft {
  return (
    hasTexts(value, ['to_typed', 'cc_typed', 'subject', 'body']) &&
    ['to', 'cc', 'attachment_ids'].every((name) => Array.isArray(value[name]))
  )
}
