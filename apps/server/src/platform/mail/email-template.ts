import { escapeMarkup } from '../http/escape-markup.ts'

interface EmailTemplate {
  /** As in the `lang` of HTML. */
  readonly language: string
  readonly paragraphs: readonly string[]
  /** The subject of the mail, point by point, after the paragraphs. */
  readonly facts?: readonly Fact[]
  /** The one action, before the small print. */
  readonly link?: Action
  /** What the action chooses among: buttons in its place, which lead to the same page. */
  readonly choices?: readonly Action[]
  /** Actions that each have a page of their own, in place of the one action. */
  readonly links?: readonly Action[]
  readonly smallPrint: string
}

interface Action {
  readonly label: string
  readonly url: string
}

export interface Fact {
  readonly label: string
  readonly lines: readonly string[]
  /** The former value. */
  readonly was?: { readonly label: string; readonly lines: readonly string[] }
  /** An http or https address that the lines link to. */
  readonly url?: string
}

/** A mail with its actions, as text and as HTML that every mail program shows. */
export function renderEmail(template: EmailTemplate): { text: string; html: string } {
  const { paragraphs, facts = [], link, links = [], smallPrint } = template
  const blocks = [
    ...paragraphs,
    ...facts.map(textOf),
    ...(link ? [textOfLink(template)] : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    smallPrint,
  ]
  return { text: `${blocks.join('\n\n')}\n`, html: htmlOf(template) }
}

/** Among facts it would not be clear what a URL is for. */
function textOfLink({ link, choices = [], facts = [] }: EmailTemplate): string {
  const chosen = choices.map(({ label, url }) => `\n${label}: ${url}`).join('')
  return facts.length > 0 ? `${link?.label}:\n${link?.url}${chosen}` : (link?.url ?? '')
}

function textOf({ label, lines, was }: Fact): string {
  const now = [`${label}:`, ...lines].join('\n')
  return was ? `${now}\n${was.label}: ${was.lines.join('\n')}` : now
}

// Mail programs hardly support style sheets: the few styles are inline.
const styles = {
  body: 'margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  column: 'max-width:480px;margin:0 auto',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0a6c4d;color:#ffffff;font-weight:600;text-decoration:none;margin:0 8px 8px 0',
  small: 'font-size:13px;opacity:.75',
  fact: 'margin:12px 0;overflow-wrap:anywhere',
}

function htmlOf(template: EmailTemplate): string {
  const { language, paragraphs, facts = [], link, choices = [], links = [], smallPrint } = template
  const buttons = choices.length > 0 ? choices : link ? [link] : links
  const lines = [
    ...paragraphs.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`),
    ...facts.map(htmlOfFact),
    ...(buttons.length > 0 ? [`<p style="margin:28px 0">${buttons.map(htmlOfButton).join(' ')}</p>`] : []),
    `<p style="${styles.small}">${escapeMarkup(smallPrint)}</p>`,
    ...(link ? [link.url] : links.map(({ label, url }) => `${label}: ${url}`)).map(
      (text) => `<p style="${styles.small};word-break:break-all">${escapeMarkup(text)}</p>`,
    ),
  ]
  return `<!doctype html><html lang="${escapeMarkup(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head><body style="${styles.body}"><div style="${styles.column}">${lines.join('')}</div></body></html>`
}

function htmlOfButton({ label, url }: Action): string {
  return `<a href="${escapeMarkup(url)}" style="${styles.button}">${escapeMarkup(label)}</a>`
}

function htmlOfFact({ label, lines, was, url }: Fact): string {
  const said = lines.map(escapeMarkup).join('<br>')
  const linked = url === undefined ? said : `<a href="${escapeMarkup(url)}">${said}</a>`
  const before = was
    ? `<br><span style="${styles.small}">${escapeMarkup(was.label)}: <s>${was.lines.map(escapeMarkup).join('<br>')}</s></span>`
    : ''
  return `<p style="${styles.fact}"><strong>${escapeMarkup(label)}</strong><br>${linked}${before}</p>`
}
