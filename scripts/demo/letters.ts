import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type HandedMail, startMailServer } from '../../apps/simulators/src/smtp/mail-server.ts'
import { readMail } from '../../apps/simulators/src/smtp/read-mail.ts'
import { renderLetters } from './letters-page.ts'

/** The mail server of the demo. It keeps each mail as a file, and shows all of them on a page. */
export interface Letters {
  /** What the server has to be started with. */
  readonly settings: Readonly<Record<string, string>>
  /** Where the mails are read. */
  readonly url: string
  /** The text of the first mail to this address, as soon as it is there; the mail is kept no longer. */
  readonly takeMailTo: (address: string) => Promise<string>
  readonly close: () => Promise<void>
}

const shown_max = 100

/** Mails go into `<folder>/letters`; the page is served on this port, 0 for a free one. */
export async function openLetters(folder: string, port: number): Promise<Letters> {
  const letters = join(folder, 'letters')
  mkdirSync(letters, { recursive: true })
  const files = new Map<HandedMail, string>()
  const smtp = await startMailServer({ onMail: (mail) => files.set(mail, keep(letters, mail)) })
  const page = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    response.statusCode = url === '/' ? 200 : 404
    response.end(renderLetters(url === '/' ? readLetters(letters) : []))
  })
  page.listen(port, '127.0.0.1')
  await once(page, 'listening')
  const address = page.address()
  if (address === null || typeof address === 'string') throw new Error('The page of letters has no port.')
  return {
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'Meridian <meridian@example.com>' },
    url: `http://127.0.0.1:${address.port}/`,
    takeMailTo: async (wanted) => {
      const mail = await smtp.mailTo(wanted)
      rmSync(files.get(mail) ?? '', { force: true })
      return readMail(mail.content)
        .parts.map(({ text }) => text)
        .join('\n')
    },
    close: async () => {
      page.closeAllConnections()
      page.close()
      await Promise.all([once(page, 'close'), smtp.close()])
    },
  }
}

/** Names are in the order in which the mails came. */
function keep(letters: string, { to, content }: HandedMail): string {
  const last = readdirSync(letters).toSorted().at(-1) ?? '0'
  const file = join(letters, `${String(Number.parseInt(last, 10) + 1).padStart(6, '0')}.eml`)
  writeFileSync(file, `X-Envelope-To: ${to.join(', ')}\r\n${content}`, { mode: 0o600 })
  return file
}

/** The newest first. */
function readLetters(letters: string) {
  const names = readdirSync(letters).filter((name) => name.endsWith('.eml'))
  return names
    .toSorted()
    .slice(-shown_max)
    .toReversed()
    .map((name) => readMail(readFileSync(join(letters, name), 'utf8')))
}
