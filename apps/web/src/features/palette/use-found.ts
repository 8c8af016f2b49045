import {
  type ListedMail,
  listMails,
  listMeetings,
  type Meeting,
  type Suggestion,
  search_words_max,
  suggestUsers,
} from '@meridian/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { isoDate } from '../../platform/time/format.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { comingFirst } from './coming-first.ts'
import { useSettled } from './use-settled.ts'

const characters_min = 2
const characters_max = 100
const people_max = 5
const meetings_max = 5
const mails_max = 5

export interface Found {
  readonly people: readonly Suggestion[]
  readonly meetings: readonly Meeting[]
  readonly mails: readonly ListedMail[]
  readonly isSearching: boolean
}

/** People, meetings and mails that go with the text, once typing has paused. */
export function useFound(text: string, isPersonal: boolean): Found {
  const own_id = useSession(({ user }) => user?.user_id)
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const wanted = firstWordsOf(text.trim().slice(0, characters_max))
  const settled = useSettled(wanted)
  const enabled = isPersonal && settled.length >= characters_min
  const shared = { enabled, placeholderData: keepPreviousData } as const
  const people = useQuery({
    ...queryFor(suggestUsers, { query: { search: settled, limit: people_max } }),
    ...shared,
  })
  const nowMs = useNow(60_000)
  const today = isoDate(nowMs, zone)
  const words = { search_term: settled, limit: meetings_max }
  const coming = useQuery({
    ...queryFor(listMeetings, { query: { ...words, start_date: today } }),
    ...shared,
  })
  const earlier = useQuery({
    ...queryFor(listMeetings, { query: { ...words, end_date: today, order_by: 'DESC' } }),
    ...shared,
  })
  // Archived mails too: a search by name covers every folder.
  const mails = useQuery({
    ...queryFor(listMails, { query: { search_term: settled, mail_view: 'all', limit: mails_max } }),
    ...shared,
  })
  if (!isPersonal || wanted.length < characters_min)
    return { people: [], meetings: [], mails: [], isSearching: false }
  return {
    people: (people.data ?? []).filter(({ user_id }) => user_id !== own_id),
    meetings: comingFirst([...(coming.data ?? []), ...(earlier.data ?? [])], nowMs).slice(0, meetings_max),
    mails: mails.data ?? [],
    isSearching: settled !== wanted || [people, coming, earlier, mails].some(({ isFetching }) => isFetching),
  }
}

/** As many as the server looks for: what has all words has the first ones. */
function firstWordsOf(text: string): string {
  return text.split(/\s+/u).slice(0, search_words_max).join(' ')
}
