import { importMails } from '@meridian/contract'
import type { TestServer } from './server.ts'

/** The file of a plain mail. */
export function mailFile(head: readonly string[], text: string): string {
  return [...head, 'Content-Type: text/plain; charset=utf-8', '', text].join('\r\n')
}

/** The id of the mail of a file that a person brings; throws with the server's words when it is refused. */
export async function importedMail(server: TestServer, token: string, file: string): Promise<string> {
  const { data, message } = await server.call(importMails, { body: Buffer.from(file) }, token)
  const [mail_id] = data?.mail_ids ?? []
  if (mail_id === undefined) throw new Error(`The mail was not imported: ${message}`)
  return mail_id
}
