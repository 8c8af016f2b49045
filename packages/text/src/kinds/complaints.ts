import { filtered } from '../literal-filter.ts'
import { matchPhrases, type PhraseMatcher } from '../wish/cues/phrase-matcher.ts'
import { countWords } from '../words.ts'

/** Whether a folded text complains to its reader: one clear sign says so, or several that may say something else alone. */
export function complains(folded: string): boolean {
  if (clear.test(folded) || titled.test(folded.slice(0, longest_title))) return true
  const signs = hints.filter((hint) => hint.test(folded)).length
  if (claims.test(folded)) return signs >= enough_beside_claim
  return signs >= enough_signs && countWords(folded) <= most_words_of_signs
}

/** `Complaint, order 26-118`, and not `Your complaint`, which an office answers. */
const titled = filtered(
  /^(?:(?:formal |second |urgent )?complaint|unacceptable|(?:formale |erneute |zweite )?(?:beschwerde|reklamation|mangelruge)|unzumutbar|(?:nouvelle |seconde )?reclamation|plainte|queja|(?:hoja de )?reclamacion|reclamo|(?:secondo )?reclamo|lamentela)(?!\p{L})|^[^.!?\n]{0,80}(?:inaccettabile|inacceptable|inaceptable|unacceptable|inakzeptabel|untragbar)(?!\p{L})/u,
)
const longest_title = 120

const enough_beside_claim = 1
const enough_signs = 3
/** A long mail has signs of all sorts. */
const most_words_of_signs = 150

const clear = matchPhrases(
  [
    '(second|third|fourth|fifth|umpteenth) time ~1 (i|we) ~3 (write|writing|written|contact|contacting|contacted|call|calling|called|ask|asking|complain|complaining|email|emailing)|(writing|write|have|want|wish|like) to (formally )?(complain|make a complaint|lodge a complaint|raise a complaint)|(this is|treat this as|consider this) ~1 (a|my|our) (formal )?complaint|(i|we) ~3 (charged|billed|debited) ~4 twice|(my|our) (account|card) ~4 (charged|debited|billed) (twice|double|two times)|(find|consider) ~2 (unacceptable|inacceptable)|(this|that|it) (is|s) ~1 (unacceptable|inacceptable|not acceptable|outrageous)|(this|it) (cannot|can t|can not) (go|carry) on|(fed up with|had enough of|sick and tired of) (this|your|the way|being)|(appalling|disgraceful|a disgrace|not good enough) ~3 (service|treatment|way|state|behaviour|.|,|!)',
    '(schreibe|melde|wende|kontaktiere|schreiben|melden) ~4 zum (zweiten|dritten|vierten|funften|wiederholten) mal|zum (dritten|vierten|funften|wiederholten) mal ~3 (schreibe|melde|wende|kontaktiere|bitte|schreiben|melden)|(ich|wir) (muss|mussen|mochte|mochten|will|wollen) ~4 (beschweren|reklamieren|beschwerde einlegen)|(beschwere|beschweren|reklamiere|reklamieren) (ich|wir|mich|uns|hiermit|die|den|das)|(das|dies|es) ist ~2 (inakzeptabel|nicht akzeptabel|nicht hinnehmbar|unzumutbar|eine zumutung)|(finde|finden|halte|halten) ~4 (inakzeptabel|unzumutbar|unmoglich|eine zumutung)|so kann (das|es) ~2 (weitergehen|weiter gehen)|so geht (es|das) ~1 nicht (.|,|!|weiter|mehr)|(eine|als|die reinste) ~1 (frechheit|unverschamtheit|zumutung)|(mir|uns|meinem|unserem|haben sie|sie haben|habt ihr) ~6 (doppelt|zweimal) (abgebucht|berechnet|belastet|eingezogen)',
    '(deuxieme|troisieme|quatrieme|cinquieme) (fois|message|mail|courrier|relance|retard) ~3 (je|que je|que nous|sans reponse)|(suis|sommes) ~1 (mecontent*|excede*|scandalise*)|(c est|cela est|est|trouve ca|trouve cela|juge cela|trouve) ~1 (inacceptable|inadmissible|intolerable)|(deposer|faire|adresser|formuler) une reclamation|(je|nous) ~2 (plaindre|plains|plaignons)|(ca|cela) ne peut (plus|pas) (durer|continuer)|(c est|est) (une honte|scandaleux|un scandale|indigne|honteux)|ras le bol ~1 (de|d|que|des|du)|(se moque|vous moquez) de (moi|nous|vos|ses)|(m|nous|mon|notre|avez|as) ~4 (debite*|preleve*|facture*) ~3 (deux fois|en double|2 fois)',
    '(segunda|tercera|cuarta|quinta) vez que (le |les |os |te |me )?(escribo|escribimos|llamo|llamamos|contacto|reclamo|pongo|dirijo)|(es|me parece|resulta|parece|encuentro) ~1 (inaceptable|intolerable|inadmisible|indignante|una verguenza)|(presentar|poner|interponer|formular) ~1 (queja|reclamacion)|(quiero|queria|deseo|debo|tengo que|necesito) (quejarme|reclamar)|(estoy|estamos) ~2 (descontent*|indignad*|hart*)|(esto|asi) no (puede|podemos) (seguir|continuar)|(es|me parece|parece) ~1 (una tomadura de pelo|una falta de respeto|vergonzoso|un escandalo)|(me|nos|mi|nuestra) ~2 (cobrado|cargado|facturado|cobraron|cargaron) ~4 (dos veces|por duplicado|doble)',
    '(seconda|terza|quarta|quinta) volta che (le |vi |ti |mi )?(scrivo|scriviamo|chiamo|contatto|segnalo|rivolgo|chiedo)|(e|trovo|trovo sia|sembra|lo trovo|ritengo|considero) ~1 (inaccettabile|intollerabile|inammissibile|vergognoso)|(presentare|fare|sporgere|inoltrare) ~1 reclamo|(voglio|vorrei|devo|desidero|dobbiamo) (lamentarmi|lamentarci|reclamare|protestare)|(sono|siamo) ~1 (indignat*|esasperat*|stufo|stufa|stufi|scontent*)|(cosi|non) ~1 puo andare avanti( cosi)?|(e|sembra|trovo) ~1 (una vergogna|una presa in giro|uno scandalo|una mancanza di rispetto|scandaloso|indecente)|cosi non va (.|,|!|bene)|(mi|ci|mio|nostro|avete|hai) ~3 (addebitat*|fatturat*|prelevat*) ~3 (due volte|doppio|doppiamente)',
  ].join('|'),
)

/** What is demanded of the reader, or threatened. */
const claims = matchPhrases(
  [
    '(what i|what we|i|we) expect (is|from you|an apology|an answer|a reply|a refund|you to)|(demand|insist on) (a|an|my|the|that) ~2 (refund|replacement|apology|explanation|answer)|otherwise (i|we) ~2 (lawyer|solicitor|cancel|legal|authorities)|(buy|shop|look|order|take my business|take our business) elsewhere|for the (third|fourth|fifth) time|consult (my|our|a) (lawyer|solicitor)|(be|am|are) (forced|obliged|left with no choice) ~1 to|have no (choice|option) but to|(withhold|stop|block) ~1 payment',
    '(ich|wir) (erwarte|erwarten|verlange|verlangen) ~3 (von ihnen|eine antwort|eine erklarung|eine losung|ersatz|eine entschuldigung|erstattung|umgehend|dass)|(bitte|fordere|bitten|fordern) (sie |ich sie |wir sie )(dringend|nachdrucklich|letztmalig|auf)|(anwalt|ordnungsamt|verbraucherschutz|verbraucherzentrale|polizei) ~4 (wenden|einschalten|informieren|ubergeben)|(wende|wenden) (ich|wir)? ~3 (anwalt|ordnungsamt|verbraucherzentrale)|(vierte|funfte|dritte|zweite) (sonntag|samstag|nacht|tag|woche|mal) ~1 (hintereinander|in folge)|(sehe|sehen|sahe|sahen) (ich|wir)? ~1 (mich|uns) ~1 gezwungen|(mich|uns) gezwungen (sehen|sehe)|(zahlung|rechnung) ~2 (zuruckhalten|zuruckbehalten|nicht bezahlen)',
    '(attends|attendons|exige|exigeons) (de votre part|une reponse|des excuses|le remboursement|un remboursement|que)|(mon|notre|un) (avocat|conseil juridique)|(mise en demeure|repression des fraudes)|sans reponse (de votre part|ecrite)|(verrai|verrais|verrons) (contraint*|oblige*)',
    '(espero|exijo|exigimos|esperamos) (de usted|de ustedes|de vosotros|una respuesta|una solucion|una explicacion|una disculpa|el reembolso|que me|que nos)|(mi|nuestro|un) abogado|(hoja de reclamaciones|oficina del consumidor)|(me vere|nos veremos) (obligad*)|de lo contrario ~4 (denunci*|acudir*|cancel*|anul*|tomar*)',
    '(mi aspetto|ci aspettiamo|esigo|pretendo|attendo|pretendiamo) (da voi|da lei|una risposta|delle scuse|una spiegazione|il rimborso|un rimborso|che)|(mio|nostro|un) (avvocato|legale)|(mi rivolgero|ci rivolgeremo|saro costrett*|saremo costrett*|associazione consumatori)|(farlo|farla) (rispettare|smettere) ~4 subito|(mi|ci) (vedro|vedremo|vedo|vediamo|trovero) ~1 (costrett*|obbligat*)|(chiedo|chiediamo) (quindi|pertanto|dunque) :|bloccare il pagamento',
  ].join('|'),
)

/** What went wrong, a sort each. */
const hints: readonly PhraseMatcher[] = [
  [
    '(wrong|incorrect) ~2 (item|items|product|products|size|type|model|order|colour|color|one|ones|part|parts|delivery|goods|unit|units|deliveries)|(arrived|came|was|were|delivered|had) ~2 (damaged|broken|cracked|defective|faulty|scratched|incomplete)|(damaged|defective|faulty) (goods|item|items|product|parcel)|instead of #|(scratched|bent|dented|defective|faulty|broken) (parts|pieces|items|goods|boxes|ones)|(found|find) ~4 (scratched|bent|damaged|broken|dented)',
    '(falsch*) ~1 (geliefert|lieferung|artikel|ware|grosse|modell|farbe|teil|teile|bestellung)|(beschadigt|defekt|kaputt|zerkratzt|unvollstandig|zerbrochen|mangelhaft) ~1 (an|angekommen|geliefert|waren|war)|(waren|war|ist|sind|kam|kamen) ~3 (beschadigt|defekt|kaputt|zerkratzt|unvollstandig|zerbrochen|mangelhaft)|statt (der|des) bestellten|(verkratzt*|zerkratzt*|verbogen*|defekt*|beschadigt*|zerbrochen*) ~1 (teile|teilen|stucke|ware|kartons|artikel)|(fanden|gefunden|festgestellt) ~6 (verkratzt|zerkratzt|verbogen|defekt|beschadigt)',
    '(mauvais|mauvaise) (article|modele|taille|produit|reference|couleur|commande|piece)|(arrive*|livre*|recu*|etait|etaient) ~3 (abime*|casse*|endommage*|defectueu*|incomplet*|raye*|enfonce*)|(porte|carton|colis) ~1 (enfonce*|abime*|dechire*)|(pieces|articles|supports) ~1 (defectueu*|raye*|abime*|casse*|tordu*)|(trouve|constate) ~6 (raye*|abime*|casse*|tordu*|defectueu*)',
    '(articulo|producto|modelo|pedido|talla|color|pieza|material) (equivocad*|incorrect*|erroneo)|(equivocad*|incorrect*|erroneo) ~1 (articulo|producto|modelo|pedido)|(llego|llegaron|llegado|estaba|estaban|venia|venian|recibi|recibimos) ~3 (rot*|danad*|defectuos*|incomplet*|estropead*|golpead*|rayad*)|(piezas|articulos) ~1 (defectuos*|rayad*|rot*|doblad*)|(encontrado|encontramos|encontre) ~6 (rayad*|rot*|doblad*|golpead*|defectuos*)',
    '(articolo|prodotto|modello|ordine|taglia|colore|pezzo|merce) (sbagliat*|errat*)|(arrivat*|consegnat*|era|erano|ricevuto) ~3 (rott*|danneggiat*|difettos*|incomplet*|rovinat*|graffiat*)|(verniciatura|pezzi|articoli|supporti|merce|scatole) ~1 (graffiat*|rott*|piegat*|danneggiat*|difettos*|rovinat*)|(trovato|trovati) ~6 (graffiat*|rott*|piegat*|danneggiat*|difettos*)',
  ],
  [
    'still (not|have not|haven t|has not|hasn t|waiting|no|nothing)|(never|not|hasn t|haven t) ~1 (arrived|turned up|been delivered|heard back|received ~3 (reply|answer|parcel|order|refund))|(weeks|days) late|(delayed|postponed) (again|twice|three times)|(day|days|week|month|months) late|(promised|told) ~3 (days|weeks|months)',
    '(immer noch|noch immer|bis heute|bislang|seit wochen) ~2 (nicht|kein|keine|keinen|nichts)|(wieder|erneut|schon wieder|mehrfach) (verschoben|verspatet|verzogert|nicht geliefert|vertrostet)|(lieferverzug|wochen verspatung)|(tag|tage|tagen|woche|monat|monate) ~1 (verspatung|verspatet|zu spat)|(versprochen|zugesagt) ~3 (tage|wochen|monate)',
    '(toujours|encore) (pas|rien|aucun*)|depuis ,? (rien|plus rien|aucun*|aucune nouvelle)|(repousse*|retarde*|reporte*) ~3 (fois|puis)|(jours|semaines) de retard|aucune (nouvelle|reponse)|ni excuses|(jour|semaine|mois) de retard|(promis|annonce) ~3 (jours|semaines|mois)',
    '(todavia|aun|sigo|seguimos) (no|sin) ~2 (llegado|recibido|recibir|respuesta|noticias|contestado|funciona|he|hemos)|(dias|semanas) de retraso|(aplazad*|retrasad*) (dos|tres|otra|varias|de nuevo)|ninguna (respuesta|noticia)|(dia|semana|mes|meses) de retraso|(prometid*|prometieron) ~3 (dias|semanas|meses)',
    '(ancora|tuttora) (nulla|niente|nessun*|non)|non ~3 ancora ~1 (arrivat*|ricevut*|consegnat*|risposto)|(giorni|settimane) di ritardo|(rimandat*|posticipat*|rinviat*) (due|tre|di nuovo|ancora)|nessuna (risposta|notizia)|(giorno|settimana|mese|mesi) di ritardo|(promess*) ~3 (giorni|settimane|mesi)|ne sono passat*',
  ],
  [
    '(very|extremely|deeply|really|so|most|quite) (disappointed|dissatisfied|unhappy|annoyed|angry|frustrated|upset)|fed up|at a loss|irresponsible|outrageous|disgraceful|appalling|scandalous|unacceptable|inacceptable|patience',
    '(sehr|ausserst|zutiefst|mehr als|schwer|wirklich|ziemlich) (enttauscht|unzufrieden|verargert|wutend|argerlich)|unverantwortlich|untragbar|unzumutbar|zumutung|skandal*|unverschamt*|frechheit|inakzeptabel|geduld|argernis',
    '(tres|extremement|vraiment|profondement|plus que) (decu*|mecontent*|insatisfait*|agace*|fache*|en colere)|irresponsable|scandaleu*|honteu*|inacceptable|inadmissible|patience',
    '(muy|sumamente|realmente|profundamente|bastante) (decepcionad*|descontent*|insatisfech*|molest*|enfadad*|disgustad*)|irresponsable|vergonzos*|escandalos*|inaceptable|paciencia|lamentable',
    '(molto|estremamente|davvero|profondamente|piuttosto) (delus*|insoddisfatt*|scontent*|arrabbiat*|seccat*|infastidit*)|irresponsabile|scandalos*|inaccettabile|pazienza|vergogn*',
  ],
  [
    '(nobody|no one|nothing) ~3 (answered|answer|answers|replied|reply|responded|happened|helped|help|called back)|(no|without a|without any) (reply|answer|response|reaction)|(could|did) not help|(yet|once) again|again and again|(ignored|promised|assured)|(called|phoned|rang|rung|written|emailed|wrote) ~2 (three|four|five|several|many) times|after (two|three|four|five|several) ~1 (calls|emails|phone|reminders)|(nothing like this|never had (such|this)) ~3',
    '(niemand|keiner|nichts) ~4 (geantwortet|antwortet|reagiert|gemeldet|passiert|geschehen|zuruckgerufen|geholfen)|(keine|ohne) (antwort|reaktion|ruckmeldung)|(schon wieder|immer wieder|wiederholt|mehrfach|mehrmals)|(versprochen|zugesagt|zugesichert)|(dreimal|viermal|funfmal) ~1 (angerufen|geschrieben|nachgefragt)|nach (zwei|drei|vier|funf|mehreren) ~1 (anrufen|mails|telefonaten|erinnerungen)|so etwas ~4 noch nie',
    '(ne|n) (repond|repondant|repondent|a repondu|ai recu) ~1 (plus|pas|aucun*)|personne ~3 (repond*|rappel*|venu*|aide*)|(sans|aucune) (reponse|reaction|suite)|(a nouveau|encore une fois|une fois de plus|a plusieurs reprises|malgre)|(promis|assure)|(appele|ecrit|telephone|relance) (trois|quatre|cinq|plusieurs) fois|apres (deux|trois|quatre|cinq|plusieurs) ~1 (appels|mails|relances|courriers)|(jamais) ~2 (arrive|vu) ~2 (chose|ca|cela|pareil)',
    '(nadie|nada) ~4 (responde|respondido|contesta|contestado|hecho|ayuda|ayudado|sabe)|(sin|ninguna) (respuesta|contestacion|reaccion|solucion)|(otra vez|de nuevo|una y otra vez|repetidas veces|varias veces|a pesar de)|(prometido|prometieron|aseguraron)|(llamado|escrito|reclamado) (tres|cuatro|cinco|varias) veces|tras (dos|tres|cuatro|cinco|varias) ~1 (llamadas|correos|reclamaciones)|nunca ~3 (pasado|ocurrido) ~2 (asi|igual|esto|parecido)',
    '(nessuno|niente|nulla) ~4 (risposto|risponde|fatto|successo|aiutato|richiamato)|(senza|nessuna) (risposta|reazione|soluzione)|(di nuovo|ancora una volta|ripetutamente|piu volte|nonostante)|(promesso|assicurato)|(telefonato|chiamato|scritto) (tre|quattro|cinque|diverse|piu) volte|dopo (due|tre|quattro|cinque|diverse|numerose) ~1 (telefonate|mail|chiamate|solleciti)|non risponde piu|(a capo di nulla|arrivat* a nulla)|mai ~1 (successa|capitata|successo|capitato) ~2 (cosa|simile|genere)',
  ],
  [
    '(noise|noisy|loud music|loud|barking|shouting|smell|stench|rubbish|blocked|blocking|parked)|(refund|refunded|compensation|money back)|(cancel|cancelling) (the|my|our|this) (order|contract|subscription|membership)',
    '(larm|laut|laute|lautstark|gebell|gestank|mull|zugeparkt|blockiert|einfahrt|ruhestorung)|(erstattung|erstatten|schadensersatz|geld zuruck|ruckerstattung)|(bestellung|vertrag|abo|auftrag) ~3 (stornieren|kundigen|widerrufen)',
    '(bruit*|vacarme|musique|tapage|aboiements|odeur*|bloque*|garee?)|(remboursement|rembourser|dedommagement|prise en charge des frais)|(annuler|resilier) (la|ma|notre|le|mon) (commande|contrat|abonnement)',
    '(ruido*|musica|gritos|ladridos|olor*|basura|aparcad*|bloquea*)|(reembolso|devolucion|indemnizacion|devuelvan)|(cancelar|anular) (el|mi|nuestro|la) (pedido|contrato|suscripcion|reserva)',
    '(rumor*|musica|urla|abbaia|odor*|immondizia|parcheggiat*|bloccat*|motore)|(rimborso|rimborsato|risarcimento)|(annullare|disdire) (il|la|l|mio|nostro) (ordine|contratto|abbonamento)',
  ],
].map((phrases) => matchPhrases(phrases.join('|')))
