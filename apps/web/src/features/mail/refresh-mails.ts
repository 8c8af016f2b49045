import type { QueryClient } from '@tanstack/react-query'
import { isOutdated } from '../../platform/live/outdated.ts'

/** Asks anew for everything that shows mails. */
export function refreshMails(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => isOutdated(queryKey, mail) })
}

const mail = new Set(['mail'])

/** An answer to an invitation shows in the mail, the lists, the day and the meeting itself. */
export function refreshAnswered(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    refreshMails(queries),
    queries.invalidateQueries({ predicate: ({ queryKey }) => isOutdated(queryKey, proposals) }),
  ])
}

const proposals = new Set(['proposal'])
