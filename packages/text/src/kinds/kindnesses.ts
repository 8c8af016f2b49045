import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const does_en = '(take|drive|bring|help|feed|water|collect|pick|look|lend|cover|mind|host|cook|bake|do|pop)'
const does_de =
  '(mache|mach|ubernehme|nehme|hole|hol|bringe|bring|fahre|fahr|futtere|futter|giesse|leihe|kummere|backe|schaue|schau|helfe|springe)'
const does_fr =
  '(passe|passerai|viens|viendrai|prends|prendrai|garde|garderai|nourris|nourrir|arrose|arroser|apporte|apporterai|emmene|prete|fais|ferai|occupe|chercher|aide)'
const does_es =
  '(ocupo|paso|pasare|llevo|llevare|recojo|recogere|riego|regare|traigo|traere|cuido|dejo|presto|ayudo|hago|encargo)'
const does_it =
  '(penso|passo|passero|porto|portero|prendo|prendero|tengo|innaffio|vengo|aiuto|presto|faccio|occupo|ritiro)'

/** That the writer does the reader a favour, and does not only ask about one. */
const favours = matchAnyOf(
  `(of course|sure|certainly|gladly|happily|absolutely|with pleasure|no problem) ~2 (i ll|we ll|i can|we can|i will|we will|i d|we d) ~1 ${does_en}|(i d|i would|we d|we would|i m|we re|i ll|we ll) ~2 (happy|glad|delighted) to ~1 ${does_en}|i ll (feed|water|look after|mind|lend) ~2 (the|your|you|him|her|them|it)`,
  `(klar|naturlich|gern|gerne|selbstverstandlich|kein problem|logisch) ~2 ${does_de} ~1 (ich|wir|euch|dir|ihnen|das)|(ich|wir) ${does_de} ~5 (gern|gerne)|(ich|wir) ~2 (kann|konnen|konnte|konnten|wurde|wurden) ~3 (gern|gerne) ~5 (mitbringen|abholen|ubernehmen|fahren|helfen|leihen|futtern|giessen|aufpassen|backen|einspringen)`,
  `(bien sur|avec plaisir|volontiers|pas de souci|pas de probleme|evidemment|oui) ~3 (je|on|nous) ~3 ${does_fr}|(je|on) ~1 (peux|peut|pourrais) ~6 (avec plaisir|volontiers)|(je|on) ~1 (passe|passerai|viens|viendrai) ~1 (nourrir|arroser|garder)`,
  `(claro|claro que si|por supuesto|encantad*|con mucho gusto|sin problema|desde luego) ~4 ${does_es}|(paso|pasare|ire) ~1 a (dar de comer|regar|cuidar)`,
  `(certo|certamente|volentieri|con piacere|nessun problema|figurati) ~4 ${does_it}|(passo|vengo|passero) ~1 a (dare da mangiare|innaffiare)`,
)

/** That it would be too much, or only were so. */
const no_favour = matchAnyOf(
  '(if|unless|can t|cannot|not|but)',
  '(wenn|falls|nicht|kann leider|aber)',
  '(si|ne|n|mais)',
  '(si|no|pero)',
  '(se|non|pero|ma)',
)

function withoutPauses(folded: string): string {
  return folded.replaceAll(/[,;!–-]/gu, ' ')
}

/** Whether a folded sentence does its reader a favour: `Klar, ich hole das Paket gern ab.` */
export function doesFavour(folded: string): boolean {
  const plain = withoutPauses(folded)
  return favours.test(plain) && !no_favour.test(plain)
}

const feast_en =
  '(party|birthday|wedding|to dinner|for dinner|our dinner|brunch|barbecue|bbq|housewarming|house warming|christening|baptism|celebration|for drinks|feast|thanksgiving|leaving do|baby shower)'
const feast_de =
  '(party|geburtstag|geburtstagsfeier|kindergeburtstag|hochzeit|zum abendessen|brunch|grillen|grillabend|grillfest|einweihung|einweihungsparty|taufe|feier|zum fest|unser fest|unserem fest|sommerfest|jubilaum|konfirmation|polterabend|adventskaffee|raclette)'
const feast_fr =
  '(fete|anniversaire|mariage|a diner|brunch|barbecue|cremaillere|bapteme|apero|notre soiree|soiree pyjama|noces|pendaison)'
const feast_es =
  '(fiesta|cumple|cumpleanos|boda|a cenar|a comer|brunch|barbacoa|inauguracion|bautizo|comunion|celebracion|aniversario|merienda)'
const feast_it =
  '(festa|compleanno|matrimonio|nozze|a cena|a pranzo|brunch|grigliata|inaugurazione|battesimo|comunione|aperitivo|anniversario|laurea|merenda)'

/** Invites, in so many words or by asking whether the reader comes. */
const feasts = matchAnyOf(
  `(invite|inviting|invited|join us|come|coming|come along|come over|love you to|celebrate with|have you) ~6 ${feast_en}|(celebrating|turning #) ~9 (come|join)|(having|throwing|hosting) ~5 ${feast_en} ~9 (come|join|there|you)`,
  `(lade|laden|ladt|eingeladen|einladen|einladung|kommst|kommt|kommen|dabei) ~8 ${feast_de}|(feiere|feiern|feier) ~9 (kommst|kommt|dabei|einladen|eingeladen|du|ihr)|${feast_de} ~9 (eingeladen|einladen|kommst du|kommt ihr)`,
  `(invite|invitons|inviter|invitee*|invites|viens|viendras|venez|viendrez|venir|serez|seras) ~6 ${feast_fr}|(fete|fetons|fetera) ~8 (tu viens|vous venez|viens tu|venez vous)|(fete|fetons|fetera|organise|organisons) ~6 ${feast_fr} ~9 (tu|vous|viens|venez)`,
  `(invito|invitamos|invitar*|invitad*|vienes|venis|vengas|vengais|venir|apuntas|apuntais|espero|esperamos) ~6 ${feast_es}|(celebro|celebramos) ~8 (vienes|venis|te apuntas)|(celebro|celebramos|hago|hacemos) ~6 ${feast_es} ~9 (vienes|venis|apuntas|apuntais|vengas|vengais|invitad*)`,
  `(invito|invitiamo|invitar*|invitat*|vieni|venite|venire|aspetto|aspettiamo) ~6 ${feast_it}|(festeggio|festeggiamo) ~8 (vieni|venite)|(festeggio|festeggiamo|faccio|facciamo|organizzo|organizziamo) ~6 ${feast_it} ~9 (vieni|venite|venire|ti|vi)`,
)

/** What is said of a feast that is called off, over or to be arranged. */
const no_feast = matchAnyOf(
  '(cancelled|canceled|called off|last (week|weekend|night|year)|was|were|invoice|catering|thanks for|thank you for|can t|cannot|won t)',
  '(abgesagt|fallt aus|letzte|letztes|letzten|war|waren|rechnung|catering|danke|dank|nicht)',
  '(annule*|dernier|derniere|etait|facture|traiteur|merci|ne|n)',
  '(cancelad*|anulad*|pasad*|fue|era|factura|catering|gracias|no)',
  '(annullat*|scors*|era|fattura|catering|grazie|non)',
)

/** Whether a folded sentence invites its reader to a feast. */
export function invitesToFeast(folded: string): boolean {
  return feasts.test(withoutPauses(folded)) && !no_feast.test(folded)
}

/** Whether a folded request asks whether its reader comes to a feast. */
export function asksToCome(folded: string): boolean {
  return invitesToFeast(folded) || comes.test(folded)
}

const comes = matchAnyOf(
  '(rsvp|join us|can you (make it|come)|will you (come|be there)|are you (coming|in)|you can (make it|come)|whether you (come|re coming|are coming))',
  '(kommst du|kommt ihr|kommen sie|seid ihr dabei|bist du dabei|sind sie dabei|ob (du|ihr|sie) (kommst|kommt|kommen|dabei))',
  '(tu viens|vous venez|viens tu|venez vous|serez vous|seras tu|si (tu|vous) (viens|venez|seras|serez|pouvez venir))',
  '(vienes|venis|viene usted|te apuntas|os apuntais|si (vienes|venis|puedes venir))',
  '(vieni|venite|viene anche lei|ci sei|ci siete|se (vieni|venite|riesci a venire|ci sarai|ci sarete))',
)

/** What the reader did wrong, said without a complaint. */
const mistakes = matchAnyOf(
  '(attachment|file|link) ~3 (missing|wasn t there|not there|not attached|didn t come|doesn t open|won t open|doesn t work|broken|is empty|was empty)|(forgot|forgotten) ~1 (the attachment|to attach)|you ~2 (sent|gave) ~3 (wrong|old) (file|version|one|attachment|date|link|address|number|form)|your ~3 (invoice|form|list|quote|offer|mail|email|draft|plan) ~3 (has|contains|had) ~2 (mistake|error|typo)|(mistake|error|typo) in your (mail|email|list|form|invoice|table|draft)|you (forgot|ve forgotten|have forgotten) to',
  '(anhang|anlage|datei|link) ~4 (fehlt|fehlte|nicht dabei|vergessen|nicht angekommen|lasst sich nicht|funktioniert nicht|geht nicht|leer)|(du hast|sie haben|ihr habt) ~3 (vergessen|verwechselt|falsche datei|falschen anhang|falsche version)|(deine|deiner|ihre|ihrer|eure|eurer) (rechnung|liste|tabelle|mail|aufstellung) ~3 (fehler|stimmt nicht|falsch)|(fehler|zahlendreher|tippfehler) in (deiner|deinem|ihrer|ihrem|eurer)',
  '(piece jointe|pj|fichier|lien) ~4 (manque|manquait|manquante|oublie*|absent*|pas (s ouvre|marche|fonctionne)|vide)|(tu as|vous avez) ~1 (oublie|confondu)|vous (etes|t es) trompe*|(votre|ta) (facture|liste|offre) ~4 (erreur|fausse|inexacte)|(erreur|faute) dans (votre|ton|ta)',
  '(adjunto|archivo|enlace|fichero) ~4 (falta|faltaba|no esta|no venia|no se abre|no funciona|vacio)|(has olvidado|se te ha olvidado|se le ha olvidado|se te olvido|ha olvidado|te has equivocado|se ha equivocado)|(su|tu) (factura|lista|oferta) ~4 (error|errata|equivocada)|(error|errata) en (tu|su|vuestra)',
  '(allegato|file|link) ~4 (manca|mancava|non c e|non c era|non si apre|non funziona|vuoto)|(hai dimenticato|ha dimenticato|ti sei dimenticat*|si e dimenticat*|ti sei sbagliat*|si e sbagliat*)|(sua|tua) (fattura|lista|offerta) ~4 (errore|sbagliata|errata)|errore (nel tuo|nella tua|nel suo|nella sua)',
)

/** Whether a folded sentence tells a mistake of its reader: `Der Anhang fehlt noch.` */
export function tellsMistake(folded: string): boolean {
  return mistakes.test(folded)
}

const damages = matchAnyOf(
  '(my|our) ~3 (ceiling|wall|kitchen|bathroom|cellar|basement|fence|car|bike|hedge|carpet|window|door|flat|balcony) ~9 (wet|stain|stained|damp|leak|leaking|dripping|broken|damaged|scratched|dented|flooded|soaked)|(stain|leak|damp patch|scratch|dent|crack|mould) ~5 (in|on|of) (my|our)|(damaged|broke|scratched|dented) (my|our)|(my|our) ~3 (was|got|has been|were) (damaged|broken|scratched|dented)',
  '(meiner|meinem|meine|meinen|mein|unserer|unserem|unsere|bei mir|bei uns) ~9 (wasserfleck|wasserschaden|fleck|feucht|nass|tropft|undicht|kratzer|delle|riss|beschadigt|kaputt|zerbrochen|schimmel)|(unser|mein|unsere|meine) ~6 (beschadigt|zerkratzt|zerbrochen|kaputt gegangen)|(wasserfleck|wasserschaden|kratzer|delle|riss|schimmel) ~6 (meiner|meinem|unserer|unserem)',
  '(ma|mon|mes|notre|nos|chez moi|chez nous) ~9 (tache|fuite|mouille*|humide*|goutte|abime*|rayure|rayee|casse*|inonde*|moisissure)|(abime|endommage|casse|raye) ~1 (mon|ma|notre|nos|mes)|(tache|fuite|rayure|fissure|moisissure) ~5 (ma|mon|mes|notre|nos)',
  '(mi|mis|nuestro|nuestra|en casa) ~9 (mancha|humedad|gotera|mojad*|gotea|rayad*|golpe|rot*|danad*|inundad*|moho)|(danado|roto|rayado) ~1 (mi|nuestro|nuestra)|(mancha|gotera|fuga|grieta|moho) ~5 (mi|mis|nuestro|nuestra)',
  '(mio|mia|miei|nostro|nostra|da me|da noi) ~9 (macchia|perdita|umidita|bagnat*|gocciola|graffi*|ammaccat*|rott*|danneggiat*|allagat*|muffa)|(danneggiat*|graffiat*|rovinat*) ~1 (il|la|i|le) (nostro|nostra|mio|mia|miei|nostri)|(macchia|perdita|crepa|muffa|graffio) ~5 (mio|mia|miei|nostro|nostra)',
)

/** Whether a folded sentence tells that something of its writer's was damaged: `In meiner Küche ist ein Wasserfleck.` */
export function tellsDamage(folded: string): boolean {
  return damages.test(folded)
}

const unanswered = matchAnyOf(
  '(no|without a|without any|never got a|still no|never had a|without) ~1 (reply|answer|response|call back)|(reach|call|phone|contact) ~6 without success|(nobody|no one) ~4 (answered|replied|called back|got back|responded|answers|replies)|(haven t|have not|never) ~2 (heard back|replied|answered)',
  '(keine|ohne|keinerlei|bis heute keine) ~1 (antwort|reaktion|ruckmeldung)|ohne erfolg ~2 (zu erreichen|angerufen)|(erreichen|angerufen) ~4 (ohne erfolg|vergeblich)|(kein|keinen|ohne) ruckruf|(niemand|keiner) ~4 (geantwortet|reagiert|gemeldet|zuruckgerufen)|nicht ~2 (geantwortet|zuruckgerufen|reagiert)',
  '(joindre|appele|contacter) ~9 sans succes|(sans|aucune) ~1 (reponse|retour|suite)|personne ~4 (repondu|rappele*)|pas ~2 (repondu|rappele*)|lettre morte',
  '(localizar*|llamado|llame|contactar) ~9 sin exito|(sin|ninguna) ~2 (respuesta|contestacion)|nadie ~4 (respondido|contestado|respondio|contesto)|no ~3 (contestado|respondido)',
  '(contattar*|telefonato|chiamato) ~9 senza (esito|successo)|(senza|nessuna|nessun) ~2 (risposta|riscontro)|nessuno ~4 (risposto|richiamato)|(non|mai) ~3 (risposto|richiamato)',
)

/** `Sans réponse d'ici au 26`: what will be, and not what was. */
const to_come =
  /(?<!\p{L})(?:without|no|ohne|keine|sans|sin|senza)(?: \p{L}{1,15}){1,6} (?:by|before|within|until|bis|innerhalb|binnen|d ici|d'ici|avant|sous|antes|hasta|en un plazo|entro|prima)(?!\p{L})/gu

/** Whether a folded sentence tells that nobody has answered its writer. */
export function tellsSilence(folded: string): boolean {
  return unanswered.test(folded.replaceAll(to_come, ' '))
}
