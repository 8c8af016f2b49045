import { createHash } from 'node:crypto'
import { type Html, html } from './html.ts'

/** Light, and dark where the reader's system is; font sizes follow the reader's settings. */
export const guest_style = `
:root{color-scheme:light dark;--canvas:#ecefea;--raised:#fff;--sunken:#f1f4ef;--border:#e1e6df;--edge:#858f88;--text:#131b17;--text2:#3d4842;--muted:#5a655f;--accent:#0a6c4d;--accent-hover:#085a40;--on-accent:#fff;--accent-text:#0a6347;--soft:#dcf0e6;--good:#2f6110;--good-soft:#e8f3dc;--warn:#7a4b00;--warn-soft:#fcf0d4;--bad:#9c1f18;--bad-soft:#fce8e5;--focus:#0b7f5a;--lit:#12a071;--shadow:0 1px 2px rgb(18 38 28/.06),0 12px 32px -12px rgb(18 38 28/.16)}
@media (prefers-color-scheme:dark){:root{--canvas:#0a0d0b;--raised:#181d1a;--sunken:#0d100e;--border:#252c28;--edge:#6a766f;--text:#ecf1ee;--text2:#c0cac4;--muted:#929e97;--accent:#3fcf98;--accent-hover:#5bddab;--on-accent:#032217;--accent-text:#5fdcac;--soft:#12332a;--good:#a3dc78;--good-soft:#1d2f14;--warn:#f2c362;--warn-soft:#362a10;--bad:#ffa79f;--bad-soft:#3a1a18;--focus:#6ff0c0;--lit:#45e0a4;--shadow:none}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--text);font:1rem/1.5 -apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif;-webkit-text-size-adjust:100%}
main,footer,header{width:100%;max-width:38rem;margin:0 auto;padding:0 1rem}
header{display:flex;align-items:center;gap:.5rem;padding-top:1.5rem;padding-bottom:1rem;font-weight:600;letter-spacing:-.011em}
header svg{width:1.375rem;height:1.375rem}
.ink{stroke:var(--text)}.lit{stroke:var(--lit)}
.card{background:var(--raised);border:1px solid var(--border);border-radius:16px;box-shadow:var(--shadow);padding:1.5rem;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;letter-spacing:-.022em;margin:.25rem 0 0;font-weight:600}
h2{font-size:1rem;margin:0 0 .75rem;font-weight:600}
p{margin:0}
.by,.small{color:var(--muted);font-size:.875rem}
.facts:empty{display:none}.facts{margin:1.25rem 0 0;display:grid;gap:.875rem}
.facts div{display:grid;grid-template-columns:6rem 1fr;gap:.75rem}
dt{color:var(--muted);font-size:.875rem;line-height:1.5rem}
dd{margin:0;font-variant-numeric:tabular-nums}
dd .small{display:block;margin-top:.125rem}
.day{font-weight:600}
.words{white-space:pre-line;color:var(--text2)}
h1+.small{margin-top:.25rem}h1+.words,.small+.words{margin-top:.5rem}
section{margin-top:1.25rem;padding-top:1.25rem;border-top:1px solid var(--border)}
.note{border-radius:10px;padding:.75rem 1rem;margin-top:1.25rem;background:var(--sunken);color:var(--text2)}
.note.good{background:var(--good-soft);color:var(--good)}
.note.warn{background:var(--warn-soft);color:var(--warn)}
.note.bad{background:var(--bad-soft);color:var(--bad)}
.note b{display:block}
.row{display:flex;flex-wrap:wrap;gap:.75rem}
button,.button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:10px;border:1px solid var(--edge);background:var(--raised);color:var(--text);cursor:pointer;display:inline-flex;align-items:center;justify-content:center;text-decoration:none}
.row>button{flex:1 1 5.5rem}
button:hover,.button:hover{background:var(--sunken)}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
button.main:hover{background:var(--accent-hover)}
.times{display:grid;gap:.75rem;margin:.75rem 0}
.times button{display:block;text-align:start;width:100%;font-variant-numeric:tabular-nums}
.times .small{display:block;font-weight:400}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
a{color:var(--accent-text)}
summary{cursor:pointer;font-weight:600;color:var(--accent-text);min-height:2.75rem;display:flex;align-items:center;gap:.5rem}
summary::before{content:"";width:.4rem;height:.4rem;border:solid currentColor;border-width:0 2px 2px 0;transform:rotate(-45deg);margin-inline-end:.25rem}
[open]>summary::before{transform:rotate(45deg)}
.fields{display:grid;gap:1rem;margin:.5rem 0 1rem;grid-template-columns:1fr 1fr}
.field{display:grid;gap:.375rem;min-width:0}
.wide{grid-column:1/-1}
.noted{margin:.75rem 0}
.said{display:block;margin-top:.25rem;color:inherit}
textarea{resize:vertical}
label{font-size:.875rem;font-weight:500;color:var(--text2)}
input,select,textarea{font:inherit;min-height:2.75rem;width:100%;min-width:0;padding:.5rem .75rem;border-radius:10px;border:1px solid var(--edge);background:var(--raised);color:var(--text)}
[aria-invalid=true]{border-color:var(--bad);border-width:2px}
.error{color:var(--bad);font-size:.875rem}
.zones{display:grid;grid-template-columns:1fr auto;gap:.75rem;align-items:end}
.stack{display:grid;gap:1rem;margin-top:1rem}
.trap{position:absolute;inset-inline-start:-99rem}
.card>.note:first-child,[role=status].note:first-child{margin:0 0 1rem}
.picks{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-top:.75rem}
footer{padding-top:1.25rem;padding-bottom:2.5rem;color:var(--muted);font-size:.8125rem}
@media (max-width:26rem){.card{padding:1.25rem}.facts div,.zones{grid-template-columns:1fr;gap:.25rem}.zones{gap:.75rem}.fields{grid-template-columns:1fr}}
@media (max-width:15rem){main,footer,header{padding-inline:.375rem}main>.card{padding:.75rem}button,.button{padding-inline:.5rem}.host,.leaf{flex-wrap:wrap}}
@media print{form,details,.zones,.screen,footer,.button,section:has(>p>.button,>.button){display:none}.card{box-shadow:none}}
`

/**
 * The Content-Security-Policy of a page that loads only this inline style, and scripts and pictures of this server where
 * it has some.
 * It submits its forms only to this server.
 */
export function guestPolicy(
  style: string,
  {
    hasScript = false,
    hasPictures = false,
    ancestors = [],
  }: {
    readonly hasScript?: boolean
    readonly hasPictures?: boolean
    readonly ancestors?: readonly string[]
  } = {},
): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    ...(hasScript ? ["script-src 'self'"] : []),
    ...(hasPictures ? ["img-src 'self'"] : []),
    "form-action 'self'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
    "base-uri 'none'",
  ].join('; ')
}

export interface GuestPage {
  readonly language: string
  readonly title: string
  readonly style: string
  readonly body: Html
  readonly footer: Html | null
  readonly isIndexed?: boolean
  readonly script?: Html | null
  /** Without the product's name above it. */
  readonly isEmbedded?: boolean
}

/** A whole page for people without an account. */
export function renderGuestPage(page: GuestPage): string {
  const { language, title, style, body, footer, isIndexed = false, script = null, isEmbedded = false } = page
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
${!isIndexed && html`<meta name="robots" content="noindex">`}
<meta name="referrer" content="no-referrer">
<title>${title} · Meridian</title>
<style>${{ html: style }}</style>
${script}
</head>
<body${isEmbedded && html` class="embedded"`}>
${!isEmbedded && html`<header>${logo}<span>Meridian</span></header>`}
<main><div class="card">${body}</div></main>
<footer>${footer}</footer>
</body>
</html>`.html
}

const logo = html`<svg viewBox="0 0 24 24" fill="none" aria-hidden="true"><circle class="ink" cx="12" cy="12" r="9.6" stroke-width="1.9"/><path class="ink" d="M12 2.4C6.6 7.6 6.6 16.4 12 21.6" stroke-width="1.2" opacity=".35"/><path class="lit" d="M12 2.4c5.4 5.2 5.4 14 0 19.2" stroke-width="2.4" stroke-linecap="round"/></svg>`
