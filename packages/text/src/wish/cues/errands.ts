import type { Language } from '../../language.ts'
import { matchAnyOf, matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded question asks for a favour or who sees to something, and not to meet: `Could you feed our cat on …?` */
export function asksForErrand(folded: string, language: Language): boolean {
  return errands[language].test(folded)
}

const errands: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'in the (fridge|oven|freezer)|(leave|let) ~4 (overnight|all night)|feed (the|my|our|his|her)|water (the|my|our) ~1 (plants|flowers|garden|tomatoes)|(may|can|could) (i|we) ~1 (park|leave|store|borrow)|(cover|take over|take) ~1 (my|our|the) ~2 (shift|class|lesson|turn)|stand in for|(pick|picks|picking) ~4 up|(collect|collects|fetch|fetches|babysit|lend|borrow)|(drop|drops) ~4 off|(bring|bringing|brings) (the|a|an|some|your|along|with|on|for|us|me|it|them|to)|(what|who) ~2 (bring|brings|bringing)|look after (the|my|our|his|her) ~1 (cat|dog|kids|children|plants|house|baby|flat)|walk the dog|let (him|her|them|the|my) ~2 in|give ~2 a (lift|ride)|(drive|drives) (me|us|him|her|them|the)|(buy|print|translate)|(hand|hands|handing) ~4 in|(deliver|submit)|(call|ring|phone|text|email|message|contact) ~1 (the|my|our|his|her) ~1 (plumber|electrician|builder|painter|dentist|doctor|vet|school|nursery|bank|insurance|landlord|garage|office|restaurant|hotel|supplier|client|customer|shop|agency|council|bakery|library|printers|neighbours|neighbors)|(call|ring|phone|text|email|contact|write to) (mr|mrs|ms|dr|mum|dad|grandma|granny|him|her|them)|mow|hoover|vacuum|tidy|(take|put|bring|get) ~3 (out|in|down) (today|tonight|tomorrow|on|before|by|this|?)|(take|put) (the|our) (bins|bin|rubbish|trash|recycling)|remind (me|us|him|her|them)|(take|drive|bring|walk) (the|our|my|him|her|them) ~1 to (school|nursery|kindergarten|training|practice|the)|pass (on|along) (the|my|our|this|that)|(iron the|wash up|do the (dishes|washing|laundry|ironing))',
  ),
  de: matchPhrases(
    '(im|in den) (kuhlschrank|ofen|backofen|gefrierfach)|(lasst|lass|stehen|ruhen|gehen) ~5 uber nacht|futter*|giessen|parken|abstellen|abholen|(holt|holst|hole) ~9 ab|mitbring*|(leihen|ausleihen|borgen|babysitten|aufpassen|hinbringen|mitnehmen|kaufen|reinlassen|aufschliessen|einspringen|ubernehmen|vertreten|ausdrucken|ubersetzen)|(bringt|bringst|bringe) ~5 mit|(abgebe|abgeben|abgibst|nachreiche|nachreichen|liefere|einreiche)|(klempner|elektriker|maler|handwerker|arzt|arztin|zahnarzt|zahnarztin|tierarzt|schule|kita|bank|versicherung|vermieter|vermieterin|hausverwaltung|werkstatt|hotel|restaurant|lieferanten|lieferant|kunden|kundin|oma|opa|mama|papa|eltern|frau|herrn|buro|agentur) ~5 (anrufen|anrufst|schreiben|kontaktieren|zuruckrufen)|(staubsaugen|durchsaugen|mahen|aufraumen|abwaschen|abspulen|bugeln|rausstellen|rausbringen|tanken|durchwischen)|(mich|uns|ihn|sie) ~5 erinnern|(zur|in die|zum|ins) (schule|kita|kindergarten|training|flughafen|bahnhof|arzt|tierarzt) ~2 (bringen|fahren)|(halle|raum|saal|hotel|flug|zug|tickets|karten|tisch) ~6 (buchen|reservieren)',
  ),
  fr: matchPhrases(
    'au (four|frigo|refrigerateur|congelateur)|(laisse|laisses|laissez|repose|reposer) ~4 toute la nuit|nourrir|arroser|garer|(aller|va|vas|allez|vais) (le |la |les )?chercher|recuperer|ramener|apporter|(apporte|apportes|apportez|apportons)|(preter|pretes|pretez|emprunter)|garder ~1 (chat|chien|enfants|petit|petite|petits|bebe)|(emmener|conduire|acheter|imprimer|traduire)|(prendre|reprendre) (mon|notre|le) (service|tour|poste|cours)|me remplacer|remplacerais|(rends|rendre|rendais|remets|remettre|livre|livrer) (le|la|les|mon|ma|mes)|(appeler|rappeler|telephoner|contacter|ecrire) ~1 (le|la|l|les|au|a la|aux|a l|mon|notre|ma) ~1 (plombier|electricien|peintre|dentiste|medecin|docteur|veterinaire|ecole|creche|banque|assurance|proprietaire|garage|bureau|restaurant|hotel|fournisseur|client|cliente|agence|mairie|boulangerie|voisins)|(appeler|rappeler|contacter|ecrire a) (m|mme|monsieur|madame|maman|papa)|tondre|me rappeler (de|d|que)|(faire|sortir|ranger|nettoyer|laver|vider) (l|le|la|les|ta|ton) (poubelle|poubelles|menage|vaisselle|cuisine|linge|voiture|chambre|garage)|emmener|(reserver|louer) (la salle|une table|l hotel|un hotel|les billets|le terrain)',
  ),
  es: matchPhrases(
    'en (la nevera|el horno|el frigorifico|el congelador)|(deja|dejas|dejabas|reposa|reposar) ~4 toda la noche|dar de comer|regar|aparcar|estacionar|(recoger|recoge|recoges|recogemos|recogeis)|(llevamos|traigo|traemos|traes|trae|traer|llevo)|prestar*|cuidar*|comprar|(cubrir|cubrirme) ~2 turno|sustituir*|(va|vas|ir|van) a buscar|(imprimir|traducir)|(entrego|entregar|entregue|entregara)|(llamar|llamas|escribir|contactar) ~1 (al|a la|a los|a el) ~1 (fontanero|electricista|pintor|dentista|medico|veterinario|colegio|cole|banco|seguro|casero|taller|oficina|restaurante|hotel|proveedor|cliente|clienta|agencia|ayuntamiento|vecinos)|cortar el cesped|(sacar|recoger|limpiar|fregar|ordenar|lavar|tender|planchar) (la|el|los|las|mi|tu) (basura|cocina|casa|habitacion|coche|platos|ropa)|(recordarmelo|recordarnoslo|recordarme que|recordarme lo)|(reservar|alquilar) (la|el|una|un|los) (sala|mesa|hotel|vuelo|pista|billetes)|hacer la colada',
  ),
  it: matchPhrases(
    'in (forno|frigo|frigorifero|freezer)|nel (forno|frigo)|(lasci|lascia|riposa|riposare|lievitare) ~3 tutta la notte|(dare|dar|dai) da mangiare|annaffiare|innaffiare|parcheggiare|(andare|va|vai|vado|andate) a prendere|ritirare|(portare|portiamo|porto|porti|porta|portate)|prestar*|badare|tenere (il|la|i) (cane|gatto|bambini|bambina|bambino)|comprare|coprire|sostituir*|(stampare|tradurre)|(consegno|consegnare|consegni|consegnassi)|(chiamare|telefonare|scrivere|contattare) ~1 (a|al|alla|all|l|il|la|lo) ~1 (idraulico|elettricista|imbianchino|dentista|medico|dottore|veterinario|scuola|asilo|banca|assicurazione|officina|ufficio|ristorante|hotel|fornitore|cliente|agenzia|comune|vicini|padrone)|tagliare l erba|(riordinare|pulire|lavare|stirare|sistemare) (la|il|l|i|le|lo) (cucina|casa|camera|macchina|auto|piatti|bucato|bagno)|(ricordarmelo|ricordarcelo|ricordarmi di)|accompagnare (i|il|la|le|lo|gli|mio|mia|i miei) ~1 (bambini|bambino|bambina|figli|figlio|figlia|ragazzi|nonna|nonno)|(prenotare|affittare) (la|il|un|una|l) (sala|tavolo|hotel|volo|campo|albergo)|fare (il bucato|la lavatrice)',
  ),
}

/**
 * Whether a folded question asks to see to a thing by a word that also invites or moves a meeting: `¿Puedes pasar la
 * aspiradora?`, `Could you move the car by ten?`
 */
export function seesToThing(folded: string): boolean {
  return things.test(folded)
}

const things = matchAnyOf(
  '(take|bring|put) ~1 (out|up|down) ~1 (bins|bin|rubbish|trash|shopping|groceries)|(take|bring|put) the (bins|bin|rubbish|trash|shopping|groceries) (out|up|down)',
  '(mull|tonne|einkaufe|koffer) ~3 (runterbringen|rausbringen|hochbringen|raustragen|hochtragen)',
  '(descendre|monter|remonter|sortir|vider|rentrer) (les|la|le|tes|vos|mes|nos) (poubelles|poubelle|courses|ordures|linge|velo|cartons|valises|bagages)',
  '(bajar|subir|sacar|tirar) (la|el|las|los) (basura|compra|maletas|paquete|paquetes|bolsas|informe|informes|foto|fotos|documento|documentos|archivo|archivos|fichero|acta|presentacion|video|datos|factura|facturas)',
  '(salire|portare|scendere|buttare) (la|il|le|i) (spesa|spazzatura|immondizia|bagagli|valigie|pacco)',
  'come up with|come to (a|an|any) (decision|agreement)|(move|park|wash) (the|your|my|our) (car|van|bike)',
  '(auto|wagen|fahrrad|bus) ~3 (wegfahren|umparken|wegstellen|umstellen)',
  '(passer|repasser) (l|le|la|les|un|une) (aspirateur|balai|serpilliere|commande|coup de fil|coup de fer|mot|message|linge)|(deplacer|bouger|garer) (la|ta|votre|le|ton) (voiture|camionnette|velo)|me le rappeler',
  'con (cual|cuales|que) ~2 (nos|me|te|se) (quedamos|quedo|quedas|queda)|(nos quedamos|te quedas|se queda) con (el|la|los|las|este|esta|cual)|(pasar|pasarme|pasarnos) (la|el|los|las) (aspiradora|fregona|informe|archivo|documento|documentos|dato|datos|contacto|enlace|factura|facturas|presupuesto|contrato|lista|fotos|acta)|(mover|aparcar|cambiar) (el|la|tu|mi) (coche|furgoneta|bici)',
  '(passare|passarmi|passarci) (l|il|la|i|le|lo) (aspirapolvere|straccio|file|documento|documenti|dati|contatto|link|fattura|fatture|preventivo|contratto|lista|rapporto|report|foto|verbale)|(spostare|parcheggiare) (la|l|il|tua|tuo) (macchina|auto|furgone|bici)',
)

/** Whether a folded statement says what somebody did, or wishes the reader well: `The plumber was here from 10 to 12`. */
export function tellsOrGreets(folded: string, language: Language): boolean {
  return told[language].test(folded)
}

const told: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(was|were) ~1 (here|there|round)|(came|rang|called) (round|by|at|yesterday|this)|(wish|wishing) you',
  ),
  de: matchPhrases(
    '(war|waren) ~9 (da|hier|bei uns|bei dir|bei ihnen)|(wunsche|wunschen) (ich |wir )?(dir|ihnen|euch)',
  ),
  fr: matchPhrases(
    '(est|sont) (venu|venue|venus|passe|passee|passes)|(etait|etaient) (la|ici)|(te|vous|t) (souhaite|souhaitons)',
  ),
  es: matchPhrases('(estuvo|estuvieron|vino|vinieron)|(te|le|os|les) (deseo|deseamos)'),
  it: matchPhrases(
    '(e|sono) (stato|stata|stati|venuto|venuta|venuti|passato|passata|passati)|(ti|le|vi) (auguro|auguriamo)',
  ),
}

/** Whether a folded sentence leaves it to its reader to call at any time: `If it is easier to talk it through, just ring me`. */
export function leavesCall(folded: string): boolean {
  return calls.test(folded)
}

const calls = matchAnyOf(
  'if (it is|it s|that is|that s|you d|you would|you) ~2 (easier|quicker|simpler|rather|prefer|like) ~6 (,)? ~1 (ring|call|phone|give) (me|us)|(just|simply) (ring|call|phone) (me|us) ~2 (if|any time|anytime|whenever)',
  '(wenn|falls) ~6 (einfacher|lieber|schneller|leichter) ~4 (,)? ~6 (,)? (ruf|rufen|rufst|melde|melden) ~3 (an|sich|dich)',
  '(si|s il) ~3 (plus simple|plus facile|preferez|preferes) ~6 (,)? (appelez|appelle|telephonez|passez) ~1 (moi|nous|un coup)',
  'si ~3 (mas facil|mas sencillo|prefiere|prefieres|mejor) ~4 (,)? (llameme|llamame|llamenos|llamanos|me llama|me llamas)',
  'se ~2 (piu semplice|piu facile|preferisce|preferisci|piu comodo) ~3 (,)? (mi chiami|chiamami|ci chiami|chiamaci|mi telefoni|telefonami)|per (qualsiasi|qualunque|ogni|eventuali|altre) ~1 (domanda|domande|dubbio|dubbi|chiarimento|informazione) ~2 (mi chiami|chiamami|ci chiami|chiamaci|mi telefoni)',
)

/** Whether a folded statement says when its writer sends something: `Te mando el informe el lunes. ¿Te va bien?` */
export function sendsThing(folded: string): boolean {
  return sends.test(folded) && !invitations.test(folded)
}

const sends = matchAnyOf(
  '(i ll|i will|we ll|we will|i can|we can|i d|we d|i would|we would) ~1 (send|forward|mail|ship|post) (you|it|them|the|over)',
  '(ich|wir) (schicke|schicken|sende|senden) ~1 (dir|ihnen|euch)|(schicke|schicken|schick|sende|senden) (ich|wir) ~1 (dir|ihnen|euch)',
  '(je|nous) (t|te|vous) (envoie|enverrai|envoyons|enverrons|transmets|transmettons)',
  '(te|le|os|les) (mando|mandamos|envio|enviamos|mandare|enviare|mandaremos|enviaremos|paso|pasare)',
  '(ti|le|vi) (mando|mandiamo|invio|inviamo|mandero|inviero|spedisco|spediro)',
)

/**
 * Whether a folded sentence asks when something comes, and not when to meet: `Let us know when you can send the documents`,
 * or is content with how something is done: `Let's do it like that`.
 */
export function asksWhenThingComes(folded: string): boolean {
  return comes.test(folded)
}

const comes = matchAnyOf(
  '(know|tell us|tell me|say) ~1 when ~4 (send|deliver|pay|return|submit|ship|forward|transfer) (the|your|us|them|it|me)|(do it|do this|do that) (like that|like this|that way|this way)',
  '(mit|uns|mir|bescheid) ~1 (,)? wann ~9 (schicken|senden|liefern|bringen|einreichen|uberweisen|bezahlen|abgeben|zusenden|zuschicken) ~1 (konnen|kannst|konnt|mochten|werden|wollen)|(machen wir|machen wirs|lass uns) ~1 (es|das) so',
  '(dire|dites|dis|savoir|indiquer|indiquez) ~1 quand ~4 (envoyer|livrer|payer|regler|transmettre|remettre|deposer) (le|la|les|l|vos|votre)|(faisons|on fait) comme (ca|cela)',
  '(diga*|digame|indique*|saber|avise*|comunique*) ~2 cuando ~3 (enviar|entregar|pagar|remitir|abonar|mandar) (el|la|los|las|su|sus|nos)|(hagamoslo|lo hacemos) asi',
  '(sapere|dica|dire|comunichi|indichi) ~2 quando ~2 (inviare|consegnare|pagare|portare|spedire|trasmettere|saldare) (il|la|le|i|l|gli)|facciamo cosi',
)

/** Whether a folded statement tells everybody to come: `Visit us at our stand at the fair from 3 to 5 November`. */
export function invitesEverybody(folded: string): boolean {
  return everybody.test(folded)
}

const everybody = matchAnyOf(
  'visit (us|our) ~9 (stand|booth|fair|website|site|open day|exhibition)|(come|join us) (to|for|at) our ~1 (open day|stand|booth)',
  '(besuchen sie|besucht) (uns|unseren|unsere) ~12 (messe|stand|ausstellung|homepage|website|seite|webseite)',
  '(venez nous voir|rendez nous visite|retrouvez nous) ~9 (salon|stand|foire|site)',
  '(visitenos|visitanos|visitadnos) ~9 (feria|stand|web|pagina)',
  '(visitateci|venite a trovarci|visiti il|visitate il) ~9 (fiera|stand|sito)',
)

/** What a meeting comes with. */
const invitations = matchAnyOf(
  'invite|invitation|link|slots|times|dates|proposals|zoom|teams',
  'einladung|termineinladung|termin|termine|vorschlag|vorschlage|link',
  'invitation|convocation|creneaux|lien|propositions|dates',
  'invitacion|convocatoria|enlace|huecos|fechas|propuestas',
  'invito|convocazione|orari|date|proposte',
)

/** Whether a folded sentence says how to reach somebody with questions: `If you have questions, call us …`. */
export function offersHelp(folded: string, language: Language): boolean {
  return help[language].test(folded)
}

const help: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(if you have|with|for|should you have) ~1 (questions|queries|problems|question|query)'),
  de: matchPhrases(
    '(bei|fur) ~1 (fragen|ruckfragen|problemen)|(haben sie|hast du|sollten sie) ~2 (fragen|probleme)',
  ),
  fr: matchPhrases('pour (toute|toutes|vos) (question|questions)|en cas de (question|questions|probleme)'),
  es: matchPhrases(
    'si (tiene|tienes|tienen) ~1 (preguntas|dudas|alguna)|(para|ante) cualquier (duda|pregunta|consulta)',
  ),
  it: matchPhrases('(per|in caso di) ~1 (domande|domanda|informazioni|problemi|dubbi)'),
}
