import type { Clock } from '../../platform/time/format.ts'
import { whenWords } from './part-words.ts'
import type { Plan } from './use-sentence.ts'

/** 'Wed 25 Nov 2026 · 12:00 – 12:45 PM · Omar Haddad'; empty where a text says neither a time to come nor a person. */
export function offeredWords({ meaning, people }: Plan, clock: Clock): string {
  if (meaning.when?.isPast) return ''
  const guests = [...people.map(({ full_name }) => full_name), ...meaning.guests]
  if (!meaning.when && guests.length === 0) return ''
  const rest = [...guests, meaning.place].filter((each) => each !== null)
  return [whenWords(meaning, clock), ...rest].filter(Boolean).join(' · ')
}
