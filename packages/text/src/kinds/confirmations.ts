import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence confirms something to its reader; one of an answer may do so by fewer words. */
export function confirms(folded: string, isAnswer: boolean): boolean {
  return confirming.test(folded) || (isAnswer && (says_yes.test(folded) || settled.test(folded)))
}

const confirming = matchPhrases(
  [
    '(i|we) (hereby |herewith |can |gladly |am happy to |are happy to |am pleased to |are pleased to |would like to )?confirm|(this is|just|happy|pleased|glad|writing) to confirm',
    '(ich|wir) (hiermit |gerne |gern )?(bestatige|bestatigen) (ihnen|dir|euch|hiermit|gerne|gern|den|die|das|dass|unser*)|(hiermit|gerne|gern|hiermit gerne) (bestatige|bestatigen) (ich|wir)',
    '(je|nous) (vous |te )?(confirme|confirmons)|(plaisir|heureux|heureuse) de (vous |te )?confirmer|par la presente ,? (je|nous) ~1 (confirme|confirmons)',
    '(le|te|os) (confirmo|confirmamos)|confirmamos (que|la|el|los|las|su|tu|vuestr*)|por la presente (confirmo|confirmamos)',
    '(le|ti|vi) (confermo|confermiamo)|(confermo|confermiamo) (che|la|il|i|le|l|di|quanto|per)|con la presente ~2 (confermo|confermiamo)',
  ].join('|'),
)

const settled = matchPhrases(
  [
    '(is|are|s|re|been) (now |all |hereby )?(confirmed|booked|reserved)|(come|be there|be with you|be round|expect you|see you) ~8 as you (suggested|proposed|asked|requested|wished)',
    '(ist|sind) ~5 (bestatigt|gebucht|reserviert)|(komme|kommen|erwarten|erwarte) ~1 (sie |dich |euch )?wie ~4 (vorgeschlagen|gewunscht|erbeten)',
    '(c est|est|sont) (donc |bien |donc bien )?(confirme*|note|reserve*)|(viendrai|viendrons|viens|passerai|passerons|attends|attendons) ~5 comme (vous|tu) ~2 (propose|demande|souhaite|suggere)|(on|nous) (vous|te) (garde|gardons|reserve|reservons)',
    '(queda|quedan|esta|estan) (confirmad*|reservad*)|(voy|ire|iremos|pasare|pasaremos|espero|esperamos) ~6 como (propuso|propusiste|propone|pidio|pediste|sugirio|sugeriste)',
    '(e|sono) (confermat*|prenotat*|riservat*)|(vengo|verro|verremo|passo|passero|aspetto|aspettiamo) ~6 come ~3 (proposto|suggerito|richiesto|chiesto)',
  ].join('|'),
)

/** Whether a folded sentence thanks for an order, as who confirms it does. */
export function thanksForOrder(folded: string): boolean {
  return order_thanks.test(folded)
}

const order_thanks = matchPhrases(
  [
    '(thank you|thanks|many thanks) ~1 for your (order|booking|registration|reservation|purchase)',
    'dank fur (ihre|deine|die) (bestellung|buchung|anmeldung|reservierung)',
    '(merci|remercions|remercie) ~1 (pour|de) votre (commande|reservation|inscription|achat)',
    'gracias por su (pedido|reserva|compra|inscripcion)',
    '(grazie|ringraziamo|ringrazio) per (il suo|la sua) ~1 (ordine|prenotazione|iscrizione|acquisto)',
  ].join('|'),
)

/** Whether a folded request only asks not to do something. */
export function forbids(folded: string): boolean {
  return forbidding.test(folded)
}

const forbidding = matchPhrases(
  [
    '(please|kindly) (don t|do not|never)|(please|kindly) ~2 make sure (not|nobody|nothing)',
    'bitte ~8 (nicht|nichts|niemanden|keine|keinen|kein)|(nicht|nichts|keine|keinen) ~5 bitte',
    '(merci|priere|veuillez|prie) ~1 de ~1 ne (pas|rien|plus)|veuillez ne (pas|rien|plus)',
    '(por favor|ruego|rogamos) (,)? ~1 no|no ~6 por favor',
    '(per favore|prego|preghiamo|pregherei) (,)? ~1 non|non ~6 (per favore|per cortesia)',
  ].join('|'),
)

/** `Ja, der Sensor ist lieferbar`. */
const says_yes =
  /^[¡"']?(?:yes|yep|yeah|confirmed|ja|jawohl|bestatigt|geht klar|oui|confirme|c'est (?:note|parfait|bon)|si|confirmado|confirmada|confermato|confermata)(?:[,.:!]| (?:klar|gerne|gern|of course|bien sur|claro|certo|absolutely)[,.:!]?)(?! ?(?:danke|thank|merci|gracias|grazie))/

/** Whether a folded text says that something does not work as it was wished. */
export function regrets(folded: string): boolean {
  return sorry.test(folded)
}

const sorry = matchPhrases(
  'unfortunately|i m afraid|i am afraid|we re afraid|regret|sorry|however|leider|allerdings|bedauer*|bedaur*|malheureusement|helas|desole*|regrett*|lamentablemente|desgraciadamente|por desgracia|lo siento|lamento|lamentamos|purtroppo|spiace|dispiace',
)
