import type { QueryClient } from '@tanstack/react-query'
import { isOld } from '../../platform/live-nouns.ts'

/** Asks anew for everything that shows mails. */
export function refreshMails(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey, mail) })
}

const mail = new Set(['mail'])
