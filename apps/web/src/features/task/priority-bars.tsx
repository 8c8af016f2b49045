import type { Priority } from '@meridian/contract'
import { LevelBars, level_words } from '../../ui/level-bars.tsx'

/** One to three bars; the word is read out. */
export function PriorityBars({ priority }: { readonly priority: Priority }) {
  return (
    <span className="inline-flex shrink-0">
      <span className="sr-only">{`${level_words[priority]} priority`}</span>
      <LevelBars level={priority} />
    </span>
  )
}
