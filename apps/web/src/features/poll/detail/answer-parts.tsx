import type { Poll, PollOption, PollResult } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { answer_icons, answer_words, stateWord } from '../poll-words.ts'

/** How many answered what, as '3 ✓ 1 ? 0 ✕' for the eye and in words for the ear. */
export function Counts({ result }: { readonly result: PollResult | undefined }) {
  if (!result) return null
  const words = (['yes', 'if_need_be', 'no'] as const).map((answer) => ({
    answer,
    count: result[answer],
    word: t<string>(answer_words[answer]),
  }))
  return (
    <span className="num inline-flex gap-2 text-2xs font-normal text-text-2">
      {words.map(({ answer, count, word }) => (
        <span key={answer} className="inline-flex items-center gap-0.5" title={word}>
          {count}
          <Icon of={answer_icons[answer]} size={11} />
          <span className="sr-only">{word}</span>
        </span>
      ))}
    </span>
  )
}

/** What else there is to say about an option: best, chosen, held, taken. */
export function OptionMarks({ poll, option }: { readonly poll: Poll; readonly option: PollOption }) {
  const { option_id, is_held, is_busy } = option
  const isChosen = poll.chosen_option_id === option_id
  const isOpen = poll.poll_state === 'open'
  return (
    <span className="flex flex-wrap justify-center gap-1 empty:hidden">
      {isChosen && <Badge tone="accent">{stateWord('booked')}</Badge>}
      {isOpen && poll.best_option?.option_id === option_id && <Badge tone="accent">{t('Best')}</Badge>}
      {isOpen && is_held && <Badge>{t('Held')}</Badge>}
      {isOpen && is_busy && <Badge>{t('You are busy')}</Badge>}
    </span>
  )
}

export function resultOf({ results }: Poll, { option_id }: PollOption): PollResult | undefined {
  return results.find((result) => result.option_id === option_id)
}
