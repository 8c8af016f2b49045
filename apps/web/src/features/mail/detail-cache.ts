import { countMails, getMail, getMailThread, type Input, listMails, type Mail } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/queries.ts'

export function mailInput(mail_id: string): Input<typeof getMail> {
  return { params: { mail_id } }
}

export function getCachedMail(queries: QueryClient, mail_id: string): Mail | undefined {
  return queries.getQueryData<Mail>(keyOf(getMail, mailInput(mail_id)))
}

/** Shows the mail as the server has just told it; what is still on its way may be older. */
export async function cacheMail(queries: QueryClient, mail: Mail): Promise<void> {
  const queryKey = keyOf(getMail, mailInput(mail.mail_id))
  await queries.cancelQueries({ queryKey })
  queries.setQueryData<Mail>(queryKey, mail)
  void refreshMailLists(queries)
}

/** With other fields, for the moment until the server has answered. */
export function updateCachedMail(queries: QueryClient, mail_id: string, part: Partial<Mail>): void {
  queries.setQueryData<Mail>(keyOf(getMail, mailInput(mail_id)), (mail) => mail && { ...mail, ...part })
}

/** Asks anew for what lists mails. */
async function refreshMailLists(queries: QueryClient): Promise<void> {
  await Promise.all(
    [listMails, countMails, getMailThread].map((shown) =>
      queries.invalidateQueries({ queryKey: keyOf(shown) }),
    ),
  )
}
