import { type ReactNode, Suspense, useRef, useState } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { type Clock, formatTime, formatTimeRange, isoDate } from '../../../platform/time/format.ts'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { dayLabel } from '../calendar-dates.ts'
import { line_rem, textLines } from '../grid/text-lines.ts'
import { heldEnd, heldLabel, heldName } from './held-words.ts'
import type { HeldItem, HeldPart } from './held-store.ts'

const HeldPopover = lazyPart(async () => ({ default: (await import('./held-popover.tsx')).HeldPopover }))

interface HeldBlockProps {
  readonly part: HeldPart
  /** Where it lies in the cell in which it begins. */
  readonly style: { readonly top: string; readonly height: string }
  readonly clock: Clock
}

/** A held time under the hours. Events lie over it. */
export function HeldBlock({ part: { item, clear }, style, clock }: HeldBlockProps) {
  const { lines, titleLines } = textLines(clear)
  const until = heldEnd(item, clock)
  return (
    <HeldButton items={[item]} label={heldLabel(item, clock)} isInGrid className="cal-held" style={style}>
      <span
        className="cal-held-text"
        style={{ maxHeight: `${lines * line_rem}rem`, '--title-lines': titleLines }}
      >
        <b>{heldName(item)}</b>
        <span className="num">{formatTimeRange(...item.interval, clock)}</span>
        {until !== null && <span className="num">{until}</span>}
      </span>
    </HeldButton>
  )
}

/** A held time among the events of a day. */
export function HeldRow({
  item,
  date,
  clock,
}: {
  readonly item: HeldItem
  readonly date: string
  readonly clock: Clock
}) {
  const [start, end] = item.interval
  const until = heldEnd(item, clock)
  const isHere = (ms: number) => isoDate(ms, clock.zone) === date
  return (
    <li className="grid grid-cols-[3.625rem_minmax(0,1fr)] gap-2.5 py-0.75">
      <div aria-hidden className="num pt-2.5 text-end text-xs text-text-2">
        {isHere(start) ? formatTime(start, clock) : '…'}
        <span className="block text-muted">{isHere(end - 1) ? formatTime(end, clock) : '…'}</span>
      </div>
      <HeldButton items={[item]} label={heldLabel(item, clock)} className="agenda-item is-held-time">
        <b>{heldName(item)}</b>
        {until !== null && <span className="num">{until}</span>}
      </HeldButton>
    </li>
  )
}

/** The held times of a day in a month, as a line beside its number. */
export function HeldOfDay({ date, items }: { readonly date: string; readonly items: readonly HeldItem[] }) {
  const count = items.length
  return (
    <HeldButton
      items={items}
      label={`${plural(count, { one: '{count} held time', other: '{count} held times' })}, ${dayLabel(date)}`}
      isInGrid
      className="cal-held-day num"
    >
      {t('{count} held', { count })}
    </HeldButton>
  )
}

interface HeldButtonProps {
  readonly items: readonly HeldItem[]
  readonly label: string
  readonly className: string
  readonly style?: { readonly top: string; readonly height: string }
  /** The arrow keys of the grid lead to it, and not the Tab key. */
  readonly isInGrid?: boolean
  readonly children: ReactNode
}

function HeldButton({ items, label, className, style, isInGrid = false, children }: HeldButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
        {...(isInGrid && { tabIndex: -1, 'data-held': true })}
        {...(style && { style })}
      >
        <span className="sr-only">{label}</span>
        <span aria-hidden className="contents">
          {children}
        </span>
      </button>
      {isOpen !== null && (
        <Suspense>
          <HeldPopover
            items={items}
            label={label}
            anchor={anchor}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
