import { cx } from '../../ui/cx.ts'

interface NoteDotProps {
  readonly className?: string
  /** What waits is only counted; else it is urgent. */
  readonly isQuiet?: boolean
}

/** Something waits there; what it is is said beside it. */
export function NoteDot({ className, isQuiet = false }: NoteDotProps) {
  return (
    <span
      aria-hidden
      className={cx('size-2 rounded-full', isQuiet ? 'bg-accent-line' : 'bg-danger', className)}
    />
  )
}
