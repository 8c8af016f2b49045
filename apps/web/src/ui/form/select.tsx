import { ChevronDown, type IconNode } from 'lucide'
import { Suspense } from 'react'
import { t } from '../../platform/text/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import type { Option } from '../picker/option-list.tsx'
import { type PressAhead, usePressAhead } from '../picker/use-press-ahead.ts'
import { lazyPart } from '../state/lazy-part.tsx'
import { type FieldProps, field_class, label_class } from './field.tsx'

export interface SelectProps<Id extends string> extends FieldProps {
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id | null
  readonly onChange: (id: Id) => void
  readonly placeholder?: string
  readonly icon?: IconNode
  readonly isLoading?: boolean
  readonly name?: string
}

const SelectField = lazyPart(async () => ({ default: (await import('./select-field.tsx')).SelectField }), {
  kind: 'unasked',
})

/** One choice out of a short list. For a list one has to search see ZonePicker and PeoplePicker. */
export function Select<Id extends string>({ onChange, ...rest }: SelectProps<Id>) {
  const { picture, field } = usePressAhead()
  return (
    <Suspense fallback={<SelectPicture {...rest} picture={picture} />}>
      <SelectField {...rest} {...field} onChange={(id) => pick(rest.options, id, onChange)} />
    </Suspense>
  )
}

/** What the choice looks like until its part is there, so that nothing moves then. */
function SelectPicture({
  label,
  isLabelHidden,
  hint,
  options,
  value,
  placeholder = t('Choose'),
  icon,
  className,
  picture,
}: Omit<SelectProps<string>, 'onChange'> & Pick<PressAhead, 'picture'>) {
  const shown = labelOf(options, value) ?? placeholder
  return (
    <div className={cx(field_class, className)}>
      <span className={cx(label_class, isLabelHidden && 'sr-only')}>{label}</span>
      <button {...picture} aria-label={`${shown} ${label}`} className="control w-full text-start">
        {icon && <Icon of={icon} className="text-muted" />}
        <span className="min-w-0 flex-1 truncate max-xs:whitespace-normal">{shown}</span>
        <Icon of={ChevronDown} size={14} className="text-muted" />
      </button>
      {hint && <span className="text-xs text-muted">{hint}</span>}
    </div>
  )
}

export function labelOf(options: readonly Option[], value: string | null): string | undefined {
  return options.find(({ id }) => id === value)?.label
}

/** Hands over the id with its own type; ids that are not among the options are ignored. */
export function pick<Id extends string>(
  options: readonly (Option & { readonly id: Id })[],
  id: unknown,
  onChange: (id: Id) => void,
) {
  const option = options.find((option) => option.id === id)
  if (option) onChange(option.id)
}
