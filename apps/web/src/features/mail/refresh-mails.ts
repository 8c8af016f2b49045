import type { QueryClient } from '@tanstack/react-query'
import { isOld } from '../../platform/live/live-nouns.ts'

/** Asks anew for everything that shows mails. */
export function refreshMails(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey, mail) })
}

const mail = new Set(['mail'])

/** An answer to an invitation shows in the mail, the lists, the day and the meeting itself. */
export function refreshAnswered(queries: QueryClient): Promise<unknown> {
  return Promise.all([
    refreshMails(queries),
    queries.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey, proposals) }),
  ])
}

const proposals = new Set(['proposal'])
