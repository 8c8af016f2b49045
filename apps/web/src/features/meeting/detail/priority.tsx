import type { Priority } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { LevelBars, level_words } from '../../../ui/level-bars.tsx'

/** One to three bars and the word. */
export function PriorityText({ priority }: { readonly priority: Priority }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <LevelBars level={priority} />
      {t(level_words[priority])}
    </span>
  )
}
