import { suggestUsers } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryFor } from '../../../../platform/api/queries.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { t } from '../../../../platform/text/text.ts'

const debounce_ms = 1000
export const characters_min = 2
const suggestions_max = 5

/** People whose name goes with what was typed a second ago, without the searcher and those already chosen. */
export function useInviteeSearch(query: string, chosen: readonly string[]) {
  const typed = query.trim()
  const [settled, setSettled] = useState('')
  const own_id = useSession(({ user }) => user?.user_id)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), debounce_ms)
    return () => clearTimeout(timer)
  }, [typed])

  const isLongEnough = typed.length >= characters_min
  const found = useQuery({
    ...queryFor(suggestUsers, { query: { search: settled, limit: suggestions_max } }),
    enabled: settled.length >= characters_min,
  })
  const isSettled = settled === typed
  const people = isSettled && isLongEnough ? (found.data ?? []) : []

  const failure = found.error instanceof Error ? found.error.message : undefined
  return {
    suggestions: people.filter(({ user_id }) => user_id !== own_id && !chosen.includes(user_id)),
    isSearching: isLongEnough && (!isSettled || found.isFetching),
    /** Asks without waiting for further letters. */
    searchNow: () => setSettled(typed),
    emptyText: isLongEnough ? failure : t('Type at least {min} characters.', { min: characters_min }),
  }
}
