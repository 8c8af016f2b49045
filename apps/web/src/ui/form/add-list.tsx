import type { ReactNode } from 'react'

interface AddListProps {
  readonly isEmpty: boolean
  readonly labelledBy?: string
  readonly className: string
  /** The entries, with an AddRow as the last one. */
  readonly children: ReactNode
}

/** A list that ends with an AddRow; without entries the row is seen only while it is used. */
export function AddList({ isEmpty, labelledBy, className, children }: AddListProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className={
        isEmpty
          ? 'sr-only focus-within:not-sr-only has-[input:not(:placeholder-shown)]:not-sr-only'
          : className
      }
    >
      {children}
    </ul>
  )
}
