import { matchPhrases, type PhraseMatcher } from '../wish/cues/phrase-matcher.ts'
import { agreesToTime, comesLate } from './agreed-and-late.ts'
import { callsOff } from './call-offs.ts'
import { confirms } from './confirmations.ts'
import { apologies, declines, victories, wishes } from './courtesy-news.ts'
import { type EverydayWords, everydayWordsFor } from './everyday-words.ts'
import { doesFavour, invitesToFeast, tellsDamage, tellsMistake } from './kindnesses.ts'
import { tellsOfWaiting } from './kept-waiting.ts'
import { things } from './things.ts'
import { tellsIllness } from './illnesses.ts'
import { filtered } from '../literal-filter.ts'

/** What an answer says to its writer as a person, before it comes to what is asked. */
export type FirstWords =
  | EverydayWords
  | 'congratulation'
  | 'getWell'
  | 'wishes'
  | 'goodNews'
  | 'cancelled'
  | 'noted'
  | 'offer'
  | 'confirmation'
  | 'update'
  | 'sent'
  | 'done'
  | 'delay'
  | 'agreed'
  | 'late'
  | 'favour'
  | 'invited'
  | 'mistake'
  | 'regret'

/** The first words that are due to a mail of these folded sentences, with its questions among `asked`; null where none clearly are. */
export function firstWordsFor(told: readonly string[], asked: readonly string[]): FirstWords | null {
  const hasOne = (matcher: PhraseMatcher) => told.some((sentence) => matcher.test(sentence))
  const present = told.filter((sentence) => !to_come.test(sentence))
  const isThere = (matcher: PhraseMatcher) => present.some((sentence) => matcher.test(sentence))
  const finished = present.filter((sentence) => !denied.test(sentence))
  const isLine = asked.length === 0 && told.length <= sentences_of_a_line
  const everyday = isLine ? everydayWordsFor(told) : null
  if (everyday === 'sympathy') return everyday
  if (hasOne(happy_events) || hasOne(victories)) return 'congratulation'
  if (told.slice(0, sentences_of_wishes).some((sentence) => wishes.test(sentence))) return 'wishes'
  if (told.some(callsOff)) return 'cancelled'
  if (told.some(tellsIllness)) return 'getWell'
  if (hasOne(bad_news)) return 'noted'
  if (told.slice(0, sentences_of_news).some((sentence) => good_news.test(sentence))) return 'goodNews'
  if (everyday !== null && everyday !== 'noWorry') return everyday
  if ([...told, ...asked].some(invitesToFeast)) return 'invited'
  if (told.some(doesFavour)) return 'favour'
  if (asked.length === 0 && told.length <= sentences_of_agreement && told.some(agreesToTime)) return 'agreed'
  if (told.slice(0, sentences_of_news).some(comesLate)) return 'late'
  if (told.some(tellsMistake)) return 'mistake'
  if (present.some(tellsDamage)) return 'regret'
  if (isThere(offers)) return 'offer'
  if (
    finished.some((sentence) => received.test(sentence) && !contrasts.test(sentence)) ||
    told.some((sentence) => confirms(sentence, false))
  )
    return 'confirmation'
  if (hasOne(updates)) return 'update'
  if (isThere(sent)) return 'sent'
  if (told.some((sentence) => begins_done.test(sentence))) return 'done'
  if (present.some((sentence) => says_done.test(sentence))) return 'done'
  if (finished.some((sentence) => done.test(sentence))) return 'done'
  if (hasOne(waiting) || told.some(tellsOfWaiting)) return 'delay'
  if (everyday !== null) return everyday
  return hasOne(declines) || hasOne(apologies) ? 'noted' : null
}

/** The subject may be the first of these; what closes a mail is no reason for its first words. */
const sentences_of_wishes = 3

/** News is told at once; further on it is one part of what a mail tells. */
const sentences_of_news = 3

/** The subject may be one of these. */
const sentences_of_a_line = 4

/** An answer that agrees to a time says little else. */
const sentences_of_agreement = 4

/** Whether a folded request only brings what it comes with: `please find attached our quote`. */
export function onlyBrings(folded: string): boolean {
  return sent.test(folded) || offers.test(folded)
}

/** What is promised, or only would be, is not there yet. */
const to_come = matchPhrases(
  [
    '(will|ll|tomorrow|later|soon|would|going to|once|if|until|as soon as|unless)|you (enclosed|attached|sent)',
    '(werde|werden|wird|morgen|spater|bald|demnachst|sobald|wenn|falls|konnte|konnten|wurde ich|wurden wir)',
    '(demain|bientot|plus tard|des que|lorsque|quand|si|enverrai|enverrons|prochainement|d avance|promis)',
    '(manana|pronto|mas tarde|luego|cuando|si|enviare|mandare|en cuanto|voy a|vamos a)',
    '(domani|presto|piu tardi|appena|quando|se|inviero|mandero|invieremo)',
  ].join('|'),
)

const denied = matchPhrases(
  '(not|isn t|aren t|never|haven t|hasn t|nicht|kein|keine|pas|jamais|ni|no|nunca|non|mai)',
)

/** Good news of the writer's own. */
const happy_events = matchPhrases(
  [
    '(i|we|i ve|we ve) ~2 (passed) (my|the) ~2 (exam|exams|test|driving test|finals|viva|boards)|(i|we|i ve|we ve) ~2 (got|landed|was offered) (the|my|a new) ~1 (job|position|scholarship|grant)|(we|i) (are|re|am|m) (expecting|having) ~1 (a|our|twins) ~2 (baby|child|twins|boy|girl)|(we|i) (are|re|am|m|got|have got|ve got) ~1 (engaged|married|getting married)|(our|my) ~2 (son|daughter|baby|little one|boy|girl) ~2 (was born|has arrived|arrived|is here)|i (got|have been|ve been|was|m being|am being) promoted|(they|she|he) (offered me|gave me|have offered me|are giving me) (the|a) ~2 (job|position|role|place|contract)|i (got it|got in|made it) !|proposed (to me|!)|i (start|m starting|am starting) (at|with|as) (the|a|an) ~5 (on|in)',
    '(ich|wir) ~5 (prufung|examen|fuhrerschein|abschluss|staatsexamen|masterarbeit|doktorprufung) ~1 bestanden|(habe|haben) ~5 (prufung|examen|abschlussprufung) ~1 bestanden|(habe|hab) ~2 (den job|die stelle|das stipendium) ~1 (bekommen|gekriegt)|(wir|ich) (heiraten|erwarten ~2 (ein kind|ein baby|nachwuchs|zwillinge)|haben ~2 geheiratet|haben uns verlobt)|(unsere|unser|meine|mein) ~2 (tochter|sohn|baby|kleine|kleiner) ist ~2 (da|geboren|auf der welt)|(haben mich|wurde|bin) ~1 (genommen|angenommen|eingestellt|zugelassen) (worden)?|ich hab (den job|die stelle|es geschafft)|ich ~2 befordert (worden|wurde)?|(hat mir|mir) ~2 (einen antrag|einen heiratsantrag) gemacht|(ich|wir) ~2 (schwanger)',
    '(j ai|nous avons) ~1 (reussi|eu) (mon|mes|l|le|les|notre) ~1 (examen|examens|permis|concours|bac|diplome|partiels)|j ai ~1 (eu|obtenu|decroche) (le|mon|un nouveau) ~1 (poste|job|boulot|travail|bourse)|(on|nous) (se marie|nous marions|attend|attendons) ~1 (un bebe|un enfant|des jumeaux|en)|(je suis|on est|nous sommes) ~2 enceinte|(nous nous sommes|on s est) (fiances|maries)|(notre|ma|mon) ~1 (fille|fils|bebe|petite|petit) est nee*|m a demande* en mariage|j ai ete (promu*|pris*|retenu*|embauche*|admis*)|(ils|elle|on) m (ont|a) (pris*|embauche*|retenu*)|je commence (au|a la|chez|comme) ~6 (le|en|lundi)',
    '(he|hemos) ~1 aprobado (el|la|mi|todo|las|los) ~1 (examen|oposicion|carnet|curso|examenes|oposiciones|carne|selectividad)|(me han dado|he conseguido|consegui|tengo) (el|la|mi|un nuevo) ~1 (trabajo|puesto|plaza|beca)|(nos casamos|me caso)|(estamos|estoy) (esperando un|embarazada*)|(esperamos) ~1 (un bebe|gemelos|un hijo|una hija)|(ha nacido|nacio) (nuestr*|mi) ~1 (hija|hijo|bebe)|me ha pedido ~1 matrimonio|me han (ascendido|cogido|contratado|admitido|seleccionado)|empiezo (en|de|como) (el|la|un|una) ~5 (el|en)',
    '(ho|abbiamo) ~1 (passato|superato) (l|il|la|gli|tutti) ~1 (esame|esami|concorso|patente|prova)|(ho|mi hanno) ~1 (ottenuto|avuto|dato|trovato) (il|la|un nuovo) ~1 (lavoro|posto|borsa)|(ci sposiamo|mi sposo)|(aspettiamo) ~1 (un bambino|una bambina|due gemelli)|sono incinta|(e nato|e nata) ~1 (nostr*|mi*)|mi ha chiesto di sposar*|mi hanno (promoss*|preso|presa|assunt*)|comincio (al|alla|come|da) ~6 (il|a|lunedi)|mi sono laureat*|(ho preso) la (laurea|patente)',
  ].join('|'),
)

const bad_news = matchPhrases(
  [
    '(regret|sorry|afraid) (to|i (must|have to|need to)) ~2 (inform|tell|say|announce|let you know|advise)|(unfortunately|i m afraid|afraid|sadly) ~9 (out of stock|sold out|delayed|no longer available|not available|discontinued|turned down|rejected)|(decided not to|will not be able to|won t be able to) (continue|proceed|renew|offer you|take part|attend|come)|(is|are|will be) (delayed|late) (by|until)',
    '(leider|bedauern|bedaure|bedauerlicherweise) ~4 (mitteilen|mitzuteilen|informieren|sagen)|(leider) ~9 (ausverkauft|vergriffen|verspatet|verzogert|abgelehnt|nicht lieferbar|nicht mehr lieferbar|nicht verfugbar|nicht mehr verfugbar)|(verzogert|verspatet|verschiebt) sich ~3 (um|bis|auf)',
    '(regret|desole*) (de|d) ~3 (informer|annoncer|dire|faire part|apprendre)|(malheureusement|helas) ~9 (rupture|epuise*|retarde*|indisponible*|refuse*|plus disponible*)|(aura|prend|a pris) ~3 retard|(suis|sommes) au regret',
    '(lamento|lamentamos|siento|sentimos) ~2 (comunicar*|informar*|decir*|anunciar*)|(desgraciadamente|lamentablemente|por desgracia) ~9 (agotad*|retrasad*|rechazad*|no disponible*)|(se retrasa|se ha retrasado|sufre un retraso)',
    '(spiace|dispiace|spiacenti|rammarico|purtroppo) ~4 (comunicar*|informar*|dir*|annunciar*|avvisar*|segnalar*)|purtroppo ~9 (esaurit*|in ritardo|rifiutat*|respint*|non disponibil*|non piu disponibil*)|(subira|ha subito) un ritardo|(slitta|slittera) (a|al|alla|di)',
  ].join('|'),
)

const good_news = matchPhrases(
  [
    '(good|great|wonderful|excellent|fantastic) news (:|!|.|from|for you)|(have|got|is|s|some) ~1 (good|great|wonderful|excellent|fantastic) news|(pleased|delighted|happy|glad|thrilled) to (tell|inform|announce|let you know|report|say) ',
    '(habe|haben|hab|gibt|eine|sehr|mit|echt) ~1 (gute|guten|tolle|tollen|erfreuliche|erfreulichen) (nachricht|nachrichten|neuigkeit|neuigkeiten)|(gute|tolle) (nachricht|nachrichten|neuigkeiten) (:|!|.)|(freue|freuen) ~3 (mitteilen|mitzuteilen|verkunden|sagen) zu konnen|(freue mich|freuen uns) ~5 mitzuteilen',
    '(une|tres|de|d) (bonne|bonnes|excellente|excellentes|super) (nouvelle|nouvelles)|(bonne|excellente|super) nouvelle (:|!|.)|(plaisir|heureux|heureuse|ravi|ravie|joie) (de|d) ~1 (annoncer|informer|apprendre|faire part)',
    '(una|tengo|muy|traigo|con) (buena|buenas|excelente|gran) (noticia|noticias)|(buenas noticias|buena noticia) (:|!|.)|(complace|alegra|gusto|placer|satisfaccion) ~1 (comunicar*|informar*|anunciar*|decir*)',
    '(una|ho|con|delle) (buona|bella|ottima|buone|belle|ottime) (notizia|notizie)|(buona|bella|ottima|buone|belle|ottime) (notizia|notizie) (:|!|.)|(lieto|lieta|lieti|felice|felici|piacere) di ~1 (comunicar*|informar*|annunciar*|dir*)',
  ].join('|'),
)

const offers = matchPhrases(
  [
    '(attached|enclosed|here|below|find) ~2 ~3 (our|the|my|a|your) ~2 (quote|quotation|estimate|offer|proposal)|(attach|send you|sending you|submit|enclose) ~3 (quote|quotation|estimate|proposal|offer)|(i|we) (can|could|d be happy to|would be happy to|d be glad to|would gladly) (help you|help out|take that off you)',
    '(anbei|hier|beigefugt|im anhang|gerne|hiermit|unten) ~6 (angebot|kostenvoranschlag|offerte)|(sende|senden|schicke|schicken|unterbreite|unterbreiten|ubersende|ubersenden) ~6 (angebot|kostenvoranschlag|offerte)',
    '(voici|ci joint|ci dessous|trouverez|en piece jointe|ci jointe) ~6 (devis|offre|proposition|estimation)|(je|nous|vous|te|t|j) (adresse|envoie|transmets|adressons|envoyons|transmettons|soumets) ~4 (devis|offre|proposition)',
    '(adjunto|adjuntamos|aqui|envio|enviamos|remito|remitimos|paso|mando) ~6 (presupuesto|oferta|propuesta|cotizacion)',
    '(in allegato|allego|alleghiamo|ecco|invio|inviamo|di seguito|trasmetto|mando) ~6 (preventivo|offerta|proposta|quotazione)',
  ].join('|'),
)

/** What came from the reader is there. */
const received = matchPhrases(
  [
    '(i|we) ~2 received (your) ~3 (payment|deposit|transfer|documents|application|order|booking|form|registration|parcel|cheque|registration)|(your) ~2 (payment|deposit|documents|form|registration|booking|reservation) ~1 (has|have) ~1 (arrived|been received|been recorded|reached us|confirmed|been confirmed)',
    '(ihre|ihren|ihr|deine|deinen|dein) ~2 (zahlung|anzahlung|uberweisung|unterlagen|anmeldung|bestellung|buchung|reservierung|formular|paket|dokumente|beitrag) ~5 (erhalten|eingegangen|angekommen|verbucht|bekommen)|(haben|habe) ~3 (ihre|ihren|deine|deinen) ~2 (zahlung|anzahlung|uberweisung|unterlagen|anmeldung|bestellung|buchung) ~3 (erhalten|bekommen)',
    '(avons|ai) bien recu (votre|vos|ton|tes|ta) ~1 (paiement|arrhes|acompte|virement|documents|dossier|inscription|commande|reservation|colis|formulaire|reglement|cotisation)',
    '(hemos|he) recibido ~2 (su|tu|sus|tus|vuestr*) ~2 (pago|senal|anticipo|transferencia|documentos|documentacion|inscripcion|pedido|reserva|formulario|paquete)',
    '(abbiamo|ho) ricevuto ~2 (suo|sua|tuo|tua|suoi|vostr*|i|il|la|l) ~2 (pagamento|acconto|caparra|bonifico|documenti|documentazione|iscrizione|ordine|prenotazione|modulo|pacco)',
  ].join('|'),
)

/** `We have received your payment, but the invoice was for more.` */
const contrasts = matchPhrases(
  'but|however|aber|jedoch|allerdings|mais|toutefois|pero|sin embargo|ma|tuttavia',
)

const updates = matchPhrases(
  [
    '(quick|short|brief|small|little|an|the|weekly) update (on|about|from|:|.|,|regarding)|(update|updating) you (on|about)|(keep|bring|get) you (posted|up to date|up to speed|in the loop)|where (we|things) (stand|are) (with|on|:)',
    '(kurzes|kleines|ein|das|schnelles) update|(kurzer|aktueller|neuer) (zwischenstand|stand der dinge|stand)|(zwischenstand|auf dem laufenden|auf den neuesten stand|auf den neusten stand)',
    '(petit|rapide|bref|voici|le) point (d etape|d avancement|sur (le|la|les|l))|(tenir|tiens|tenons) ~1 (au courant|informe*)|quelques nouvelles (de|du|des)',
    '(breve|pequena|rapida) actualizacion|(pongo|ponerte|ponerle|poneros|ponemos) al (dia|corriente|tanto)|(informarte|informarle|informaros) (de|sobre) (como|el estado)',
    '(breve|piccolo|rapido|veloce) aggiornamento|(aggiornar*|aggiorno|aggiorniamo) (sul*|su|sugli|sull*)|(tengo|tenerti|tenerla|tenervi) (al corrente|aggiornat*)|un aggiornamento (sul*|su)',
  ].join('|'),
)

/** Something comes with the mail. */
const sent = matchPhrases(
  [
    `(attached|enclosed) ~2 (is|are|find|you ll find|you will find)|(please|you ll|you will|kindly) find ~2 (attached|enclosed)|(i|we) ~2 (attach|enclose|attached|enclosed) (the|my|our|a|your|it|them|both|some|two|all)|here (is|are|s|re) (the|my|our|your|a|some) ~3 ${things.en}|(sending you|i send you|i ve sent you|i have sent you) ~1 (the|my|our|a|your|some) ~3 ${things.en}|${things.en} (is|are) (attached|enclosed)|see (attached|attachment)`,
    `(anbei|beigefugt|im anhang|in der anlage|angehangt) ~2 (finden|findest|findet|erhalten|erhaltst|die|der|das|den|mein|meine|meinen|unser|unsere|unseren|ein|eine|einen|ihr|ihre|ihren|wie|schicke|sende|senden)|(schicke|sende|schicken|senden|ubersende|ubersenden|ubermittle) ~5 ${things.de}|hier (ist|sind|kommt|kommen) (der|die|das|mein|meine|unser|unsere|ein|eine|dein|deine) ~2 ${things.de}|(hange|hangen) ~6 an (.|,|!)`,
    `(ci joint|ci jointe|ci joints|ci jointes|en piece jointe|en annexe|en pj) ~1 (le|la|les|l|mon|ma|mes|notre|nos|un|une|des|votre|vos|ton|ta)|(trouverez|trouveras) ~2 (ci joint*|en piece jointe|en annexe|en pj)|voici (le|la|les|l|mon|ma|mes|notre|nos|votre|vos|ton|ta|tes) ~2 ${things.fr}|(envoie|envoyons|adresse|adressons|transmets|transmettons|joins|joignons) ~1 (le|la|les|l|mon|ma|mes|notre|nos|un|une|votre|vos|ton|ta|tes) ~2 ${things.fr}|${things.fr} ~2 (ci joint*|en piece jointe)`,
    `(adjunto|adjuntamos|te adjunto|le adjunto|os adjunto) ~2 (el|la|los|las|mi|mis|un|una|su|sus|tu|tus|nuestr*|va|van|encontrar*)|en (el )?adjunto ~1 (va|van|tiene*|encontrar*|esta|estan)|aqui (tienes|tiene|teneis|tienen|va|van|esta|estan|te dejo|le dejo|os dejo) (el|la|los|las|mi|mis|un|una|nuestr*|su|tu) ~2 ${things.es}|(te|le|os|les) (envio|enviamos|mando|mandamos|paso|remito|remitimos) ~1 (el|la|los|las|mi|mis|un|una|nuestr*|su|tu) ~2 ${things.es}`,
    `in allegato ~3 (il|la|i|le|gli|l|un|una|trova|trovi|trovate|lo|mio|mia|nostr*)|(allego|alleghiamo) ~2 (il|la|i|le|gli|l|un|una|copia|qui)|ecco (il|la|i|le|gli|l|un|una|qui|a) ~3 ${things.it}|(invio|inviamo|mando|mandiamo|trasmetto|trasmettiamo) ~3 (il|la|i|le|gli|l|un|una|mio|mia|nostr*) ~2 ${things.it}|${things.it} ~2 in allegato`,
  ].join('|'),
)

/** A task is finished. */
const done = matchPhrases(
  [
    '(it s|that s|it is|all|everything is|everything s|both are|they re|they are) ~1 (done|sorted|fixed|sorted out|taken care of|sent off|uploaded|submitted|in the folder) (now|,|.|!|and|for)|(i ve|i have|i) (just |now |already )?(uploaded|fixed|sorted|corrected|updated|booked|filed|submitted) (it|them|that|this|everything|the|your|both|all)|(you ll|you will|you can) find (it|them|everything|all) ~2 (in|on|under) (the|our|your)|all done',
    '(ist|sind|hab|habe|wurde|wird|alles|schon|hiermit|bereits) ~1 (erledigt|abgehakt|eingetragen|hochgeladen|umgebucht|rausgeschickt|abgeschickt|verschickt|uberwiesen) (,|.|!|und)|(hab|habe|wir haben|haben wir) ~1 (es|das|alles|die|den|dir|ihnen) ~4 (erledigt|hochgeladen|abgelegt|eingetragen|korrigiert|gebucht|umgestellt)|(liegt|liegen) (jetzt |nun |alles |alle )?(im ordner|auf dem laufwerk|auf dem server|in der cloud|im laufwerk)|(findest|finden sie) (du )?(alles|es|sie) ~1 (im|auf|in|unter)',
    '(c est|voila c est|tout est|ca y est c est) (bien |deja |maintenant )?(fait|envoye|regle|parti|boucle|termine|reserve|corrige|en ligne|dans le dossier|paye)|(j ai|on a|nous avons) (bien |deja |tout )?(envoye|corrige|reserve|regle|depose|transmis) (le|la|les|l|tout|ca|cela|ce que|ta|ton|votre|vos)|(tu trouveras|vous trouverez) (tout|le tout|ca) (dans|sur)',
    '(ya|todo|lo) ~1 (esta|estan|queda|he|hemos|ha|tienes|tiene) ~1 (hecho|listo|enviado|pagado|resuelto|arreglado|subido|corregido|terminado|solucionado|reservado|mandado|cambiado|dejado)|(lo tienes|lo tiene|lo encontraras|lo encontrara|esta todo|tienes todo|encontraras todo) ~1 (en|dentro)',
    '(e|gia|tutto) (tutto )?(fatto|inviato|risolto|sistemato|spedito|completato) (,|.|!|e)|(ho|abbiamo|l ho) (gia )?(inviato|mandato|caricato|sistemato|spedito|corretto|prenotato|pagato) (,|.|!|tutto|il|la|i|le|anche)|(trovi|trova|trovate) (tutto|tutti|il tutto) ~1 (in|nella|nel|sul|qui)',
  ].join('|'),
)

const begins_done = filtered(
  /^[¡"']?(?:[a-z]{1,20}[,:!] ?)?(?:done|all done|sorted|all set|sent|erledigt|gemacht|ist raus|schon passiert|c'est fait|c'est envoye|fait|envoye|hecho|listo|enviado|ya esta|fatto|inviato|mandato|fatta)(?: ?[,.:;!]| ?$)/,
)

/** `The survey of the quay is done.`, and not `is done at five`. */
const says_done = filtered(
  /^(?:(?:the|our|my|your|der|die|das|unsere?|meine?|deine?|ihre?|le|la|les|notre|nos|mon|ma|mes|votre|vos|ton|ta|el|los|las|su|sus|tu|tus|il|lo|i|gli) |l')(?:[a-z']{1,30} ){1,5}(?:(?:is|are) (?:now |all )?(?:done|finished|complete|completed|ready)|(?:ist|sind) (?:jetzt |nun )?(?:fertig|erledigt|abgeschlossen)|(?:est|sont) (?:maintenant )?(?:termine|terminee|termines|terminees|pret|prete|prets|pretes)|(?:esta|estan) (?:ya )?(?:listo|lista|listos|listas|terminado|terminada|terminados|terminadas|hecho|hecha)|(?:e|sono) (?:ora )?(?:pronto|pronta|pronti|pronte|finito|finita|terminato|terminata|concluso|conclusa|completato|completata))(?: ?[.,!;]|$)/,
)

/** The writer still waits for what the reader owes. */
const waiting = matchPhrases(
  [
    '(still|been) waiting for (your|an|a) ~1 (answer|reply|response|feedback|decision|word)|(haven t|have not|not|never) ~1 (heard|had) (back |anything |a reply |an answer )?from you|(haven t|have not|never) (received|had|got) ~1 (a|an|any|your) ~1 (reply|answer|response)|(no|without) (reply|answer|response) (so far|yet|from you)|(chasing|second reminder|following up on my|following up again)',
    '(warte|warten) ~2 (noch|immer noch|weiterhin|seit) ~3 auf (ihre|deine|eine|eure|ihren|deinen) ~1 (antwort|ruckmeldung|entscheidung|unterlagen)|(noch|bisher|bislang|immer noch) ~2 (keine|nichts) ~2 (antwort|ruckmeldung|gehort|von ihnen|von dir)',
    '(attends|attendons) (toujours|encore) ~1 (votre|ta|une|vos|ton) ~1 (reponse|retour|decision|accord)|(toujours|encore|sauf erreur) ~3 (pas|sans|aucun|aucune) ~2 (de reponse|reponse|recu|nouvelles|nouvelle|retour|de retour)|sans (reponse|retour|nouvelles) de (votre|ta)',
    '(sigo|seguimos|continuo) (esperando|a la espera|sin) ~2 (tu|su|una|vuestra|respuesta|noticias|de)|(no|aun no|todavia no) ~1 (he|hemos) (recibido|tenido) ~1 (respuesta|noticias|contestacion)|(sin|ninguna) (respuesta|noticias) (por|de|tuya|suya|todavia|aun)',
    '(sto|stiamo) ancora aspettando ~2 (risposta|riscontro|notizie|tua|sua)|(non) (ho|abbiamo) ~2 (ricevuto|avuto|saputo) ~2 (risposta|riscontro|notizie|nulla|niente|piu nulla)|(ancora|tuttora) (in attesa|senza) (di |della |del |un |una )?~2 (risposta|riscontro|notizie)|attendo ancora',
  ].join('|'),
)
