import { formatNumber } from '../../platform/text/intl.ts'
import { cx } from '../../ui/cx.ts'

export interface Share {
  readonly label: string
  readonly value: number
  /** As it is written beside the label; the number itself where it is left out. */
  readonly text?: string
}

interface ShareBarProps {
  readonly shares: readonly Share[]
  /** What the whole bar stands for; the sum of the shares where it is left out. */
  readonly whole?: number
}

/** Apart from each other in both themes. */
const colours = ['bg-accent-line', 'bg-(--ev-google-bar)', 'bg-warning', 'bg-border-control'] as const

/** Parts of a whole: a bar for the eye and a legend that says the same in words. */
export function ShareBar({ shares, whole }: ShareBarProps) {
  const total = Math.max(1, whole ?? shares.reduce((sum, { value }) => sum + value, 0))
  return (
    <div>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-pressed">
        {shares.map(
          ({ label, value }, index) =>
            value > 0 && (
              <span
                key={label}
                className={cx('h-full min-w-1', colours[index])}
                style={{ width: `${(100 * value) / total}%` }}
              />
            ),
        )}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-muted">
        {shares.map(({ label, value, text = formatNumber(value) }, index) => (
          <li key={label} className="flex items-center gap-1.5">
            <span aria-hidden className={cx('size-2 rounded-[3px]', colours[index])} />
            {label} <span className="num text-text-2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
