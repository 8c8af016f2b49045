import type { IconNode } from 'lucide'
import { createContext, type KeyboardEvent, type ReactNode, use, useId } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { neighborIndex } from './neighbor-index.ts'

export interface Segment<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconNode
  readonly count?: number
}

interface TabAreaProps<Id extends string> {
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly segments: readonly Segment<Id>[]
  /** Holds one SegmentedTabs and one TabContent, anywhere inside. */
  readonly children: ReactNode
  readonly className?: string
}

interface Area {
  /** What the ids of the elements begin with. */
  readonly prefix: string
  readonly selected: string
  readonly select: (id: string) => void
}

const AreaContext = createContext<Area>({ prefix: '', selected: '', select: () => undefined })

/**
 * Binds tabs to their content. The selection belongs into the address, so the screen owns it. The tabs of React Aria
 * bring its collections, about 17 KB compressed, which these screens need for nothing else at first.
 */
export function TabArea<Id extends string>({
  selected,
  onSelect,
  segments,
  children,
  className,
}: TabAreaProps<Id>) {
  const prefix = useId()
  const select = (id: string) => {
    const segment = segments.find((one) => one.id === id)
    if (segment && segment.id !== selected) onSelect(segment.id)
  }
  return (
    <AreaContext value={{ prefix, selected, select }}>
      <div className={className}>{children}</div>
    </AreaContext>
  )
}

export function SegmentedTabs<Id extends string>({
  label,
  segments,
}: {
  readonly label: string
  readonly segments: readonly Segment<Id>[]
}) {
  const { prefix, selected, select } = use(AreaContext)
  const stop = segments.some(({ id }) => id === selected) ? selected : segments[0]?.id

  /** The arrows select, as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ has it for content that is there at once. */
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const bar = event.currentTarget.parentElement
    const tabs = [...(bar?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const next = tabs[neighborIndex(event, tabs.indexOf(event.currentTarget), tabs.length) ?? -1]
    const id = next?.dataset['tab']
    if (!next || id === undefined) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
    select(id)
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      className={cx(segment_bar_class, 'max-w-full overflow-x-auto max-xs:flex-wrap')}
    >
      {segments.map(({ id, icon, label, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}-tab-${id}`}
          data-tab={id}
          data-selected={id === selected || undefined}
          aria-selected={id === selected}
          aria-controls={id === selected ? `${prefix}-content` : undefined}
          tabIndex={id === stop ? 0 : -1}
          onClick={() => select(id)}
          onKeyDown={onKeyDown}
          className={segment_class}
        >
          {icon && <Icon of={icon} size={14} />}
          {label}
          {count !== undefined && <span className="num text-xs font-normal text-muted">{count}</span>}
        </button>
      ))}
    </div>
  )
}

/** The content of the selected tab. */
export function TabContent({
  selected,
  children,
  className,
}: {
  selected: string
  children: ReactNode
  className?: string
}) {
  const { prefix } = use(AreaContext)
  return (
    <div
      role="tabpanel"
      id={`${prefix}-content`}
      aria-labelledby={`${prefix}-tab-${selected}`}
      className={className}
    >
      {children}
    </div>
  )
}

const segment_bar_class =
  'inline-flex gap-0.5 rounded-[10px] bg-[color-mix(in_srgb,var(--c-text)_5%,transparent)] p-0.75 [scrollbar-width:none]'

const segment_class =
  'touch inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-[7px] px-2.5 font-medium text-text-2 transition-colors duration-(--dur-fast) hover:text-text data-selected:bg-raised data-selected:text-text data-selected:shadow-[var(--sh-sm),0_0_0_1px_var(--c-border)] md:h-6.5 dark:data-selected:bg-pressed dark:data-selected:shadow-[var(--sh-sm),inset_0_0_0_1px_var(--c-border-strong)]'
