import type { Mail, MailDraft, MailSummary } from '@meridian/contract'
import type { Answers } from './answers.ts'
import { aMailbox } from './samples.ts'

/** The answers about one mail, which keeps what a person writes about it. */
export function answersOfMail(mail: Mail): Answers {
  return {
    listMailboxes: [aMailbox()],
    listMails: [mail],
    getMail: mail,
    getMailThread: [],
    updateMail: ({ body }) => ({ ...mail, mail_reply: body.mail_reply ?? null }),
  }
}

/** The stream of a text that comes as a whole. */
export function streamOf(whole: { readonly draft: MailDraft } | { readonly summary: MailSummary }): string {
  return `event: done\ndata: ${JSON.stringify(whole)}\n\n`
}
