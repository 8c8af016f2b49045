import type { ActionItem, Meeting } from '@meridian/contract'
import { ListPlus } from 'lucide'
import { Suspense, useRef } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'
import { ActionItemRow } from './action-item-row.tsx'
import { isUnfinished, outcomeOfItem, unfinishedFirst } from './outcome.ts'
import { focusOutcomeBeside, OutcomeCard, TitleBadge } from './outcome-card.tsx'
import { useDeleteOutcome } from './use-delete-outcome.ts'
import { useEditing } from './use-editing.ts'
import { useActionItems } from './use-outcomes.ts'
import { useSuggestions } from './use-suggestions.ts'

const SuggestedItems = lazyPart(async () => ({
  default: (await import('./suggested-items.tsx')).SuggestedItems,
}))

/** What is to be done after a meeting, and what of it is done. */
export function ActionItemsCard({ meeting }: { readonly meeting: Meeting }) {
  const { meeting_id, meeting_recurrence } = meeting
  const newItem = useRef<HTMLInputElement>(null)
  const { data, ...rest } = useActionItems(meeting_id)
  const editing = useEditing()
  const remove = useDeleteOutcome('action_item')
  const suggest = useRef<HTMLSpanElement>(null)
  const { found, isAsking, ask, show } = useSuggestions(meeting_id)
  return (
    <OutcomeCard
      kind="action_item"
      meeting_id={meeting_id}
      items={{ ...rest, data: data && unfinishedFirst(data) }}
      titleEnd={data && data.length > 0 && <Progress items={data} />}
      newItem={newItem}
      action={
        <span ref={suggest}>
          <Button variant="ghost" size="sm" icon={ListPlus} isBusy={isAsking} onPress={ask}>
            {t('Suggest from notes')}
          </Button>
        </span>
      }
      foot={
        found && (
          <Suspense>
            <SuggestedItems
              meeting_id={meeting_id}
              found={found}
              onChange={(left) => {
                show(left)
                // The list goes, and with it the button that was pressed.
                if (left === null) suggest.current?.querySelector('button')?.focus()
              }}
            />
          </Suspense>
        )
      }
    >
      {(item) => (
        <ActionItemRow
          key={item.action_item_id}
          item={item}
          isOfSeries={meeting_recurrence.is_recurring}
          isEdited={editing.editedId === item.action_item_id}
          onEdit={() => editing.edit(item.action_item_id)}
          onClose={editing.close}
          onDelete={() => {
            focusOutcomeBeside(item.action_item_id, newItem.current)
            remove(outcomeOfItem(item))
          }}
        />
      )}
    </OutcomeCard>
  )
}

function Progress({ items }: { readonly items: readonly ActionItem[] }) {
  const done = items.filter((item) => !isUnfinished(item)).length
  return (
    <>
      <TitleBadge>{t('{done} of {total} done', { done, total: items.length })}</TitleBadge>
      <span
        aria-hidden
        className="hidden h-1 w-24 overflow-hidden rounded-[2px] bg-sunken shadow-[inset_0_0_0_1px_var(--c-border)] md:block"
      >
        <span
          className="block h-full bg-accent-line transition-[width] duration-(--dur-base)"
          style={{ width: `${(done / items.length) * 100}%` }}
        />
      </span>
    </>
  )
}
