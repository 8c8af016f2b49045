import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

export interface Segment<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: LucideIcon
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

/** Binds tabs to their content. The selection belongs into the address, so the screen owns it. */
export function TabArea<Id extends string>({
  selected,
  onSelect,
  segments,
  children,
  className,
}: TabAreaProps<Id>) {
  return (
    <Tabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const segment = segments.find(({ id }) => id === key)
        if (segment && segment.id !== selected) onSelect(segment.id)
      }}
      className={className}
    >
      {children}
    </Tabs>
  )
}

export function SegmentedTabs<Id extends string>({
  label,
  segments,
}: {
  readonly label: string
  readonly segments: readonly Segment<Id>[]
}) {
  return (
    <TabList
      aria-label={label}
      items={segments}
      className={cx(segment_bar_class, 'max-w-full overflow-x-auto')}
    >
      {(segment) => (
        <Tab id={segment.id} className={segment_class}>
          {segment.icon && <Icon of={segment.icon} size={14} />}
          {segment.label}
          {segment.count !== undefined && (
            <span className="num text-xs font-normal text-muted">{segment.count}</span>
          )}
        </Tab>
      )}
    </TabList>
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
  return (
    <TabPanel id={selected} className={cx('rounded-md', className)}>
      {children}
    </TabPanel>
  )
}

const segment_bar_class =
  'inline-flex gap-0.5 rounded-[10px] bg-[color-mix(in_srgb,var(--c-text)_5%,transparent)] p-0.75 [scrollbar-width:none]'

const segment_class =
  'touch inline-flex h-8 shrink-0 cursor-pointer items-center gap-1.5 whitespace-nowrap rounded-[7px] px-2.5 font-medium text-text-2 transition-colors duration-(--dur-fast) data-disabled:cursor-default data-disabled:text-disabled data-hovered:text-text data-selected:bg-raised data-selected:text-text data-selected:shadow-[var(--sh-sm),0_0_0_1px_var(--c-border)] md:h-6.5 dark:data-selected:bg-pressed dark:data-selected:shadow-[var(--sh-sm),inset_0_0_0_1px_var(--c-border-strong)]'
