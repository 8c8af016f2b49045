import type { ReactNode } from 'react'

interface MailLineProps {
  readonly children: ReactNode
  /** Buttons at the end of the line. */
  readonly end?: ReactNode
}

/** A line of the head of a mail that is being written. */
export function MailLine({ children, end }: MailLineProps) {
  return (
    <div className="flex flex-wrap items-start border-b border-border px-4 py-0.5 focus-within:border-focus">
      {children}
      {end}
    </div>
  )
}
