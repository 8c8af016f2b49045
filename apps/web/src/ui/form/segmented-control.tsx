import { type KeyboardEvent, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { neighborIndex } from '../neighbor-index.ts'
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
  const [focused, setFocused] = useState<Id | null>(null)
  const stop = focused ?? selected

  return (
    <div className={cx('flex min-w-0 flex-col gap-1.25', className)}>
      <span id={labelId} className={cx(label_class, isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        aria-disabled={isDisabled}
        onBlur={() => setFocused(null)}
        className="flex h-11 overflow-hidden rounded-md border border-border-control bg-raised max-xs:h-auto max-xs:flex-col md:h-8 dark:bg-sunken"
      >
        {segments.map((segment) => (
          <button
            key={segment.id}
            type="button"
            role="radio"
            aria-checked={segment.id === selected}
            data-selected={segment.id === selected || undefined}
            disabled={isDisabled}
            tabIndex={segment.id === stop ? 0 : -1}
            onFocus={() => setFocused(segment.id)}
            onClick={() => segment.id !== selected && onSelect(segment.id)}
            onKeyDown={onKeyDown}
            className="min-w-0 flex-1 cursor-pointer whitespace-nowrap max-xs:whitespace-normal border-e border-border px-1.5 max-xs:min-h-11 max-xs:flex-none max-xs:border-e-0 text-text-2 transition-colors duration-(--dur-fast) last:border-e-0 focus-visible:rounded-[6px] focus-visible:-outline-offset-2 enabled:hover:bg-hover disabled:cursor-default disabled:text-disabled data-selected:bg-selected data-selected:font-semibold data-selected:text-accent-text"
          >
            {segment.label}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The arrows move the focus; the space bar and Enter choose. */
function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = neighborIndex(event, buttons.indexOf(event.currentTarget), buttons.length)
  if (at === null) return
  event.preventDefault()
  event.stopPropagation()
  buttons[at]?.focus()
}
