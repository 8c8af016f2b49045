import { createAssistantGrant } from '@meridian/contract'
import { startProgramHost } from '../assistant-program.ts'
import { startChild } from '../child.ts'
import { freePorts } from '../free-ports.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import type { AssistantInstance } from './assistant-instance.ts'
import { type Check, checksIn, conformance } from './conformance.ts'

/**
 * The scenarios for authorization servers: metadata, and a code for a token. The person allows what the program asks for
 * by the call of the consent screen.
 */
export async function tryAuthorization(
  { address, person }: AssistantInstance,
  revision: string,
): Promise<readonly Check[]> {
  using results = temporaryFolder()
  const host = await startProgramHost()
  const [port] = await freePorts(1)
  try {
    const redirect_uris = [`http://127.0.0.1:${port}/callback`]
    const client_id = host.publish('/program.json', { redirect_uris })
    const args = ['authorization', '--url', address, '--client-id', client_id, '--port', String(port)]
    const more = ['--resource', `${address}/mcp`, '--spec-version', revision, '-o', results.path]
    await using child = startChild(process.execPath, [conformance, ...args, ...more])
    const [, asked = ''] = await child.waitFor(/(http:\/\/localhost:\d+\/oauth\/authorize\?\S+)/)
    const request = new URL(asked).search.slice(1)
    const body = { request, scopes: ['meetings:read'] as const, valid_days: 7 as const }
    const { redirect_url } = await person.call(createAssistantGrant, {
      body: { ...body, scopes: [...body.scopes] },
    })
    await fetch(redirect_url)
    await child.ended
    return checksIn(results.path, child.lines.join('\n'))
  } finally {
    host.close()
  }
}
