import { type ReactNode, Suspense, useState } from 'react'

/** Renders its content from the first time it is open, so that what it is made of is not fetched before. */
export function OnceOpen({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <Suspense>{children}</Suspense>
}
