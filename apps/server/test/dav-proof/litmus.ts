import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { anEvent } from '../dav-program.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startDavInstance } from './dav-instance.ts'

const suites = ['basic', 'http', 'props', 'copymove'] as const

/** Tests that ask for what a calendar has not, by why. docs/calendars.md says the same to readers. */
const no_folders = 'there is one calendar, and none can be made in it'
const no_properties = 'events keep what is in them, and no properties beside'
const no_copies = 'events keep their address, and no second one has their UID'
const does_not_apply: Readonly<Record<string, string>> = {
  'basic delete_fragment': no_folders,
  'basic mkcol': no_folders,
  'basic mkcol_with_body': no_folders,
  'props propset': no_properties,
  'props propmanyns': no_properties,
  'props propget': no_properties,
  'copymove copy_init': no_folders,
  'copymove copy_coll': no_copies,
  'copymove copy_shallow': no_copies,
  'copymove move': no_copies,
  'copymove move_coll': no_copies,
}

const run = promisify(execFile)

/**
 * The suites of litmus for WebDAV. litmus makes a folder and writes texts: something between it and the server answers for
 * the folder, which is the calendar, and puts each text into a line of an event, whose bytes the server has to keep.
 */
export async function runLitmus(
  resources: AsyncDisposableStack,
  say: (line: string) => void,
): Promise<readonly string[]> {
  const folder = resources.use(temporaryFolder())
  const instance = await startDavInstance(resources)
  const problems: string[] = []
  for (const suite of suites) {
    const account = await instance.anAccount(`Litmus${suite}`)
    await using between = await startBetween(account.calendar)
    const options = { cwd: folder.path, env: { ...process.env, TESTS: suite }, timeout: 120_000 }
    const args = ['-k', `${between.address}/`, account.user, account.password]
    const { stdout } = await run('litmus', args, options).catch(
      (failure: { readonly stdout: string }) => failure,
    )
    for (const { name, verdict, words } of verdictsIn(stdout)) {
      const why = does_not_apply[`${suite} ${name}`]
      say(`${suite} ${name}: ${verdict}${words}${verdict !== 'pass' && why ? ` (${why})` : ''}`)
      if (verdict === 'FAIL' && why === undefined) problems.push(`${suite} ${name}: ${words}`)
      if (verdict === 'pass' && why !== undefined) problems.push(`${suite} ${name} passes, and is listed.`)
    }
  }
  return problems
}

function verdictsIn(output: string): { name: string; verdict: string; words: string }[] {
  return [...output.matchAll(/^\s*\d+\. (\w+)\.+ (?:WARNING:.*\n\s*\.+ )?(pass|FAIL|SKIPPED)(.*)$/gm)].map(
    ([, name = '', verdict = '', words = '']) => ({ name, verdict, words: words.trim() }),
  )
}

/** litmus's folder `/litmus/` is the calendar. */
async function startBetween(calendar: string): Promise<AsyncDisposable & { readonly address: string }> {
  const target = new URL(calendar)
  const server = createServer((asked, answer) => void forward(asked, answer, target))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    address: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function forward(asked: IncomingMessage, answer: ServerResponse, calendar: URL): Promise<void> {
  const { method = '', url = '', headers } = asked
  const isFolder = url === '/litmus/'
  if (isFolder && (method === 'MKCOL' || method === 'DELETE')) {
    asked.resume()
    answer.writeHead(method === 'MKCOL' ? 201 : 404).end()
    return
  }
  const body = await bytesOf(asked)
  const isText = method === 'PUT'
  const sent = isText ? Buffer.from(asEvent(url, body)) : body
  const to = (headers['destination'] as string | undefined)?.replace(/^.*\/litmus\//, calendar.href)
  const onward = request(
    new URL(url.replace(/^\/litmus\//, calendar.pathname).replace(/^\/$/, '/dav/'), calendar),
    {
      method,
      headers: {
        ...headers,
        host: calendar.host,
        ...(to !== undefined && { destination: to }),
        ...(isText && { 'content-type': 'text/calendar' }),
        'content-length': sent.length,
      },
    },
    (reply) => void answerWith(reply, answer, { method, calendar: calendar.pathname }),
  )
  onward.on('error', () => answer.destroy())
  onward.end(sent)
}

async function answerWith(
  reply: IncomingMessage,
  answer: ServerResponse,
  { method, calendar }: { readonly method: string; readonly calendar: string },
): Promise<void> {
  const text = (await bytesOf(reply)).toString()
  const kept = method === 'GET' ? textIn(text) : undefined
  const content = kept ?? Buffer.from(text.replaceAll(calendar, '/litmus/'))
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = reply.headers
  answer.writeHead(reply.statusCode ?? 500, { ...headers, 'content-length': content.length })
  answer.end(method === 'HEAD' ? undefined : content)
}

function asEvent(url: string, text: Buffer): string {
  const lines = ['DTSTART:20270105T090000Z', 'DTEND:20270105T100000Z', 'SUMMARY:litmus']
  return anEvent(`litmus-${encodeURIComponent(url)}`, ...lines, `X-LITMUS:${text.toString('base64')}`)
}

function textIn(event: string): Buffer | undefined {
  const kept = /^X-LITMUS:(.*?)\r?$/m.exec(event.replaceAll(/\r?\n[ \t]/g, ''))?.[1]
  return kept === undefined ? undefined : Buffer.from(kept, 'base64')
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
