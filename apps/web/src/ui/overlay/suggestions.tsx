import { Suspense, useState } from 'react'
import type { SuggestionsProps } from './suggestions-popup.tsx'
import { lazyPart } from '../state/lazy-part.tsx'

const SuggestionsPopup = lazyPart(
  async () => ({ default: (await import('./suggestions-popup.tsx')).SuggestionsPopup }),
  { kind: 'unasked' },
)

/** What a field suggests while one types into it, from the first time on that it does. */
export function Suggestions(props: SuggestionsProps) {
  const [hasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !hasOpened) setOpened(true)
  if (!hasOpened) return null
  return (
    <Suspense>
      <SuggestionsPopup {...props} />
    </Suspense>
  )
}
