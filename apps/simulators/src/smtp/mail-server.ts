import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** One mail as it was handed over: RFC 5321's envelope and RFC 5322's message. */
export interface HandedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly content: string
}

/**
 * `busy` puts every mail off (451), `refuse_second` takes a mail for its first recipient alone, `refuse_recipient` and `refuse_sign_in` say no for good (550, 535), `silent` never
 * greets, `dawdle` says a letter now and then, so that the line is never idle, and `hang_up` takes a mail without saying
 * so.
 */
export type MailBehaviour =
  | 'accept'
  | 'busy'
  | 'refuse_recipient'
  | 'refuse_second'
  | 'refuse_sign_in'
  | 'silent'
  | 'dawdle'
  | 'hang_up'

export interface MailServer {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string
  readonly mails: readonly HandedMail[]
  /** What clients have said, message contents apart. */
  readonly commands: readonly string[]
  readonly behave: (behaviour: MailBehaviour) => void
  /** The first mail to that address, as soon as it is there. */
  readonly mailTo: (address: string) => Promise<HandedMail>
  readonly close: () => Promise<void>
}

/** An SMTP server (RFC 5321) with AUTH PLAIN (RFC 4954), that keeps what it is given. */
export async function startMailServer({
  onMail,
}: {
  readonly onMail?: (mail: HandedMail) => void
} = {}): Promise<MailServer> {
  const mails: HandedMail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const waiting = new Set<() => void>()
  let behaviour: MailBehaviour = 'accept'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    if (behaviour === 'silent') return
    if (behaviour === 'dawdle') return dawdle(socket)
    converse(socket, {
      behaviour: () => behaviour,
      heard: (command) => commands.push(command),
      keep: (mail) => {
        mails.push(mail)
        onMail?.(mail)
        for (const look of waiting) look()
      },
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    commands,
    behave: (next) => {
      behaviour = next
    },
    mailTo: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = mails.find(({ to }) => to.includes(wanted))
          if (!mail) return
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

interface House {
  readonly behaviour: () => MailBehaviour
  readonly heard: (command: string) => void
  readonly keep: (mail: HandedMail) => void
}

function converse(socket: Socket, { behaviour, heard, keep }: House): void {
  let from = ''
  let to: string[] = []
  let content: string[] | null = null
  const say = (line: string) => socket.write(`${line}\r\n`)

  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })
  lines.on('error', () => socket.destroy())
  lines.on('line', (line) => {
    if (content !== null) {
      if (line !== '.') {
        // RFC 5321 §4.5.2: a line that begins with a dot is sent with one more.
        content.push(line.replace(/^\./, ''))
        return
      }
      keep({ from, to, content: content.join('\r\n') })
      content = null
      if (behaviour() === 'hang_up') socket.destroy()
      else say('250 2.0.0 Kept')
      return
    }
    heard(line)
    const [verb = ''] = line.toUpperCase().split(/[ :]/, 1)
    if (verb === 'MAIL') [from, to] = [pathIn(line), []]
    const isRefused = behaviour() === 'refuse_second' && to.length > 0
    const answer = answerTo(verb, isRefused ? 'refuse_recipient' : behaviour())
    if (verb === 'RCPT' && answer.startsWith('250')) to = [...to, pathIn(line)]
    if (verb === 'DATA' && answer.startsWith('354')) content = []
    say(answer)
    if (verb === 'QUIT') socket.end()
  })
  say('220 mail.example ESMTP')
}

function answerTo(verb: string, behaviour: MailBehaviour): string {
  if (verb === 'EHLO') return '250-mail.example\r\n250-8BITMIME\r\n250 AUTH PLAIN'
  if (verb === 'AUTH' && behaviour === 'refuse_sign_in') return '535 5.7.8 Authentication credentials invalid'
  if (verb === 'AUTH') return '235 2.7.0 Accepted'
  if (verb === 'RCPT' && behaviour === 'refuse_recipient') return '550 5.1.1 No such mailbox here'
  if (verb === 'RCPT' && behaviour === 'busy') return '451 4.3.0 Try again later'
  if (verb === 'DATA') return '354 End with a dot'
  if (verb === 'QUIT') return '221 2.0.0 Bye'
  return ['HELO', 'MAIL', 'RCPT', 'RSET', 'NOOP'].includes(verb) ? '250 2.0.0 OK' : '502 5.5.1 Unknown'
}

function pathIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}

function dawdle(socket: Socket): void {
  const drip = setInterval(() => socket.write('2'), 20)
  socket.on('close', () => clearInterval(drip))
}
