import { Sparkles } from 'lucide'
import { formatList } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import type { OwnLabel } from './label-titled.ts'
import { offeredWords } from './offered-words.ts'
import { PartChips } from './part-chips.tsx'
import { type Filled, type Plan, useSentence } from './use-sentence.ts'
import { useSettled } from './use-settled.ts'

interface SentenceOfferProps {
  readonly text: string
  readonly labels: readonly OwnLabel[]
  /** How long a meeting lasts that says nothing of it. */
  readonly defaultMinutes: number
  readonly filled: Filled
  readonly onFill: (plan: Plan) => void
  /** A chip was removed: the focus goes back to the text. */
  readonly onTaken: () => void
}

/**
 * What a text would fill in, each part with the way to leave it in the text, and the button that fills it in; nothing
 * for a text that says neither a time nor a person.
 */
export function SentenceOffer({ text, labels, defaultMinutes, filled, onFill, onTaken }: SentenceOfferProps) {
  const clock = useClock()
  const settled = useSettled(text)
  const sentence = useSentence(settled, labels, defaultMinutes, filled)
  const { plan, isPending, isAmbiguous, left } = sentence
  const isRead = settled === text && !isPending
  const words = isRead ? offeredWords(plan, clock) : ''
  const isOffered = words !== '' || (isRead && isAmbiguous)
  return (
    <>
      {isOffered && (
        <div className="mt-1.5 flex flex-wrap items-start gap-1.5">
          <Button
            variant="soft"
            size="sm"
            icon={Sparkles}
            className="flex-none"
            isDisabled={words === ''}
            onPress={() => onFill(plan)}
          >
            {t('Fill in the form')}
          </Button>
          <PartChips sentence={sentence} hasChoice onTaken={onTaken} className="min-w-0 grow basis-60" />
        </div>
      )}
      <div role="status">
        <span className="sr-only">{words}</span>
        {isRead && left.length > 0 && (
          <p className="text-sm text-muted md:text-xs">
            {t('Stays in the title, because you set it in the form: {words}', { words: formatList(left) })}
          </p>
        )}
      </div>
    </>
  )
}
