import { useId } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '../cx.ts'
import type { Segment } from '../segmented-tabs.tsx'
import { label_class } from './field.tsx'

interface SegmentedControlProps<Id extends string> {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly segments: readonly Segment<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly isDisabled?: boolean
  readonly className?: string
}

/** One of two to four choices, all seen at once, such as a priority. */
export function SegmentedControl<Id extends string>({
  label,
  isLabelHidden = false,
  segments,
  selected,
  onSelect,
  isDisabled,
  className,
}: SegmentedControlProps<Id>) {
  const labelId = useId()
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.25', className)}>
      <span id={labelId} className={cx(label_class, isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <ToggleButtonGroup
        aria-labelledby={labelId}
        selectionMode="single"
        disallowEmptySelection
        isDisabled={isDisabled}
        selectedKeys={[selected]}
        onSelectionChange={(keys) => {
          const segment = segments.find(({ id }) => keys.has(id))
          if (segment) onSelect(segment.id)
        }}
        className="flex h-11 overflow-hidden rounded-md border border-border-control bg-raised max-xs:h-auto max-xs:flex-col md:h-8 dark:bg-sunken"
      >
        {segments.map((segment) => (
          <ToggleButton
            key={segment.id}
            id={segment.id}
            className="min-w-0 flex-1 whitespace-nowrap border-e border-border px-1.5 max-xs:min-h-11 max-xs:flex-none max-xs:border-e-0 text-text-2 transition-colors duration-(--dur-fast) last:border-e-0 data-disabled:text-disabled data-focus-visible:rounded-[6px] data-focus-visible:-outline-offset-2 data-hovered:bg-hover data-selected:bg-selected data-selected:font-semibold data-selected:text-accent-text"
          >
            {segment.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
