import { ChevronDown, type IconNode } from 'lucide'
import { Suspense } from 'react'
import { t } from '../../platform/text/text.ts'
import { type ButtonSize, buttonLook } from '../button-look.ts'
import { labelOf, pick } from '../form/select.tsx'
import { Icon } from '../icon.tsx'
import type { Option } from '../picker/option-list.tsx'
import { type PressAhead, usePressAhead } from '../picker/use-press-ahead.ts'
import { lazyPart } from '../state/lazy-part.tsx'

export interface DropdownProps<Id extends string> {
  /** Read out, not seen. */
  readonly label: string
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id | null
  readonly onChange: (id: Id) => void
  readonly placeholder?: string
  readonly icon?: IconNode
  readonly isLoading?: boolean
  /** ghost in bars, secondary where an edge is needed. */
  readonly variant?: 'ghost' | 'secondary'
  readonly size?: ButtonSize
}

const DropdownField = lazyPart(
  async () => ({ default: (await import('./dropdown-field.tsx')).DropdownField }),
  { kind: 'unasked' },
)

/** A Select that looks like a button: for bars, filters and headings. Closes on a click outside. */
export function Dropdown<Id extends string>({ onChange, ...rest }: DropdownProps<Id>) {
  const { picture, field } = usePressAhead()
  return (
    <Suspense fallback={<DropdownPicture {...rest} picture={picture} />}>
      <DropdownField {...rest} {...field} onChange={(id) => pick(rest.options, id, onChange)} />
    </Suspense>
  )
}

/** What it looks like until its part is there, so that nothing moves then. */
function DropdownPicture({
  label,
  options,
  value,
  placeholder = t('Choose'),
  icon,
  variant = 'ghost',
  size = 'md',
  picture,
}: Omit<DropdownProps<string>, 'onChange'> & Pick<PressAhead, 'picture'>) {
  const shown = labelOf(options, value) ?? placeholder
  return (
    <button {...picture} aria-label={`${shown} ${label}`} className={buttonLook(variant, size, 'gap-1.5')}>
      {icon && <Icon of={icon} size={14} />}
      <span className="truncate">{shown}</span>
      <Icon of={ChevronDown} size={14} className="text-muted" />
    </button>
  )
}
