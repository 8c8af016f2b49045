import type { ListedMail, MailPerson } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'

/** The subject, or that there is none. */
export function subjectWords({ mail_subject }: Pick<ListedMail, 'mail_subject'>): string {
  return mail_subject.trim() === '' ? t('No Subject') : mail_subject
}

/** The summary; without one how the mail begins, else that there is neither. */
export function summaryOrPreview({
  mail_summary,
  mail_preview,
}: Pick<ListedMail, 'mail_summary' | 'mail_preview'>): string {
  if (mail_summary !== null && mail_summary.trim() !== '') return mail_summary
  return mail_preview === '' ? t('No summary') : mail_preview
}

/** A person in one word: the name, else the address, else a placeholder. */
export function personWords({ name, address }: MailPerson): string {
  return name || address || t('No Name')
}

/** Name and address, each with its own words where the mail does not say. */
export function personWithAddress({ name, address }: MailPerson): { name: string; address: string } {
  return { name: name || t('No Name'), address: address || t('No Email') }
}

/** The first label that says something the row does not say already; null where none does. */
export function firstLabel({ mail_labels }: Pick<ListedMail, 'mail_labels'>): string | null {
  return mail_labels.integration_labels.find((name) => !labels_shown_otherwise.has(name)) ?? null
}

/** The list, the dot of what is unread and the star say these; most mails are personal. */
const labels_shown_otherwise: ReadonlySet<string> = new Set([
  'INBOX',
  'UNREAD',
  'STARRED',
  'TRASH',
  'CATEGORY_PERSONAL',
])

/** Whether the provider has made the label and not the person. */
export function isProvidersLabel(name: string): boolean {
  return Object.hasOwn(providers_labels, name)
}

/** A label as people read it: Gmail's own in words, all others as they are. */
export function labelWords(name: string): string {
  return isProvidersLabel(name) ? t<string>(providers_labels[name] ?? name) : name
}

const providers_labels: Readonly<Record<string, string>> = {
  INBOX: mark('Inbox'),
  STARRED: mark('Starred'),
  IMPORTANT: mark('Important'),
  UNREAD: mark('Unread'),
  SENT: mark('Sent'),
  TRASH: mark('Trash'),
  CATEGORY_PERSONAL: mark('Personal'),
  CATEGORY_SOCIAL: mark('Social'),
  CATEGORY_PROMOTIONS: mark('Promotions'),
  CATEGORY_UPDATES: mark('Updates'),
  CATEGORY_FORUMS: mark('Forums'),
}
