import { CircleHelp } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { unknownSentences, type Words } from './slot-words.ts'

/** Whose calendar could not be read, and since when; nothing where all were. */
export function UnknownNotice({ words, nowMs }: { readonly words: Words; readonly nowMs: number }) {
  const sentences = unknownSentences(words, nowMs)
  if (sentences.length === 0) return null
  return (
    <ul className="mb-3.5 flex flex-col gap-1 rounded-md bg-warning-soft px-3 py-2 text-xs text-text-2">
      {sentences.map((sentence) => (
        <li key={sentence} className="num flex gap-1.5">
          <Icon of={CircleHelp} size={14} className="mt-px text-warning-text" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}
