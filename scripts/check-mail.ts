/**
 * Reads every mail of a folder, and every hostile page of JSON lists in it, and prints what became of them. Fails where one
 * takes a second or where something is left that could run or fetch. With --browser each is opened in a browser, too, as
 * the product shows it, and fails when it requests anything but the allowed pictures. With --hidden a browser paints every
 * known way to hide text as its sender meant it, and each is one that hides exactly where the product leaves text out.
 * Usage: npm run check-mail -- <folder> [--browser], npm run check-mail -- --hidden
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findActive, readMail, splitMailbox, type VisibleMail, visibleMail } from '@meridian/mail'
import { browseMails, type ShownMail } from './browse-mail.ts'
import { browseWays } from './browse-hidden.ts'

const { values, positionals } = parseArgs({
  options: { browser: { type: 'boolean' }, hidden: { type: 'boolean' } },
  allowPositionals: true,
})
const [folder] = positionals
if (folder === undefined && !values.hidden) {
  console.error('Usage: npm run check-mail -- <folder> [--browser] or npm run check-mail -- --hidden')
  process.exit(1)
}

const slow_ms = 1000
const failures: string[] = []
const shown_mails: ShownMail[] = []
let count = 0
for (const name of folder === undefined ? [] : readdirSync(folder).toSorted()) {
  const path = join(folder ?? '', name)
  if (/\.(eml|mbox)$/i.test(name)) await checkMails(name, readFileSync(path))
  else if (/\.html?$/i.test(name)) checkPage(name, readFileSync(path, 'utf8'))
  else if (/\.json$/i.test(name)) checkList(name, JSON.parse(readFileSync(path, 'utf8')))
}
if (values.hidden) failures.push(...(await browseWays()))
if (values.browser) failures.push(...(await browseMails(shown_mails)))
console.log(`${count} mails and pages, ${failures.length} failures`)
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exitCode = 1

async function checkMails(name: string, bytes: Uint8Array): Promise<void> {
  for (const mail of splitMailbox(bytes, 10_000)) {
    const began = performance.now()
    const read = await readMail(mail)
    const shown = visibleMail(read)
    judge(name, shown, performance.now() - began)
    const { subject, from, attachments, problems } = read
    const sender = from ? `${from.name} <${from.address}>` : 'nobody'
    console.log(
      `${name}: ${JSON.stringify(subject)} by ${sender}, ${shown.text.length} characters, ${shown.hidden_characters} hidden, ${attachments.length} files`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
  }
}

function checkPage(name: string, html: string): void {
  for (const withImages of [false, true]) {
    const began = performance.now()
    judge(name, visibleMail({ html, text: null }, { withImages }), performance.now() - began, withImages)
  }
}

/** Lists of objects or texts; every text in them may be hostile. */
function checkList(name: string, list: unknown): void {
  const rows: unknown[] = Array.isArray(list) ? list : []
  rows.forEach((row, index) => {
    const texts: unknown[] = typeof row === 'object' && row !== null ? Object.values(row) : [row]
    for (const text of texts) if (typeof text === 'string') checkPage(`${name} ${index}`, text)
  })
}

function judge(name: string, shown: VisibleMail, ms: number, withImages = false): void {
  count += 1
  shown_mails.push({ name, shown, withImages })
  if (ms > slow_ms) failures.push(`${name}: takes ${ms.toFixed(0)} ms`)
  const active = findActive(shown.safe_html, { withImages })
  if (active !== null) failures.push(`${name}: ${active} is left`)
}
