import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence calls off what its writer and its reader had planned, in passing: `Anulamos lo de las 9:30`. */
export function callsOff(folded: string): boolean {
  return called_off.test(folded) && !cancelsThing(folded)
}

const called_off = matchPhrases(
  [
    '(let s|i ll|we ll|i m|we re|have to|need to|must|i) (skip|scrap|drop|call off|cancel|calling off|cancelling) (our|the|tomorrow s|today s|this week s|monday s|tuesday s|wednesday s|thursday s|friday s) ~1 (meeting|call|1|one|coffee|lunch|dinner|session|lesson|appointment|catch up)|(let s|i ll|we ll) (skip|scrap|drop|call off|cancel) (tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|this week)',
    '(lassen wir|lass uns) ~4 ausfallen|(ich|wir) ~1 (sage|sagen|blase|blasen) ~4 (ab|fur (morgen|heute) ab)|(morgen|heute|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) (wird|klappt) ~2 nichts|(wird|aus|mit) ~3 (morgen|heute|unserem treffen|treffen) ~1 (wird )?(leider )?nichts|(ich|wir) (muss|mussen) ~1 (fur )?(morgen|heute|das treffen|den termin|unser treffen|unseren termin) ~1 absagen',
    '(on|j|nous) (annule|annulons) (celui|celle|pour|demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|notre (rdv|rendez vous|point|dejeuner|appel|reunion)|le (rdv|rendez vous|point|dejeuner|call))|on laisse tomber (pour )?(demain|ce soir|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi)',
    '(anulamos|cancelamos|anulo|cancelo|suspendemos|anulemos|cancelemos) (lo de|lo del|la (reunion|cita|llamada|comida|clase)|el (cafe|encuentro|almuerzo)|nuestra (reunion|cita|llamada)|nuestro)|(dejamos|dejemos) lo de (manana|hoy|la|las|el|esta)',
    '(annulliamo|cancelliamo|saltiamo|annullo) (quello di|quello delle|per (domani|oggi|stasera)|la (riunione|chiamata|lezione|call)|l (incontro|appuntamento)|il (pranzo|caffe|nostro)|la nostra)|(lasciamo (perdere|stare)) (per )?(domani|oggi|stasera|lunedi|martedi|mercoledi|giovedi|venerdi)',
    // The meeting is named first: `il colloquio di venerdì lo dobbiamo annullare`.
    '(our|the|tomorrow s|today s|monday s|tuesday s|wednesday s|thursday s|friday s) ~2 (meeting|call|interview|lesson|session|appointment|lunch|dinner|workshop|training|rehearsal|visit|class|practice) ~7 (is|has been|is now|has to be|will be|had to be|must be) (cancelled|canceled|called off|off)|(have|having|need|need to|must|had|has) ~1 (cancel|call off) ~3 (meeting|call|interview|lesson|session|appointment|lunch|dinner|workshop|training|rehearsal|visit|class|practice)',
    '(treffen|termin|besprechung|gesprach|vorstellungsgesprach|probe|training|kurs|unterricht|sitzung|workshop|essen|stunde|telefonat) ~8 (mussen wir|muss ich|muss|mussen) ~2 (absagen|abgesagt werden|ausfallen|streichen|entfallen)|(treffen|termin|besprechung|gesprach|vorstellungsgesprach|probe|training|kurs|unterricht|sitzung|workshop|stunde|vorstandssitzung|teamsitzung|versammlung|chorprobe|vorlesung|sprechstunde|elternabend|meeting|verabredung) ~6 (fallt|ist|wird|entfallt) ~2 (aus|abgesagt|entfallt)',
    '(reunion|rdv|rendez vous|entretien|point|dejeuner|appel|cours|seance|repetition|atelier|visite|diner) ~8 (est|doit etre|a du etre|sera) (annule|annulee|supprime)|(dois|devons|doit|faut|oblige*) ~3 annuler ~2 (reunion|rdv|rendez vous|entretien|point|dejeuner|appel|cours|seance|repetition|atelier|visite|diner)',
    '(reunion|cita|entrevista|llamada|comida|clase|encuentro|cena|ensayo|sesion|taller|visita) ~8 (hay que|tenemos que|tengo que|debemos|vamos a) ~1 (cancelar|cancelarla|cancelarlo|anular|anularla|anularlo|suspender|suspenderla)|(reunion|cita|entrevista|llamada|comida|clase|encuentro|cena|ensayo|sesion|taller|visita) ~6 (queda|se|esta|ha sido) (anulad*|cancelad*|suspendid*|cancela|suspende|anula)|(tengo que|tenemos que|hay que|debo|debemos) (cancelar|anular|suspender) ~2 (reunion|cita|entrevista|llamada|comida|clase|encuentro|cena|ensayo|sesion|taller|visita)',
    '(colloquio|riunione|incontro|appuntamento|chiamata|pranzo|cena|lezione|call|prova|seduta|visita|corso) ~8 (dobbiamo|devo|bisogna|va|viene|tocca) ~1 (annullare|annullarlo|annullarla|annullato|annullata|cancellare|disdire|disdirlo)|(colloquio|riunione|incontro|appuntamento|chiamata|pranzo|cena|lezione|call|prova|seduta|visita|corso) ~6 (e|salta|viene|stato|stata) (annullat*|saltat*)|(devo|dobbiamo|bisogna) (annullare|disdire|cancellare) ~2 (colloquio|riunione|incontro|appuntamento|chiamata|pranzo|cena|lezione|call|prova|seduta|visita|corso)',
  ].join('|'),
)

/** Begins a condition, or names one before it comes to what follows from it. */
const conditional =
  /(?:^|[,;:(–—.] ?|(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma) )(?:if|unless|should|in case|wenn|falls|sollte|sollten|sofern|s'il|s'ils|si|se|qualora|en caso de que)(?! ?,)(?![\p{L}\p{N}])/u

/** Whether a folded sentence cancels an order, a contract or another thing, or only would: no meeting is off by that. */
export function cancelsThing(folded: string): boolean {
  return things.test(folded) || conditional.test(folded)
}

const things = matchPhrases(
  [
    '(cancel*) ~6 ((hours|days) (before|beforehand|in advance|notice)|free of charge|in advance)|(absag*|storn*) ~6 ((stunden|tage) (vorher|zuvor|vor)|kostenlos|kostenfrei)|(annul*) ~6 ((heures|jours) (avant|a l avance)|sans frais|gratuitement)|(cancel*|anul*) ~6 ((horas|dias) (antes|de antelacion)|gratis|sin coste|sin cargo)|(annull*|cancell*|disd*) ~6 ((ore|giorni) (prima|di anticipo|di preavviso)|gratuitamente|gratis)',
    '(cancel|cancelling|canceling|cancelled|canceled) ~2 (order|orders|contract|contracts|subscription|subscriptions|membership|card|policy|insurance|purchase|account|licence|license|licences|licenses|room|rooms|hotel|payment|booking|flight|flights|ticket|tickets|invoice|delivery|transfer|direct debit|standing order|parcel|camera|lease) (,|.|!|and|with|from|for|as|because|since|by|if|unless|or|free|at|until|now|again|before|immediately)|(order|orders|contract|subscription|membership|card|policy|room|rooms|booking|flight|ticket|tickets|delivery|payment|purchase) ~5 (cancelled|canceled)',
    '(bestellung|bestellungen|auftrag|auftrage|vertrag|abo|abonnement|mitgliedschaft|karte|versicherung|kauf|konto|zimmer|hotel|hotelzimmer|buchung|reservierung|flug|ticket|tickets|rechnung|lieferung|uberweisung|lastschrift|lizenz|lizenzen|kamera) ~6 (storniere*|storniert|absagen|abgesagt|streichen|gestrichen|kundige*|gekundigt|widerrufe*|entfallt)|(storniere|storniert|stornieren|streichen|kundige|kundigen) ~4 (bestellung|bestellungen|auftrag|vertrag|abo|abonnement|mitgliedschaft|karte|versicherung|kauf|zimmer|hotel|buchung|reservierung|flug|lieferung|lizenz|lizenzen)',
    '(annule*|annuler|annulons|resilie*|resilier) ~3 (commande|commandes|contrat|contrats|abonnement|adhesion|carte|assurance|achat|compte|chambre|chambres|hotel|reservation|vol|billet|billets|facture|livraison|virement|licence)|(commande|commandes|contrat|abonnement|carte|chambre|chambres|reservation|vol|billet|facture|livraison) ~5 (annule*|resilie*)',
    '(cancelar|anular|cancelo|anulo|cancelamos|anulamos|suspender|cancelada|anulada|anulado|cancelado|cancele|anule) ~3 (pedido|pedidos|contrato|suscripcion|abono|tarjeta|seguro|poliza|compra|cuenta|habitacion|habitaciones|hotel|reserva|vuelo|billete|billetes|factura|entrega|transferencia|licencia)|(pedido|pedidos|contrato|suscripcion|tarjeta|poliza|habitacion|habitaciones|reserva|vuelo|billete|factura|entrega) ~5 (cancel*|anul*|suspend*)',
    '(annullare|annullo|annulliamo|annullato|annullata|disdire|disdico|disdiciamo|cancellare|cancellata|cancellato) ~3 (ordine|ordini|contratto|contratti|abbonamento|iscrizione|carta|assicurazione|polizza|acquisto|conto|camera|camere|hotel|albergo|prenotazione|volo|biglietto|biglietti|fattura|consegna|bonifico|licenza)|(ordine|ordini|contratto|abbonamento|carta|polizza|camera|camere|prenotazione|volo|biglietto|fattura|consegna) ~5 (annulla*|disdi*|disdett*|cancella*)',
  ].join('|'),
)
