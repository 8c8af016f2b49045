import { cx } from './cx.ts'
import { keyNames } from './key-names.ts'

/** A key to press, as the person's keyboard names it. Hidden on phones, which have none. */
export function Kbd({ children, className }: { readonly children: string; readonly className?: string }) {
  return (
    <kbd
      aria-hidden
      className={cx(
        'hidden h-4.5 min-w-4.5 place-items-center rounded-xs border border-border bg-sunken px-1.25 font-sans text-2xs leading-none text-muted md:inline-grid',
        className,
      )}
    >
      {keyNames(children)}
    </kbd>
  )
}
