import { matchPhrases } from './phrase-matcher.ts'

/** Whether a folded sentence says that the mail asks somebody else, and its reader only gets a copy. */
export function isCopy(folded: string): boolean {
  return copied.test(folded)
}

const copied = matchPhrases(
  [
    '(just|only|purely) ~2 (cc|in copy|copied|copying|cc ing|ccing)|(copying|cc ing|ccing|copied|cced) you in ~3 (only|just|so)',
    '(nur|bloss|lediglich) ~1 in (kopie|cc)|in (kopie|cc) (zur|nur|damit)|(setze|nehme) (dich|sie) ~2 (in cc|in kopie)',
    '(mets|mettons|met) (en copie|en cc)|(es|etes) ~2 (en copie|en cc) ~1 (pour|afin)|(juste|simplement|uniquement) ~1 en (copie|cc)',
    '(pongo|ponemos|pone) en copia|(solo|solamente) ~1 en copia|en copia (solo|para)',
    '(metto|mettiamo|mette) in copia|(solo|soltanto) ~1 (in copia|per conoscenza)|in copia (solo|per)',
  ].join('|'),
)
