import type { Label } from '@meridian/contract'
import { Check, Plus, Search } from 'lucide'
import { useMemo, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { InputField } from '../../ui/form/input-field.tsx'
import { input_class } from '../../ui/form/text-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LabelChip } from '../../ui/label-chip.tsx'
import { Link } from '../../ui/link.tsx'
import { AnchoredPopover } from '../../ui/overlay/popover.tsx'
import type { Popup } from '../../ui/overlay/popup-trigger.tsx'
import { useCombobox } from '../../ui/picker/use-combobox.ts'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Spinner } from '../../ui/state/spinner.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { choicesOf } from './label-choices.ts'
import { title_characters_max } from './label-form.ts'
import type { LabelPickerProps } from './label-picker.tsx'
import { labels_path } from './labels-path.ts'
import { useLabels } from './use-labels.ts'

interface LabelPopupProps extends Omit<Popup, 'autoFocus'>, Omit<LabelPickerProps, 'trigger'> {}

/** The list of a LabelPicker, from its first use on. */
export function LabelPopup({ anchor, isOpen, onClose, label, isSingle = false, ...rest }: LabelPopupProps) {
  const labels = useLabels()
  return (
    <AnchoredPopover
      label={label}
      anchor={anchor}
      isOpen={isOpen}
      onClose={onClose}
      placement="bottom start"
      offset={4}
      isList
      className="w-64"
    >
      <QueryView query={labels} failed={t('Error in fetching labels')} loading={<Loading />}>
        {(found) => (
          <Choices label={label} labels={found} {...rest} onPicked={isSingle ? onClose : undefined} />
        )}
      </QueryView>
    </AnchoredPopover>
  )
}

interface ChoicesProps extends Omit<LabelPickerProps, 'trigger' | 'isSingle'> {
  readonly labels: readonly Label[]
  readonly onPicked: (() => void) | undefined
}

function Choices({ label, labels, chosen, onToggle, onCreate, onPicked }: ChoicesProps) {
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<string>()
  const isPhone = useIsPhone()
  const mayCreate = onCreate !== undefined
  const choices = useMemo(() => choicesOf(labels, query, mayCreate), [labels, query, mayCreate])
  const combobox = useCombobox({
    items: choices,
    isOpen: true,
    onOpenChange: () => {},
    onPick: (choice) => {
      if ('label' in choice) {
        onToggle(choice.label, !chosen.has(choice.label.label_id))
        setPicked(choice.label.label_id)
      } else onCreate?.(choice.newTitle)
      setQuery('')
      onPicked?.()
    },
    isChosen: (choice) => 'label' in choice && chosen.has(choice.label.label_id),
    startAt: query === '' ? choices.findIndex((one) => 'label' in one && one.label.label_id === picked) : 0,
  })

  return (
    <>
      <InputField
        aria-label={mayCreate ? t('Find or create a label') : t('Find a label')}
        value={query}
        onChange={setQuery}
        maxLength={title_characters_max}
        // A keyboard that rises by itself would cover what one came to tap.
        autoFocus={!isPhone}
        className="border-b border-border p-2"
      >
        <Group className="control">
          <Icon of={Search} className="text-muted" />
          <Input
            {...combobox.inputProps}
            placeholder={mayCreate ? t('Find or create') : t('Find a label')}
            onKeyDown={(event) => event.key !== 'Escape' && combobox.onKeyDown(event)}
            className={input_class}
          />
        </Group>
      </InputField>
      <ul
        {...combobox.listProps}
        aria-label={label}
        className={cx('max-h-72 overflow-y-auto p-1.25', choices.length === 0 && 'hidden')}
      >
        {choices.map((choice, index) =>
          'label' in choice ? (
            <li key={choice.label.label_id} {...combobox.optionProps(choice, index)} className="option-row">
              <Icon
                of={Check}
                size={14}
                className={chosen.has(choice.label.label_id) ? 'text-accent-text' : 'invisible'}
              />
              <LabelChip title={choice.label.label_title} color={choice.label.label_color} />
            </li>
          ) : (
            <li key="new" {...combobox.optionProps(choice, index)} className="option-row">
              <Icon of={Plus} size={14} className="text-muted" />
              <span className="min-w-0 truncate">{t('Create “{title}”', { title: choice.newTitle })}</span>
            </li>
          ),
        )}
      </ul>
      {choices.length === 0 && <NoLabels />}
    </>
  )
}

/** Nothing to choose from: labels are made in the settings. */
function NoLabels() {
  return (
    <p className="flex flex-wrap gap-x-2 px-3.25 py-2.5 text-muted">
      {t('No labels found!')}
      <Link href={labels_path}>{t('Labels Setting')}</Link>
    </p>
  )
}

function Loading() {
  return (
    <p className="flex min-h-11 items-center gap-2 px-3.25 text-muted">
      <Spinner />
      {t('Loading...')}
    </p>
  )
}
