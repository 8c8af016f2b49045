interface ProgressLineProps {
  /** What is under way. */
  readonly label: string
  /** How far it is. */
  readonly words: string
  /** The part that is done, 0 to 1; null while the total is unknown. */
  readonly share: number | null
}

/** A line that fills, or that only shows that something goes on. */
export function ProgressLine({ label, words, share }: ProgressLineProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={words}
      aria-valuenow={share === null ? undefined : Math.round(100 * share)}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-pressed"
    >
      {share === null ? (
        <span className="block h-full w-full rounded-full bg-[linear-gradient(90deg,transparent_0%,var(--c-accent-line)_45%,transparent_90%)] bg-size-[200%_100%] motion-safe:animate-shimmer" />
      ) : (
        <span
          className="block h-full rounded-full bg-accent-line transition-[width] duration-(--dur-base)"
          style={{ width: `${100 * share}%` }}
        />
      )}
    </div>
  )
}
