import type { Language } from '../../language.ts'
import { foldSpelledOut } from './chat-spelling.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import type { Term } from './term.ts'

/**
 * The same terms, where `this morning` is that of today or is over: `Can you call me this morning?`, and not `I called
 * this morning`. Asked for after noon it is of another clock or day, which nobody can tell.
 */
export function withThisMorning(
  terms: readonly Term[],
  sentence: string,
  { isMorning, language }: { readonly isMorning: boolean; readonly language: Language },
): readonly Term[] {
  if (!terms.some(({ kind }) => kind === 'this_morning')) return terms
  return terms.flatMap((term): readonly Term[] => {
    if (term.kind !== 'this_morning') return [term]
    const { start, end } = term
    if (!asksFor(foldSpelledOut(clauseAround(sentence, start, end), language), language))
      return [{ kind: 'past', start, end }]
    if (!isMorning) return [{ kind: 'unreadable', start, end }]
    const words = sentence.slice(start, end)
    const middle = middleOf(words)
    return [
      { kind: 'day', offset: 0, start, end: start + words.slice(0, middle).trimEnd().length },
      { kind: 'part', from: 0, until: 12 * 60, start: start + middle, end },
    ]
  })
}

/** Behind the first of two words, which says the day; `stamattina` is one. */
function middleOf(words: string): number {
  const space = words.search(/\s/)
  return space < 0 ? Math.floor(words.length / 2) : space + 1
}

function asksFor(folded: string, language: Language): boolean {
  return asks[language].test(folded) && !isOver[language].test(folded)
}

/** From the mark before a place to the one behind it, at most some words on either side. */
function clauseAround(sentence: string, start: number, end: number): string {
  const ahead =
    sentence
      .slice(Math.max(0, start - longest_side), start)
      .split(mark)
      .at(-1) ?? ''
  const [behind = ''] = first_clause.exec(sentence.slice(end, end + longest_side)) ?? []
  return ahead + sentence.slice(start, end) + behind
}

const longest_side = 80
const mark = /[.,;:!?–—()\n]/
const first_clause = /^[^.,;:!?–—()\n]*[?]?/

const asks: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(can|could|may|might|shall|should|would|will) (you|we|i|he|she|they|someone|somebody|anyone)|(do|does|have|has|are|is) (you|we|anyone|anybody) ~4 (time|minute|minutes|moment|free|available|around|in|up|able|slot)|(free|available|around) ~2 this morning|(let s|let us|please) ~6 this morning|(need|want|like|love|hope|hoping) to ~8 this morning|(call|ring|phone|see|meet|join) (me|us) ~5 this morning|(any|some) (chance|time) ~6 this morning|this morning ~4 ?',
  ),
  de: matchPhrases(
    '(kann|kannst|konnen|konnt|konnte|konntest|konnten|wollen|sollen|sollten|wurde|wurdest|wurden|durfte|darf) (du|sie|ihr|wir|ich|man|jemand)|(hast|hatten|hattest|haben|bist|sind|seid) (du|sie|ihr) ~5 (zeit|minuten|minute|moment|frei|erreichbar|da|luft|halbe|viertelstunde|stunde)|(passt|ginge|geht|klappt) ~3 (heute)|(ruf|rufen|melde|melden|komm|kommen) ~6 heute|(muss|mochte|wurde|will) (ich|dich|sie|gern|gerne) ~6 heute|(brauche|brauchen) ~4 heute|heute (vormittag|morgen|fruh) ~4 ?',
  ),
  fr: matchPhrases(
    '(peux|pouvez|pourriez|pourrais|peut|pourrait|voulez|veux|auriez|aurais|avez|as|seriez|serais|etes|es|est) (tu|vous|on|il|nous|ce que)|(tu|vous|on) (peux|pouvez|peut|pourrait|es|etes|serais|seriez|as|avez|aurais|auriez) ~6 ce matin|(appelez|appelle|rappelez|rappelle|passez|passe) ~4 ce matin|(besoin|aimerais|voudrais|souhaite|faudrait|faut) ~8 ce matin|ce matin ~4 ?',
  ),
  es: matchPhrases(
    '(puedes|puede|podeis|pueden|podrias|podria|podemos|podriamos|tienes|tiene|teneis|tendrias|tendria|estas|esta|estais|quieres|quedamos|hablamos|nos vemos|te viene|le viene|te va) ~6 esta manana|(llamame|llameme|pasate|pasese) ~4 esta manana|(necesito|necesitamos|quiero|querria|me gustaria) ~6 esta manana|esta manana ~4 ?',
  ),
  it: matchPhrases(
    '(puoi|puo|potete|potresti|potrebbe|possiamo|potremmo|hai|ha|avete|avresti|avrebbe|sei|siete|riesci|riesce|riuscite|vuoi|vuole|ci sentiamo|ci vediamo|facciamo) ~6 (stamattina|stamani|stamane|questa mattina)|(chiamami|mi chiami|passa|passi|richiamami) ~4 (stamattina|stamani|stamane|questa mattina)|(vorrei|ho bisogno|avrei bisogno|devo|dovrei) ~6 (stamattina|stamani|stamane|questa mattina)|(stamattina|stamani|stamane|mattina) ~4 ?',
  ),
}

/** What was said, done or seen, and the meeting that was to be then. */
const isOver: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'this morning s|(said|sent|told|wrote|talked|spoke|spoken|discussed|called|rang|mentioned|missed|saw|seen|met|got|received|was|were|had|came|left|asked|agreed|happened|arrived|tried|found|heard|did)|(of|from|since) this morning|(thanks|thank you|sorry)|(move|postpone|reschedule|cancel|shift|push) ~6 this morning',
  ),
  de: matchPhrases(
    '(war|waren|hatte|habe|hab|wurde gesagt|danke|dank)|(von|seit) heute|(gesagt|gesprochen|telefoniert|geschrieben|geschickt|gesendet|besprochen|erwahnt|angerufen|verpasst|gesehen|bekommen|erhalten|vereinbart|passiert|gekommen|gewesen)|(verschieben|verlegen|absagen)',
  ),
  fr: matchPhrases(
    '(merci|desole|desolee|suite|depuis|etait|etions|envoye|dit|ecrit|recu|vu|manque|eu|ete|discute|evoque|convenu|demande|telephone|arrive|arrivee)|(ai|avons) ~2 (appele|parle)|(de|du) ce matin|(decaler|reporter|deplacer|annuler) ~6 ce matin',
  ),
  es: matchPhrases(
    '(gracias|perdon|perdona|he|hemos|has|ha|hable|llame|hablamos de|dije|dijiste|dijo|envie|enviaste|escribi|mande|mandaste|recibi|vi|era|estaba|fue|estuve|comentaste|acordamos|quede)|(de|desde) esta manana|(mover|aplazar|cambiar|cancelar|anular) ~6 esta manana',
  ),
  it: matchPhrases(
    '(grazie|scusa|scusi|chiamato|parlato|sentiti|sentito|detto|scritto|inviato|mandato|ricevuto|visto|visti|stato|stata|stati|era|eravamo|successo|arrivato|arrivata|chiesto)|(di|da) (stamattina|stamani|stamane|questa mattina)|(spostare|rinviare|annullare|rimandare) ~6 (stamattina|stamani|stamane|questa mattina)',
  ),
}
