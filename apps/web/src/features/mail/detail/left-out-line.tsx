import { plural } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'

interface LeftOutLineProps {
  readonly count: number
  readonly className: string
}

/** Says how many sentences of a generated text were left out; nothing where the text is whole. */
export function LeftOutLine({ count, className }: LeftOutLineProps) {
  return (
    count > 0 && (
      <p className={cx('text-xs text-muted', className)}>
        {plural(count, {
          one: "One sentence was left out: your mail doesn't support it.",
          other: "{count} sentences were left out: your mail doesn't support them.",
        })}
      </p>
    )
  )
}
