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
const trap_name = 'website'

export const name_characters_max = 120

/** Who fills in the form. */
export interface TypedGuest {
  readonly name: string
  readonly email: string
  /** The field that people do not see. */
  readonly trap: string
}

export function readGuest(form: URLSearchParams): TypedGuest {
  return {
    name: readLine(form.get('name'), name_characters_max * 2),
    email: readLine(form.get('email'), 320),
    trap: form.get(trap_name) ?? '',
  }
}

/** What is wrong with a name that has to be there. */
export function findNameProblem(name: string): 'name' | 'name_long' | null {
  if (name === '') return 'name'
  return name.length > name_characters_max ? 'name_long' : null
}

export function renderTrap(label: string): Html {
  return html`<div class="trap" aria-hidden="true"><label for="${trap_name}">${label}</label><input id="${trap_name}" name="${trap_name}" tabindex="-1" autocomplete="off"></div>`
}
