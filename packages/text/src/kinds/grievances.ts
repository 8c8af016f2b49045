import { matchAnyOf, type PhraseMatcher } from '../wish/cues/phrase-matcher.ts'

/**
 * Whether folded sentences complain without a word of outrage: of noise, of waiting or of what was damaged, that it is
 * not the first time, what it cost the writer, and what the writer will do next.
 */
export function tellsGrievance(sentences: readonly string[]): boolean {
  const told = sentences.filter((sentence) => !sentence.trimEnd().endsWith('?'))
  const isTold = (matcher: PhraseMatcher) => told.some((sentence) => matcher.test(sentence))
  return isTold(nuisance) && [again, harm, steps].filter(isTold).length >= enough
}

const enough = 2

const nuisance = matchAnyOf(
  '(crack|cracked|dent|leak|leaking|damage|noise|noisy|loud|drilling|hammering|banging|stamping|pounding|barking|racket|din|smell|stench|fumes)|(hear|heard) ~1 (every|each|all)|(kept|left|made|had|have) ~3 (waiting|to wait|wait)|(waited|waiting) ~4 (hour|hours|minutes|days|weeks)|(still|again|repeatedly) ~2 (broken|damaged|blocked|dirty|wrong|late)|(blocked|blocking) ~4 (drive|driveway|entrance|gate|yard)|(standing|left|found|waiting|was) ~2 (all alone|alone|outside) ~6 (locked|closed|dark|gate|rain)|(nobody|no one) ~2 (told|warned|informed) (us|me)',
  '(riss|risse|schaden|schaeden|undicht|larm|laut|lautstark|bohren|gebohrt|gehammert|gestampfe|gestank|geruch|gebell|krach)|warten ~1 (lassen|mussen|gelassen)|(stunde|stunden|minuten) ~2 (gewartet|wartezeit|warten)|(zugestellt|zugeparkt|blockiert*|verschmutzt|beschadigt)|(allein|alleine) ~6 (tor|tur|dunkeln|regen|strasse)|niemand ~3 (informiert|bescheid|benachrichtigt|gewarnt)',
  '(nuisance*|sacs poubelle|fuite*|fissure*|bruit*|vacarme|perceuse|marteau|tapage|odeur*|aboiement*)|(fait|laisse|du|faire) ~2 (patienter|attendre)|(heure|heures|minutes) d attente|(attendu|patiente) ~4 (heure|heures|minutes)|(bloque*|abime*|endommage*)|(seul|seule) ~6 (portail|porte|noir|nuit|pluie|rue)|personne ~4 (prevenu*|averti*|informe*)',
  '(grieta*|averia*|danos|fuga*|ruido*|taladro|martillazos|golpes|ladridos|olor*|humo)|(hecho|hicieron|hizo|tuve que|tuvimos que|tuvo que) ~1 (esperar)|(hora|horas|minutos) ~1 (esperando|de espera)|(bloquead*|danad*|manchad*|rot*)|(solo|sola) ~6 (puerta|verja|oscuras|lluvia|calle)|nadie ~3 (avisado|aviso|informado)',
  '(crepa|crepe|danni|danno|perdita d acqua|rumor*|trapano|martellate|colpi|odor*|abbaia*|fracasso)|(fatto|fatta|fatti|dovuto) ~1 (aspettare|attendere)|(ora|ore|minuti) ~1 (di attesa|ad aspettare)|(bloccat*|danneggiat*|rovinat*|sporc*)|(da solo|da sola|solo|sola) ~6 (cancello|porta|buio|pioggia|strada)|nessuno ~3 (avvisat*|informat*|avvertit*)',
)

const again = matchAnyOf(
  '(not|isn t|wasn t) the first time|(the|this) (second|fourth|fifth) time (this|in|within)|(repeatedly|once again)|(nothing|none of it) ~2 (happened|came of it)|nothing (has |had )?(changed|happened|improved|been done)|(written|wrote|called|complained|reported|told) ~5 (twice|several times|three times|before|already)|(twice|several times|already) ~2 (written|called|complained|reported)|(no|without) ~2 (explanation|call back|a reply|an answer|success)|no longer acceptable|third time',
  '(nicht das erste mal|nicht zum ersten mal|zum wiederholten mal*)|(zweite|vierte|funfte) mal ~1 (in|diesen|diese|innerhalb|binnen)?|(in diesem|diesen) monat ~1 das ~1 mal|(nichts|daran nichts) ~1 (geandert|passiert|getan|geschehen)|(schon|bereits|mehrfach|zweimal|mehrmals) ~4 (geschrieben|gemeldet|angerufen|hingewiesen|beschwert|gesprochen|angesprochen)|(keinen|kein) (ruckruf|erklarung)|ohne ~2 (erklarung|ankundigung|antwort|erfolg)|nicht (mehr|langer) (hinnehmbar|akzeptabel|tragbar)|dritte mal',
  '(n est pas|c est pas) la premiere fois|la (deuxieme|seconde|quatrieme|cinquieme) fois|(deja|plusieurs fois|a deux reprises) ~2 (ecrit|signale|appele|prevenu|alerte)|rien n a change|sans ~3 (explication|explications|un mot|succes|reponse)|(n est plus|plus) acceptable|reclamations ecrites|troisieme fois',
  'no es la primera vez|(segunda|cuarta|quinta) vez (en|este|esta|que)|(ya|varias veces|dos veces) ~2 (escrito|avisado|llamado|escribi|llame|avise)|(nada ha cambiado|no ha cambiado nada|sigue igual)|sin ~2 (explicacion|explicaciones|aviso previo|avisar|respuesta)|(empiezo a estar|estoy) (molesto|molesta|harto|harta)|tercera vez',
  'non e la prima volta|(seconda|quarta|quinta) volta (in|questo|che|nel)|(gia|piu volte|due volte) ~2 (scritto|segnalato|chiamato|avvisato)|(nulla e cambiato|non e cambiato (nulla|niente)|niente e cambiato)|senza ~2 (spiegazione|spiegazioni|preavviso|risposta|esito)|non e piu accettabile|terza volta',
)

const harm = matchAnyOf(
  '(had|have) to ~1 (break off|cancel|abandon|repeat|send away|turn away|throw away|redo|close)|(could|can) not ~1 (work|sleep|charge|bill|sell|open|use)|(couldn t|can t) ~1 (work|sleep|charge|bill|sell|open)|(cost|costs|costing|charged) (us|me)|charge for the|in tears|(lost|losing|missed) ~3 (customers|sales|revenue|turnover)|(stays|stay|keep|keeping) ~3 (at home) ~3 (until|till)',
  '(musste|mussten|muss) ~9 (abbrechen|absagen|wegschicken|wiederholen|schliessen|wegwerfen)|nicht ~3 (abrechnen|arbeiten|schlafen|verkaufen|offnen|nutzen)|(gekostet|verdienstausfall|umsatzausfall|ausfall)|entgangen* ~1 (umsatz|gewinn|einnahmen)|(kunden) ~4 (weggefahren|weggegangen|verloren)',
  '(du|oblige*) ~2 (annuler|interrompre|renvoyer|refaire|fermer|jeter)|(impossible|pas pu) ~1 (de )?(travailler|dormir|facturer|vendre|ouvrir)|(facture*|coute*) ~6 #|(attente|prejudice|dommage*) ~6 (facture*|#)',
  '(tuve|tuvimos|tenido) que ~1 (cancelar|suspender|interrumpir|repetir|cerrar|tirar)|(pide|piden|costara|reparacion) ~6 euros|no ~3 (trabajar|dormir|cobrar|facturar|vender|abrir)|(nos|me) (ha |han )?(costado|cuesta|costo)',
  '(dovuto) ~1 (annullare|interrompere|ripetere|chiudere|buttare|rimandare)|(chiede|chiedono|costera|riparazione) ~6 euro|non ~3 (lavorare|dormire|fatturare|vendere|aprire)|(ci|mi) (e |sono )?(costat*|costa)',
)

const steps = matchAnyOf(
  '(a matter for|turn to|go to|write to|involve|inform|contact) ~2 (landlord|council|lawyer|solicitor|management|police|press)|(otherwise|or else|failing that) ~1 (i|we)|what (would help|i expect|we expect)|(until|till|unless) (i|we) ~2 (have|get|hear|receive) ~3 (answer|reply|from you)|(so i am|i am|i m) now ~1 (turning|writing) ~1 (directly )?to you',
  '(wende|wenden) ~2 (mich|uns) an|was (ich|wir) erwarte*|(solange|bis) (ich|wir) ~4 (antwort|nichts hore|nichts horen|keine)|(hausverwaltung|vermieter|anwalt|ordnungsamt|polizei|bauaufsicht) ~6 (wenden|einschalten|informieren|melden)|(in rechnung stellen|rechnung stellen)|(andernfalls|ansonsten|sonst) ~1 (werde|muss|werden|mussen)|(ich|wir) (erwarte|erwarten)',
  '(tant que|jusqu a ce que) ~5 (reponse|explication)|ce que (j attends|nous attendons)|(contraint*|obliges) ~2 (informer|saisir)|(a defaut|faute de quoi|sans quoi|sinon) ~1 (la|je|nous|j)|(saisir*|contacter*|informer*|adresser*) ~3 (syndic|avocat|mairie|police|bailleur|proprietaire)|(confirmez|confirmer|confirmiez) ~2 par ecrit|(mettre|mettrai) en demeure',
  '(hasta que|mientras) no ~3 (respuesta|explicacion|contest*)|lo que (espero|esperamos)|(en caso contrario|de lo contrario|si no) ~1 (tendre|tendremos|acudire|me vere|pondre|avisare)|(avisar*|acudir*|denunciar*|llamar*) ~3 (abogado|administrador|casero|policia|ayuntamiento)|(pasarlo|acudir) ~2 (abogado|administrador)|por escrito',
  '(fino a che|finche|fin quando) non ~3 (risposta|spiegazion*)|quello che (mi aspetto|ci aspettiamo)|(in caso contrario|altrimenti) ~1 (saro|mi|ci|dovro|dovremo|avvisero)|(rivolger*|avviser*|chiamer*) ~3 (avvocato|amministratore|vigili|polizia|proprietario)|(rivolgermi|rivolgerci) (a|al|all)|per iscritto',
)
