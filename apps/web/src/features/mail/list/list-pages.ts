import type { ListedMail } from '@meridian/contract'
import type { PageOf } from './list-layout.ts'

interface Known {
  readonly page: number
  readonly mails: readonly ListedMail[]
}

/**
 * All pages of a list in their order. A mail stands once, however the list has moved between two answers, and those
 * that do not belong there any more are left out; a page that is not there counts as full.
 */
export function pagesInOrder(
  total: number,
  {
    page_mails,
    known,
    present,
  }: {
    readonly page_mails: number
    readonly known: readonly Known[]
    /** The mail as it is shown; null where it is not. */
    readonly present: (mail: ListedMail) => ListedMail | null
  },
): PageOf<ListedMail>[] {
  const mailsOf = new Map(known.map(({ page, mails }) => [page, mails]))
  const shown = new Set<string>()
  return Array.from({ length: Math.ceil(total / page_mails) }, (_, at) => {
    const mails = mailsOf.get(at + 1)
    if (!mails) return Math.min(page_mails, total - at * page_mails)
    return mails.flatMap((mail) => {
      if (shown.has(mail.mail_id)) return []
      shown.add(mail.mail_id)
      return present(mail) ?? []
    })
  })
}
