import type { Language } from '@meridian/text'

/** Above the address at which one of all offered times is chosen. */
export const choose_words: Readonly<Record<Language, string>> = {
  en: 'Choose one of these times here, without signing in:',
  de: 'Ohne Anmeldung wählen Sie hier einen der Termine:',
  fr: 'Choisissez un de ces horaires ici, sans vous connecter :',
  es: 'Elija aquí uno de estos horarios, sin iniciar sesión:',
  it: 'Scelga qui uno di questi orari, senza accedere:',
}

/** Before the address at which one offered time is chosen. */
const choose_this_words: Readonly<Record<Language, string>> = {
  en: 'Choose this time:',
  de: 'Diesen Termin wählen:',
  fr: 'Choisir cet horaire :',
  es: 'Elegir este horario:',
  it: 'Scegliere questo orario:',
}

/** What stands below an offered time. */
export function formatLinkLine(address: string, language: Language): string {
  return `  ${choose_this_words[language]} ${address}`
}

export interface OfferedLink {
  /** The line of the text that names the time; undefined or empty where none does. */
  readonly line: string | undefined
  /** Where this time is chosen. */
  readonly address: string
}

/**
 * The text with the link of each time below the last line that names it. A time without such a line, or whose line
 * belongs to another time, gets the link for all of them below the text.
 */
export function withLinks(
  body: string,
  links: readonly OfferedLink[],
  all: { readonly address: string; readonly language: Language },
): string {
  const lines = body.replaceAll(/\r\n?/g, '\n').trimEnd().split('\n')
  const below = new Map<number, string>()
  let isAnyLeft = false
  for (const { line, address } of links) {
    const at = line ? lines.lastIndexOf(line) : -1
    if (at === -1 || below.has(at)) isAnyLeft = true
    else below.set(at, formatLinkLine(address, all.language))
  }
  const text = lines.flatMap((line, index) => [line, below.get(index) ?? []].flat()).join('\n')
  return isAnyLeft ? `${text}\n\n${choose_words[all.language]}\n${all.address}` : text
}
