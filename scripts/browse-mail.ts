import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { writeMailDocument, type VisibleMail } from '@meridian/mail'
import { chromium, type ConsoleMessage, type Page, type Request } from '@playwright/test'
import { documentPolicy } from '../apps/server/src/features/mail/preview/mail-preview.rules.ts'
import { startListener } from '../apps/server/test/listener.ts'
import { findBrowser } from '../e2e/support/browser.ts'

export interface ShownMail {
  readonly name: string
  readonly shown: VisibleMail
  readonly withImages: boolean
}

const batch_size = 25
const host = 'mails.test'
const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/**
 * Opens mails as the product shows them, in a browser for which every address of the web is one and the same loopback
 * listener. Answers one sentence for each that connected without need, went elsewhere, or ran something.
 */
export async function browseMails(mails: readonly ShownMail[]): Promise<string[]> {
  const browser = await findBrowser(process.env)
  if (!browser) throw new Error('No browser starts here.')
  const listener = await startListener()
  const ordered = [...mails.filter((mail) => !mail.withImages), ...mails.filter((mail) => mail.withImages)]
  const documents = await serveDocuments(ordered)
  const resolve = `MAP ${host} 127.0.0.1:${documents.port}, MAP * 127.0.0.1:${listener.port}`
  const running = await chromium.launch({
    ...browser,
    env: { ...process.env, ...browser.env },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--host-resolver-rules=${resolve}`,
    ],
  })
  try {
    const page = await running.newPage()
    const failures: string[] = []
    for (let first = 0; first < ordered.length; first += batch_size) {
      const batch = ordered.slice(first, first + batch_size)
      listener.forget()
      failures.push(...(await browseBatch(page, ordered, first)))
      // Requested last, so that all earlier requests have arrived.
      await page.goto('http://the-end.test/')
      if (!batch.some(({ withImages }) => withImages) && listener.connections() !== 1)
        failures.push(`one of ${batch.map(({ name }) => name).join(', ')}: sends a request`)
    }
    return failures
  } finally {
    await running.close()
    await documents.close()
    await listener.close()
  }
}

/** Shows a batch side by side, each mail in a frame of its own. */
async function browseBatch(page: Page, mails: readonly ShownMail[], first: number): Promise<string[]> {
  const failures: string[] = []
  const nameOf = (url: string) => {
    const index = Number(/^\/mail\/(\d+)$/.exec(URL.parse(url)?.pathname ?? '')?.[1])
    return mails[index]
  }
  const onRequest = (request: Request) => {
    const url = request.url()
    if (URL.parse(url)?.host === host) return
    const mail = nameOf(request.frame().url())
    const isWanted = mail?.withImages === true && request.resourceType() === 'image'
    if (!isWanted) failures.push(`${mail?.name ?? 'a mail'}: asks for ${url}`)
  }
  const onConsole = (message: ConsoleMessage) => {
    const text = message.text()
    if (/Refused|Blocked|violates/.test(text)) failures.push(`${first} and following: ${text}`)
  }
  const onDialog = () => failures.push(`${first} and following: opens a dialog`)
  page.on('request', onRequest)
  page.on('dialog', onDialog)
  page.on('popup', onDialog)
  page.on('console', onConsole)
  const count = Math.min(batch_size, mails.length - first)
  await page.goto(`http://${host}/frames/${first}/${count}`, { waitUntil: 'load' })
  const shown = page.frames().filter((frame) => frame !== page.mainFrame() && nameOf(frame.url()))
  if (shown.length !== count) failures.push(`${first} and following: ${count - shown.length} went elsewhere`)
  page.removeAllListeners()
  return failures
}

async function serveDocuments(mails: readonly ShownMail[]) {
  const server = createServer(({ url = '' }, response) => {
    const [, kind, first, count] = /^\/(mail|frames)\/(\d+)(?:\/(\d+))?$/.exec(url) ?? []
    const mail = kind === 'mail' ? mails[Number(first)] : undefined
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (mail) {
      const { html, policy } = documentOf(mail)
      response.setHeader('content-security-policy', policy)
      response.setHeader('referrer-policy', 'no-referrer')
      response.setHeader('x-dns-prefetch-control', 'off')
      return response.end(html)
    }
    const frames = Array.from(
      { length: Number(count ?? 0) },
      (_, index) => `<iframe sandbox="${sandbox}" src="/mail/${Number(first) + index}"></iframe>`,
    )
    return response.end(`<!doctype html><title>Mails</title>${frames.join('')}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port says which.
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function documentOf({ shown, withImages }: ShownMail): { html: string; policy: string } {
  const { html, style } = writeMailDocument(shown, {
    theme: 'light',
    isPlain: false,
    title: 'Mail',
    language: 'en',
    quoteLabel: { text: 'Earlier mails', language: 'en' },
  })
  return { html, policy: documentPolicy(style, { withImages }) }
}
