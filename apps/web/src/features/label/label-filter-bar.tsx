import type { ListedLabel } from '@meridian/contract'
import { Ellipsis } from 'lucide'
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LabelFilter } from '../../ui/label-chip.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { chips_max, filterLabels } from './filter-labels.ts'
import { LabelPicker } from './label-picker.tsx'
import { labels_path } from './labels-path.ts'
import { useLabels } from './use-labels.ts'

interface LabelFilterBarProps {
  /** The id of the label that filters, or `all`. */
  readonly selected: string
  readonly onSelect: (label_id: string) => void
}

/** Filters a list by one label; the line keeps its height whatever there is. */
export function LabelFilterBar({ selected, onSelect }: LabelFilterBarProps) {
  const nameId = useId()
  const line = useRef<HTMLDivElement>(null)
  const { data, error, refetch } = useLabels()
  return (
    <div
      ref={line}
      role="group"
      aria-labelledby={nameId}
      className="-mx-4 -mt-1 mb-4.5 flex min-h-7 print:hidden items-center gap-2 overflow-x-auto px-4 text-xs text-muted [scrollbar-width:none] max-md:*:shrink-0 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <span id={nameId}>{t('Labels')}</span>
      {data ? (
        <Chips line={line} labels={data} selected={selected} onSelect={onSelect} />
      ) : error ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-5 w-52" />
      )}
    </div>
  )
}

interface ChipsProps extends LabelFilterBarProps {
  readonly line: RefObject<HTMLDivElement | null>
  readonly labels: readonly ListedLabel[]
}

function Chips({ line, labels, selected, onSelect }: ChipsProps) {
  const shown = useFittingLabels({ line, labels, selected })
  if (labels.length === 0) {
    return (
      <p className="flex gap-2">
        {t('No labels found!')}
        <Link href={labels_path}>{t('Labels Setting')}</Link>
      </p>
    )
  }
  const toggle = (label_id: string, isSelected: boolean) => onSelect(isSelected ? label_id : 'all')
  return (
    <>
      {shown.map(({ label_id, label_title, label_color }) => (
        <LabelFilter
          key={label_id}
          title={label_title}
          color={label_color}
          isSelected={label_id === selected}
          onChange={(isSelected) => toggle(label_id, isSelected)}
        />
      ))}
      {shown.length < labels.length && (
        <LabelPicker
          label={t('Filter by label')}
          isSingle
          trigger={
            <IconButton
              label={t('All {count} labels', { count: labels.length })}
              icon={Ellipsis}
              size="sm"
              // The line is no higher with it.
              className="max-md:-my-2"
            />
          }
          chosen={new Set([selected])}
          onToggle={({ label_id }, isSelected) => toggle(label_id, isSelected)}
        />
      )}
    </>
  )
}

/** The chips that the line has room for, at least one; where it scrolls, all. */
function useFittingLabels({ line, labels, selected }: Omit<ChipsProps, 'onSelect'>): readonly ListedLabel[] {
  const [max, setMax] = useState(chips_max)
  const shown = useMemo(() => filterLabels(labels, selected, max), [labels, selected, max])

  useLayoutEffect(() => {
    const [first, ...others] = [...(line.current?.children ?? [])]
    const end = first?.getBoundingClientRect().bottom ?? 0
    const isWrapped = others.some((one) => one.getBoundingClientRect().top >= end)
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- Measured before it is painted, so that nothing moves.
    if (isWrapped && shown.length > 1) setMax(shown.length - 1)
  }, [line, shown])

  useEffect(() => {
    if (!line.current) return undefined
    let width = line.current.clientWidth
    const observer = new ResizeObserver(([entry]) => {
      const { clientWidth } = entry?.target ?? { clientWidth: width }
      if (clientWidth !== width) setMax(chips_max)
      width = clientWidth
    })
    observer.observe(line.current)
    return () => observer.disconnect()
  }, [line])
  return shown
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center gap-2">
      {t('Error in fetching labels')}
      <Button variant="ghost" size="sm" onPress={onRetry}>
        {t('Try again')}
      </Button>
    </p>
  )
}
