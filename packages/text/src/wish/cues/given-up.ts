import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded sentence says that a meeting does not take place, in other words than those that cancel it. */
export function givesUp(folded: string): boolean {
  return given_up.test(folded)
}

const given_up = matchPhrases(
  [
    '(let|letting) you down ~1 (for|on|this|next|tomorrow|today|mon*|tue*|wed*|thu*|fri*)|stand you up|(won t|will not|cannot|can t|can not) ~1 (take place|go ahead|happen)|(is|s) off (,|.|!|as well|because|since|tonight|then)|no (rehearsal|training|class|lesson|session|meeting|choir|practice) ~1 (this|next|on|tonight|tomorrow)',
    '(versetzen|versetze)|nicht stattfinden|findet ~4 nicht statt|fallt ~6 aus|ausfallen|(muss|mussen) ~9 passen',
    'faux bond|(pourra|peut|pourront) (pas )?(avoir lieu|etre (maintenu*|assur*))|n aura pas lieu|n auront pas lieu|tombe a l eau',
    '(dejarte|dejarla|dejarlo|dejaros) (plantad*|tirad*)|no (podra|puede) ~1 (celebrarse|tener lugar|hacerse)|se cae (la|el|nuestr*)|(queda|quedan|esta|estan) (cancelad*|anulad*|suspendid*)',
    '(darti|darle|darvi|dare) (buca|forfait)|non (potra|puo) ~1 (aver luogo|avere luogo|tenersi|svolgersi)|salta (la|il|l|lo) (nostr*|lezione|appuntamento|incontro|visita)',
  ].join('|'),
)

/** Whether a folded question or wish is for a time instead of one that the mail gives up. */
export function renews(folded: string): boolean {
  return renewed.test(folded)
}

const renewed = matchPhrases(
  [
    '(suggest|propose|find|name|give|send|offer|pick|arrange|fix|agree|need|like|set) ~4 (new|another|other|alternative|different) (date|dates|time|times|day|days|slot|slots|appointment|meeting)|(which|what) ~6 instead|when else|to ~1 (make up for|make it up|catch up on) (it|this|that)',
    '(vorschlag|vorschlage|nennen|nenne|schlagen|schlag|finden|suchen|ausmachen|vereinbaren|brauchen|brauche|geben|schicken) ~4 (neuen|anderen|neue|andere|alternativ*) (termin|termine|tag|zeitpunkt)|(neuen|anderen|neue|andere) (termin|termine|tag|zeitpunkt) ~3 (vorschlag*|nennen|finden|suchen|ausmachen|vereinbaren|geben)|(welch*|wann) ~9 stattdessen|wann ~3 (sonst|stattdessen)|nachholen',
    '(propos*|trouver|fixer|convenir|indiqu*|donner|donnez|suggerer|choisir|faut|faudrait) ~4 (nouvelle|autre|nouveau|autres|nouvelles) (date|dates|jour|jours|creneau|creneaux|horaire|rendez vous|moment)|(quel|quelle|quels|quand) ~9 (a la place|en remplacement)|quand ~2 (sinon|autrement)|rattraper',
    '(propon*|sugier*|suger*|buscar|buscamos|encontrar|encontramos|fijar|fijamos|acordar|indic*|dar*|decir*|elegir) ~3 (nueva|otra|otro|nuevo|nuevas|otras) (fecha|fechas|dia|dias|hora|cita|hueco|momento)|(que|cuando) ~9 en su lugar|cuando si no|recuperarl(a|o)',
    '(propor*|sugger*|trovare|troviamo|trovar*|fissare|fissiamo|concordare|indic*|dare|dirci|dirmi|scegliere|serve) ~3 (nuova|altra|nuovo|altro|altre|nuove) (data|date|giorno|orario|appuntamento|momento)|(quale|quali|quando|che giorno) ~9 (al suo posto|invece|in alternativa)|quando altr(o|imenti)|recuperarl(a|o)',
  ].join('|'),
)

/** Whether a folded sentence says that other times suit, or that what a mail gives up is made up for. */
export function othersSuit(folded: string): boolean {
  return suiting.test(folded)
}

const suiting = matchPhrases(
  [
    'any other (day|time|morning|afternoon|evening|week) ~6 (do|work|works|suit|suits|fine|good|ok|okay|possible|for me|is)',
    '(jeder|jede|jedes|jeden|alle) (andere|anderen|andre) ~9 (ginge|gehen|geht|passt|passen|passte|ware|waren|moglich|recht)|nachgeholt werden (soll|sollen|sollte|kann|konnte)|(soll|sollen|sollte|kann|konnte) ~9 nachgeholt',
    'n importe quel* autre ~9 (irait|va|convient|conviendrait|affaire|possible|arrange)|(devra|devrait|sera|pourra|pourrait) ~2 (rattrape|rattrapee|rattrapes|rattrapees)',
    '(cualquier|cualquiera) otr* ~9 (va|vale|iria|viene|vendria|bien|posible|puedo|sirve|serviria)|se ~1 (recuperara|recuperaria)',
    'qualsiasi altr* ~9 (va|andrebbe|bene|possibile|posso|vanno|sarebbe)|(sara|verra|potra|potrebbe) ~2 recuperat*',
  ].join('|'),
)

/** Whether a folded sentence says that its writer names no new date. */
export function namesNoDate(folded: string): boolean {
  return nameless.test(folded)
}

const nameless = matchPhrases(
  [
    '(won t|will not|not going to|can t yet|cannot yet|don t want to|not) ~2 (suggest|suggesting|propose|proposing|fix|fixing|name|set|setting) ~2 (another|other|new|a) ~1 (date|time|day|slot)|(don t|do not) ~1 have (another|a new|any) ~1 (date|time) (yet|for now|so far)|no (new|other) date ~1 (yet|for now)',
    '(noch|bisher|bislang) (kein|keinen) (neuer|neuen|anderen|neues)? ~1 (termin|datum)|(neuer termin|neue datum|datum) steht noch nicht|(schlage|schlagen|nenne|nennen|mache|machen) ~6 (keinen|nicht|noch keinen) ~2 (vor|neuen|anderen|termin)|(neuen|anderen) termin ~5 nicht',
    '(ne|n) ~1 (propose|proposons|fixe|fixons) ~2 pas ~2 (autre|nouvelle|de)|pas d autre date|pas (encore|pour l instant) ~2 (de|d) ~1 date|(n avons|n ai) pas encore de (nouvelle )?date|sans nouvelle date',
    'no hay ~2 fecha|sin (nueva )?fecha|no (propongo|proponemos|fijo|fijamos|pongo) ~2 (otra|nueva|ninguna|otro)',
    'non (c e|abbiamo|ho|si sa) ancora ~2 data|(nessuna|senza) (nuova )?data|non (propongo|proponiamo|fisso|fissiamo) ~2 (altra|altro|nuova|un|nessun*)',
  ].join('|'),
)

/** Whether a folded sentence says that its writer comes back to the reader. */
export function comesBack(folded: string): boolean {
  return back.test(folded)
}

const back = matchPhrases(
  [
    '(i|we) ~1 (ll|will|shall) ~1 (be in touch|get in touch|get back|come back|be back in touch|contact you|let you know|write again|write to you again|ring you once|call you once)',
    '(ich|wir) ~1 (melde|melden) ~2 (mich|uns) ~1 (wieder|von selbst|von mir aus|bei|sobald|dann|,|.|!)|(melde|melden) (ich|wir) (mich|uns)',
    '(je|nous) ~1 (reviens|reviendrai|reviendrons|revenons) ~1 (vers (vous|toi)|des que|quand)|(vous|te) ~1 (recontacte*|rappellerai|rappellerons|tiens au courant|tiendrai au courant|tenons au courant)',
    '(volvere|volveremos|vuelvo) a (escribir*|contactar*|llamar*|ponerme|decir*)|(le|te|os|ya) ~1 (avisare|avisaremos|aviso|avisamos|dire|diremos|escribire|escribiremos) (cuando|en cuanto|yo|nosotros)|(me|nos) (pondre|pondremos) ~1 en contacto',
    '(mi|ci) (rifaro|rifaremo|faro|faremo|faccio|facciamo) ~1 (vivo|viva|vivi|sentire|risentire)|(la|ti|vi) (ricontatto|ricontattero|ricontatteremo|richiamo|avviso|avvisero) ~2 (io|noi|quando|appena|non appena|quanto)',
  ].join('|'),
)

/** What a folded sentence says apart from the clauses that cancel something. */
export function withoutCancelled(folded: string, cancels: PhraseMatcher): string {
  return folded
    .split(clause_ends)
    .filter((clause) => !cancels.test(clause))
    .join(', ')
}

const clause_ends = /[,;:–—.]| (?:but|aber|mais|pero|ma|und|and|et|y|e|yet|doch) /
