interface MeterProps {
  /** How much of something limited is used, from 0 to 1. */
  readonly value: number
  /** The same in words; they also stand in a sentence beside the meter. */
  readonly text: string
}

/** A bar for the eye that fills up and warns when little is left. */
export function Meter({ value, text }: MeterProps) {
  return (
    <span aria-hidden title={text} className="mt-1 block h-1.5 overflow-hidden rounded-full bg-pressed">
      <span
        className={
          value > 0.8 ? 'block h-full rounded-full bg-warning' : 'block h-full rounded-full bg-accent-line'
        }
        style={{ width: `${Math.min(100, 100 * value)}%` }}
      />
    </span>
  )
}
