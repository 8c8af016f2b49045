import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type ScopeQuestion, type SeriesScope, useScopeQuestion } from './series-scope.ts'

const titles = {
  move: 'Move a repeating event',
  change: 'Change a repeating event',
  delete: 'Delete a repeating event',
} as const

const scopes: readonly { readonly scope: SeriesScope; readonly label: string }[] = [
  { scope: 'this', label: 'This event' },
  { scope: 'this_and_following', label: 'This and following' },
  { scope: 'all', label: 'All events' },
]

/** Asks which occurrences of a series are meant; a screen mounts it once, `askSeriesScope` opens it. */
export function SeriesScopeDialog() {
  const question = useScopeQuestion()

  // The last question stays while it fades out.
  const [last, setLast] = useState<ScopeQuestion | null>(question)
  if (question && question !== last) setLast(question)
  if (!last) return null
  return (
    <Dialog
      title={titles[last.act]}
      size="sm"
      isOpen={question !== null}
      onClose={() => question?.answer(null)}
    >
      <p className="mb-3 text-text-2">
        “{last.title || 'No title provided'}” repeats. Which events do you mean?
      </p>
      <div className="flex flex-col gap-2">
        {scopes.map(({ scope, label }) => (
          <Button key={scope} autoFocus={scope === 'this'} onPress={() => question?.answer(scope)}>
            {label}
          </Button>
        ))}
        <Button variant="ghost" onPress={() => question?.answer(null)}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
