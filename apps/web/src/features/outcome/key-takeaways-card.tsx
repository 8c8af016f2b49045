import type { Meeting } from '@meridian/contract'
import { useRef } from 'react'
import { type Outcome, outcomeOfTakeaway } from './outcome.ts'
import { OutcomeActions } from './outcome-actions.tsx'
import { focusOutcomeBeside, OutcomeCard, TitleBadge } from './outcome-card.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { DraftBadge } from './draft-badge.tsx'
import { useDeleteOutcome } from './use-delete-outcome.ts'
import { useEditing } from './use-editing.ts'
import { useKeyTakeaways } from './use-outcomes.ts'

/** What a meeting has taught, shared by everybody who takes part in it. */
export function KeyTakeawaysCard({ meeting }: { readonly meeting: Meeting }) {
  const { meeting_id } = meeting
  const newItem = useRef<HTMLInputElement>(null)
  const { data, ...rest } = useKeyTakeaways(meeting_id)
  const editing = useEditing()
  const remove = useDeleteOutcome('key_takeaway')
  return (
    <OutcomeCard
      kind="key_takeaway"
      meeting_id={meeting_id}
      items={{ ...rest, data: data?.map(outcomeOfTakeaway) }}
      titleEnd={data && data.length > 0 && <TitleBadge>{data.length}</TitleBadge>}
      newItem={newItem}
    >
      {(takeaway, index) => (
        <li
          key={takeaway.id}
          data-outcome={takeaway.id}
          className="group grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-2.5 border-t border-border px-4 py-3 first:border-t-0 hover:bg-hover"
        >
          <span
            aria-hidden
            className="num grid size-5.5 place-items-center rounded-[7px] bg-accent-soft text-2xs font-semibold text-accent-text"
          >
            {index + 1}
          </span>
          {editing.editedId === takeaway.id ? (
            <div className="col-span-2">
              <OutcomeForm kind="key_takeaway" outcome={takeaway} onClose={editing.close} />
            </div>
          ) : (
            <>
              <Takeaway takeaway={takeaway} />
              <OutcomeActions
                name={takeaway.title}
                onEdit={() => editing.edit(takeaway.id)}
                onDelete={() => {
                  focusOutcomeBeside(takeaway.id, newItem.current)
                  remove(takeaway)
                }}
              />
            </>
          )}
        </li>
      )}
    </OutcomeCard>
  )
}

function Takeaway({ takeaway: { id, title, description } }: { readonly takeaway: Outcome }) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <b className="me-2 leading-5.5 font-semibold">{title}</b>
      <DraftBadge id={id} />
      {description.trim() !== '' && (
        <p className="text-base/5.25 whitespace-pre-line text-text-2">{description}</p>
      )}
    </div>
  )
}
