import { useLayoutEffect, useRef, useState } from 'react'
import type { MailRowActions } from './row-actions.tsx'

/** The same functions for as long as the list is there, each doing what the newest one of its name does. */
export function useMailRowActions(acts: MailRowActions): MailRowActions {
  const newest = useRef(acts)
  useLayoutEffect(() => {
    newest.current = acts
  })
  const [lasting] = useState(
    (): MailRowActions => ({
      open: (mail_id) => newest.current.open(mail_id),
      toggle: (mail_id, isRange) => newest.current.toggle(mail_id, isRange),
      look: (mail_id) => newest.current.look(mail_id),
      summarise: (mail) => newest.current.summarise(mail),
      remove: (mail) => newest.current.remove(mail),
      restore: (mail) => newest.current.restore(mail),
    }),
  )
  return lasting
}
