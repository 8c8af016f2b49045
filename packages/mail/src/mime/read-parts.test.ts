import { describe, expect, it } from 'vitest'
import { type DeliveredPart, readParts } from './read-parts.ts'
import { processorMs } from '../../../../apps/server/test/processor-time.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

function part(media_type: string, more: Partial<DeliveredPart> = {}): DeliveredPart {
  const headers = [{ name: 'Content-Type', value: media_type }]
  return { media_type, file_name: '', headers, content: null, remote_id: null, bytes: 0, parts: [], ...more }
}

const head = [
  { name: 'from', value: 'Ada <ada@example.com>' },
  { name: 'Subject', value: '=?utf-8?Q?Gr=C3=BC=C3=9Fe?=' },
  { name: 'Content-Type', value: 'multipart/mixed; boundary="of the provider"' },
]

describe('[MAIL30] a mail in parts', () => {
  it('has its text by its charset, and files that stayed at the provider', async () => {
    const mail = await readParts(
      part('multipart/mixed', {
        headers: head,
        parts: [
          part('multipart/alternative', {
            parts: [
              part('text/plain', {
                headers: [{ name: 'Content-Type', value: 'text/plain; charset=iso-8859-1' }],
                content: Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65]),
              }),
              part('text/html', { content: bytesOf('<p>Hello</p>') }),
            ],
          }),
          part('application/pdf', {
            file_name: 'plan.pdf',
            headers: [
              { name: 'Content-Type', value: 'application/pdf; name="plan.pdf"' },
              { name: 'Content-Disposition', value: 'attachment; filename="plan.pdf"' },
              { name: 'Content-Transfer-Encoding', value: 'quoted-printable' },
            ],
            remote_id: 'at-the-provider',
            bytes: 12_345,
          }),
          part('text/plain', { file_name: 'notes äö.txt', remote_id: 'long-text', bytes: 5 }),
        ],
      }),
    )
    expect(mail).toMatchObject({
      subject: 'Grüße',
      from: { name: 'Ada', address: 'ada@example.com' },
      attachments: [
        { name: 'plan.pdf', media_type: 'application/pdf', remote_id: 'at-the-provider', bytes: 12_345 },
        { name: 'notes äö.txt', media_type: 'text/plain', remote_id: 'long-text', bytes: 5 },
      ],
    })
    expect(mail.text?.trim()).toBe('Grüße')
    expect(mail.html?.trim()).toBe('<p>Hello</p>')
  })

  it('is not led astray by headers that hold others, and by bytes that look like a mark', async () => {
    const mail = await readParts(
      part('multipart/mixed', {
        headers: [
          ...head,
          { name: 'X-Evil', value: 'a\r\nSubject: Other\r\n\r\nBody' },
          { name: 'a b', value: '' },
        ],
        parts: [
          part('application/octet-stream', { content: bytesOf('left at the provider: 7'), bytes: 23 }),
          part('text/plain', { content: bytesOf('--part-1-of-tree--') }),
        ],
      }),
    )
    expect(mail.subject).toBe('Grüße')
    expect(mail.attachments).toMatchObject([{ remote_id: null, bytes: 23 }])
    expect(mail.text?.trim()).toBe('--part-1-of-tree--')
  })

  it('is bounded, however deep and wide the tree is', async () => {
    let deep = part('text/plain', { content: bytesOf('core') })
    for (let depth = 0; depth < 500; depth += 1) deep = part('multipart/mixed', { parts: [deep] })
    const wide = part('multipart/mixed', { parts: Array.from({ length: 20_000 }, () => part('text/plain')) })
    const read = async () => {
      expect((await readParts(deep)).subject).toBe('')
      expect((await readParts(wide)).subject).toBe('')
    }
    expect(await processorMs(read)).toBeLessThan(1000)
  })
})
