import { useRef, useState } from 'react'
import { useLabels } from '../features/label/use-labels.ts'
import { focusField } from '../features/meeting/create/fields/field-slot.tsx'
import { ownFields } from '../features/meeting/create/form/own-fields.ts'
import { filledForm, unfilledForm, withChanges } from '../features/meeting/create/form/filled-form.ts'
import { type MeetingForm, plannedMinutes } from '../features/meeting/create/form/meeting-form.ts'
import type { TitleSlot } from '../features/meeting/create/title-slot.ts'
import { SentenceOffer } from '../features/palette/sentence-offer.tsx'
import type { Plan } from '../features/palette/use-sentence.ts'
import { useNow } from '../platform/time/use-now.ts'
import { useSession } from '../platform/session/session.ts'
import { t } from '../platform/text/text.ts'
import { Button } from '../ui/button.tsx'
import { prefillOf } from './palette/prefill.ts'
import { takesPart } from './taken-parts.ts'

interface Filling {
  readonly before: MeetingForm
  readonly filled: MeetingForm
  /** As the form would be had the person set nothing, with what the sentence filled in. */
  readonly base: MeetingForm
}

/** Below the title: offers to fill in the form with a sentence that was typed there, and to take that back. */
export function TitleOffer({ form, openedTitle, untouched, update }: TitleSlot) {
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const labels = useLabels()
  const place = useRef<HTMLDivElement>(null)
  const [filling, setFilling] = useState<Filling | null>(null)
  const nowMs = useNow(60_000)
  const base = filling?.base ?? untouched
  const own = ownFields(form, base, nowMs)
  const isFilled = filling !== null && form.meeting_title === filling.filled.meeting_title

  /** A button is about to go, and its focus with it. */
  function focusTitle() {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]')
    if (dialog) focusField(dialog, 'meeting_title')
  }

  function change(to: (now: MeetingForm) => MeetingForm, next: Filling | null) {
    focusTitle()
    setFilling(next)
    update(to)
  }

  function fill(plan: Plan) {
    const { repeat, ...read } = prefillOf(plan, zone)
    const { minutes } = plan.meaning
    const asked = plan.meaning.repeat && repeat ? { ...read, minutes, repeat } : { ...read, minutes }
    const filled = filledForm(form, asked, own)
    change(() => filled, { before: form, filled, base: withChanges(base, form, filled) })
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
            filled={{
              mayTake: (value) => takesPart(value, own),
              isInvited: ({ user_id }) => form.invitees.some(({ key }) => key === user_id),
            }}
            onFill={fill}
            onTaken={focusTitle}
          />
        )
      )}
    </div>
  )
}
