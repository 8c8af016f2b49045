import { useEffect, useEffectEvent, useState } from 'react'

interface Question<Choice> {
  readonly query: string
  readonly choices: readonly Choice[]
  readonly isSearching: boolean
  readonly onTake: (choice: Choice) => void
}

/** A choice made before the search has answered: once it has, the first that it found is taken. */
export function useAwaitedChoice<Choice>({ query, choices, isSearching, onTake }: Question<Choice>) {
  const [awaited, setAwaited] = useState<string | null>(null)
  const [first] = choices
  const isAnswered = awaited === query && !isSearching
  const take = useEffectEvent(() => {
    if (first !== undefined) onTake(first)
  })
  const isFound = isAnswered && first !== undefined
  useEffect(() => {
    if (isFound) take()
  }, [isFound])
  return {
    /** The search has answered, and found nothing to take. */
    isMissed: isAnswered && first === undefined,
    awaitChoice: () => setAwaited(query),
    /** What is typed on is another question. */
    forget: () => setAwaited(null),
  }
}
