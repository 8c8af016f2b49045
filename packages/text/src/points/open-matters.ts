import type { Language } from '../language.ts'
import { matchAnyOf, type PhraseMatcher } from '../wish/cues/phrase-matcher.ts'
import { givesOptions, lacksPeople, leavesChoice } from './left-to-reader.ts'
import { filtered } from '../literal-filter.ts'
import { foldText } from '../wish/terms/tokens.ts'

/** Statements that ask by telling what is missing, open or awaited, or what somebody wants to know. */
interface OpenMatters {
  readonly open: PhraseMatcher
  /** Such words beside which nothing is asked: `nothing is missing`, `if anything is unclear`, `we lack the time`. */
  readonly settled: PhraseMatcher
}

const english: OpenMatters = {
  open: matchAnyOf(
    '(i|we|i m|i am|we re|we are) ~1 still ~1 (miss|missing|lack|lacking|need|needing|short of|without)|(i m|i am|we re|we are) (missing|lacking) ~2 (your|the|a|an|two|three)|(is|are) (still|also|only) ~1 (missing|outstanding|undecided|unanswered|lacking)',
    '(can|could) only ~6 (if|once|when|as soon as) (i|we) (have|get|receive|know) ~1 (your|the|a|all|it|them)',
    '(missing|outstanding|lacking|needed|open) (is|are) ~1 (your|the|a|whether|who|how|which|what|when)|what (is|s) ~1 missing is|what (i|we) ~2 (need|lack|miss) ~3 is',
    '(still|remains|remain|is|are) ~1 to be (decided|settled|clarified|agreed|fixed|chosen|confirmed)|still open (is|are)|(question|point|matter|issue|decision) ~6 (is|remains) ~1 open',
    '(your|from you) ~5 (is|are) ~1 (missing|outstanding|pending|overdue)|(haven t|have not|hasn t|has not|not yet|yet to|never) ~2 (receive|received|had|got|get|seen|heard|see|hear) ~3 (your|from you)',
    '(i m|i am|we re|we are|i|we) ~1 (waiting|wait|await|awaiting) ~2 your|(i d|we d|i would|we would|i could|we could) ~1 need ~1 (your|the|a|an|some|to know|to have|from)|(i d|we d|i would|we would) ~1 (love|like) to (know|hear|have your)|could do with your|(require|need) ~1 (your|the following|from you)',
    '(would like|d like|wants|want|wishes|wish|needs|need|keen|curious|interested) to know ~1 (whether|if|how|which|what|when|where|who|on which|by when|from you)|(was|am|were|are|m|just) wondering (if|whether|how|what|when|which)|i wonder (if|whether) you',
    'it would ~2 (help|be helpful|be useful|be great|be good) ~2 (to (know|have|see)|if you|if we (had|knew|could have))|(suggestions|ideas|volunteers|comments|proposals) ~1 (are )?~1 (welcome|wanted|appreciated)|(up to|over to) you to (decide|choose|say)',
  ),
  settled: matchAnyOf(
    '(invoice|invoices|balance|payment|amount|fee|sum) ~6 (outstanding|overdue|pending|open|missing)|(is|all|everything|just) what (i|we) (need|needed)',
    '(nothing|no longer|nobody|none|no one) ~3 (missing|outstanding|open|undecided)|(if|whether|should) ~4 (missing|unclear|outstanding)|(you|they) ~2 (want|need|like|wish) to know|(miss|missing|lack|lacking|need) (you|the time|time|words)|if you (need|want|wish|would like|d like)|do(n t| not) need',
  ),
}

const german: OpenMatters = {
  open: matchAnyOf(
    '(mir|uns) ~1 (fehlt|fehlen|fehlte|fehlten)|(fehlt|fehlen|fehlte|fehlten) (mir|uns)|(fehlt|fehlen) ~2 (deine*|dein|ihre*|ihr|eure*|euer)|(lage|lagen|liegt|liegen) ~2 (mir|uns) ~6 (nicht|kein*)|(mir|uns) ~2 (liegt|liegen) ~5 (nicht|kein*)',
    '(kann|konnen) (ich|wir)? ~6 (nur|erst) ~6 (,)? (wenn|sobald) (ich|wir) ~6 (habe|haben|vorliegen|bekomme|bekommen|kenne|kennen)|(kann|konnen) ~6 (nur|erst) ~6 (,)? (wenn|sobald) (mir|uns) ~6 (vorliegt|vorliegen)',
    '(noch|weiterhin|weiter) (offen|ungeklart|ausstehend|unbeantwortet|strittig|unklar) ~1 (ist|sind|ware|waren|bleibt|,)|offen ~1 (ist|sind|ware|bleibt) ~1 (noch|ob|wer|wie|wann|,|die frage)|(frage|punkt|entscheidung) ~6 (ist|bleibt) ~2 (offen|ungeklart|unklar)',
    '(deine*|ihre*|eure*|dein|ihr) ~4 (steht|stehen) ~3 aus|(noch|zu) (klaren|entscheiden|festzulegen|klaren|beantworten|bestimmen) (ist|ware|sind|waren|bleibt|bliebe)|(bleibt|bliebe|ware|waren|ist|sind) ~2 (noch )?zu (klaren|entscheiden|uberlegen|bestimmen|beantworten)|(bleibt|bliebe) ~1 (die frage|noch die frage)|(stellt|stellte) sich ~2 (die|noch die) frage',
    '(ich|wir) ~1 (brauchte|brauchten|benotigte|benotigten)|(brauchen|benotigen|brauche|benotige) (ich|wir) ~2 (von ihnen|von dir|von euch|deine*|ihre*|eure*|folgende*)|(hatte|hatten) (ich|wir) (noch )?gern|(ich|wir) (hatte|hatten) (noch )?gern',
    '(ich|wir|mich|uns|er|sie|eltern|kunde|versicherung) ~1 (wurde|wurden|mochte|mochten|will|wollen|muss|musste|mussten) ~5 (wissen|interessieren|erfahren)|(wurde|wurden) (mich|uns) ~2 interessieren|interessiert (mich|uns)|wissen (muss|musste|mussten|mochte|mochten) (ich|wir)|frage an (dich|sie|euch)',
    '(ware|waren) ~4 (hilfreich|wichtig|gut|prima|super|nutzlich|praktisch|ideal) (,)? (wenn|zu) (ich|wir|sie|du|ihr|wissen) ~6 (hatte|hatten|hattest|wusste|wussten|konntest|konnten|konntet|bekame|bekamen|wissen)|wichtig (ware|ist|wird) ~2 (mir|uns|noch|auch) ~2 (ob|wie|wer|wann|,)',
    '(warte|warten) ~4 auf (deine*|dein|ihre*|ihr|eure*|euer)|von (dir|ihnen|euch) ~4 (fehlt|fehlen|noch kein*|noch nicht*|kein*)|(habe|haben|hab) ~5 (noch|bisher|bislang) ~1 (kein*|nicht*) ~4 (von dir|von ihnen|von euch|erhalten|bekommen|gehort)',
    '(vorschlage|ideen|freiwillige|hinweise|anregungen|helfer|kuchenspenden) ~3 (willkommen|gesucht|erwunscht|gern gesehen)',
  ),
  settled: matchAnyOf(
    '(rechnung|rechnungen|betrag|saldo|zahlung|anteil|eigenanteil|beitrag|beitrage|forderung|forderungen|posten|summe|gebuhr|gebuhren|restbetrag) ~6 (offen|aus|ausstehend)|(offen|offene) (posten|rechnungen)|was (mir|uns|ich|wir) ~2 (fehlt|fehlen|brauche|brauchen)',
    '(seit|seither|seitdem) ~9 (fehlt|fehlen)|(fehlt|fehlen) es (mir|uns)',
    '(es|hier|mir|uns|noch) ~2 (fehlt|fehlen|fehlte|fehlten) ~2 (nichts|niemand|nicht|an nichts)|(fehlt|fehlen) ~3 (die worte|zeit|lust|kraft|geld|nerven)|(falls|wenn|sollte|sollten|sobald|ob|bis) ~7 (fehlt|fehlen|fehlte|unklar|offen|aussteht)|mehr (wissen|brauche|brauchen)|(nicht|kein*) ~2 (brauche|brauchen|benotigen)',
    '(brauche|brauchen|brauchte|brauchten|benotige|benotigen|erwarte|erwarten) ~3 (nichts|kein*|nicht)|nichts ~4 offen',
  ),
}

const french: OpenMatters = {
  open: matchAnyOf(
    '(il|y) ~1 (me|nous) (manque|manquent|manquait|manquerait|faudrait|faut|reste a)|(me|nous) (manque|manquent|manquerait|manqueraient)|(manque|manquent|manquerait|manqueraient) ~1 (votre|vos|ta|ton|tes|que votre|que ton|que ta)',
    '(ne (peux|pouvons|pourrai|pourrons)) ~6 que (si|quand|lorsque) ~1 (j ai|j aurai|nous avons|nous aurons|je recois|nous recevons)',
    '(reste|restent|resterait|resteraient) ~1 (a|encore a|donc a|aussi a|plus qu a) (savoir|decider|fixer|regler|choisir|definir|trancher|preciser|confirmer|trouver|determiner|valider)|(reste|restent|est|sont) ~2 (en suspens|a trancher|a preciser|a decider|a definir|a confirmer par|en souffrance)|(question|point) ~6 (reste|demeure) ~1 (ouverte|ouvert|posee)|pas encore (tranche|decide|choisi) ~1 (si|qui|quel*|la|le)',
    '(attend|attends|attendons) ~2 (votre|vos|ta|ton|tes|de vous|de toi|de votre part)|(suis|sommes|reste|restons|toujours) ~2 attente (de|d|du|des) ~1 (votre|vos|ta|ton|tes|vous|toi)',
    '(n ai|n avons|avons|ai) ~1 (toujours|encore) ~1 (pas|rien) ~1 (recu|eu|vu) ~3 (votre|vos|ta|ton|tes|de vous|de votre part|le|la|les|l)|(pas encore|toujours pas) (recu|eu|vu) ~1 (votre|vos|ta|ton|tes|le|la|les|l|de)',
    '(voudrais|voudrions|voudrait|souhaite|souhaitons|souhaitent|souhaiterais|souhaiterait|aimerais|aimerions|aimerait|voulais|voulions|voudraient|veut|veulent|desire|cherche a) ~1 (savoir|connaitre|vous demander|te demander|avoir votre|avoir ton)|(me|nous|se) (demande|demandons|demandais|demandions) (si|comment|quel*|qui|quand|combien|ou)',
    '(utile|pratique|interessant|necessaire) (d|de) (avoir|savoir|connaitre|disposer|recevoir)|(aurais|aurions|aurait) ~1 besoin (de|d|du|des|que)|(idees|suggestions|volontaires|propositions|remarques) ~3 (bienvenu*)|(a vous|a toi) de (choisir|decider|dire|trancher|voir)',
  ),
  settled: matchAnyOf(
    '(facture|factures|solde|paiement|reglement|montant) ~6 (attente|suspens|souffrance|paye|recu)|(ce qu|ce qui|dont) ~1 (il|nous|me|j) ~1 (nous|me|faut|faudrait|manque|avons|ai)',
    '(rien|ne|n) ~2 (manque|manquent|manquait) ~1 (rien|pas|personne|aucun*|de rien)|(rien ne|ne nous|ne me) (manque|manquera)|(temps|mots|courage) (me|nous) (manque|manquent)|manque ~2 (de temps|temps|place)|(si|s) ~4 (manque|manquait|manquent)|(n|ne) ~2 (ai|avons|aurons|aurai) ~1 (pas|plus) besoin|(il ne|ne) ~2 (faut|faudrait) pas',
  ),
}

const spanish: OpenMatters = {
  open: matchAnyOf(
    '(me|nos) (falta|faltan|faltaria|faltarian)|(faltaria|faltarian) ~1 (tu|su|vuestr*|la|el|los|las|un|una|saber|por|solo|que)|(falta|faltan) ~1 (saber|confirmar|decidir|por decidir|por saber|por confirmar|tu|su|vuestr*)|(me|nos) (hace|haria|hacen|harian) falta|(haria|harian) falta|(hace|hacen) falta ~1 (la|el|los|las|saber|que|tu|su|vuestr*)',
    '(solo|unicamente) (puedo|podemos|podre|podremos) ~5 (si|cuando) (tengo|tenemos|recibo|recibimos)',
    '(queda|quedan|quedaria|quedarian) ~1 (por|pendiente*) ~1 (decidir|saber|fijar|cerrar|aclarar|elegir|definir|resolver|confirmar|concretar|de|la|el|los|las|tu|su|,)|(esta|estan|sigue|siguen) ~1 (pendiente*|por decidir|sin decidir|sin resolver|en el aire)|(quedaria|queda) la (cuestion|duda|pregunta)',
    '(estoy|estamos|quedo|quedamos|sigo|seguimos) ~3 (pendiente*|espera|esperando) ~1 (de )?(tu|su|tus|sus|vuestr*|que me|que nos|recibir|los|las|el|la)|(espero|esperamos) (tu|su|tus|sus|vuestr*)',
    '(queria|quisiera|querria|queriamos|querriamos|quisieramos|gustaria|quiere|quieren|necesita|necesitan|necesito|necesitamos|necesitaria|interesa|interesaria) ~1 (saber|preguntar*|conocer|pedir*)|(vendria|iria) ~1 (bien|de perlas|genial) ~1 (saber|tener|contar|que me|que nos|tu|su|el|la)|(seria|es) (util|bueno|importante) ~1 (saber|tener|conocer|contar)',
    '(aun|todavia|sigo sin|seguimos sin) ~1 (no )?(he|hemos|tengo|tenemos|recibir|tener) ~1 (recibido|visto|tenido|tu|su|vuestr*|la|el|los|las|noticias|respuesta)|no (he|hemos) recibido ~1 (aun|todavia|tu|su|vuestr*|la|el|los|las)|no (me|nos) ha llegado ~1 (aun|todavia|tu|su|vuestr*|la|el)',
    '(me|nos) (pregunto|preguntaba|preguntamos|preguntabamos) (si|como|que|cual*|cuant*)|(sugerencias|ideas|voluntarios|propuestas) ~2 (bienvenid*)|(necesitaria|necesitariamos|precisaria|precisariamos|precisamos)',
  ),
  settled: matchAnyOf(
    '(factura|facturas|importe|pago|saldo|cuota) ~6 (pendiente*)|lo que (me|nos) (falta|hace|faltaba)',
    'no ~1 (hace|hacen|haria|haran|me falta|nos falta|falta|faltan) ~1 (falta|nada|nadie)|(falta|faltan) (poco|nada|nadie|tiempo|dias|semanas|#)|(me|nos) falta ~1 (tiempo|el tiempo)|(si|por si) ~4 (falta|faltan|faltara)|no ~1 (necesito|necesitamos|quiero)|nada pendiente',
  ),
}

const italian: OpenMatters = {
  open: matchAnyOf(
    '(mi|ci) ~1 (manca|mancano|mancherebbe|mancherebbero|occorre|occorrono|occorrerebbe|occorrerebbero|farebbe comodo|farebbero comodo|serve|servono|servirebbe|servirebbero)|(manca|mancano|mancherebbe|mancherebbero) ~1 (sapere|la tua|il tuo|la sua|il suo|la vostra|il vostro|la firma|solo la tua|solo il tuo)',
    '(posso|possiamo|potro|potremo) ~5 (solo|soltanto) (se|quando) (ho|abbiamo|ricevo|riceviamo|avro|avremo)',
    '(resta|restano|rimane|rimangono|resterebbe|rimarrebbe|e|sono|sarebbe) ~1 (ancora )?(da|in sospeso) ~1 (decidere|chiarire|definire|stabilire|confermare|scegliere|sapere|capire|fissare|trovare|la|il|,)|(resta|rimane) ~1 (in sospeso|il dubbio|la questione)',
    '(sono|siamo|resto|restiamo|rimango|rimaniamo) ~2 attesa (di|del|della|dei|delle|degli|dell) ~1 (tu*|suo|sua|suoi|sue|vostr*|ricevere|sapere|documenti|documentazione|dati|lista|elenco|conferma|misure)|(aspetto|aspettiamo|attendo|attendiamo) ~2 (tuo|tua|tuoi|tue|suo|sua|suoi|sue|vostr*)',
    '(volevo|vorrei|vorremmo|volevamo|vuole|vorrebbe|vogliono|vorrebbero|desidera|piacerebbe|servirebbe|interessa|interesserebbe) ~1 (sapere|chiedere|chiedervi|chiederle|chiederti|capire se)|(mi|ci) (chiedo|chiedevo|domandavo|domando|chiedevamo) (se|come|quando|quale*|chi)|(sarebbe|sarebbero) ~1 (utile|comodo|meglio|importante|d aiuto) ~1 (sapere|avere|se)',
    '(non|ancora) ~1 (ho|abbiamo) ~1 (ancora|mai) ~1 (ricevuto|avuto|visto)|non ~2 (e|sono) ancora (arrivat*|pervenut*|giunt*)|(avrei|avremmo) ~1 bisogno|(suggerimenti|idee|proposte|volontari) ~2 (benvenut*|ben accett*|gradit*)|(a te|a lei|a voi) ~1 (la scelta|decidere|scegliere)',
  ),
  settled: matchAnyOf(
    '(fattura|fatture|importo|pagamento|saldo|quota) ~6 (in sospeso|attesa|aperta|aperto)|(quanto|cio che|quello che|di cui) ~1 (mi|ci|ho|abbiamo|avrei|avremmo) ~1 (manca|mancava|occorre|serve|servono|bisogno)',
    'non ~1 (manca|mancano|serve|servono|occorre|occorrono|mancava) ~1 (nulla|niente|nessuno|altro|piu|che|di)?|(manca|mancano) (poco|pochi|poche|#)|(mi|ci) ~1 manca ~2 (tempo|il tempo|le parole)|(se|qualora) ~3 (manca|mancasse|mancano|serve|servisse|occorre|servono)|non ~1 (ho|abbiamo) bisogno|ne ~1 (servono|serve|mancano|occorrono)|(mi|ci) manchi|(serve|servono) ~1 (a|per|come|almeno|circa|solo|#)',
  ),
}

const open_matters: Readonly<Record<Language, OpenMatters>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
}

/** Whether a statement asks by what it says is missing, open, awaited or wanted to be known. */
export function tellsOpenMatter(text: string, language: Language): boolean {
  const { open, settled } = open_matters[language]
  const folded = foldText(text)
  if (leavesChoice(folded) || lacksPeople(folded) || givesOptions(folded)) return true
  return open.test(folded) && !settled.test(folded) && !a_while.test(folded)
}

/** Who needs an hour asks for a meeting. */
const a_while = filtered(
  /(?:\d|\b(?:an|eine?|einen|knappe|paar|une?|deux|trois|una|un|dos|due|halbe|half|quarante|trente|vingt|zwanzig|forty|twenty|thirty)) (?:minuten?|minutes?|minutos?|minut[oi]|stunden?|hours?|heures?|horas?|halben tag|dreiviertelstunde|viertelstunde)\b|\b(?:mezz'ora|media hora)\b/u,
)
