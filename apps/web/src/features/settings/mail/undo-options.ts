import { plural, t } from '../../../platform/text/text.ts'

/** The seconds that are offered, and those that hold. */
export function undoOptions(current: number): readonly { readonly id: string; readonly label: string }[] {
  const offered = new Set([...usual_seconds, current])
  return [...offered]
    .toSorted((one, other) => one - other)
    .map((seconds) => ({ id: String(seconds), label: undoWords(seconds) }))
}

function undoWords(seconds: number): string {
  if (seconds === 0) return t('Not at all: sent at once')
  return plural(seconds, { one: 'For one second', other: 'For {count} seconds' })
}

const usual_seconds = [0, 5, 10, 20, 30] as const
