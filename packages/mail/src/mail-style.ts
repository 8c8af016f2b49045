export type MailTheme = 'light' | 'dark'

/** How mails look: as the product around them, in a light and a dark theme, and on paper always in the light one. */
export function mailStyle(theme: MailTheme, { isPlain }: { readonly isPlain: boolean }): string {
  const onPaper = theme === 'dark' ? `@media print{:root{${themes.light}}}` : ''
  return `:root{${themes[theme]}}${onPaper}${layout}${isPlain ? 'pre{font:inherit}' : ''}`
}

/** The colours of the design's tokens. */
const themes: Readonly<Record<MailTheme, string>> = {
  light:
    'color-scheme:light;--ground:#fff;--text:#131b17;--muted:#5a655f;--edge:#e1e6df;--sunken:#f1f4ef;--link:#0a6347;--focus:#0b7f5a',
  dark: 'color-scheme:dark;--ground:#181d1a;--text:#ecf1ee;--muted:#929e97;--edge:#38423c;--sunken:#0d100e;--link:#5fdcac;--focus:#6ff0c0',
}

const layout = [
  'html{background:var(--ground);color:var(--text);font:0.9375rem/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Inter,Roboto,"Noto Sans","Liberation Sans",system-ui,sans-serif;-webkit-text-size-adjust:100%}',
  'body{margin:0;overflow-wrap:anywhere}',
  // A paragraph runs in the direction of its own first letter.
  'p,div,li,td,th,pre,h1,h2,h3,h4,h5,h6,dd,dt,blockquote{unicode-bidi:plaintext}',
  'h1,h2,h3,h4,h5,h6{line-height:1.3;margin:1em 0 0.5em}h1{font-size:1.4em}h2{font-size:1.25em}h3{font-size:1.1em}h4,h5,h6{font-size:1em}',
  'p,ul,ol,dl,pre{margin:0 0 0.75em}body>:first-child{margin-top:0}',
  'pre{white-space:pre-wrap;font-family:ui-monospace,"SF Mono",Menlo,Consolas,"Liberation Mono",monospace;font-size:0.93em}',
  'pre,code,kbd,samp,tt{tab-size:4}',
  'a{color:var(--link);text-underline-offset:2px}a:focus-visible,summary:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:3px}',
  '.host{color:var(--muted);unicode-bidi:isolate}',
  // Wide tables scroll, the page does not; words in them may be as long as they are.
  '.wide{overflow-x:auto;margin:0 0 0.75em}.wide table{overflow-wrap:break-word}table{border-collapse:collapse}td,th{padding:0.15em 0.5em 0.15em 0;vertical-align:top;text-align:start}',
  'hr{border:0;border-top:1px solid var(--edge);margin:1em 0}',
  'blockquote{margin:0.5em 0;padding-inline-start:0.75em;border-inline-start:2px solid var(--edge);color:var(--muted)}',
  'details{margin:0.5em 0}summary{cursor:pointer;width:fit-content;padding:0.25em 0.75em 0.25em 0.5em;border-radius:6px;background:var(--sunken);color:var(--muted);font-size:0.8125rem}details[open]>summary{margin-bottom:0.5em}',
  // Pictures are made for white paper, and may be dark and see-through.
  'img{max-width:100%;height:auto;background:#fff;color:#131b17}',
  '.held-image{color:var(--muted);border:1px dashed var(--edge);border-radius:4px;padding:0 0.3em}',
  '@media print{details::details-content{content-visibility:visible}.wide{overflow:visible}}',
].join('')
