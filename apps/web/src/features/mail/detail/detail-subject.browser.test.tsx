import type { Mail } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MailDetailSubject } from './detail-subject.tsx'
import type { OwnTexts } from './use-own-texts.ts'

it('[WML56] on a phone the pencil is beside the subject, whatever its length', async () => {
  await page.viewport(390, 844)
  const mail = { mail_labels: { integration_labels: [] } } as unknown as Mail
  for (const words of [1, 4, 5, 6, 7, 8, 12]) {
    const own = { textOf: () => 'Harbour '.repeat(words).trim() } as unknown as OwnTexts
    const screen = await render(<MailDetailSubject mail={mail} words={own} />)
    const subject = screen.getByRole('heading').element().getBoundingClientRect()
    const pencil = screen.getByRole('button', { name: 'Edit subject' }).element().getBoundingClientRect()
    expect(pencil.left).toBeGreaterThanOrEqual(subject.right)
    expect(pencil.right).toBeLessThanOrEqual(390)
    expect(pencil.top).toBeLessThan(subject.top)
    expect([pencil.width, pencil.height]).toEqual([44, 44])
    await screen.unmount()
  }
})
