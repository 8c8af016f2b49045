interface Letter {
  /** As in the `lang` of HTML. */
  readonly language: string
  readonly paragraphs: readonly string[]
  /** The one thing to do, between the paragraphs and the small print. */
  readonly link: { readonly label: string; readonly url: string }
  readonly smallPrint: string
}

/** A letter with one link, as text and as HTML that every reader of mail shows. */
export function writeLetter(letter: Letter): { text: string; html: string } {
  const { paragraphs, link, smallPrint } = letter
  return {
    text: `${[...paragraphs, link.url, smallPrint].join('\n\n')}\n`,
    html: htmlOf(letter),
  }
}

// Readers of mail know no style sheets worth the name: the few styles stand with their elements.
const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  column: 'max-width:480px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0a6c4d;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'font-size:13px;opacity:.75',
}

function htmlOf({ language, paragraphs, link, smallPrint }: Letter): string {
  const href = escaped(link.url)
  const lines = [
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    `<p style="margin:28px 0"><a href="${href}" style="${styles.button}">${escaped(link.label)}</a></p>`,
    `<p style="${styles.small}">${escaped(smallPrint)}</p>`,
    `<p style="${styles.small};word-break:break-all">${href}</p>`,
  ]
  return `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="${styles.body}"><div style="${styles.column}">${lines.join('')}</div></body></html>`
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)
}
