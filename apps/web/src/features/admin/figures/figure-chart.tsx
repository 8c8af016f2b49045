import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { figurePath, highestOf, newestOf, topOf } from './figure-path.ts'

export interface FigureLine {
  readonly label: string
  readonly values: readonly (number | null)[]
}

interface FigureChartProps {
  readonly title: string
  /** One or two; the second is dashed. */
  readonly lines: readonly FigureLine[]
  readonly format: (value: number) => string
  /** When each step began, for the reader. */
  readonly times: readonly string[]
}

const box = { width: 240, height: 48 }

/** A small chart of a day; a step is chosen with the pointer or the arrow keys, and its values stand in the head. */
export function FigureChart({ title, lines, format, times }: FigureChartProps) {
  const [chosen, setChosen] = useState<number>()
  const id = useId()
  const last = times.length - 1
  const say = (value: number | null) => (value === null ? t('not measured') : format(value))
  const shown = (line: FigureLine) =>
    chosen === undefined ? newestOf(line.values) : (line.values[chosen] ?? null)
  const told = lines.map((line) =>
    lines.length > 1 ? `${line.label}: ${say(shown(line))}` : say(shown(line)),
  )

  function onKeyDown(event: KeyboardEvent) {
    const step = stepAfterKey(event.key, chosen, last)
    if (event.key === 'Escape') setChosen(undefined)
    if (step === undefined) return
    event.preventDefault()
    setChosen(Math.min(Math.max(step, 0), last))
  }

  function onPointerMove({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(Math.min(Math.max(Math.round(((clientX - left) / width) * last), 0), last))
  }

  return (
    <div className="min-w-0">
      <div className="flex items-baseline gap-2">
        <h3 id={id} className="min-w-0 truncate text-xs text-muted">
          {title}
        </h3>
        <span className="num ms-auto text-2xs text-muted">{chosen === undefined ? '' : times[chosen]}</span>
      </div>
      <p className="num min-h-5 text-sm font-medium">{told.join(' · ')}</p>
      {/* Time runs from left to right in every language, as on the axis. */}
      <div
        dir="ltr"
        role="slider"
        tabIndex={0}
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen ?? last}
        aria-valuetext={
          chosen === undefined
            ? t('now {now}, at most {most}', {
                now: told.join(', '),
                most: say(highestOf(lines[0]?.values ?? [])),
              })
            : `${times[chosen] ?? ''}: ${told.join(', ')}`
        }
        className="mt-1 touch-pan-y rounded-sm border-b border-border outline-offset-2"
        onKeyDown={onKeyDown}
        onBlur={() => setChosen(undefined)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setChosen(undefined)}
      >
        <ChartLines lines={lines} chosen={chosen} last={last} />
      </div>
    </div>
  )
}

interface ChartLinesProps extends Pick<FigureChartProps, 'lines'> {
  readonly chosen: number | undefined
  /** The newest step. */
  readonly last: number
}

/** The lines over each other on one scale, and a mark at the chosen step. */
function ChartLines({ lines, chosen, last }: ChartLinesProps) {
  const most = topOf(lines.map(({ values }) => values))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className="h-12 w-full"
    >
      {chosen !== undefined && (
        <line
          x1={(chosen * box.width) / Math.max(1, last)}
          x2={(chosen * box.width) / Math.max(1, last)}
          y1={0}
          y2={box.height}
          className="stroke-border-strong"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {lines.map(({ label, values }, place) => (
        <path
          key={label}
          d={figurePath(values, most, box)}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={place === 0 ? undefined : '3 3'}
          vectorEffect="non-scaling-stroke"
          className={cx(place === 0 ? 'text-accent-line' : 'text-warning', 'forced-colors:text-[CanvasText]')}
        />
      ))}
    </svg>
  )
}

/** The step that a key leads to, which may lie before the first or behind the last; undefined for other keys. */
function stepAfterKey(key: string, chosen: number | undefined, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: (chosen ?? last + 1) - 1,
    ArrowDown: (chosen ?? last + 1) - 1,
    ArrowRight: (chosen ?? last - 1) + 1,
    ArrowUp: (chosen ?? last - 1) + 1,
    Home: 0,
    End: last,
  }
  return steps[key]
}
