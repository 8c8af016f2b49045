import { input_kinds, releaseStoredInput } from './unsaved-inputs.ts'

const prefix = 'unsaved_'

/** Under which a tab stores unsaved input. */
export type KeptKey = `${typeof prefix}${string}`

/** Removes what is stored under all such keys and returns it, also that of parts of the app that are not loaded. */
export function takeKept(storage: Storage): readonly (readonly [key: string, text: string])[] {
  const kept = Object.entries(storage).filter(([key]) => key.startsWith(prefix))
  for (const [key] of kept) storage.removeItem(key)
  for (const kind of input_kinds) releaseStoredInput(kind)
  return kept
}
