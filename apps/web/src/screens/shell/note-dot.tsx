import { cx } from '../../ui/cx.ts'

/** Something waits there; what it is is said beside it. */
export function NoteDot({ className }: { readonly className?: string }) {
  return <span aria-hidden className={cx('size-2 rounded-full bg-danger', className)} />
}
