import type { Occurrence } from '@meridian/contract'
import { occurrenceHref } from '../../platform/navigation/meeting-path.ts'
import { t } from '../../platform/text/text.ts'
import { type Clock, formatLongDay, formatTimeRange } from '../../platform/time/format.ts'
import { cx } from '../../ui/cx.ts'
import { Link } from '../../ui/link.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { type Block, dayStripOf } from './day-strip.ts'

interface DayStripViewProps {
  readonly day: string
  readonly clock: Clock
  readonly occurrences: readonly Occurrence[]
  readonly nowMs: number
  /** The meeting that stands above the strip is bright. */
  readonly shown: Occurrence | null
}

/** The shown day at a glance: a block opens its meeting, the line is now. */
export function DayStripView({ day, clock, occurrences, nowMs, shown }: DayStripViewProps) {
  const { ref, width } = useWidth()
  const leastShare = width === null ? 0 : Math.min(1, target_px / width)
  const { blocks, rows, ticks, now } = dayStripOf({ day, clock, occurrences, nowMs, leastShare })
  const inner_px = rows * (target_px + gap_px) - gap_px
  return (
    <div className="relative mt-auto pt-6.5">
      <ol
        ref={ref}
        style={{ height: `${inner_px + 2 * edge_px}px` }}
        aria-label={t('Meetings of {day}', { day: formatLongDay(day) })}
        className="relative rounded-md bg-hero-well forced-colors:outline shadow-[inset_0_1px_2px_rgb(0_0_0/0.35)]"
      >
        {blocks.map((block) => (
          <BlockItem
            key={keyOf(block.occurrence)}
            block={block}
            innerPx={inner_px}
            day={day}
            clock={clock}
            isBright={shown !== null && keyOf(block.occurrence) === keyOf(shown)}
          />
        ))}
      </ol>
      {now !== null && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-5 bottom-4 w-0.5 -translate-x-px rounded-full bg-hero-line forced-colors:bg-[Highlight] shadow-[0_0_14px_2px_rgb(79_227_170/0.55)] before:absolute before:-start-0.75 before:-top-1 before:size-2 before:rounded-full before:bg-hero-line rtl:translate-x-px"
          style={{ insetInlineStart: percent(now) }}
        />
      )}
      <div aria-hidden className="num relative mt-1.5 h-4 text-2xs text-hero-muted">
        {ticks.map(({ share, label }, index) => (
          <span
            key={share}
            className={cx(
              'absolute whitespace-nowrap',
              index % 2 === 1 && 'max-md:hidden',
              share === 1 && '-translate-x-full rtl:translate-x-full',
              share > 0 && share < 1 && '-translate-x-1/2 rtl:translate-x-1/2',
            )}
            style={{ insetInlineStart: percent(share) }}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

/** WCAG 2.5.8: what is pressed measures 24 pixels at least, either way. */
const target_px = 24
const gap_px = 1
const edge_px = 3

interface BlockItemProps {
  readonly block: Block
  /** The height that all rows share. */
  readonly innerPx: number
  readonly day: string
  readonly clock: Clock
  readonly isBright: boolean
}

function BlockItem({ block, innerPx, day, clock, isBright }: BlockItemProps) {
  const { occurrence, start, length, row, rows, isPast, room } = block
  const title = occurrence.meeting_title || t('No title provided')
  const isPending = occurrence.meeting_action === 'pending'
  const heightPx = (innerPx + gap_px) / rows - gap_px
  const time = formatTimeRange(occurrence.start_timestamp, occurrence.end_timestamp, clock)
  return (
    <li>
      <span
        className="absolute"
        style={{
          insetInlineStart: percent(start),
          width: percent(length),
          top: `${edge_px + row * (heightPx + gap_px)}px`,
          height: `${heightPx}px`,
        }}
      >
        <Tooltip text={`${title}, ${time}`} placement="top">
          <Link
            href={occurrenceHref(occurrence)}
            look="bare"
            aria-label={[title, formatLongDay(day), time, stateOf(occurrence)].filter(Boolean).join(', ')}
            className={cx(
              'absolute inset-0 rounded-[5px] forced-colors:border transition-[filter] duration-(--dur-fast) hover:brightness-125',
              isBright
                ? 'bg-hero-button forced-colors:border-4'
                : isPending
                  ? pending_class
                  : 'bg-hero-block',
              isPast && !isBright && 'opacity-55',
            )}
          >
            {''}
          </Link>
        </Tooltip>
      </span>
      {!isPast && rows === 1 && room > 0.08 && (
        <span
          aria-hidden
          className="pointer-events-none absolute truncate ps-1.75 text-2xs text-hero-muted max-md:hidden"
          style={{
            insetInlineStart: percent(start + length),
            maxWidth: percent(room - 0.01),
            top: `${edge_px}px`,
            lineHeight: `${heightPx}px`,
          }}
        >
          {title}
        </span>
      )}
    </li>
  )
}

/** What one has not answered yet: striped, with a dashed edge. */
const pending_class =
  'border border-dashed border-hero-muted bg-[repeating-linear-gradient(135deg,var(--c-hero-block)_0_4px,transparent_4px_8px)]'

function stateOf({ meeting_action, is_tentative }: Occurrence): string | null {
  if (is_tentative) return t('tentative, not answered')
  return meeting_action === 'pending' ? t('not answered') : null
}

/** One time a meeting takes place. */
function keyOf({ meeting_id, original_start_timestamp }: Occurrence): string {
  return `${meeting_id} ${original_start_timestamp}`
}

function percent(share: number): string {
  return `${share * 100}%`
}
