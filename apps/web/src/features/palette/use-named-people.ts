import { type Suggestion, suggestUsers } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { queryFor } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { peopleNamed } from './people-named.ts'
import { useSettled } from './use-settled.ts'

/** Whom a name of the sentence means: everybody who bears it; null while that is being asked. */
export type NamedPeople = ReadonlyMap<string, readonly Suggestion[] | null>

const characters_min = 2
const suggestions_max = 5

/** Looks the names up. A failed search finds no person, and the name stays in the title. */
export function useNamedPeople(names: readonly string[]): NamedPeople {
  const own_id = useSession(({ user }) => user?.user_id)
  const settled = useSettled(names.join('\n')).split('\n')
  const asked = settled.filter((name) => name.length >= characters_min)
  const answers = useQueries({
    queries: asked.map((search) => queryFor(suggestUsers, { query: { search, limit: suggestions_max } })),
  })
  return new Map(
    names.map((name) => {
      const answer = answers[asked.indexOf(name)]
      if (name.length < characters_min) return [name, []]
      if (!answer || answer.isPending) return [name, null]
      const others = (answer.data ?? []).filter(({ user_id }) => user_id !== own_id)
      return [name, peopleNamed(name, others)]
    }),
  )
}
