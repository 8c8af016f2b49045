import type { ListedMail } from '@meridian/contract'
import { useState } from 'react'
import { withRange, withToggled } from '../../../platform/state/checked-ids.ts'

/** Which mails of a list are checked. What leaves the list is not checked any more. */
export function useMailChecks(mails: readonly ListedMail[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  const mail_ids = mails.map(({ mail_id }) => mail_id)
  const checked = mails.filter(({ mail_id }) => chosen.has(mail_id))

  return {
    chosen,
    checked,
    /** With `isRange`, all rows from the one toggled before. */
    toggle: (mail_id: string, isRange = false) => {
      setChosen((all) => (isRange ? withRange(all, mail_ids, last, mail_id) : withToggled(all, mail_id)))
      setLast(mail_id)
    },
    toggleAll: () => setChosen(new Set(checked.length < mails.length ? mail_ids : [])),
    check: (ids: readonly string[]) => setChosen(new Set(ids)),
    uncheck: (mail_id: string) => setChosen((all) => new Set([...all].filter((one) => one !== mail_id))),
    uncheckAll: () => setChosen(new Set()),
  }
}
