import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '../cx.ts'

/** A grey bar in the exact size of the text or part it stands for; give it width and height. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block rounded-[5px] bg-[linear-gradient(90deg,var(--c-pressed)_0%,var(--c-hover)_45%,var(--c-pressed)_90%)] bg-size-[200%_100%] motion-safe:animate-shimmer',
        className,
      )}
    />
  )
}

/** Shows its content after a moment only, so that a quick answer does not flicker. Its place is kept from the start. */
export function Delayed({ ms = 150, children }: { readonly ms?: number; readonly children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return <div className={isDue ? undefined : 'invisible'}>{children}</div>
}
