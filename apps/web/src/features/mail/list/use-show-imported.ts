import { getMail, type MailboxState, type MailImportReport } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import type { QueuedFile } from '../../../platform/files/file-progress.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { mailInput } from '../detail-cache.ts'
import { default_mail_filter, type MailFilter, sourceOf } from './list-filter.ts'
import { useMailFilter } from './use-list-filter.ts'

/** After an import: the list that has the first of the new mails, unless it is shown already. */
export function useShowImported(boxes: readonly Pick<MailboxState, 'integration_mail_type'>[]) {
  const queries = useQueryClient()
  const [filter, setFilter] = useMailFilter()

  async function show(mail_id: string): Promise<void> {
    const { mail_category } = await queries.fetchQuery(queryFor(getMail, mailInput(mail_id)))
    const source = sourceOf(
      filter,
      boxes.map(({ integration_mail_type }) => integration_mail_type),
    )
    setFilter(filterOfImported(filter, source, mail_category))
  }

  return (items: readonly QueuedFile<MailImportReport>[]) => {
    const mail_id = firstImported(items)
    if (mail_id !== undefined) void show(mail_id).catch((problem: unknown) => showError(problem))
  }
}

/** The first mail that the files brought. */
export function firstImported(items: readonly QueuedFile<MailImportReport>[]): string | undefined {
  return items.flatMap(({ progress }) => (progress.state === 'done' ? progress.report.mail_ids : []))[0]
}

/** The list with mails of files of that category; the same where they are among the shown ones. */
export function filterOfImported(
  filter: MailFilter,
  source: string,
  category: MailFilter['category'],
): MailFilter {
  const isShown = source === 'all' || source === 'file'
  const isPlain = filter.view === 'active' && filter.search === ''
  if (isShown && isPlain && filter.category === category) return filter
  return { ...default_mail_filter, category, type: isShown ? filter.type : 'file' }
}
