import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence thanks for no favour of the reader's: for a mail alone, or for what it asks. */
export function thanksPolitely(folded: string): boolean {
  return thanksForMail(folded) || polite.test(folded)
}

/** Whether a folded sentence thanks the reader for a mail, for patience and the like. */
export function thanksForMail(folded: string): boolean {
  return for_mail.test(folded)
}

const for_mail = matchPhrases(
  [
    '(thank you|thanks) ~1 for (asking|letting|calling|visiting|ordering)|(thank you|thanks) ~3 for (your|the|getting|coming|contacting|writing|choosing|reaching|ordering) ~2 (message|mail|email|e|note|visit|reply|response|answer|letter|patience|understanding|attention|time|interest|order|enquiry|inquiry|request|confirmation|information|info|update|purchase|business|trust|cooperation|in|back|touch|us|out|quote|offer|invitation|invoice)',
    '(danke|dank) der nachfrage|(dank|danke) ~3 (fur|furs) ~3 (zeit|auswahl|besuch|gesprach|nachfrage|nachricht|mail|email|mails|schreiben|antwort|ruckmeldung|anfrage|geduld|verstandnis|aufmerksamkeit|interesse|einkauf|kauf|bestellung|auftrag|bestatigung|information|informationen|info|vertrauen|einladung|angebot|rechnung|zusammenarbeit)',
    'merci ~2 (pour|de) (votre|ton|vos|tes|le|la|les|l|cette) ~1 (message|mail|courriel|email|reponse|courrier|patience|comprehension|attention|interet|commande|achat|demande|confiance|confirmation|information|retour|invitation|devis|facture|collaboration)|(remercie|remercions|remerciant) ~1 (de|pour) (votre|ton) ~1 (message|mail|courriel|reponse|courrier|patience|comprehension|attention|interet|commande|demande|confiance|retour)',
    'gracias ~2 por (su|tu|vuestra|el|la|esta) ~1 (mensaje|correo|mail|email|respuesta|carta|paciencia|comprension|atencion|interes|pedido|compra|solicitud|consulta|confianza|confirmacion|informacion|colaboracion|invitacion|oferta|factura)|(agradezco|agradecemos) ~3 (respuesta|atencion|interes|confianza|paciencia|comprension)',
    '(grazie|ringrazio|ringraziamo) per (averci (scelto|contattato|scritto)|(aver|avere) (acquistato|ordinato|scelto)|(il|l) (suo|tuo)? ~1 acquisto)|(grazie|ringrazio|ringraziamo) ~2 (per|della|del|dell) (la|il|l|sua|tua|vostra|suo|tuo|vostro)? ~1 (messaggio|mail|email|e mail|risposta|lettera|pazienza|comprensione|attenzione|interesse|ordine|richiesta|fiducia|conferma|informazione|informazioni|collaborazione|invito|offerta|fattura|disponibilita|cortese)',
  ].join('|'),
)

const polite = matchPhrases(
  [
    '(thank you|thanks) in advance|thanks to (him|her|them|you and|the|our)|thanks ,? but',
    '(dank|danke) ~1 im voraus|dank (der|des|dem|einer|eines|ihm|ihr)',
    'merci ~2 (d avance|par avance)|merci (de|d) (ne|bien|me|nous|lui|leur|le|la|les|y|noter|prendre|confirmer|retourner|renvoyer|signaler|preciser|patienter|proceder|regler|repondre|indiquer|transmettre|faire|venir|penser|vous|verifier|envoyer|tenir|m (envoyer|indiquer|adresser|informer|dire|appeler|en|faire|confirmer))|(remercie|remercions|remerciant) ~1 (de|d|pour) (bien|ne|me|nous|noter|prendre|proceder|regler|repondre)|(remercie|remercions) (par avance|d avance|egalement de)',
    'gracias ~1 (de antemano|por adelantado|por anticipado)|(agradezco|agradecemos|agradeceria|agradeceriamos) ~4 (que|de antemano|confirm*)|gracias (a|al) (la|los|las|un|una|su|nuestro)',
    'grazie ~2 (in anticipo|anticipatamente)|(ringrazio|ringraziamo) ~1 (anticipatamente|sin d ora|fin d ora)|grazie (al|alla|ai|alle)',
  ].join('|'),
)

/** What both did, so that nobody says `You're welcome`. */
export function isMeeting(folded: string): boolean {
  return meeting.test(folded)
}

const meeting = matchPhrases(
  [
    '(getting back|coming back|replying|answering|writing|quick|swift|prompt|fast|kindly|call|meeting|talk|chat|conversation|meeting you|time|yesterday|all|everyone|everybody|but|booking|payment|registration|application|heads up)',
    '(schnelle|rasche|prompte|schnell|zugige|antworten|zuruckschreiben|gesprach|treffen|telefonat|termin|besprechung|sitzung|gestern|alle|allen|aber|buchung|zahlung|anmeldung|bewerbung|vorab)',
    '(rapide|reactivite|repondu|repondre|ecrit|appel|reunion|entretien|echange|rendez vous|rencontre|hier|tous|toutes|mais|inscription|paiement|candidature)',
    '(contestar|responder|rapido|rapidez|escribir|a ti|a usted|a vosotros|llamada|reunion|charla|conversacion|encuentro|ayer|todos|todas|pero|reserva|inscripcion|pago|candidatura)',
    '(risposto|rispondere|rapidita|veloce|scritto|a te|a lei|a voi|chiamata|telefonata|riunione|incontro|chiacchierata|colloquio|ieri|tutti|tutte|ma|prenotazione|iscrizione|pagamento|candidatura)',
  ].join('|'),
)
