import { useState } from 'react'
import { mark, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { type ScopeQuestion, type SeriesScope, useScopeQuestion } from './series-scope.ts'

const titles = {
  move: mark('Move a repeating event'),
  change: mark('Change a repeating event'),
  delete: mark('Delete a repeating event'),
} as const

const labels: Readonly<Record<SeriesScope, string>> = {
  this: mark('This event'),
  this_and_following: mark('This and following'),
  all: mark('All events'),
}

/** Asks which occurrences of a series are meant; the shell mounts it once, `askSeriesScope` opens it. */
export function SeriesScopeDialog() {
  const question = useScopeQuestion()

  // The last question stays while it fades out.
  const [last, setLast] = useState<ScopeQuestion | null>(question)
  if (question && question !== last) setLast(question)
  if (!last) return null
  return (
    <Dialog
      title={t(titles[last.act])}
      size="sm"
      isSheetOnPhone
      isOpen={question !== null}
      onClose={() => question?.answer(null)}
    >
      <p className="mb-3 text-text-2">
        {t('“{title}” repeats. Which events should change?', { title: last.title || t('No title provided') })}
        {!last.scopes.includes('this') && ` ${t("Some of your changes can't apply to a single event.")}`}
      </p>
      <div className="flex flex-col gap-2">
        {last.scopes.map((scope, index) => (
          <Button key={scope} autoFocus={index === 0} onPress={() => question?.answer(scope)}>
            {t(labels[scope])}
          </Button>
        ))}
        <Button variant="ghost" onPress={() => question?.answer(null)}>
          {t('Cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
