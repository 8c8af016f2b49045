import type { ReadMail } from '../../apps/simulators/src/smtp/read-mail.ts'

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid GrayText;padding:1rem 0}h2{font-size:1.1rem;margin:0}dl{margin:.5rem 0;display:grid;grid-template-columns:max-content 1fr;gap:0 .75rem}
dt{color:GrayText}dd{margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}`

/** The mails that the demo has sent, the text of each with its links. */
export function renderLetters(mails: readonly ReadMail[]): string {
  const list = mails.length === 0 ? '<p>No mail has been sent yet.</p>' : mails.map(renderLetter).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails of the demo</title><style>${style}</style></head><body><main><h1>Mails of the demo</h1><p>Mails that Meridian sends in this demo are kept here and reach no mailbox. The newest is first; reload the page for new ones.</p>${list}</main></body></html>`
}

function renderLetter({ headers, subject, parts }: ReadMail): string {
  const text = parts.find(({ type }) => /^text\/plain\b/i.test(type))?.text ?? ''
  const rows = (['to', 'from', 'date'] as const).map((name) => {
    const value = headers.find(([key]) => key === name)?.[1] ?? ''
    return value === '' ? '' : `<dt>${labels[name]}</dt><dd>${escape(value)}</dd>`
  })
  return `<article><h2>${escape(subject)}</h2><dl>${rows.join('')}</dl><pre>${withLinks(text)}</pre></article>`
}

const labels = { to: 'To', from: 'From', date: 'Date' } as const

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 === 1 ? `<a href="${escape(piece)}">${escape(piece)}</a>` : escape(piece),
    )
    .join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
