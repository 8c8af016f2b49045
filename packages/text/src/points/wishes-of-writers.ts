import { filtered } from '../literal-filter.ts'
import { invitesReader } from '../wish/cues/invites-reader.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const wishes = matchAnyOf(
  'you (ll|will) ~1 (need|have) to|you ~1 (need|have) to ~1 (send|sign|pay|fill|complete|confirm|bring|submit|provide|upload|return|check|choose|register|call|renew|order|book)|(am|are|m|re) ~1 (waiting|wait) for (you to|your)|(i|we) ~1 await your|awaiting your (reply|answer|decision|confirmation|signature|payment)|(i|we) (need|have) to know|(i|we) (should|would|d) like (you to|to know|to understand)|it (would|d) ~2 help (to (have|know|see)|if you)|(i|we) want to (know|understand)|(i|we) ~2 (ask|request|call on|require|expect) ~1 you ~2 to|(i|we) ~1 (demand|insist) ~1 that you',
  '(warten|warte) ~1 (noch|immer noch|weiterhin) ~1 (auf )?(ihre*|deine*|eure*|darauf)|(du|sie|ihr) (musst|mussen) ~7 (schicken|senden|unterschreiben|bezahlen|uberweisen|ausfullen|prufen|kontrollieren|entscheiden|bestatigen|mitbringen|einreichen|angeben|hochladen|verlangern|bestellen)|es (ware|ist) ~2 (notig|erforderlich|notwendig|wichtig|hilfreich) (,)? (dass|wenn) (sie|du|ihr)|(sie|du|ihr) (mussten|musstest|musstet|sollten|solltest|solltet) ~7 (mitteilen|angeben|nennen|ausfullen|entscheiden|auswahlen|festlegen)|(wurde|wurden|mochte|mochten) (ich|wir) ~2 (wissen|erfahren|verstehen)|(ich|wir) (wurde|wurden|mochte|mochten) ~2 (wissen|erfahren|verstehen)|(ich|wir) (will|wollen) ~2 (wissen|erfahren)|(fordere|fordern|ersuche|ersuchen) ~1 (ich |wir )?(sie|dich|euch) ~1 (daher|deshalb|hiermit|auf|,)|(bitte|bitten) (ich|wir) ~1 (sie|dich|euch) ~1 (daher|deshalb|dringend|darum|,)|(ich|wir) (bitte|bitten) (sie|dich|euch) (daher|deshalb|dringend|darum)',
  '(attends|attendons) ~1 (toujours|encore) ~1 (ton|ta|tes|votre|vos|que)|en attente de (ton|ta|tes|votre|vos)|(tu dois|vous devez|il te faut|il vous faut) ~1 (envoyer|signer|payer|remplir|confirmer|apporter|fournir|renvoyer|verifier|choisir|renouveler|commander)|il (faudrait|faut|serait bon|serait utile) ~2 (que|qu) (vous|tu) ~2 (nous|me|m|te|vous) |(je|nous) (voudrais|voudrions|aimerais|aimerions|veux|voulons) ~1 (savoir|comprendre|connaitre)|vous devez ~1 (nous|me|indiquer|choisir|decider)|(vous|te) (demande|demandons|prie|prions) ~1 (donc|instamment|par consequent|des lors) ~1 (de|d)',
  '(estoy|estamos|sigo|seguimos) ~1 (esperando|a la espera de) ~1 (tu|tus|su|sus|que)|(tienes|debes|usted tiene|usted debe) ~1 (que )?(enviar*|firmar*|pagar*|rellenar*|confirmar*|traer*|presentar*|subir*|devolver*|revisar*|elegir*|renovar*)|(seria|es) ~1 (necesario|preciso|conveniente|importante|imprescindible) que (nos|me)|(tendria|tendrian|tendrias|deberia|deberias|deberian) ~1 (indicar*|decir*|elegir|decidir|confirmar*)|(me gustaria|nos gustaria|quisiera|querria|quisieramos|quiero|queremos) (saber|entender|conocer)|que (me|nos) (faciliten|facilite|confirmen|confirme|envien|envie|manden|mande|digan|diga|indiquen|indique|devuelvan|devuelva|reparen|repare|abonen|abone)',
  '(sto|stiamo) ~1 (ancora )?(aspettando|attendendo) ~1 (la|il|le|i) (tua|tuo|tue|tuoi|sua|suo|sue|suoi)|(devi|lei deve|dovete) ~1 (inviar*|firmar*|pagar*|compilar*|confermar*|portar*|fornir*|caricar*|restituir*|controllar*|sceglier*|rinnovar*)|(bisognerebbe|occorrerebbe|sarebbe necessario|sarebbe opportuno|e necessario|occorre) che (ci|mi|lei)|(dovrebbe|dovresti|dovreste) ~1 (indicar*|comunicar*|dirci|dirmi|scegliere|decidere|confermar*)|(vorrei|vorremmo|mi piacerebbe|voglio|vogliamo) (sapere|capire|conoscere)|(le|vi|la) (chiedo|chiediamo|prego|preghiamo) ~1 (dunque|quindi|pertanto|percio) ~1 (di|d)|che (mi|ci) (inviate|inviino|confermiate|confermi|diciate|dica|comunichiate|comunichi|rimborsiate|rimborsi)',
)

/** `Se le requiere para que aporte …`, `La S.V. è invitata a …`, as authorities write. */
const demands = matchAnyOf(
  'you are ~2 (requested|required|asked|obliged|called upon|kindly requested) ~1 to|(is|are) ~1 to be (submitted|sent|paid|returned|provided) (by|before|within)',
  '(sie|du|ihr) (werden|wirst|werdet|sind) ~3 (gebeten|aufgefordert|ersucht|verpflichtet|angehalten)|(ersuchen|ersuche|fordern|fordere) (wir|ich) (sie|dich|euch)|(ist|sind) ~6 (einzureichen|nachzureichen|vorzulegen|zu begleichen|zu uberweisen|zu entrichten)',
  '(vous|tu) (etes|es) ~2 (prie*|invite*|tenu*|requis*) ~1 (de|d|a)|(vous|te) (prions|prie|invitons|invite) ~2 (de|d|a)',
  '(se le|se les|se te) ~1 (requiere|ruega|solicita|insta|pide|invita) ~9 (que|a|el|la|los|las|aporte|presente|remita|envie|abone)',
  '(si (prega|invita|richiede|chiede)|(pregato|pregata|pregati|pregate|invitato|invitata|invitati|invitate|tenuto|tenuta|tenuti) ~1 (di|a|ad))|(pregherei|pregheremmo|inviterei|inviteremmo) ~2 (di|a|d)',
)

/** What others ask the reader by the writer: `Unsere Schichtleiter fragen, ob sie …` */
const relayed = matchAnyOf(
  '(our|my|the (board|boss|management|director|insurance)) ~3 (ask|asks|is asking|are asking|wants to know|want to know|would like to know) ~2 (whether|if|how many|how much|when|which|what)',
  '(unser*|mein*|die (geschaftsleitung|direktion|versicherung|buchhaltung)|der (vorstand|chef)) ~3 (fragt|fragen|lasst fragen|lassen fragen|will wissen|wollen wissen|mochte wissen|mochten wissen) (,)? ~2 (ob|wie|wann|welche*|wo|was)',
  '(notre|nos|mon|ma|la (direction|comptabilite)|le (directeur|patron)) ~3 (demande|demandent|voudrait savoir|voudraient savoir|aimerait savoir|aimeraient savoir) ~3 (si|s|combien|quand|quel*|comment)',
  '(nuestr*|mi|mis|la (direccion|contabilidad)|el (director|jefe)) ~3 (pregunta|preguntan|quiere saber|quieren saber|querria saber) ~2 (si|cuant*|cuando|cual*|que|como|donde)',
  '(nostr*|mio|mia|il (direttore|capo)|la (direzione|contabilita)) ~3 (chiede|chiedono|vuole sapere|vogliono sapere|vorrebbe sapere|vorrebbero sapere) ~2 (se|quant*|quando|qual*|che|come|dove)',
)

/** `Remember to bring the form`, `Somebody should look at the pump.` */
const reminders = matchAnyOf(
  '(don t forget|do not forget|please ~1 remember) to|remember to ~1 (bring|send|take|collect|sign|pack|pay)|(somebody|someone) ~1 (needs to|should|must|has to|ought to) ~1 (look|check|fix|repair|talk|speak|call|see|have|clean|replace|take)',
  '(denk|denke|denken sie|denkt) ~2 (an|daran) ~6 (mitbringen|mitzubringen|bringen|schicken|mitnehmen|mitzunehmen|den|die|das|deine*|ihre*|eure*)|(vergiss|vergesst|vergessen sie) ~1 nicht ~1 (den|die|das|deine*|ihre*|eure*|,)|(mochte|mochten|wurde|wurden) ~2 (dich|sie|euch) ~3 bitten ~1 ,|(jemand|einer) ~1 (musste|sollte|muss) ~9 (ansehen|anschauen|prufen|reparieren|sprechen|reden|anrufen|nachsehen|kummern|austauschen|reinigen|draufschauen)',
  '(pensez|pense|penser) a ~1 (apporter|prendre|amener|joindre|envoyer|signer|rapporter|laisser|venir avec|verifier|confirmer|deposer|payer|repondre|regler|remplir|commander|reserver|appeler|renvoyer)|(n oublie|n oubliez) pas ~1 (d|de)|(quelqu un) ~1 (devrait|doit) ~2 (regarder|verifier|reparer|parler|appeler|voir|changer|nettoyer)|(laisse|laissez|depose|deposez) ~1 (la|le|les|ta|votre|tes|vos) ~1 (cle|cles|clef|dossier|colis|sac|badge) (chez|dans|sous|a|au|devant|sur)',
  '(no te olvides|no se olvide|no os olvideis) de|(no olvides|no olvide|no olvideis|no olviden|acuerdate de|acuerdese de|acordaos de) ~1 (traer*|llevar*|enviar*|mandar*|recoger*|firmar*|revisar*|confirmar*|subir*|pagar*|rellenar*|llamar*|reservar*)|(recuerda|recuerde) ~1 (traer|llevar|enviar)|alguien ~1 (deberia|tendria que|tiene que|debe) ~2 (mirar|revisar|arreglar|hablar|llamar|ver|cambiar|limpiar)|(deja|dejad|deje) ~1 (la|las|el) (llave|llaves|paquete|bolsa) (en|donde|debajo|con|al|bajo)',
  '(non dimenticare|non dimentichi|non dimenticate|ricordati|si ricordi|ricordatevi) ~1 (di )?(portar*|inviar*|mandar*|firmar*|ritirar*|controllar*|confermar*|caricar*|pagar*|compilar*|chiamar*|prenotar*)|qualcuno ~1 (dovrebbe|deve) ~2 (guardare|controllare|riparare|parlare|chiamare|vedere|cambiare|pulire)|(lascia|lasci|lasciate) ~1 (la|le|il) (chiave|chiavi|pacco|borsa) (dal|da|sotto|in|alla|al|nella|nel)',
)

/** `Don't forget to have fun!` */
const pleasures = matchAnyOf(
  'fun|smile|enjoy|laugh|relax|rest',
  'spass|lachen|lacheln|geniessen|ausruhen|entspannen',
  'amuser|sourire|profiter|reposer',
  'divertirte|divertirse|sonreir|disfrutar|descansar',
  'divertirti|divertirsi|sorridere|goderti|riposarti',
)

const needs = matchAnyOf(
  '(i|we) ~1 need ~9 (by|before|no later than|at the latest)',
  '(benotigen|brauchen|benotige|brauche) (wir|ich) ~2 (bis|spatestens|von ihnen|von dir|von euch|ihre*|deine*|folgende*)|(wir|ich) (benotigen|brauchen|benotige|brauche) ~3 (bis|spatestens|von ihnen|von dir|von euch)',
  '(avons|ai|aurions|aurais) besoin ~9 (avant|d ici|au plus tard)|(nous|me) (faut|faudrait|manque) ~9 (avant|d ici|au plus tard)',
  '(hacen|hace) falta ~9 (antes|a mas tardar)|(necesito|necesitamos|necesitaria|necesitariamos) ~9 (antes|a mas tardar|como muy tarde)|(nos|me) (falta|faltan) ~9 (antes|a mas tardar)',
  '(servono|occorrono) ~9 (entro|prima)|(ci|mi) (serve|servono|occorre|occorrono|manca|mancano) ~9 (entro|prima)|(abbiamo|ho) bisogno ~9 (entro|prima)',
)

const no_need = matchAnyOf(
  '(don t|do not|no longer) ~1 need|nicht|kein|keine|keinen|(n|ne) ~2 (pas|plus|aucun*)|no|non|pas',
)

/** Whether a folded sentence says what its writer wants of its reader: `Il faudrait que vous nous indiquiez…` */
export function wishesFromReader(folded: string): boolean {
  return (
    wishes.test(folded) ||
    demands.test(folded) ||
    relayed.test(folded) ||
    invitesReader(folded) ||
    (reminders.test(folded) && !pleasures.test(folded)) ||
    (needs.test(folded) && !no_need.test(folded))
  )
}

const needed_by = matchAnyOf(
  '(i|we) (need|ll need|will need) (it|this|that|them) ~4 (by|before|until|no later)|(yes or no|answer|decision) (i|we) need (by|before)',
  '(das|es|die|sie|alles) (brauche|brauchen|brauchte|brauchten|benotige) (ich|wir) ~3 (bis|vor|spatestens)|(ich|wir) (brauche|brauchen|brauchte|brauchten) (das|es|die|sie|alles) ~3 (bis|vor|spatestens)',
  '(j en|nous en) ~1 (ai|avons|aurais|aurions) besoin ~2 (avant|pour|d ici|au plus tard)|il (me|nous) (le|la|les) faut ~2 (avant|pour|d ici|au plus tard)',
  '(lo|la|los|las) (necesito|necesitamos|necesitaria) ~3 (antes|para|como muy tarde|a mas tardar|como tarde)',
  '(mi|ci) (serve|servono|servirebbe) (entro|prima|al piu tardi|per)|(ne) (ho|abbiamo|avrei) bisogno (entro|prima|per)',
)

/** `I need it by Friday`, said of what was asked for before. */
export function saysNeededBy(folded: string): boolean {
  return needed_by.test(folded)
}

const no_reply = matchAnyOf(
  'no (need|reason) to (reply|answer|respond)|no (reply|answer|response) (needed|necessary|required)|(don t|do not) need to (reply|answer|respond)',
  '(antwort|ruckmeldung) ~2 (nicht|keine) ~1 (notig|notwendig|erforderlich)|keine (antwort|ruckmeldung) ~1 (notig|notwendig|erforderlich)|(brauchst|brauchen|braucht|musst|mussen|musst) ~3 nicht (zu )?antworten',
  '(pas besoin|inutile) de ~1 (repondre|reponse)|(n attend|n appelle) ~2 reponse',
  '(no hace falta|no es necesario|sin necesidad de) ~1 (responder|que respond*|respuesta|contestar)',
  '(non serve|non occorre|non e necessario|non c e bisogno di) ~1 (rispondere|risposta|una risposta)',
)

/** Whether a folded text wants no answer. */
export function wantsNoReply(folded: string): boolean {
  return no_reply.test(folded)
}

const forbidden = /(?:please|pls) (?:do not|don't|dont) |bitte (?:nicht|nichts) /

/** `You don't need to do anything, and please don't book a flight.` */
export function onlyForbids(folded: string): boolean {
  return forbidden.test(folded)
}

const same_again = filtered(
  /(?:^|[.:,;] ?)[¿]?(?:same again|same as (?:before|usual|last (?:year|time))|as usual|wie (?:gehabt|immer|letztes (?:jahr|mal)|bisher)|comme (?:d'habitude|avant|l'an dernier|la derniere fois)|(?:igual|lo mismo) (?:que (?:siempre|antes|el ano pasado)|otra vez)|como siempre|come (?:sempre|al solito|l'anno scorso|prima)) ?\?/,
)

/** A question that says what it is about by the sentence before it: `Same again?` */
export function asksForTheSame(folded: string): boolean {
  return same_again.test(folded)
}
