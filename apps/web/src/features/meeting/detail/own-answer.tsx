import type { Meeting } from '@meridian/contract'
import { Check, CircleHelp, X } from 'lucide-react'
import { mark, t, tLabels } from '../../../platform/text/text.ts'
import { ChoiceButtons } from '../../../ui/choice-buttons.tsx'
import { useOwnAnswer } from './use-own-answer.ts'

interface OwnAnswerProps {
  readonly meeting: Meeting
  readonly user_id: string
}

/** Accept, maybe or decline; shown while the invitation can be answered. */
export function OwnAnswer({ meeting, user_id }: OwnAnswerProps) {
  const { isOpen, action, answer, isBusy } = useOwnAnswer(meeting, user_id)
  if (!isOpen) return <p className="text-xs text-muted">{t(answered_words[action])}</p>
  return (
    <div role="group" aria-label={t('Your answer')} className="flex flex-1 gap-1.5">
      <ChoiceButtons
        choices={tLabels(choices)}
        chosen={action}
        isDisabled={isBusy}
        onChoose={answer}
        className="flex-1"
      />
    </div>
  )
}

const choices = [
  { id: 'approved', label: mark('Accept'), icon: Check },
  { id: 'tentative', label: mark('Maybe'), icon: CircleHelp },
  { id: 'rejected', label: mark('Decline'), icon: X },
] as const

const answered_words = {
  approved: mark('You accepted.'),
  tentative: mark('You said maybe.'),
  rejected: mark('You declined.'),
  pending: mark('You have not answered.'),
} as const
