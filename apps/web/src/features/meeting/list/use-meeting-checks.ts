import { useState } from 'react'
import { withRange, withToggled } from '../../../platform/state/checked-ids.ts'

/** Each checked meeting takes a call of its own. */
export const checked_meetings_max = 100

/** Which meetings of a list are checked, up to a hundred. What leaves the list is not checked any more. */
export function useMeetingChecks(ids: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const checked = ids.filter((id) => chosen.has(id))
  const choose = (next: ReadonlySet<string>) =>
    setChosen(new Set(ids.filter((id) => next.has(id)).slice(0, checked_meetings_max)))

  return {
    checked: new Set(checked),
    /** With `isRange`, all rows from the one toggled before. */
    toggle: (id: string, isRange = false) => {
      choose(isRange ? withRange(chosen, ids, last, id) : withToggled(chosen, id))
      setLast(id)
    },
    add: (added: readonly string[]) => choose(new Set([...chosen, ...added])),
    checkAll: () => choose(new Set(ids)),
    uncheckAll: () => setChosen(new Set()),
  }
}

export type MeetingChecks = ReturnType<typeof useMeetingChecks>
