import type { Label, Meeting } from '@meridian/contract'
import { Plus } from 'lucide'
import { useId, useRef } from 'react'
import { useHidden } from '../../platform/state/hidden.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { LabelChip } from '../../ui/label-chip.tsx'
import { LabelPicker } from './label-picker.tsx'
import { labelsOf } from './labels-of-meeting.ts'
import { useAssignLabel } from './use-assign-label.ts'
import { useCreateByTitle } from './use-create-by-title.ts'

/** The reader's own labels on a meeting: assigned and removed here, visible to the reader only. */
export function MeetingLabelsCard({ meeting }: { readonly meeting: Meeting }) {
  const titleId = useId()
  const chips = useRef<HTMLUListElement>(null)
  const assign = useAssignLabel(meeting.meeting_id)
  const create = useCreateByTitle((label) => assign({ label, isOn: true }))
  const labels = labelsOf(meeting, useHidden())
  const isLine = labels.length === 0
  const chosen = new Set(labels.map(({ label_id }) => label_id))

  function remove(label: Label) {
    // The chip goes, and the focus it had goes to the button that brings it back.
    chips.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
    assign({ label, isOn: false })
  }

  return (
    <Card
      labelledBy={titleId}
      className={isLine ? 'flex flex-wrap items-center gap-x-3 px-4 py-2.5' : undefined}
    >
      <h2 id={titleId} className={cx('text-base font-semibold tracking-snug', !isLine && 'px-4 pt-3.25')}>
        {t('Labels')}
      </h2>
      <ul
        ref={chips}
        className={cx(
          'flex flex-wrap items-center gap-1.5',
          isLine ? 'ms-auto' : 'px-4 pt-2 pb-4 max-md:gap-y-2.5',
        )}
      >
        {labels.map((label) => (
          <li key={label.label_id} className="max-w-full leading-none">
            <LabelChip title={label.label_title} color={label.label_color} onRemove={() => remove(label)} />
          </li>
        ))}
        <li>
          <LabelPicker
            label={t('Assign label')}
            trigger={
              <Button variant="ghost" size="sm" icon={Plus} className="px-1.5! md:h-5.5!">
                {t('Assign label')}
              </Button>
            }
            chosen={chosen}
            onToggle={(label, isOn) => assign({ label, isOn })}
            onCreate={create}
          />
        </li>
      </ul>
    </Card>
  )
}
