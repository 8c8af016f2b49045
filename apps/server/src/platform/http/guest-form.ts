import { type Html, html } from './html.ts'

/** A typed line, without line ends and other characters that control a terminal or a header. */
export function readLine(text: string | null, most: number): string {
  return (text ?? '')
    .slice(0, most)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .toWellFormed()
}

/** Typed lines, with line ends as `\n`. */
export function readParagraph(text: string | null, most: number): string {
  return (text ?? '')
    .replaceAll('\r\n', '\n')
    .slice(0, most)
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
    .toWellFormed()
}

/** A field that people do not see; a program fills it in. */
export const trap_name = 'website'

export function renderTrap(label: string): Html {
  return html`<div class="trap" aria-hidden="true"><label for="${trap_name}">${label}</label><input id="${trap_name}" name="${trap_name}" tabindex="-1" autocomplete="off"></div>`
}
