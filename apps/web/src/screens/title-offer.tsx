import { useRef, useState } from 'react'
import { useLabels } from '../features/label/use-labels.ts'
import { focusField } from '../features/meeting/create/fields/field-slot.tsx'
import { filledForm, unfilledForm } from '../features/meeting/create/form/filled-form.ts'
import { type MeetingForm, plannedMinutes } from '../features/meeting/create/form/meeting-form.ts'
import type { TitleSlot } from '../features/meeting/create/title-slot.ts'
import { SentenceOffer } from '../features/palette/sentence-offer.tsx'
import type { Plan } from '../features/palette/use-sentence.ts'
import { useSession } from '../platform/session/session.ts'
import { t } from '../platform/text/text.ts'
import { Button } from '../ui/button.tsx'
import { prefillOf } from './palette/prefill.ts'

interface Filling {
  readonly before: MeetingForm
  readonly filled: MeetingForm
}

/** Below the title: offers to fill in the form with a sentence that was typed there, and to take that back. */
export function TitleOffer({ form, openedTitle, update }: TitleSlot) {
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const labels = useLabels()
  const place = useRef<HTMLDivElement>(null)
  const [filling, setFilling] = useState<Filling | null>(null)
  const isFilled = filling !== null && form.meeting_title === filling.filled.meeting_title

  function change(to: (now: MeetingForm) => MeetingForm, next: Filling | null) {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]')
    // The button is about to go, and its focus with it.
    if (dialog) focusField(dialog, 'meeting_title')
    setFilling(next)
    update(to)
  }

  function fill(plan: Plan) {
    const { repeat, ...read } = prefillOf(plan, zone)
    const filled = filledForm(form, plan.meaning.repeat && repeat ? { ...read, repeat } : read)
    change(() => filled, { before: form, filled })
  }

  return (
    <div ref={place}>
      {isFilled ? (
        <div role="status" className="flex items-center gap-1.5 text-sm text-muted md:text-xs">
          <span className="line-clamp-2 min-w-0">
            {t('Filled in from “{sentence}”.', { sentence: filling.before.meeting_title })}
          </span>
          <Button
            variant="ghost"
            size="sm"
            className="flex-none"
            onPress={() => change((now) => unfilledForm(now, filling.filled, filling.before), null)}
          >
            {t('Undo')}
          </Button>
        </div>
      ) : (
        form.meeting_title !== openedTitle && (
          <SentenceOffer
            text={form.meeting_title}
            labels={labels.data ?? []}
            defaultMinutes={plannedMinutes(form)}
            onFill={fill}
          />
        )
      )}
    </div>
  )
}
