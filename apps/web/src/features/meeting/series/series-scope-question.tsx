import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { useScopeQuestion } from './series-scope.ts'

const SeriesScopeDialog = lazyPart(async () => ({
  default: (await import('./series-scope-dialog.tsx')).SeriesScopeDialog,
}))

/** The SeriesScopeDialog over any route, fetched with the first question. */
export function SeriesScopeQuestion() {
  const question = useScopeQuestion()
  const [wasAsked, setAsked] = useState(question !== null)
  if (question && !wasAsked) setAsked(true)
  return wasAsked ? (
    <Suspense>
      <SeriesScopeDialog />
    </Suspense>
  ) : null
}
