import type { SessionUser } from '@meridian/contract'
import type { Fault } from '../../simulators/src/kit/faults.ts'
import { startMailAccount } from './mail-account.ts'
import type { TestServer } from './server.ts'

/** A mail that left the account of the person. */
export interface LeftMail {
  readonly to: readonly string[]
  readonly content: string
}

/** A person whose mails are sent by an account at Gmail. */
export interface SendingAccount {
  readonly server: TestServer
  readonly person: SessionUser
  /** What lies among the sent mails at Google, in the order in which it was sent. */
  readonly sent: () => LeftMail[]
  /** What Gmail does with what it is to send, from now on. */
  readonly behave: (how: 'accept' | 'refuse' | 'busy') => void
  readonly close: () => Promise<void>
}

const send_path = '/gmail/v1/users/me/messages/send'
const faults: Readonly<Record<'refuse' | 'busy', Fault>> = {
  refuse: { kind: 'status', status: 400 },
  busy: { kind: 'status', status: 429 },
}

export async function startSendingAccount(settings: Record<string, string> = {}): Promise<SendingAccount> {
  const { server, person, google, join, close } = await startMailAccount(settings)
  await join()
  const { messages } = google.scene.world.mail.mailboxes.get('ada@example.com') ?? {}
  if (!messages) throw new Error('The person has no mailbox.')
  const before = new Set(messages.keys())
  return {
    server,
    person,
    sent: () =>
      [...messages.entries()]
        .filter(([id, { label_ids }]) => label_ids.includes('SENT') && !before.has(id))
        .map(([, { raw }]) => leftMail(raw.toString('utf8'))),
    behave: (how) => {
      google.faults.clear()
      if (how !== 'accept') google.faults.add({ match: { path: send_path }, fault: faults[how], times: null })
    },
    close,
  }
}

function leftMail(content: string): LeftMail {
  const to = /^To: (?:.*<)?([^<>\r\n]+)>?\r$/m.exec(content)?.[1] ?? ''
  return { to: [to], content }
}
