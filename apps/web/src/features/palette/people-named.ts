import type { Suggestion } from '@meridian/contract'
import { foldText } from '../../platform/text/plain-words.ts'

/** The people whom a name means: by the whole name, else by the first or the last one. */
export function peopleNamed(name: string, people: readonly Suggestion[]): readonly Suggestion[] {
  const wanted = plain(name)
  const whole = people.filter(({ full_name }) => plain(full_name) === wanted)
  if (whole.length > 0) return whole
  return people.filter(
    ({ first_name, last_name }) => plain(first_name) === wanted || plain(last_name) === wanted,
  )
}

function plain(name: string): string {
  return foldText(name).trim()
}
