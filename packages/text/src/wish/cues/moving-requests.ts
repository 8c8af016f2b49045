import { filtered } from '../../literal-filter.ts'
import { matchPhrases } from './phrase-matcher.ts'

/** Whether a folded sentence that says by how much a meeting moves asks its reader for that: `We must ask you to …`. */
export function asksToMove(folded: string): boolean {
  return asks.test(folded) || proposesToMove(folded)
}

const asks = matchPhrases(
  [
    '(ask|asking|request|requesting) ~2 (you|to|that|if|whether)',
    '(bitte|bitten|ersuchen|frage|fragen)',
    '(vous|te) (demander|demande|demandons|prier|prie|prions)',
    '(pedir*|pido|pedimos|rogar*|ruego|rogamos|solicit*|preguntar*)',
    '(chieder*|chiedo|chiediamo|pregar*|prego|preghiamo)',
  ].join('|'),
)

/** Whether it proposes that itself: `I would do Thursday's call an hour later`. */
export function proposesToMove(folded: string): boolean {
  return proposes.test(folded)
}

const proposes = matchPhrases(
  [
    '(i|we) (d|would) ~2 (move|push|put|do|prefer|rather|like|suggest|propose)|(i|we) (suggest|propose)',
    '(wurde|wurden) ~12 (legen|verlegen|verschieben|schieben|machen|treffen|ansetzen)|(schlage|schlagen) ~12 vor',
    '(ferais|ferions|verrais|prefererais|prefererions|aimerais|aimerions|voudrais|voudrions)|(vous|te) (propose|proposons)',
    '(haria|hariamos|preferiria|prefeririamos|querria|quisiera|propongo|proponemos)',
    '(farei|faremmo|preferirei|preferiremmo|vorrei|vorremmo|propongo|proponiamo)',
  ].join('|'),
)

/** Whether a folded question asks for another time instead, whatever its writer cannot: `I can't make it on Tuesday, can we do Wednesday instead?` */
export function asksInstead(folded: string): boolean {
  return instead.test(folded)
}

const instead = filtered(
  /[,;–] ?(?:but |so |aber |also |mais |donc |pero |asi que |ma |quindi )?¿?(?:can|could|shall|would|how about|what about|konnen|konnten|geht|ginge|passt|on peut|peut-on|pourrions-nous|ca irait|ca te va|podemos|podria|podriamos|puede ser|te va|le va|possiamo|potremmo|facciamo|va bene|ti va) [^,;–.?]{0,60}\?/u,
)

/** Whether a folded sentence says what happens where its reader does not do what was asked: `Otherwise we would have to move it`. */
export function threatens(folded: string): boolean {
  return otherwise.search(folded) === 0
}

/** The part of a folded sentence ahead of such words: `by the 16th, or else we cannot file`. */
export function aheadOfThreat(folded: string): string {
  const at = otherwise.search(folded)
  return at > 0 ? folded.slice(0, at) : folded
}

const otherwise = filtered(
  /(?:^\W*|[,;–—] ?)(?:otherwise|or else|if not|sonst|ansonsten|andernfalls|anderenfalls|sinon|autrement|faute de quoi|a defaut|si no|de lo contrario|en caso contrario|altrimenti|in caso contrario|senno)(?!\p{L})/u,
)

/** Whether a folded sentence moves something that nobody comes to: `Could you push the deadline back by a week?` */
export function movesThing(folded: string): boolean {
  return things.test(folded)
}

const things = matchPhrases(
  [
    '(deadline|due date|submission|delivery|shipment|launch|release|payment|invoice|move-in|start date|end date|flight|train)',
    '(frist|abgabe|abgabefrist|abgabetermin|lieferung|liefertermin|zahlung|zahlungsziel|falligkeit|rechnung|einzug|starttermin|flug|zug)',
    '(delai|echeance|livraison|remise|paiement|facture|lancement|date limite|vol|train)',
    '(plazo|entrega|vencimiento|pago|factura|lanzamiento|fecha limite|vuelo|tren)',
    '(scadenza|consegna|pagamento|fattura|lancio|termine|volo|treno)',
  ].join('|'),
)

/** Whether a folded sentence says what was agreed: `We said Friday at 3`. */
export function saysAgreed(folded: string): boolean {
  return agreed.test(folded)
}

const agreed = matchPhrases(
  [
    '(we|d|had) ~2 (said|agreed|arranged|fixed|set|planned)|(we|i) ~1 (re|are|m|am) ~3 (due|scheduled|booked|meeting)|(booked|scheduled|pencilled)',
    '(ausgemacht|abgemacht|vereinbart|verabredet|gesagt|angesetzt|geplant|eingeplant|wollten wir|verabredung)',
    '(avait|avions|etait|etions|sommes) ~2 (dit|convenu|convenus|fixe|prevu|prevus)|(convenu|prevu|fixe) ~2 (pour|le|a)',
    '(quedamos|quedado|acordado|acordamos|dijimos|habiamos|teniamos|tenemos|fijado|previst*)',
    '(avevamo|abbiamo|eravamo|siamo) ~2 (detto|concordato|fissato|rimasti|stabilito|previsto|deciso)|d accordo per|fissat*',
  ].join('|'),
)

/** A folded sentence without who or what is put forward for a post: `before we put you forward` moves no meeting. */
export function withoutCandidates(folded: string): string {
  return folded.replace(candidates, ' ')
}

const candidates =
  /(?<!\p{L})(?:put|putting|move|moving|bring|push|take) (?:you|him|her|them|me|us|your (?:cv|application|name|profile|candidacy|case)) forward(?!\p{L})/gu
