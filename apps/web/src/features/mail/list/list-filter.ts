import {
  type Input,
  type IntegrationMailType,
  integration_mail_types,
  type ListedMail,
  type listMails,
  mail_providers,
  type MailCategory,
  mail_categories,
} from '@meridian/contract'
import { search_characters_max } from '../../../platform/navigation/use-search-box.ts'
import { mark, t } from '../../../platform/text/text.ts'

/** Which mails the list shows. */
export interface MailFilter {
  readonly category: MailCategory
  /** Where they came from; empty is the mailbox that is there, Google's before others. */
  readonly type: IntegrationMailType | 'all' | ''
  readonly view: ListedView
  readonly search: string
}

/** The views a list is looked at in; `active` is what is neither archived nor deleted. */
export const listed_views = ['active', 'unread', 'starred', 'snoozed', 'archived', 'deleted'] as const
export type ListedView = (typeof listed_views)[number]

export const default_mail_filter: MailFilter = { category: 'inbox', type: '', view: 'active', search: '' }

const category_labels: Readonly<Record<MailCategory, string>> = {
  inbox: mark('Inbox'),
  task: mark('Task'),
  notes: mark('Notes'),
}

export const category_tabs = mail_categories.map((id) => ({ id, label: category_labels[id] }))

export function categoryName(category: MailCategory): string {
  return t(category_labels[category])
}

export const view_options = [
  { id: 'active', label: mark('All mails') },
  { id: 'unread', label: mark('Unread') },
  { id: 'starred', label: mark('Starred') },
  { id: 'snoozed', label: mark('Snoozed') },
  { id: 'archived', label: mark('Archived') },
  { id: 'deleted', label: mark('Deleted') },
] as const

/** The filter an address asks for; what it leaves out or misspells is the default. */
export function mailFilterIn(params: URLSearchParams): MailFilter {
  return {
    category: mail_categories.find((known) => known === params.get('category')) ?? 'inbox',
    type: [...integration_mail_types, 'all' as const].find((known) => known === params.get('type')) ?? '',
    view: listed_views.find((known) => known === params.get('view')) ?? 'active',
    search: (params.get('search') ?? '').slice(0, search_characters_max),
  }
}

/** The address of a filter, without its question mark; defaults are left out. */
export function addressOfMailFilter(filter: MailFilter): string {
  const params = new URLSearchParams()
  for (const part of ['category', 'type', 'view', 'search'] as const) {
    if (filter[part] !== default_mail_filter[part]) params.set(part, filter[part])
  }
  return params.toString()
}

export function isSameMailFilter(one: MailFilter, other: MailFilter): boolean {
  return addressOfMailFilter(one) === addressOfMailFilter(other)
}

/** The source that an empty one stands for: a provider with mail that is read, the first where nothing is read, else all. */
export function sourceOf(
  { type }: MailFilter,
  read: readonly IntegrationMailType[],
): IntegrationMailType | 'all' {
  if (type !== '') return type
  return mail_providers.find((provider) => read.length === 0 || read.includes(provider)) ?? 'all'
}

/** Whether the mail belongs into the list, as the server sees it. */
export function isInView(
  { category, view }: Pick<MailFilter, 'category' | 'view'>,
  mail: Pick<
    ListedMail,
    'mail_category' | 'is_read' | 'is_starred' | 'is_archived' | 'is_deleted' | 'snoozed_until'
  >,
): boolean {
  if (mail.mail_category !== category) return false
  if (view === 'deleted' || mail.is_deleted) return view === 'deleted' && mail.is_deleted
  if (view === 'starred') return mail.is_starred
  if (view === 'archived' || mail.is_archived) return view === 'archived' && mail.is_archived
  if (view === 'snoozed' || mail.snoozed_until !== null)
    return view === 'snoozed' && mail.snoozed_until !== null
  return view === 'active' || !mail.is_read
}

/** The list, as the call that counts mails names it. */
export function countedList(
  { category, view }: Pick<MailFilter, 'category' | 'view'>,
  source: IntegrationMailType | 'all',
) {
  return { integration_mail_type: source, mail_category: category, mail_view: view }
}

/** The question for a page of the list. */
export function mailsInput(
  { category, view, search }: MailFilter,
  source: IntegrationMailType | 'all',
  { page, limit }: { readonly page: number; readonly limit: number },
): Input<typeof listMails> {
  return {
    query: {
      page,
      limit,
      search_term: search,
      ...countedList({ category, view }, source),
      ...(view === 'snoozed' && { sort_by: 'snoozed_until', order_by: 'ASC' }),
    },
  }
}
