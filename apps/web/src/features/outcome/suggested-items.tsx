import type { SuggestedActionItem } from '@meridian/contract'
import { useEffect, useId, useRef, useState } from 'react'
import { plural, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { distinct, originOfSuggestion, suggestionKey, textOfSuggestion } from './suggestions.ts'
import { useAcceptSuggestion } from './use-suggestions.ts'

interface SuggestedItemsProps {
  readonly meeting_id: string
  readonly found: readonly SuggestedActionItem[]
  /** With what is left after some were written down; null when the list is to be shut. */
  readonly onChange: (left: readonly SuggestedActionItem[] | null) => void
}

/** What the notes speak of, to be ticked; only what is ticked is written down, and only by the button. */
export function SuggestedItems({ meeting_id, found, onChange }: SuggestedItemsProps) {
  const titleId = useId()
  const title = useFocusOnce()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const taken = useRef(new Set<string>())
  const taking = useAcceptSuggestion(meeting_id, (one) => taken.current.add(suggestionKey(one)))
  const suggestions = distinct(found)
  const chosen = suggestions.filter((one) => ticked.has(suggestionKey(one)))

  function tick(key: string, isTicked: boolean) {
    const others = [...ticked].filter((one) => one !== key)
    setTicked(new Set(isTicked ? [...others, key] : others))
  }

  function takeOn() {
    taking.mutate(chosen, {
      onSuccess: () => onChange(null),
      // What was written down before the refusal is no suggestion any more; the rest stays ticked.
      onError: () => onChange(suggestions.filter((one) => !taken.current.has(suggestionKey(one)))),
    })
  }

  return (
    <section aria-labelledby={titleId} className="border-t border-border bg-sunken px-4 py-3 print:hidden">
      <h3 ref={title} id={titleId} tabIndex={-1} className="font-semibold">
        {suggestions.length === 0
          ? t('The notes contain no further action items.')
          : plural(suggestions.length, {
              one: 'One suggestion from the notes',
              other: '{count} suggestions from the notes',
            })}
      </h3>
      {suggestions.length > 0 && (
        <>
          <p className="text-xs text-muted">
            {t('Choose the action items to add. Nothing is saved until you add it.')}
          </p>
          <ul aria-labelledby={titleId} className="my-2 flex flex-col">
            {suggestions.map((suggestion) => {
              const key = suggestionKey(suggestion)
              return (
                <li key={key}>
                  <Checkbox
                    isSelected={ticked.has(key)}
                    onChange={(isTicked) => tick(key, isTicked)}
                    isDisabled={taking.isPending}
                    className="min-h-9 items-start! py-1.5 [&>span:first-child]:mt-0.5"
                  >
                    <Suggested suggestion={suggestion} />
                  </Checkbox>
                </li>
              )
            })}
          </ul>
        </>
      )}
      <div className="mt-2 flex gap-2">
        {suggestions.length > 0 && (
          <Button
            size="sm"
            variant="primary"
            isDisabled={chosen.length === 0}
            isBusy={taking.isPending}
            onPress={takeOn}
          >
            {chosen.length === 0
              ? t('Add items')
              : plural(chosen.length, { one: 'Add one item', other: 'Add {count} items' })}
          </Button>
        )}
        <Button size="sm" variant="ghost" isDisabled={taking.isPending} onPress={() => onChange(null)}>
          {t('Close')}
        </Button>
      </div>
    </section>
  )
}

function Suggested({ suggestion }: { readonly suggestion: SuggestedActionItem }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-base/5 [overflow-wrap:anywhere]">{textOfSuggestion(suggestion)}</span>
      <span className="block text-xs text-muted">{originOfSuggestion(suggestion)}</span>
    </span>
  )
}

/** Reading goes on where the answer is. */
function useFocusOnce() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return title
}
