import type { Poll } from '@meridian/contract'
import { CalendarCheck } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { TextArea } from '../../../ui/form/text-area.tsx'
import type { OwnAnswers } from './own-answers.ts'

/** A comment to the own answers, and what saves them. */
export function OwnAnswerBar({ poll, own }: { readonly poll: Poll; readonly own: OwnAnswers }) {
  if (!poll.is_answerable || poll.own_participant_id === null) return null
  return (
    <section
      aria-label={t('Your answer')}
      className={cx(
        'z-4 flex flex-wrap items-end gap-x-3 gap-y-2 rounded-lg border border-border bg-raised p-3',
        // What is not saved stays in view.
        own.isEdited && 'sticky bottom-2 shadow-md max-md:bottom-20',
      )}
    >
      <TextArea
        label={t('Comment')}
        rows={1}
        value={own.comment}
        maxLength={1000}
        onChange={own.setComment}
        className="min-w-[min(11rem,100%)] flex-1"
      />
      {own.hasUnanswered && (
        <Button icon={CalendarCheck} onPress={own.fillIn}>
          {t('Fill in by calendar')}
        </Button>
      )}
      {own.isEdited && (
        <Button isDisabled={own.isSaving} onPress={own.discard}>
          {t('Cancel')}
        </Button>
      )}
      <Button
        variant={own.isEdited ? 'primary' : 'secondary'}
        isDisabled={!own.isEdited}
        isBusy={own.isSaving}
        busyLabel={t('Saving...')}
        onPress={own.save}
      >
        {t('Save answer')}
      </Button>
    </section>
  )
}
