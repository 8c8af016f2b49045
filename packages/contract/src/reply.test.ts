import { expect, it } from 'vitest'
import { sendReply } from './reply.ts'

it.each(['Plan\r\nBcc: all@people.example', 'Plan\nX: 1', 'Plan\r', 'Plan\u0085Bcc: x', 'Plan\u0000'])(
  '[MAIL53] refuses %j, of which a header would be more than one line',
  (mail_subject) => {
    const parsed = sendReply.body.safeParse({ mail_subject, mail_body: 'Yes.' })
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toContain('mail_subject')
  },
)
