import { type Input, type ListedMail, listMails } from '@meridian/contract'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Page } from '../../../platform/api/call-page.ts'
import { keyOf, pageQueryFor } from '../../../platform/api/queries.ts'

/** Mails of a page: two screens full, so that scrolling seldom waits. */
export const page_mails = 50

type Mails = readonly ListedMail[]

/**
 * The pages of a list, fetched when they are first looked at. Those out of sight stay as they are until they are looked
 * at again, so that a change fetches only the few pages that are on the screen.
 */
export function useMailPages(
  question: (page: number) => Input<typeof listMails>,
  inSight: readonly number[],
) {
  const queries = useQueryClient()
  const [visited, setVisited] = useState<readonly number[]>([1])
  const added = inSight.filter((page) => !visited.includes(page))
  if (added.length > 0) setVisited([...visited, ...added])
  const answers = useQueries({
    queries: visited.map((page) => ({
      ...pageQueryFor(listMails, question(page)),
      enabled: page === 1 || inSight.includes(page),
    })),
    combine,
  })
  return {
    ...answers,
    /** Fetches the pages of the first so many mails, and answers their ids. */
    visitFirst: async (count: number): Promise<readonly string[]> => {
      const pages = Array.from({ length: Math.ceil(count / page_mails) }, (_, at) => at + 1)
      const mail_ids: string[] = []
      for (const page of pages) {
        const { data } = await queries.fetchQuery(pageQueryFor(listMails, question(page)))
        mail_ids.push(...data.map(({ mail_id }) => mail_id))
      }
      setVisited((before) => [...new Set([...before, ...pages])])
      return mail_ids
    },
    refetch: () => queries.refetchQueries({ queryKey: keyOf(listMails), type: 'active' }),
  }
}

type Answer = UseQueryResult<Page<Mails>>

function combine(answers: readonly Answer[]) {
  const found = answers.flatMap(({ data, dataUpdatedAt }) => (data ? [{ ...data, dataUpdatedAt }] : []))
  const newest = found.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0]
  return {
    /** Of all pages, as the newest answer says; undefined until there is one. */
    total: newest?.pagination.total,
    /** By their numbers, from 1. */
    pages: found.map(({ pagination: { page }, data: mails }) => ({ page, mails })),
    error: answers.find(({ error }) => error)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
  }
}
