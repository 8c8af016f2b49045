import { Sparkles } from 'lucide-react'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { OwnLabel } from './label-titled.ts'
import { offeredWords } from './offered-words.ts'
import { type Plan, useSentence } from './use-sentence.ts'
import { useSettled } from './use-settled.ts'

interface SentenceOfferProps {
  readonly text: string
  readonly labels: readonly OwnLabel[]
  /** How long a meeting lasts that says nothing of it. */
  readonly defaultMinutes: number
  readonly onFill: (plan: Plan) => void
}

/** What a text would fill in, with the button that does it; nothing for a text that says neither a time nor a person. */
export function SentenceOffer({ text, labels, defaultMinutes, onFill }: SentenceOfferProps) {
  const clock = useClock()
  const settled = useSettled(text)
  const { plan, isPending } = useSentence(settled, labels, defaultMinutes)
  const words = settled === text && !isPending ? offeredWords(plan, clock) : ''
  return (
    <div role="status">
      {words !== '' && (
        <div className="flex items-center gap-1.5 text-sm text-text-2 md:text-xs">
          <Icon of={Sparkles} size={14} className="text-muted" />
          <span className="num min-w-0">{words}</span>
          <Button variant="soft" size="sm" className="flex-none" onPress={() => onFill(plan)}>
            {t('Fill in the form')}
          </Button>
        </div>
      )}
    </div>
  )
}
