import { connectImap, refreshImap } from '@meridian/contract'
import type { Dovecot } from '../dovecot.ts'
import { personAt } from '../http-person.ts'
import { costly_mails } from './hostile-mail.ts'
import type { HostileCase } from './hostile-target.ts'
import { hasAll } from './provider-cases.ts'

/** Costly mails in a mailbox at a real IMAP server, and a plain one last. */
export function imapCase(
  dovecot: Dovecot,
  { address, smtp_url }: { readonly address: string; readonly smtp_url: string },
): HostileCase {
  return {
    name: 'mailbox: costly mails by IMAP',
    run: async (target) => {
      const person = personAt(address, await target.aPerson())
      const at = await dovecot.anAccount()
      for (const { raw } of costly_mails) await at.deliver({ raw })
      await at.deliver({ subject: 'A plain one', text: 'Hello' })
      const body = {
        address: 'hostile@example.com',
        user: at.user,
        password: at.password,
        imap_host: '127.0.0.1',
        imap_port: dovecot.port,
        imap_security: 'none' as const,
        smtp_host: '127.0.0.1',
        smtp_port: Number(new URL(smtp_url).port),
        smtp_security: 'none' as const,
      }
      await person.call(connectImap, { body })
      await person.call(refreshImap, {})
      return hasAll(target, person)
    },
  }
}
