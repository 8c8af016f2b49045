import type { Priority } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'
import { LevelBars } from '../../ui/level-bars.tsx'

/** One to three bars; the word is read out. */
export function PriorityBars({ priority }: { readonly priority: Priority }) {
  return (
    <span className="inline-flex shrink-0">
      <span className="sr-only">{t(priority_words[priority])}</span>
      <LevelBars level={priority} />
    </span>
  )
}

const priority_words: Readonly<Record<Priority, string>> = {
  low: mark('Low priority'),
  medium: mark('Medium priority'),
  high: mark('High priority'),
}
