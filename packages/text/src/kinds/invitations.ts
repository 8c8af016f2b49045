import { foldText } from '../wish/terms/tokens.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a sentence speaks of an invitation without being one: of an entry of a calendar, of one called off, of a demand. */
export function usesInvitation(sentence: string): boolean {
  return others.test(foldText(sentence))
}

const others = matchPhrases(
  [
    '(cancel*|delete|decline|ignore|remove|withdraw|resend|move|update) ~3 (invite|invites|invitation|invitations)|(calendar|zoom|teams|outlook|meeting) (invite|invites|invitation)|(send|sending|sent|put) ~3 (an|the|out|a) ~1 (invite|invites|calendar invitation)|(you are|you re) welcome to (call|contact|write|ask|reach|get|send|use|keep|bring)|(thanks|thank you) ~3 (invit*)|invite ~3 (others|him|her|them|people|colleagues)',
    '(einladung|termineinladung|kalendereinladung) ~4 (loschen|ablehnen|ignorieren|hinfallig|zuruckziehen|verschieben|storn*|absagen)|(losche|losch|loschen|ignoriere|lehne|storniere*) ~4 (einladung)|(danke|dank) ~4 einladung|(laden|lade|ladt) ~6 (hoch|herunter|runter|auf)|(der|im|den|dem|ein|zum|vorm|kleiner|unser|unserem) (laden)|(sende|schicke|schick|senden|verschicke) ~4 (einladung|termineinladung|kalendereinladung)',
    '(annule*|annuler|supprime*|supprimer|ignore*|ignorer|decline*|refuse*|deplace*) ~3 (invitation|invitations|invit)|(merci|remercie|remercions) ~3 invitation|(invite|invitons|invitent) ~1 (donc )?(a|de|d) (regler|payer|proceder|consulter|contacter|lire|nous|prendre|verifier|completer|remplir|transmettre|renvoyer|retourner|signaler|faire|regulariser|respecter|suivre|repondre|vous|adresser|effectuer)|(envoie|envoyer|envoye) ~3 (invitation|invit) ~2 (agenda|calendrier|teams|zoom|outlook)',
    '(cancela|cancele|cancelar|anula|anule|anular|borra|borre|borrar|ignora|ignore|rechaza|elimina) ~3 (invitacion)|gracias ~3 (invit*)|(agradezco|agradecemos) ~3 invit*|(invito|invitamos|invita) ~1 a (que )?(pagar|abonar|regularizar|contactar|revisar|consultar|leer|enviar|remitir|completar|rellenar|responder|ponerse|comunicar*|leerlo|proceder)|(envie|enviado|mande|mandado) ~2 invitacion|(envio|enviare|enviar|mando) ~3 (invitacion) ~2 (calendario|teams|zoom|outlook)',
    '(cancella|cancelli|cancellare|elimina|elimini|eliminare|ignora|ignori|annulla|annulli|rifiuta|sposta) ~3 (invito|inviti)|grazie ~3 invit*|ringrazi* ~4 invit*|(invito|invitiamo|invitano|invita) ~2 (a|ad) (non|voler*|provvedere|pagare|saldare|regolarizzare|compilare|inviare|contattar*|prendere|leggere|verificare|consultare|fornir*|trasmettere|rispettare|comunicar*|confermar*|segnalar*|effettuare|procedere|rispondere|restituire)|(mando|invio|mandero|inviero) ~3 (invito) ~2 (calendario|teams|zoom|outlook)',
  ].join('|'),
)
