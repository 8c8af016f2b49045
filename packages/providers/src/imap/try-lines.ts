import { connectImap } from './connection.ts'
import type { ImapAccess } from './access.ts'
import { type LineProblem, lineProblemOf } from './line-problem.ts'
import { smtpTransport } from './sending.ts'

/** What is wrong with the line to the mailbox; `google` for one that has to be connected as Google is. */
export async function tryImap(access: ImapAccess): Promise<LineProblem | 'google' | null> {
  const connection = connectImap(access)
  try {
    // Google shows a mail once in each of its labels, which are no folders.
    return await connection.ask(async (client) => (client.capabilities.has('X-GM-EXT-1') ? 'google' : null))
  } catch (problem) {
    return lineProblemOf(problem)
  } finally {
    await connection.close()
  }
}

/** What is wrong with the line that mails are sent by; nothing is sent. */
export async function trySmtp(access: ImapAccess): Promise<LineProblem | null> {
  const transport = smtpTransport(access)
  try {
    await transport.verify()
    return null
  } catch (problem) {
    return lineProblemOf(problem)
  } finally {
    transport.close()
  }
}
