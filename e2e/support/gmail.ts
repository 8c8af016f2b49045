import { listMails } from '@meridian/contract'
import { expect } from '@playwright/test'
import type { presentGoogleWorld } from '../../apps/simulators/src/google/present-world.ts'
import { type ReadMail, readMail } from '../../apps/simulators/src/smtp/read-mail.ts'
import { connectAccount, openAccounts } from './accounts.ts'
import type { Person } from './person.ts'
import { theProvider } from './providers.ts'

/** A mail as it arrives at Google. */
export interface DeliveredMail {
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly message_id?: string
}

/** Connects a Gmail account of the person with these mails, and returns their ids once Meridian has read them. */
export async function connectGmail(person: Person, ...mails: readonly DeliveredMail[]): Promise<string[]> {
  const account = await openAccounts(person)
  for (const mail of mails) await theProvider('google').change({ op: 'deliver_mail', account, ...mail })
  await connectAccount(person, 'google', 'mail')
  const list = () => person.call(listMails, { query: { limit: 100, mail_view: 'all' } })
  await expect.poll(async () => (await list()).length).toBe(mails.length)
  const listed = await list()
  return mails.map(
    ({ subject }) => listed.find(({ mail_subject }) => mail_subject === subject)?.mail_id ?? '',
  )
}

/** The mails that the person's Gmail account has sent. */
export async function sentFromGmail({ user }: Person): Promise<ReadMail[]> {
  // The simulator presents its world so.
  const world = (await theProvider('google').world()) as ReturnType<typeof presentGoogleWorld>
  const { mailboxes } = world.mail
  const mailbox = mailboxes.find(({ address }) => address === user.primary_email)
  const sent = mailbox?.messages.filter(({ label_ids }) => label_ids.includes('SENT')) ?? []
  return sent.map(({ raw }) => readMail(Buffer.from(raw, 'base64').toString('utf8')))
}

/** Has Gmail answer so when the person sends a mail; the returned call takes that back. */
export function spoilSending(
  { user }: Person,
  fault: object,
  times: number | null,
): Promise<() => Promise<void>> {
  const match = { account: user.primary_email, path: '/gmail/v1/users/me/messages/send' }
  return theProvider('google').spoil({ match, fault, times })
}
