/** Without case and accents of the Latin script, so that 'reunion' finds Réunion. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** The words of a text, folded. */
export function splitWords(text: string): readonly string[] {
  return foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
