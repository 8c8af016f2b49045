import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { HandedMail } from '../../apps/simulators/src/smtp/mail-server.ts'
import { type ReadMail, readMail } from '../../apps/simulators/src/smtp/read-mail.ts'

/** The only mail to that address, as soon as it has arrived at the mail server of the run. */
export function theMailTo(address: string): Promise<ReadMail> {
  return theOnly(() => mailsTo(address))
}

/** The one with the link that confirms the address. */
export function theConfirmationTo(address: string): Promise<ReadMail> {
  return theOnly(() => allMailsTo(address).filter(isConfirmation))
}

async function theOnly(mails: () => HandedMail[]): Promise<ReadMail> {
  await expect.poll(() => mails().length).toBe(1)
  return readMail(mails()[0]?.content ?? '')
}

/** Without those that confirm an address, which each registration sends. */
export function mailsTo(address: string): HandedMail[] {
  return allMailsTo(address).filter((mail) => !isConfirmation(mail))
}

function isConfirmation({ content }: HandedMail): boolean {
  return /^Subject: Confirm your address for Meridian\r$/m.test(content)
}

function allMailsTo(address: string): HandedMail[] {
  const lines = readFileSync(process.env['MERIDIAN_MAILS'] ?? '', 'utf8').split('\n')
  // A line may still be being written; each whole one was a mail of ours.
  const mails = lines.slice(0, -1).map((line): HandedMail => JSON.parse(line))
  return mails.filter(({ to }) => to.includes(address))
}
